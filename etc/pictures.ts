import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** The pictures of the README, and the stories that they are of. */
export const pictures = [
  { name: 'form', story: 'form-states--pristine' },
  { name: 'consent', story: 'url-consent--punycode-spoofed' },
] as const;

const root = join(import.meta.dirname, '..');
export const pictureFolder = join(root, 'docs');
/** A fingerprint of what each picture shows, so that a test notices when a picture is out of date. */
export const fingerprintFile = join(pictureFolder, 'fingerprints.json');

/** Opens a picture's story, and waits until it is drawn. */
export async function openPicture(page: Page, url: string, story: string, theme: string) {
  await page.goto(`${url}iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  const root = page.locator('[data-slot="elicitation"]');
  await root.locator('[data-slot="elicitation-decline"]').waitFor();
  // The buttons of a consent are ready after a second.
  await page.waitForTimeout(2000);
  return root;
}

/** The fingerprint of the markup and the stylesheet that a picture is drawn from. */
export function fingerprint(markup: string): string {
  const styles = readFileSync(join(root, 'src/styles.css'), 'utf8');
  const withoutIds = markup.replace(/_r_\w+?_/g, '');
  return createHash('sha256').update(styles).update(withoutIds).digest('hex').slice(0, 16);
}
