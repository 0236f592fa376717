import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { installInto } from './scratch.ts';
import { sizeTable, withSizeTable } from './sizeTable.ts';

/** In bytes, gzipped: what a queue, a connection and an outlet may add to a page before anything is asked. */
const limit = 12_000;

const pages = join(import.meta.dirname, 'bundlers');
/** By bundler. */
const grown: Record<string, number> = {};
let folder: string;

beforeAll(() => {
  // Vitest sets `test`, with which Vite builds what developers get of React.
  vi.stubEnv('NODE_ENV', 'production');
  const dependencies = {
    'react-mcp-elicitation': `file:${inject('tarball')}`,
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    webpack: '5.112.2',
  };
  ({ folder } = installInto('bundlers', { type: 'module', dependencies }));
  cpSync(pages, folder, { recursive: true });
  return () => vi.unstubAllEnvs();
});

const gzipped = (source: string | Uint8Array) => gzipSync(source).length;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((one, other) => one + other, 0);

describe('HOST-11 before anything is asked a page grows by at most 12 kB', () => {
  test('with Vite', async () => {
    const initial = async (name: string) => {
      const result = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { write: false, rollupOptions: { input: join(folder, `${name}.js`) } },
      });
      const { output } = result as { output: ({ type: string } & Partial<Chunk>)[] };
      const chunks = new Map(output.map((chunk) => [chunk.fileName!, chunk]));
      const files = new Set<string>();
      const visit = (file: string) => {
        if (files.has(file)) return;
        files.add(file);
        chunks.get(file)!.imports!.forEach(visit);
      };
      output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName!));
      return sum([...files].map((file) => gzipped(chunks.get(file)!.code!)));
    };
    const added = (await initial('with')) - (await initial('without'));
    grown['Vite'] = added;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(limit);
  });

  test('with webpack', () => {
    const script = `
      import webpack from 'webpack';
      const entry = { with: './with.js', without: './without.js' };
      const output = { path: process.cwd() + '/webpack-built' };
      webpack({ mode: 'production', entry, output }, (error, stats) => {
        if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
        const { entrypoints } = stats.toJson();
        console.log(JSON.stringify(Object.values(entrypoints).map(({ assets }) => assets.map(({ name }) => name))));
      });`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [withAll, without] = (JSON.parse(printed) as string[][]).map((names) =>
      sum(names.map((name) => gzipped(readFileSync(join(folder, 'webpack-built', name))))),
    );
    const added = withAll! - without!;
    grown['webpack'] = added;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(limit);
  });

  test('with Next, whose server draws the page, and whose form can be answered', async () => {
    const next = join(folder, 'node_modules/next/dist/bin/next');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' });
    const port = await freePort();
    const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
    const browser = await chromium.launch(launchOptions());
    try {
      await new Promise<void>((resolve) => {
        server.stdout.on('data', (text: Buffer) => String(text).includes('Ready') && resolve());
      });
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
      const initial = async (path: string) => {
        const response = await page.request.get(`http://localhost:${port}${path}`);
        const scripts = (await response.text()).matchAll(/<script[^>]* src="([^"]+)"/g);
        const sizes = [...new Set([...scripts].map(([, source]) => source!))].map(async (source) =>
          gzipped(await (await page.request.get(`http://localhost:${port}${source}`)).body()),
        );
        return sum(await Promise.all(sizes));
      };
      const added = (await initial('/with')) - (await initial('/without'));
      grown['Next'] = added;
      expect(added).toBeGreaterThan(0);
      expect(added).toBeLessThan(limit);

      await page.goto(`http://localhost:${port}/with`);
      await page.getByRole('button', { name: 'Ask' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect
        .poll(() => page.getByRole('log').textContent())
        .toBe('{"action":"accept","content":{"name":"Ada"}}');
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      server.kill();
      await once(server, 'exit');
    }
  }, 240_000);
});

test('HOST-11 the README and the page on performance say what it costs: else `npm run sizes`', async ({
  skip,
}) => {
  skip(Object.keys(grown).length < 3, 'a bundler was left out');
  const table = sizeTable(Object.values(grown));
  for (const page of ['README.md', 'docs/performance.md']) {
    await expect(withSizeTable(page, table)).toMatchFileSnapshot(`../../${page}`);
  }
});

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: string[];
  readonly isEntry: boolean;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
