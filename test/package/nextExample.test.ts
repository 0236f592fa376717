import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startEverythingServer } from '../../demo/everythingServer.ts';
import { launchOptions } from '../chromium.ts';
import { launchEngine } from '../engines/launchEngine.ts';
import { scratchFolder } from './scratch.ts';

const examples = join(import.meta.dirname, '../../examples');
const problems: string[] = [];
let people = 1;

describe.each(['next-ai-sdk', 'assistant-ui'])('the example %s', (name) => {
  let folder: string;
  let port: string;
  let server: ChildProcess;

  beforeAll(async () => {
    folder = scratchFolder(name);
    // Its back end, and what of the page is the same.
    if (name === 'assistant-ui') cpSync(join(examples, 'next-ai-sdk'), folder, { recursive: true });
    cpSync(join(examples, name), folder, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    manifest.dependencies['react-mcp-elicitation'] = `file:${inject('tarball')}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const env = {
      ...process.env,
      MCP_URL: `http://127.0.0.1:${await startEverythingServer()}/mcp`,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: undefined,
    };
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' });
    run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
    const next = join(folder, 'node_modules/next/dist/bin/next');
    run(process.execPath, next, 'build');
    server = spawn(process.execPath, [next, 'start', '-p', '0'], { cwd: folder, env });
    server.stderr!.on('data', (text: Buffer) => problems.push(String(text)));
    port = await new Promise<string>((resolve) => {
      server.stdout!.on('data', (text: Buffer) => {
        const [, found] = /http:\/\/localhost:(\d+)/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
  }, 600_000);

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  afterEach(() => {
    const found = problems.splice(0).join(' ');
    if (found !== '') throw new Error(found);
  });

  describe.each(['chromium', 'firefox', 'webkit'] as const)('in %s', (engine) => {
    let browser: Browser;
    let context: BrowserContext;
    let address: string;

    beforeAll(async () => {
      browser =
        engine === 'chromium'
          ? await chromium.launch(launchOptions())
          : // It has what these tests use.
            ((await launchEngine(engine)) as unknown as Browser);
      return () => browser.close();
    });

    /** The first window of somebody new. Not every engine has a profile for each, but each address has a cookie of its own. */
    async function openFirst(): Promise<Page> {
      address = `http://127.0.0.${++people}:${port}`;
      context = await browser.newContext({ locale: 'en-US' });
      return load(await context.newPage());
    }

    async function load(page: Page): Promise<Page> {
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
      await page.goto(address);
      await hear(page);
      return page;
    }

    afterEach(() => context.close());

    test('HOST-4 the question is at its tool call, and its receipt is there after a reload', async () => {
      const page = await openFirst();
      await say(page, 'Ask me');
      await question(page).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await expect.poll(() => heard(page)).toContain('Everything is asking for information');
      await expectFocus(page);
      await answer(page, 'Ada');
      await receipt(page).getByText('Ada', { exact: true }).waitFor();
      await expectFocusOnReceipt(page);
      // The rest is said by the focus: the receipt is named by how it was answered.
      expect(await receipt(page).locator('[data-action=accept]').count()).toBe(1);
      await page.getByText('Thank you.').waitFor();
      await expectFocusOnReceipt(page);
      for (let reload = 1; reload <= 2; reload++) {
        await page.reload();
        await receipt(page).getByText('Ada', { exact: true }).waitFor();
        expect(await receipt(page).count()).toBe(1);
        expect(await question(page).count()).toBe(0);
      }
    });

    test('HOST-15 of two calls at once, each has its own question and its own answer', async () => {
      const page = await openFirst();
      await say(page, 'Ask me twice');
      await question(page).nth(1).waitFor();
      expect(await page.getByText('1 of 2').count()).toBe(0);
      await expectFocus(page);
      await answer(page, 'Bea', 1);
      await slots(page).nth(1).getByText('Bea', { exact: true }).waitFor();
      await expectFocusOnReceipt(page);
      expect(await question(page).count()).toBe(1);
      await answer(page, 'Ada', 0);
      await slots(page).nth(0).getByText('Ada', { exact: true }).waitFor();
      await expectFocusOnReceipt(page);
      await page.getByText('Thank you.').waitFor();
      await page.reload();
      await slots(page).nth(0).getByText('Ada', { exact: true }).waitFor();
      await slots(page).nth(1).getByText('Bea', { exact: true }).waitFor();
    });

    test('FORM-12 a reload in the middle leaves the question at its call, with what was typed', async () => {
      const page = await openFirst();
      await say(page, 'Ask me');
      await question(page).getByRole('textbox').first().fill('half');
      await page.reload();
      await hear(page);
      const field = slots(page).getByRole('textbox').first();
      await field.waitFor();
      await expect.poll(() => field.inputValue()).toBe('half');
      await expect.poll(() => heard(page)).toContain('Everything is asking for information');
      await answer(page, 'Ada');
      await receipt(page).getByText('Ada', { exact: true }).waitFor();
      await expectFocusOnReceipt(page);
      await page.getByText('Thank you.').waitFor();
    });

    test('HOST-8 what is answered in a second window ends in the first one, which says so', async () => {
      const one = await openFirst();
      await say(one, 'Ask me');
      await question(one).getByRole('textbox').first().fill('half');
      const other = await load(await one.context().newPage());
      await question(other).waitFor();
      await answer(other, 'Ada');
      await receipt(other).getByText('Ada', { exact: true }).waitFor();
      await expectFocusOnReceipt(other);
      await one.getByText('This was answered in another window.').first().waitFor();
      await expectFocus(one);
      expect(await heard(one)).toContain('This was answered in another window.');
      for (const page of [one, other]) await page.getByText('Thank you.').waitFor();
    });

    test('HOST-3 Stop withdraws the question', async () => {
      const page = await openFirst();
      await say(page, 'Ask me');
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await question(page).waitFor({ state: 'detached' });
      await expectFocus(page);
      await say(page, 'Ask me');
      await answer(page, 'Ada');
      await receipt(page).getByText('Ada', { exact: true }).waitFor();
      await expectFocusOnReceipt(page);
      await page.getByText('Thank you.').waitFor();
      expect(await receipt(page).count()).toBe(1);
    });
  });

  test('no other site frames it, and everybody has a session', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}`);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(headers.get('set-cookie')).toMatch(/^session=.*HttpOnly; SameSite=strict/i);
  });

  test('the glue is at most 12 lines on the server and 15 in the page, and the example has less than 150', () => {
    const linesOf = (from: string, files: readonly string[]) =>
      files
        .flatMap((file) => readFileSync(join(from, file), 'utf8').split('\n'))
        .filter((line) => !/^ *(\{?\/[/*]|\*|$)/.test(line));
    const glue = (files: readonly string[]) =>
      linesOf(folder, files)
        .filter((line) => !line.startsWith('const call ='))
        .filter((line) => /elicit|bridge|receipt|queue|where=|drafts:|\bserver\./i.test(line));
    const sources = '{*.ts,app/**/*.{ts,tsx}}';
    const all = globSync(sources, { cwd: folder });
    const page = all.filter((file) => /Chat|queue|page|layout/.test(file));
    const server = all.filter((file) => !page.includes(file));
    expect(glue(server).length).toBeLessThanOrEqual(12);
    expect(glue(page).length).toBeLessThanOrEqual(15);
    const own = globSync(sources, { cwd: join(examples, name), exclude: ['*.d.ts'] });
    expect(linesOf(join(examples, name), own).length).toBeLessThan(150);
    // It counts.
    expect(glue(server).length).toBeGreaterThan(8);
    expect(glue(page).length).toBeGreaterThan(10);
    expect(linesOf(join(examples, name), own).length).toBeGreaterThan(40);
  });
});

const slots = (page: Page) => page.locator('[data-slot=elicitation-slot]');

/** Panels that wait for an answer. */
const question = (page: Page) => slots(page).locator('form');

const receipt = (page: Page) =>
  slots(page).locator('[role=group]:has([data-slot=elicitation-outcome])');

async function say(page: Page, text: string) {
  const send = page.getByRole('button', { name: 'Send' });
  const message = page.getByRole('textbox', { name: 'Message' });
  // A page that is not hydrated yet does not see what is typed, nor later the same text again.
  await expect
    .poll(async () => {
      await message.fill('');
      await message.fill(text);
      return send.getAttribute('disabled');
    })
    .toBeNull();
  await send.click();
}

async function answer(page: Page, name: string, index?: number) {
  const where = index === undefined ? slots(page) : slots(page).nth(index);
  await where.getByRole('textbox').first().fill(name);
  // What has moved a moment ago takes no press: see docs/testing.md.
  await page.waitForTimeout(700);
  await where.getByRole('button', { name: 'Accept' }).click();
}

/** Keeps what the live regions say, in the document: scripts of a driver may have a global object of their own. */
const hear = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const listen = () => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
      document.documentElement.dataset['said'] = said.join('\n');
    };
    listen();
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(listen).observe(document, all);
  });

const heard = (page: Page) => page.evaluate(() => document.documentElement.dataset['said']);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focus } = document;
    const receipt = focus?.closest('[data-slot=elicitation]');
    return {
      tag: focus?.localName,
      isReceipt: !!receipt?.querySelector('[data-slot=elicitation-outcome]'),
    };
  });

const expectFocus = async (page: Page) => expect((await focused(page)).tag).not.toBe('body');

async function expectFocusOnReceipt(page: Page) {
  await expect.poll(() => focused(page)).toMatchObject({ isReceipt: true });
}
