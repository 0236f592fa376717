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

/** The styles of a host, as Vite builds them for production: `light-dark()` is written for older browsers. */
async function bundle(stylesheet: string, hostStyles: string): Promise<string> {
  const folder = scratchFolder('bundled');
  cpSync(join(import.meta.dirname, '../../dist', stylesheet), join(folder, 'library.css'));
  writeFileSync(join(folder, 'host.css'), `@import './library.css';\n${hostStyles}`);
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" href="./host.css">');
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const assets = join(folder, 'dist/assets');
  const styles = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
  expect(styles.join()).toContain('--lightningcss-light');
  return styles.join('\n');
}

async function readColors(styles: string, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ colorScheme });
  await page.setContent(`<style>${styles}</style><main>${section}</main>`);
  const colors = await page.evaluate(() => {
    const styleOf = (slot: string) =>
      getComputedStyle(document.querySelector(`[data-slot="${slot}"]`)!);
    return {
      surface: styleOf('elicitation').backgroundColor,
      edge: styleOf('elicitation-input').borderTopColor,
    };
  });
  await page.close();
  return colors;
}

describe.each(stylesheets)('HOST-7 %s after a production build', (stylesheet) => {
  test('is light where no stylesheet says color-scheme', async () => {
    const styles = await bundle(stylesheet, '');
    expect(await readColors(styles, 'light')).toEqual(light);
    expect(await readColors(styles, 'dark')).toEqual(light);
  });

  test('follows the page’s color-scheme, wherever that is set', async () => {
    const both = await bundle(stylesheet, ':root { color-scheme: light dark }');
    expect(await readColors(both, 'light')).toEqual(light);
    expect(await readColors(both, 'dark')).toEqual(dark);
    const layered = await bundle(stylesheet, '@layer base { html { color-scheme: dark } }');
    expect(await readColors(layered, 'light')).toEqual(dark);
    const inside = await bundle(stylesheet, 'main { color-scheme: dark }');
    expect(await readColors(inside, 'light')).toEqual(dark);
  });
});
