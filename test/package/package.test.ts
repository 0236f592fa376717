import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { installInto } from './scratch.ts';

const consumer = join(import.meta.dirname, 'consumer');
const library = { 'react-mcp-elicitation': `file:${inject('tarball')}` };
const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

test('core runs in plain Node from the package, with no React installed', () => {
  const { folder } = installInto('no-react', { dependencies: library }, '--legacy-peer-deps');
  expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
  const script = `
    import { analyzeUrl, compileSchema } from 'react-mcp-elicitation/core';
    import { createElicitationQueue } from 'react-mcp-elicitation/host';
    const form = compileSchema({ type: 'object', properties: { a: { type: 'integer' } } });
    const { level, registrableDomain } = await analyzeUrl('http://a.example.co.uk/');
    const { clientOptions } = createElicitationQueue().connection({ name: 'Server' });
    console.log(JSON.stringify([form.toContent({ f0: '5' }), clientOptions.capabilities, level, registrableDomain]));`;
  expect(JSON.parse(run(folder, '--input-type=module', '-e', script))).toEqual([
    { content: { a: 5 }, notes: [] },
    { elicitation: { form: {}, url: {} } },
    'danger',
    'example.co.uk',
  ]);
});

test('PROTO-12 a server’s CI asks what a client that follows the specification would say', () => {
  const { folder } = installInto('server', { dependencies: library }, '--legacy-peer-deps');
  const command = join(folder, 'node_modules/.bin', 'react-mcp-elicitation');
  const check = (schema: object) =>
    spawnSync(command, ['check', '-'], {
      input: JSON.stringify(schema),
      encoding: 'utf8',
    });
  const honest = check({ type: 'object', properties: { age: { type: 'integer' } } });
  expect([honest.status, honest.stdout]).toEqual([
    0,
    '-: OK: clients that follow the specification accept this.\n',
  ]);
  const optional = { anyOf: [{ type: 'integer' }, { type: 'null' }] };
  const read = check({ requestedSchema: { type: 'object', properties: { age: optional } } });
  expect(read.status).toBe(1);
  expect(read.stdout).toContain(
    '-: "age": "anyOf" allows null: write the other type alone. (dialect)',
  );
  expect(read.stdout).toMatch(/specification refuse this\. message is missing/);
  const nested = check({ type: 'object', properties: { age: { type: 'object' } } });
  expect(nested.status).toBe(1);
  expect(nested.stdout).toContain(
    'this library refuses it too. requestedSchema.properties.age.type',
  );
  const url = check({ mode: 'url', message: 'Sign in.', url: 'https://example.com/' });
  expect([url.status, url.stdout]).toEqual([0, expect.stringContaining('open a URL')]);
  // Windows editors begin a file with a byte order mark.
  const marked = join(folder, 'marked.json');
  writeFileSync(marked, '\ufeff{"type":"object","properties":{}}');
  const unreadable = spawnSync(command, ['check', 'none', marked], { encoding: 'utf8' });
  expect(unreadable.status).toBe(2);
  expect(unreadable.stderr).toContain('none: ');
  expect(unreadable.stdout).toContain('accept this.');
});

