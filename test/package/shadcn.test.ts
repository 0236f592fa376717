import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { findFaults } from '../showroom/findFaults.ts';
import { installInto, scratchFolder } from './scratch.ts';

const root = join(import.meta.dirname, '../..');
const bin = (path: string) => join(root, 'node_modules', path);
const run = promisify(execFile);

/**
 * In place of shadcn's own host, so that the test needs no network: parts with the names, props, variants and chevron
 * of shadcn's. See test/package/shadcn/ui.
 */
async function serveParts() {
  const noColors = { light: {}, dark: {} };
  const server = createServer(({ url = '' }, response) => {
    const [, part] = /^\/r\/styles\/new-york-v4\/([\w-]+)\.json$/.exec(url) ?? [];
    if (part !== undefined) {
      const path = `registry/new-york-v4/ui/${part}.tsx`;
      const content = readFileSync(join(import.meta.dirname, `shadcn/ui/${part}.tsx`), 'utf8');
      const files = [{ path, type: 'registry:ui', content }];
      response.end(JSON.stringify({ name: part, type: 'registry:ui', files }));
    } else if (url === '/r/colors/neutral.json') {
      const templates = { inlineColorsTemplate: '', cssVarsTemplate: '' };
      response.end(JSON.stringify({ inlineColors: noColors, cssVars: noColors, ...templates }));
    } else {
      response.writeHead(404).end();
    }
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/r`, close: () => server.close() };
}

/** An empty Next app with shadcn/ui in it, and what `shadcn add` makes of it. */
async function addToApp(): Promise<string> {
  const { folder } = installInto('shadcn', {
    type: 'module',
    dependencies: {
      'react-mcp-elicitation': `file:${inject('tarball')}`,
      'class-variance-authority': '0.7.1',
      clsx: '2.1.1',
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'tailwind-merge': '3.7.0',
    },
    devDependencies: {
      '@tailwindcss/postcss': '4.3.5',
      '@types/node': '24.19.2',
      '@types/react': '19.3.0',
      tailwindcss: '4.3.5',
      typescript: '^5.9.0',
    },
  });
  cpSync(join(import.meta.dirname, 'shadcn'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('/shadcn/ui'),
  });
  const parts = await serveParts();
  const item = './node_modules/react-mcp-elicitation/registry/r/mcp-elicitation.json';
  try {
    await run(process.execPath, [bin('shadcn/dist/index.js'), 'add', '-y', item], {
      cwd: folder,
      env: { ...process.env, REGISTRY_URL: parts.url },
    });
  } finally {
    parts.close();
  }
  return folder;
}

/** Builds and serves the app. */
async function start(folder: string) {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const server = spawn(process.execPath, [next, 'start', '-p', '0'], { cwd: folder, env });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      const [, found] = /(http:\/\/localhost:\d+)/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    server.stderr.on('data', (text: Buffer) => reject(new Error(String(text))));
  });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  return { address, stop };
}

test('HOST-7 `shadcn add` makes an app of shadcn/ui ask with its own parts, in light and dark', async () => {
  const folder = await addToApp();
  const { address, stop } = await start(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    // With what Next wrote for its types.
    await run(process.execPath, [bin('typescript/bin/tsc'), '--noEmit', '-p', folder]);
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    await page.goto(address);
    const accept = page.getByRole('button', { name: 'Accept' });
    const select = page.getByRole('combobox', { name: 'Month' });
    const card = page.locator('[data-slot=elicitation]').first();
    const style = (locator: typeof card, name: string) =>
      locator.evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      );
    /** A color of the host's, as the browser has it. */
    const host = (name: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${color})`;
        const { color: found } = getComputedStyle(probe);
        probe.remove();
        return found;
      }, name);
    const danger = page.locator('[data-slot=elicitation-findings]');
    await danger.waitFor();

    // Buttons are shadcn's, by emphasis: Decline is the one to take where an address is dangerous.
    const classOf = (name: string, at: number) =>
      page.getByRole('button', { name }).nth(at).getAttribute('class');
    expect(await classOf('Accept', 0)).toMatch(/\bbg-primary\b/);
    expect(await classOf('Decline', 0)).toMatch(/\bbg-background\b/);
    expect(await classOf('Decline', 1)).toMatch(/\bbg-primary\b/);
    expect(await classOf('Open anyway', 0)).toMatch(/\bbg-background\b/);

    // The theme stands between Tailwind's reset and its utilities.
    expect(await style(card, 'border-top-width')).toBe('1px');
    expect(await style(accept, 'height')).toBe('36px');
    const branch = page.getByRole('textbox', { name: 'Branch' });
    expect(await style(branch, 'border-top-color')).toBe(await host('--input'));
    expect(await style(page.getByRole('textbox', { name: 'Notes' }), 'field-sizing')).toBe(
      'content',
    );

    // One chevron, and as wide as the others.
    expect(await style(select, 'background-image')).toBe('none');
    expect(await style(select, 'appearance')).toBe('none');
    expect(await page.locator('[data-slot=native-select-icon]').count()).toBe(1);
    expect(await style(select, 'width')).toBe(await style(branch, 'width'));

    // shadcn's own edges are fainter than 3:1. All else holds in both schemes.
    const faults = async () => {
      // Colors change over a while.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      return (await findFaults(page)).faults.filter((fault) => !fault.startsWith('boundary of'));
    };
    expect(await faults()).toEqual([]);
    const inLight = await style(danger, 'background-color');
    expect(await style(card, 'background-color')).toBe(await host('--card'));
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(() => style(card, 'color-scheme')).toBe('dark');
    expect(await style(card, 'background-color')).toBe(await host('--card'));
    expect(inLight).not.toBe(await style(danger, 'background-color'));
    expect(await faults()).toEqual([]);

    await branch.fill('release-2');
    await select.selectOption('March');
    await accept.click();
    await expect
      .poll(() => page.locator('output').textContent())
      .toBe(
        JSON.stringify({
          action: 'accept',
          content: { branch: 'release-2', month: 'March', notify: true },
        }),
      );
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await stop();
  }
}, 240_000);

test('the built registry is not stale: else `npm run registry`', async () => {
  const folder = scratchFolder('registry');
  await run(process.execPath, [bin('shadcn/dist/index.js'), 'build', '-o', folder], { cwd: root });
  for (const file of ['mcp-elicitation.json', 'registry.json']) {
    const read = (path: string) => JSON.parse(readFileSync(join(path, file), 'utf8')) as unknown;
    expect(read(join(root, 'registry/r'))).toEqual(read(folder));
  }
});
