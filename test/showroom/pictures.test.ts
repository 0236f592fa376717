import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { fingerprint, fingerprintFile, openPicture, pictures } from '../../etc/pictures.ts';
import { launchOptions } from '../chromium.ts';

test.each(pictures)(
  'the README’s picture of the $name is not stale: else `npm run screenshots`',
  async ({ name, story }) => {
    await using browser = await chromium.launch(launchOptions());
    const page = await browser.newPage({ locale: 'en-US' });
    const drawn = await openPicture(page, inject('showroomUrl'), story, 'light');
    const known = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Record<string, string>;
    expect(fingerprint(await drawn.evaluate((element) => element.outerHTML))).toBe(known[name]);
  },
);
