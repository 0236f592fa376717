import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { startEverythingServer } from '../../demo/everythingServer.ts';
import { launchOptions } from '../chromium.ts';
import { scratchFolder } from './scratch.ts';

const example = join(import.meta.dirname, '../../examples/next-ai-sdk');

test('HOST-8 a Next host with the AI SDK behind it: asked in two windows, answered in one', async () => {
  const folder = scratchFolder('next-ai-sdk');
  cpSync(example, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['react-mcp-elicitation'] = `file:${inject('tarball')}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' });
  const env = {
    ...process.env,
    MCP_URL: `http://127.0.0.1:${await startEverythingServer()}/mcp`,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: undefined,
  };
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  const next = join(folder, 'node_modules/next/dist/bin/next');
  run(process.execPath, next, 'build');
  const server = spawn(process.execPath, [next, 'start', '-p', '0'], { cwd: folder, env });
  const browser = await chromium.launch(launchOptions());
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        const [, found] = /(http:\/\/localhost:\d+)/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
      server.stderr.on('data', (text: Buffer) => reject(new Error(String(text))));
    });
    const context = await browser.newContext({ locale: 'en-US' });
    const problems: string[] = [];
    const open = async () => {
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
      const response = await page.goto(address);
      // No other site frames it.
      expect(response!.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
      await page.getByRole('button', { name: 'Ask me something' }).waitFor();
      return page;
    };
    const one = await open();
    const other = await open();
    await one.getByRole('button', { name: 'Ask me something' }).click();
    for (const page of [one, other]) {
      await page.getByRole('dialog', { name: /Everything/ }).waitFor();
    }
    await one.getByRole('textbox').first().fill('half');
    await other.getByRole('textbox').first().fill('Ada');
    await other.getByRole('button', { name: 'Accept' }).click();
    await one.getByText('This was answered in another window.').waitFor();
    await one.getByRole('button', { name: 'Dismiss' }).click();
    await one.getByRole('log').getByText('Name: Ada').waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}, 300_000);
