import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { compare, shrink } from './looks.ts';
import { openStory } from './openStory.ts';
import { keepResult } from './results.ts';
import { switchGlobals } from './storybook.ts';

/** Accepts what is drawn now: `npm run screenshots`. */
const isAccepting = process.env['LOOKS'] === 'accept';
const folder = join(import.meta.dirname, 'looks');
mkdirSync(folder, { recursive: true });

/** By the folder that they stand in. */
const views: Readonly<Record<string, string>> = {
  'form-states':
    'pristine failed one-error mostly-required unsatisfiable declined dialog thirteen-fields long-text answered withdrawn-while-typing sending with-deadline',
  'form-kinds':
    'date-time list optional-boolean long-multiselect long-described titled-multiselect described-options',
  'form-hostile': 'asks-for-secrets suggests-out-of-sight endless-message',
  'url-consent': 'https http localhost ip-address punycode-spoofed waiting completed',
  theming: 'brand dense shadcn terminal terminal-consent',
  receipt: 'accepted',
  queue: 'mute while-typing',
  'slots-buttons': 'shadcn',
  'slots-shadcn-ui': 'form consent',
  'slots-mantine': 'form consent',
  'slots-material-ui': 'form consent',
  'slots-radix-themes': 'form consent',
  'slots-ant-design': 'form consent',
  'slots-tailwind-css-3': 'form consent',
};
const stories = Object.entries(views).flatMap(([title, names]) =>
  names.split(' ').map((name) => `${title}--${name}`),
);
const widths = [
  ['wide', 720],
  ['phone', 390],
] as const;
/** Of a design system one width says enough: what wraps is the same everywhere. */
const isWideOnly = (id: string) => /^slots-(?!buttons)/.test(id);

const drawn: Record<string, Record<string, string>> = {};

/** Keeps a picture for the page of the site. */
function keepPicture(id: string, view: string, picture: Buffer): void {
  const file = `${id}-${view.replace(' ', '-')}.png`;
  keepResult(file, picture);
  (drawn[id] ??= {})[view] = file;
}

afterAll(() => {
  // A run of a part would make the page show less than there is.
  if (Object.keys(drawn).length === stories.length) keepResult('pictures.json', drawn);
});

/** To draw pictures on. */
let blank: Page | undefined;

describe.each(stories)('HOST-7 %s looks as it did: else `npm run screenshots`', (id) => {
  test.each(isWideOnly(id) ? widths.slice(0, 1) : widths)('%s', async (name, width) => {
    using story = await openStory(id);
    const { page } = story;
    // A form that may ask for a secret is drawn once the words for secrets are loaded.
    await page.locator('[data-slot=elicitation]').first().waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // As high as the form. Otherwise a sticky foot would be drawn in the middle.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: whole });
    blank ??= await page.context().browser()!.newPage();
    const found: Record<string, string | undefined> = {};
    for (const theme of ['light', 'dark']) {
      await switchGlobals(page, { theme });
      // A button of a consent is ready after a second.
      await page.waitForTimeout(/^url-|--consent$/.test(id) ? 1300 : 100);
      const picture = await page.screenshot({ fullPage: true });
      const now = await shrink(blank, picture);
      const file = join(folder, `${id}-${name}-${theme}.png`);
      keepPicture(id, `${name} ${theme}`, picture);
      if (isAccepting) {
        writeFileSync(file, Buffer.from(now.slice(now.indexOf(',') + 1), 'base64'));
      } else {
        found[theme] = await compare(blank, readFileSync(file), now);
      }
    }
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.emulateMedia({ reducedMotion: null });
    expect(found).toEqual(isAccepting ? {} : { light: undefined, dark: undefined });
  });
});
