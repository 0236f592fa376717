import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installBrowser, launchOptions } from '../test/chromium.ts';
import { fingerprint, fingerprintFile, openPicture, pictureFolder, pictures } from './pictures.ts';
import { serveStorybook } from './serveStorybook.ts';

installBrowser();
execFileSync('npm', ['run', '--silent', 'build-storybook'], { stdio: 'inherit' });
mkdirSync(pictureFolder, { recursive: true });
const { url, close } = await serveStorybook();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({
  // As high as the highest picture. Otherwise a sticky foot would be drawn in the middle.
  viewport: { width: 512, height: 1200 },
  deviceScaleFactor: 2,
  locale: 'en-US',
});
const fingerprints: Record<string, string> = {};
for (const { name, story } of pictures) {
  for (const theme of ['light', 'dark']) {
    const drawn = await openPicture(page, url, story, theme);
    fingerprints[name] = fingerprint(await drawn.evaluate((element) => element.outerHTML));
    const { x, y, width, height } = (await drawn.boundingBox())!;
    const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
    await page.screenshot({
      path: join(pictureFolder, `${name}-${theme}.png`),
      clip,
      fullPage: true,
    });
  }
}
writeFileSync(fingerprintFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
await browser.close();
close();
// Also takes the pictures that a test compares the stories with, from the same Storybook.
execFileSync('npx', ['vitest', 'run', '--project', 'showroom', 'test/showroom/looks.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, LOOKS: 'accept' },
});
