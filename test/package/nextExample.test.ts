import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startEverythingServer } from '../../demo/everythingServer.ts';
import { launchOptions } from '../chromium.ts';
import { scratchFolder } from './scratch.ts';

const examples = join(import.meta.dirname, '../../examples');
const problems: string[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());
afterEach(() => void problems.splice(0));

describe.each(['next-ai-sdk', 'assistant-ui'])('the example %s', (name) => {
  let folder: string;
  let address: string;
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
    address = await new Promise<string>((resolve) => {
      server.stdout!.on('data', (text: Buffer) => {
        const [, found] = /(http:\/\/localhost:\d+)/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
  }, 300_000);

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  /** A person with a session of their own, whose windows are pages. */
  async function createPerson() {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(15_000);
    return {
      context,
      open: async () => {
        const page = await context.newPage();
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
        await hear(page);
        const response = await page.goto(address);
        // No other site frames it.
        expect(response!.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
        return page;
      },
    };
  }

  test('HOST-4 the question is at its tool call, and its receipt is there after a reload', async () => {
    const { context, open } = await createPerson();
    const page = await open();
    await say(page, 'Ask me');
    await question(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => heard(page)).toContain('Everything is asking for information');
    await answer(page, 'Ada');
    await receipt(page).getByText('Ada', { exact: true }).waitFor();
    await expectFocusOnReceipt(page);
    // The rest is said by the focus: the receipt is named by how it was answered.
    expect(await receipt(page).locator('[data-action=accept]').count()).toBe(1);
    await page.getByText('Thank you.').waitFor();
    for (let reload = 1; reload <= 2; reload++) {
      await page.reload();
      await receipt(page).getByText('Ada', { exact: true }).waitFor();
      expect(await receipt(page).count()).toBe(1);
      expect(await question(page).count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  test('HOST-15 of two calls at once, each has its own question and its own answer', async () => {
    const { context, open } = await createPerson();
    const page = await open();
    await say(page, 'Ask me twice');
    await question(page).nth(1).waitFor();
    expect(await page.getByText('1 of 2').count()).toBe(0);
    const slots = page.locator('[data-slot=elicitation-slot]');
    await answer(page, 'Bea', slots.nth(1));
    await slots.nth(1).getByText('Bea', { exact: true }).waitFor();
    await expectFocusOnReceipt(page);
    expect(await question(page).count()).toBe(1);
    await answer(page, 'Ada', slots.nth(0));
    await slots.nth(0).getByText('Ada', { exact: true }).waitFor();
    await expectFocusOnReceipt(page);
    await page.getByText('Thank you.').waitFor();
    await page.reload();
    await slots.nth(0).getByText('Ada', { exact: true }).waitFor();
    await slots.nth(1).getByText('Bea', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('FORM-12 a reload in the middle leaves the question at its call, with what was typed', async () => {
    const { context, open } = await createPerson();
    const page = await open();
    await say(page, 'Ask me');
    await question(page).getByRole('textbox').first().fill('half');
    await page.reload();
    const field = page.locator('[data-slot=elicitation-slot]').getByRole('textbox').first();
    await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toBe('half');
    await answer(page, 'Ada');
    await receipt(page).getByText('Ada', { exact: true }).waitFor();
    await expectFocusOnReceipt(page);
    await page.getByText('Thank you.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('HOST-8 what is answered in a second window ends in the first one, which says so', async () => {
    const { context, open } = await createPerson();
    const one = await open();
    await say(one, 'Ask me');
    await question(one).getByRole('textbox').first().fill('half');
    const other = await open();
    await question(other).waitFor();
    await answer(other, 'Ada');
    await receipt(other).getByText('Ada', { exact: true }).waitFor();
    await expectFocusOnReceipt(other);
    await one.getByText('This was answered in another window.').first().waitFor();
    await expectFocus(one);
    expect(await heard(one)).toContain('This was answered in another window.');
    for (const page of [one, other]) await page.getByText('Thank you.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('HOST-3 Stop withdraws the question', async () => {
    const { context, open } = await createPerson();
    const page = await open();
    await say(page, 'Ask me');
    await question(page).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expectFocus(page);
    await say(page, 'Ask me');
    await answer(page, 'Ada');
    await receipt(page).getByText('Ada', { exact: true }).waitFor();
    await page.getByText('Thank you.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('the glue is at most 12 lines on the server and 15 in the page', () => {
    const glue = (files: readonly string[]) =>
      files
        .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
        .filter((line) => !/^ *(\/[/*]|const call =)/.test(line))
        .filter((line) => /elicit|bridge|receipt|queue|where=|drafts:|\bserver\./i.test(line));
    const all = globSync('{*.ts,app/**/*.{ts,tsx}}', { cwd: folder });
    const page = all.filter((file) => /Chat|queue|page|layout/.test(file));
    const server = all.filter((file) => !page.includes(file));
    expect(glue(server).length).toBeLessThanOrEqual(12);
    expect(glue(page).length).toBeLessThanOrEqual(15);
    // It counts.
    expect(glue(server).length).toBeGreaterThan(8);
    expect(glue(page).length).toBeGreaterThan(10);
  });
});

/** Panels that wait for an answer. */
const question = (page: Page) => page.locator('[data-slot=elicitation-slot]').locator('form');

const receipt = (page: Page) =>
  page
    .locator('[data-slot=elicitation-slot]')
    .getByRole('group')
    .filter({ has: page.locator('[data-slot=elicitation-outcome]') });

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function answer(
  page: Page,
  name: string,
  where = page.locator('[data-slot=elicitation-slot]'),
) {
  await where.getByRole('textbox').first().fill(name);
  // What has moved a moment ago takes no press: see docs/testing.md.
  await where.page().waitForTimeout(700);
  await where.getByRole('button', { name: 'Accept' }).click();
}

/** Keeps what the live regions say. */
const hear = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));

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
