import { chromium, type Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import type { AccessibilityResults, PictureResults } from './results.ts';

const results: AccessibilityResults = {
  day: '2026-11-23',
  browser: 'Chromium 156',
  stories: {
    'form-kinds--text': {
      light: { faults: ['label: <input>'], rules: 21, text: 5.126, edge: 3.4 },
      dark: { faults: [], rules: 20, text: 4.71, edge: 3.9 },
      '320 px': { faults: [], rules: 21, target: 24 },
      phone: { faults: [], target: 44 },
    },
  },
};
const pictures: PictureResults = {
  'form-kinds--text': { 'wide light': 'one.png', 'phone dark': 'two.png' },
};
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let page: Page;
beforeAll(async () => {
  const browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
  return () => browser.close();
});

async function openPage(title: string, found: object | undefined) {
  await page.unrouteAll();
  await page.route('**/results/*', (route) => {
    if (route.request().url().endsWith('.png')) return route.fulfill({ body: png });
    return found ? route.fulfill({ json: found }) : route.fulfill({ status: 404 });
  });
  const url = new URL('iframe.html', inject('showroomUrl'));
  url.search = new URLSearchParams({ viewMode: 'docs', id: `docs-${title}--docs` }).toString();
  await page.goto(url.href);
}

test('the accessibility page of the site says what the tests found in each story', async () => {
  await openPage('accessibility-results', results);
  const row = page.getByRole('row', { name: /form-kinds--text/ });
  await row.waitFor();
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells).toEqual(['form-kinds--text', '1', '20', '4.71', '3.40', '24', '44']);
  await page.getByText('form-kinds--text, light: label: <input>').waitFor();
  const link = row.getByRole('link', { name: 'form-kinds--text' });
  expect(await link.getAttribute('href')).toBe('?path=/story/form-kinds--text');
});

test('the page of pictures shows those that the tests took, by width and theme', async () => {
  await openPage('pictures', pictures);
  await page.getByText('Pictures: 1').waitFor();
  const shown = () => page.locator('.pictures img').getAttribute('src');
  expect(await shown()).toBe('results/one.png');
  await page.getByRole('radio', { name: 'phone dark' }).check();
  await expect.poll(shown).toBe('results/two.png');
});

test.each(['accessibility-results', 'pictures'])(
  'the page %s says so where no tests have run',
  async (title) => {
    await openPage(title, undefined);
    const words = page.getByText(/The tests have not looked at this Storybook yet/);
    await expect.poll(() => words.isVisible()).toBe(true);
  },
);
