import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, inputRequired, McpServer } from '@modelcontextprotocol/server';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { beforeAll, expect, inject, test } from 'vitest';
import { startEverythingServer } from '../../demo/everythingServer.ts';
import { launchOptions } from '../chromium.ts';
import { installInto } from './scratch.ts';

const example = join(import.meta.dirname, '../../examples/vite');
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** A file of the README's quick start, with an address and a tool of a server that is there. */
function quickStart(file: string, written: string, used: string): string {
  const [, code = ''] = readme.split(`// ${file}\n`);
  expect(code).toContain(written);
  return code.split('```')[0]!.replace(written, used);
}

let folder: string;

/** The built quick start on a page of its own, in front of a server. */
async function openQuickStart(serverPort: number) {
  const options = {
    root: folder,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: join(folder, 'out') },
  } as const;
  await build(options);
  const proxy = { '/mcp': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: true } };
  const server = await preview({ ...options, preview: { port: 0, proxy } });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.getByRole('button', { name: 'Open an issue' }).click();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, complaints, close };
}

beforeAll(() => {
  ({ folder } = installInto('quick-start', {
    type: 'module',
    dependencies: {
      'react-mcp-elicitation': `file:${inject('tarball')}`,
      '@modelcontextprotocol/client': '2.4.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
  }));
  const address = "new URL('/mcp', location.href).href";
  writeFileSync(join(folder, 'mcp.ts'), quickStart('mcp.ts', "'https://mcp.example.com'", address));
  const tool = "'trigger-elicitation-request'";
  writeFileSync(join(folder, 'App.tsx'), quickStart('App.tsx', "'open-issue'", tool));
  for (const file of ['main.tsx', 'index.html']) cpSync(join(example, file), join(folder, file));
});

test('HOST-1 the quick start works when it is pasted into an empty app', async () => {
  const { page, complaints, close } = await openQuickStart(await startEverythingServer());
  try {
    const dialog = page.getByRole('dialog', { name: /GitHub/ });
    await dialog.waitFor();
    expect(await dialog.locator('[data-slot=elicitation-field]').count()).toBe(13);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The call's result. The outlet says "You declined." as well, to screen readers.
    await page.locator('p[role=status]', { hasText: 'declined' }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});

test('HOST-1 the quick start is asked by a server of SDK v2 too, which asks over HTTP only by MCP 2026-07-28', async () => {
  const handle = toNodeHandler(
    createMcpHandler(() => {
      const server = new McpServer({ name: 'server', version: '1' });
      server.registerTool('trigger-elicitation-request', {}, async ({ mcpReq }) => {
        const request = { message: 'Name?', requestedSchema: { type: 'object', properties: {} } };
        if (!mcpReq.inputResponses) {
          return inputRequired({ inputRequests: { a: inputRequired.elicit(request as never) } });
        }
        return { content: [{ type: 'text', text: JSON.stringify(mcpReq.inputResponses) }] };
      });
      return server;
    }),
  );
  const newer = createServer((request, response) => void handle(request as never, response)).listen(
    0,
  );
  const { port } = newer.address() as { port: number };
  const { page, complaints, close } = await openQuickStart(port);
  try {
    const dialog = page.getByRole('dialog', { name: /GitHub/ });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await page.locator('p[role=status]', { hasText: 'decline' }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await close();
    newer.closeAllConnections();
    newer.close();
  }
});

test('HOST-1 the quick start says so where the server is down', async () => {
  // Nothing listens there.
  const { page, complaints, close } = await openQuickStart(1);
  try {
    await page.getByRole('status').getByText('Error').waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});

test('PROTO-5 the quick start tells its developer of an answer that does not arrive', async () => {
  const { page, close } = await openQuickStart(await startEverythingServer());
  try {
    const dialog = page.getByRole('dialog', { name: /GitHub/ });
    await dialog.waitFor();
    await page.route('**/mcp', (route) => route.abort());
    const told = page.waitForEvent('pageerror', ({ message }) => message.includes('fetch'));
    await dialog.getByRole('button', { name: 'Decline' }).click();
    expect((await told).message).toContain('Failed to fetch');
  } finally {
    await close();
  }
});
