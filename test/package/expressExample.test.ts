import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installExample } from '../../etc/example.ts';
import { startEverythingServer } from '../../demo/everythingServer.ts';
import { launchOptions } from '../chromium.ts';
import { findFreePort } from '../../demo/freePort.ts';
import { findValkey, startValkey } from './valkey.ts';
import { waitFor } from '../waitFor.ts';
import { scratchFolder } from './scratch.ts';

const valkeyServer = findValkey();

interface Backend {
  readonly port: number;
  readonly child: ChildProcess;
}

const ends: (() => unknown)[] = [];
const backends: Backend[] = [];
/** Which takes the next call; all else goes from one to the next. */
let caller = 0;
/** The processes that a window is connected to, one for each window. */
const serving: number[] = [];
let address: string;
const pages: Page[] = [];

beforeAll(async () => {
  if (valkeyServer === undefined) return;
  const folder = scratchFolder('express-valkey');
  installExample('express-valkey', folder, inject('tarball'));
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'pipe' });

  const valkey = await startValkey(valkeyServer);
  ends.push(() => valkey.stop());
  const mcp = `http://127.0.0.1:${await startEverythingServer()}/mcp`;
  for (let index = 0; index < 3; index++) {
    const port = await findFreePort();
    const env = { ...process.env, PORT: `${port}`, VALKEY_URL: valkey.url, MCP_URL: mcp };
    const child = spawn(process.execPath, ['server.js'], { cwd: folder, env });
    ends.push(() => child.kill('SIGKILL'));
    child.stderr.on('data', (text: Buffer) => console.error(String(text)));
    await once(child.stdout, 'data');
    backends.push({ port, child });
  }
  const proxy = await startProxy();
  ends.push(() => proxy.stop());
  ({ address } = proxy);
  const browser = await chromium.launch(launchOptions());
  ends.push(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US' });
  for (let index = 0; index < 2; index++) {
    const page = await context.newPage();
    await page.goto(address);
    pages.push(page);
  }
}, 300_000);

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** Hands each request to the next process, and to another where one is gone. */
async function startProxy() {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const isCall = incoming.url!.startsWith('/call');
    const alive = backends.filter(isAlive);
    const backend = isCall ? backends[caller]! : alive[turn++ % alive.length]!;
    const { port } = backend;
    const { method, url, headers } = incoming;
    if (url === '/elicitation' && method === 'GET') {
      const index = backends.indexOf(backend);
      serving.push(index);
      outgoing.on('close', () => serving.splice(serving.indexOf(index), 1));
    }
    const onward = forward({ port, method, path: url, headers, host: '127.0.0.1' }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      // A process that was killed closes nothing.
      answer.on('close', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Has a server ask, by a call that this process makes. */
async function askFrom(page: Page, process: number) {
  caller = process;
  await page.getByRole('button', { name: 'Ask me something' }).click();
  for (const one of pages) await one.getByRole('dialog', { name: /Everything/ }).waitFor();
}

const isAlive = ({ child }: Backend) => child.exitCode === null && child.signalCode === null;

async function kill(index: number) {
  const { child } = backends[index]!;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const name = (page: Page) => page.getByRole('textbox').first();

test.skipIf(valkeyServer === undefined)('no other site can frame the page', async () => {
  const { headers } = await fetch(address);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

test.skipIf(valkeyServer === undefined)(
  'HOST-8 three processes behind a load balancer: whichever is asked, all windows are, and one answers',
  async () => {
    const [one, other] = pages as [Page, Page];
    for (const owner of [0, 1, 2]) {
      await askFrom(one, owner);
      await name(one).fill('half');
      await name(other).fill(`Ada ${owner}`);
      await other.getByRole('button', { name: 'Accept' }).click();
      await one.getByText('This was answered in another window.').waitFor();
      await one.getByRole('button', { name: 'Dismiss' }).click();
      await one.getByRole('log').getByText(`Name: Ada ${owner}`).waitFor();
      expect(await other.getByRole('dialog').count()).toBe(0);
    }
  },
  60_000,
);

test.skipIf(valkeyServer === undefined)(
  'HOST-8 a process that serves pages is killed: what was typed stays, and is sent through another',
  async () => {
    const [one, other] = pages as [Page, Page];
    const [victim] = serving as [number];
    await askFrom(one, (victim + 1) % 3);
    await name(one).fill('Grace');
    await name(other).fill('Alan');
    await kill(victim);
    await waitFor(() => expect(serving).toHaveLength(2));
    expect(await name(one).inputValue()).toBe('Grace');
    expect(await name(other).inputValue()).toBe('Alan');
    await one.getByRole('button', { name: 'Accept' }).click();
    await one.getByRole('log').getByText('Name: Grace').waitFor();
    await other.getByText('This was answered in another window.').waitFor();
    await other.getByRole('button', { name: 'Dismiss' }).click();
  },
  60_000,
);

test.skipIf(valkeyServer === undefined)(
  'HOST-8 the process that asks is killed: the person is told, and the call has failed',
  async () => {
    const [one] = pages as [Page];
    const owner = backends.findIndex(isAlive);
    await askFrom(one, owner);
    await kill(owner);
    await one.getByText(/The call failed/).waitFor();
    for (const page of pages) {
      const told = page.getByText('The request was withdrawn.');
      await told.waitFor({ timeout: 40_000 });
      expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    }
  },
  90_000,
);
