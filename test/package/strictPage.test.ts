import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { installInto } from './scratch.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /reports',
].join('; ');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves a folder under the policy, and keeps what browsers report of it. */
async function serveStrictly(folder: string) {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/reports') {
      request.on('data', (chunk: Buffer) => reports.push(chunk.toString()));
      response.writeHead(204).end();
      return;
    }
    const file = request.url === '/' ? 'index.html' : request.url!.slice(1);
    try {
      const content = await readFile(join(folder, file));
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, reports, close: () => void server.close() };
}

test('TRUST-5 nothing is reported by a page under a strict policy with Trusted Types', async () => {
  const library = { 'react-mcp-elicitation': `file:${inject('tarball')}` };
  const { folder } = installInto('strict', {
    type: 'module',
    dependencies: { ...library, react: '19.3.1', 'react-dom': '19.3.1', zod: '^4.0.0' },
  });
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  // Its icon is none of ours, and no page of this policy has one.
  const html = join(folder, 'index.html');
  writeFileSync(html, readFileSync(html, 'utf8').replace(/<link rel="icon".*>/, ''));
  const outDir = join(folder, 'out');
  mkdirSync(outDir);
  // Vite's own polyfill for older browsers is none of ours.
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  const { url, reports, close } = await serveStrictly(outDir);
  await using browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`${violatedDirective}: ${sample}`),
    );
  });
  await page.goto(url);
  const ask = (params: object) =>
    page.evaluate((asked) => {
      const run = Reflect.get(globalThis, 'ask') as (some: unknown) => Promise<unknown>;
      void run(asked).then((answer) => Reflect.set(globalThis, 'answer', answer));
    }, params);
  const answer = () => page.waitForFunction(() => Reflect.get(globalThis, 'answer') as unknown);
  const dialog = page.getByRole('dialog');

  const options = Array.from({ length: 200 }, (_, index) => `Option ${index}`);
  const properties = {
    name: { type: 'string', minLength: 3, pattern: '^[a-z]+$' },
    password: { type: 'string' },
    notes: { type: 'string', maxLength: 4000 },
    email: { type: 'string', format: 'email' },
    due: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    share: { type: 'number', minimum: 0 },
    yes: { type: 'boolean' },
    notify: { type: 'boolean', default: true },
    pet: { type: 'string', enum: options.slice(0, 6) },
    region: { type: 'string', enum: options },
    mirrors: { type: 'array', items: { type: 'string', enum: options } },
  };
  await ask({
    message: 'Who?',
    requestedSchema: { type: 'object', properties, required: ['name'] },
  });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByText('This is required.').waitFor();
  await dialog.getByLabel('name').fill('ada');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await dialog.getByRole('searchbox').first().fill('19');
  await dialog.getByRole('radio', { name: 'Option 19', exact: true }).check();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await answer();
  await dialog.waitFor({ state: 'detached' });

  // What URL mode needs is loaded now.
  await ask({ mode: 'url', message: 'Where?', url: 'https://аррӏе.com/login', elicitationId: 'e' });
  await dialog.getByText(/This is not .apple\.com/).waitFor();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await dialog.waitFor({ state: 'detached' });

  expect(complaints).toEqual([]);
  expect(reports).toEqual([]);

  // The endpoint does receive what there is to report.
  const provoked = page.waitForRequest('**/reports');
  await page.evaluate(() => document.body.append(document.createElement('style')));
  await provoked;
  close();
});