describe.each([
  {
    name: 'React 18.2 and the oldest dependencies, beside a host’s zod 3',
    dependencies: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '^18.2.0',
      zod: '^3.25.0',
    },
    overrides: {
      '@noble/hashes': '2.0.0',
      'react-hook-form': '7.56.0',
      'react-mcp-elicitation': { zod: '4.0.0' },
    },
    expected: { react: '18.2.0' },
  },
  {
    name: 'React 19 beside a host’s zod 3',
    dependencies: {
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/react': '19.3.0',
      zod: '^3.25.0',
    },
    expected: { react: '19.3.1' },
  },
])('the tarball with $name', ({ dependencies, overrides, expected }) => {
  const { folder } = installInto('consumer', {
    type: 'module',
    dependencies: { ...library, ...dependencies, typescript: '~5.9.0' },
    ...(overrides && { overrides }),
  });
  cpSync(consumer, folder, { recursive: true });

  const render = `
    import { renderToString } from 'react-dom/server';
    import { elements } from './elements.js';
    const complaints = [];
    console.error = console.warn = (...words) => complaints.push(words.join(' '));
    // A server is up before it is asked. Until then, what few forms need is loaded.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const pages = elements.map((element) => renderToString(element));
    console.log(JSON.stringify({ complaints, pages }));`;

  test('HOST-5 renders on a server, hydrates, draws and answers in a built page', async () => {
    const zodOf = (...path: string[]) =>
      JSON.parse(readFileSync(join(folder, 'node_modules', ...path, 'package.json'), 'utf8')) as {
        version: string;
      };
    expect(zodOf('zod').version).toMatch(/^3\./);
    expect(zodOf('react-mcp-elicitation/node_modules/zod').version).toMatch(/^4\./);

    const outDir = join(folder, 'out');
    mkdirSync(outDir);
    const options = { root: folder, configFile: false, logLevel: 'error' } as const;
    await build({ ...options, build: { outDir } });
    const server = await preview({ ...options, build: { outDir }, preview: { port: 0 } });
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(server.resolvedUrls!.local[0]!);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'versions') as unknown)).toEqual({
        ...expected,
        zod: true,
      });
      const answer = page.evaluate(() => {
        const ask = Reflect.get(globalThis, 'ask') as (params: unknown) => Promise<unknown>;
        const properties = { name: { type: 'string', minLength: 3 }, yes: { type: 'boolean' } };
        const requestedSchema = { type: 'object', properties, required: ['name', 'yes'] };
        return ask({ message: 'Who?', requestedSchema });
      });
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('name').fill('A');
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await dialog.getByRole('group', { name: '2 answers need attention' }).waitFor();
      await dialog.getByLabel('name').fill('Ada');
      await dialog.getByLabel('No', { exact: true }).check();
      // The errors have gone and the buttons have moved, and no press counts until a person could have seen that.
      await page.waitForTimeout(700);
      await dialog.getByRole('button', { name: 'Accept' }).click();
      expect(await answer).toEqual({ action: 'accept', content: { name: 'Ada', yes: false } });
      // What URL mode needs comes with the first URL, and the words for secrets with the first trace of one.
      expect(scripts.join()).not.toMatch(/UrlConsent|suffixes\.generated|findInLatin/);
      const secret = page.evaluate(() => {
        const ask = Reflect.get(globalThis, 'ask') as (params: unknown) => Promise<unknown>;
        const properties = { password: { type: 'string' } };
        return ask({ message: 'Who?', requestedSchema: { type: 'object', properties } });
      });
      await dialog.getByText('This form asks for secret information').waitFor();
      expect(scripts.join()).toMatch(/findInLatin/);
      await dialog.getByRole('button', { name: 'Decline' }).click();
      expect(await secret).toEqual({ action: 'decline' });
      const consent = page.evaluate(() => {
        const ask = Reflect.get(globalThis, 'ask') as (params: unknown) => Promise<unknown>;
        return ask({ mode: 'url', message: 'Where?', url: 'https://a.example.co.uk/' });
      });
      const domain = dialog.locator('[data-slot=elicitation-host-domain]', {
        hasText: /^example.co.uk$/,
      });
      await domain.waitFor();
      expect(scripts.join()).toMatch(/UrlConsent/);
      await dialog.getByRole('button', { name: 'Decline' }).click();
      expect(await consent).toEqual({ action: 'decline' });

      const served = JSON.parse(run(folder, '--input-type=module', '-e', render)) as {
        complaints: string[];
        pages: string[];
      };
      expect(served.complaints).toEqual([]);
      for (const html of served.pages) expect(html).toMatch(/Decline|declined/);
      const mismatches = await page.evaluate((pages) => {
        const hydrate = Reflect.get(globalThis, 'hydrate') as (pages: string[]) => Promise<unknown>;
        return hydrate(pages);
      }, served.pages);
      expect(mismatches).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  const newest = join(import.meta.dirname, '../..');
  test.each([
    ['the newest TypeScript', 'nodenext', 'nodenext', newest],
    ['the newest TypeScript', 'esnext', 'bundler', newest],
    ['TypeScript 5.9', 'nodenext', 'nodenext', folder],
    ['TypeScript 5.9', 'esnext', 'bundler', folder],
  ])('has types for %s under module %s, resolution %s', (_, module, moduleResolution, home) => {
    const tsc = join(home, 'node_modules/typescript/bin/tsc');
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--jsx', 'react-jsx'];
    const resolution = ['--module', module, '--moduleResolution', moduleResolution];
    const target = ['--target', 'es2022', '--lib', 'es2023,dom'];
    expect(run(folder, tsc, ...flags, ...resolution, ...target, 'types.tsx')).toBe('');
  });
});
