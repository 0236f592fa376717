import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '../../demo/freePort.ts';
import { installExample, startExample } from '../../etc/example.ts';
import { launchOptions } from '../chromium.ts';
import { waitFor } from '../waitFor.ts';
import { scratchFolder } from './scratch.ts';
import { findValkey, startValkey } from './valkey.ts';

const valkeyServer = findValkey();
let browser: Browser;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function install(name: string): string {
  const folder = scratchFolder(name);
  installExample(name, folder, inject('tarball'));
  return folder;
}

/** Starts an example by its one command, with the servers that it starts itself. */
async function start(folder: string, variables: NodeJS.ProcessEnv = {}) {
  const env = {
    MCP_URL: `http://localhost:${await findFreePort()}/mcp`,
    PORT: String(await findFreePort()),
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...variables,
  };
  // In a group of its own, so that what it starts ends with it.
  const child = startExample(folder, env, ['ignore', 'pipe', 'pipe'], true);
  const ended = once(child, 'close');
  ends.push(async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
    await ended;
  });
  return child;
}

/** What it prints, until it has printed this or has ended. */
async function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (text: Buffer) => {
        output += String(text);
        const found = pattern.exec(output);
        if (found) resolve(found);
      });
    }
    child.on('close', () => reject(new Error(output)));
  });
}

async function open(child: ChildProcess) {
  const [address] = await printed(child, /http:\/\/localhost:\d+(?!\d|\/mcp)/);
  const context = await browser.newContext({ locale: 'en-US' });
  ends.push(() => context.close());
  // In development, all is made with the first visit.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const response = await page.goto(address);
  expect(response!.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  return { page, problems };
}

async function accept(page: Page) {
  // What has moved a moment ago takes no press: see docs/testing.md.
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: 'Accept' }).click();
}

/** One of the pages with a button. */
async function askByButton(page: Page) {
  await page.getByRole('button', { name: 'Ask me something' }).click();
  await page.getByRole('dialog', { name: /Everything/ }).waitFor();
  await page.getByRole('textbox').first().fill('Ada');
  await accept(page);
  await page.getByRole('main').getByText('Name: Ada').waitFor();
}

/** One of the chats by Next. */
async function askInChat(page: Page) {
  await page.getByRole('textbox', { name: 'Message' }).fill('Ask me');
  const turn = page.waitForResponse('**/api/chat');
  await page.getByRole('button', { name: 'Send' }).click();
  const question = page.locator('[data-slot=elicitation-slot]').getByRole('textbox');
  await question.first().fill('Ada');
  await accept(page);
  await page.getByText('Thank you.').waitFor();
  expect(await (await turn).text()).toContain('Name: Ada');
}

/** The agent with interrupts. */
async function askByInterrupt(page: Page) {
  const send = () => page.getByRole('button', { name: 'Send' }).click();
  await send();
  await page.getByText('Shall I book it?').waitFor();
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('I booked nothing.').waitFor();
  await send();
  await page.getByLabel('Guests').fill('4');
  await page.getByLabel('Day').fill('2026-12-01');
  await page.getByLabel('On the terrace').check();
  await accept(page);
  await page.getByText('Booked: 2026-12-01, for 4, On the terrace.').waitFor();
}

test.each([
  ['vite', askByButton],
  ['next-ai-sdk', askInChat],
  ['assistant-ui', askInChat],
  ['ag-ui', askByInterrupt],
])('HOST-1 %s starts by one command, and its server gets the answer', async (name, ask) => {
  const folder = install(name);
  const { page, problems } = await open(await start(folder));
  await ask(page);
  expect(problems).toEqual([]);
  if (name !== 'vite') return;
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  expect(String(execFileSync(process.execPath, [tsc], { cwd: folder }))).toBe('');
});

test('HOST-1 express-valkey starts by one command, and says so where there is no Valkey', async () => {
  const folder = install('express-valkey');
  const child = await start(folder, { VALKEY_URL: 'redis://localhost:1' });
  await printed(child, /Nothing answers at redis:\/\/localhost:1. Start valkey-server/);
  await waitFor(() => expect(child.exitCode).toBeGreaterThan(0));
  if (valkeyServer === undefined) return;
  const valkey = await startValkey(valkeyServer);
  ends.push(() => valkey.stop());
  const { page, problems } = await open(await start(folder, { VALKEY_URL: valkey.url }));
  await askByButton(page);
  expect(problems).toEqual([]);
});
