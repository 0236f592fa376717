import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { scratchFolder } from './scratch.ts';

const stylesheets = ['styles.css', 'styles.unlayered.css'];
const light = { surface: 'rgb(255, 255, 255)', edge: 'rgb(127, 134, 147)' };
const dark = { surface: 'rgb(30, 32, 37)', edge: 'rgb(124, 131, 144)' };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

const section = `<section data-slot="elicitation"><input data-slot="elicitation-input"></section>`;
const inPage = `<style>STYLES</style>${section}`;
const inShadow = `<aside><template shadowrootmode="open">${inPage}</template></aside>`;

/** The styles of a host, as Vite builds them for production: it rewrites the host's `light-dark()` for older browsers. */
async function bundle(stylesheet: string): Promise<string> {
  const folder = scratchFolder('bundled');
  cpSync(join(import.meta.dirname, '../../dist', stylesheet), join(folder, 'library.css'));
  const own = 'p { color: light-dark(red, tan) }';
  writeFileSync(join(folder, 'host.css'), `@import './library.css';\n${own}`);
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" href="./host.css">');
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const assets = join(folder, 'dist/assets');
  const styles = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
  expect(styles.join()).toContain('--lightningcss-light');
  return styles.join('\n');
}

/** The colors of a panel in a page, or in a shadow tree that has the styles for itself. */
async function readColors(styles: string, colorScheme: 'light' | 'dark', html: string) {
  const page = await browser.newPage({ colorScheme });
  await page.setContent(html.replace('STYLES', styles));
  const colors = await page.evaluate(() => {
    const tree = document.querySelector('aside')?.shadowRoot ?? document;
    const styleOf = (slot: string) =>
      getComputedStyle(tree.querySelector(`[data-slot="${slot}"]`)!);
    return {
      surface: styleOf('elicitation').backgroundColor,
      edge: styleOf('elicitation-input').borderTopColor,
    };
  });
  await page.close();
  return colors;
}

describe.each(stylesheets)('HOST-7 %s after a production build', (stylesheet) => {
  let styles: string;
  beforeAll(async () => {
    styles = await bundle(stylesheet);
  });

  test.each([
    ['a page', inPage],
    ['a shadow tree', inShadow],
  ])('in %s, it is light where nothing says color-scheme', async (_, html) => {
    expect(await readColors(styles, 'light', html)).toEqual(light);
    expect(await readColors(styles, 'dark', html)).toEqual(light);
  });

  test('follows the page’s color-scheme, wherever that is set', async () => {
    const meta = '<meta name="color-scheme" content="light dark">';
    expect(await readColors(styles, 'light', meta + inPage)).toEqual(light);
    for (const html of [
      meta + inPage,
      meta + inShadow,
      `<style>:root { color-scheme: light dark }</style>${inPage}`,
      `<style>@layer base { html { color-scheme: dark } }</style>${inPage}`,
      `<main style="color-scheme: dark">${inPage}</main>`,
    ]) {
      expect(await readColors(styles, 'dark', html)).toEqual(dark);
    }
  });
});
