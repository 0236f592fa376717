// npm run speech: what Orca says in Firefox, flow by flow, written to test/speech/heard.txt.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInPage } from '../engines/bundleInPage.ts';
import { EngineContext } from '../engines/EngineContext.ts';
import type { EnginePage } from '../engines/EnginePage.ts';
import { launchFirefox } from '../engines/launchFirefox.ts';
import { startOrca } from './startOrca.ts';

interface Flow {
  readonly name: string;
  readonly tool: string;
  readonly steps: readonly (readonly [what: string, act: (page: EnginePage) => Promise<unknown>])[];
}

const press = (key: string) => [key, (page: EnginePage) => page.keyboard.press(key)] as const;
const type = (text: string) =>
  [`types ${text}`, (page: EnginePage) => page.keyboard.type(text)] as const;
const decline = [
  'declines',
  (page: EnginePage) => page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click(),
] as const;
const wait = ['waits', (page: EnginePage) => page.waitForTimeout(4000)] as const;

const flows: readonly Flow[] = [
  {
    name: 'a form is opened, and a required field left empty',
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), press('Enter'), press('Tab'), decline],
  },
  {
    name: 'a field is wrong when it is left',
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), type('X'), press('Tab'), decline],
  },
  {
    name: 'an answer is sent',
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), type('main'), press('Enter')],
  },
  { name: 'a confirmation', tool: 'ask-to-confirm', steps: [press('Tab'), decline] },
  {
    name: 'an ordinary URL',
    tool: 'trigger-url-elicitation',
    steps: [press('Tab'), press('Tab'), decline],
  },
  {
    name: 'a spoofed URL',
    tool: 'ask-to-open-a-spoof',
    steps: [press('Tab'), press('Tab'), decline],
  },
  { name: 'two questions of one round', tool: 'ask-twice-in-a-round', steps: [decline, decline] },
  { name: 'a request that is withdrawn', tool: 'ask-and-withdraw', steps: [wait, press('Escape')] },
  {
    name: 'a list of strings',
    tool: 'ask-for-a-list',
    steps: [press('Tab'), press('Tab'), decline],
  },
  {
    name: 'defaults that are invalid',
    tool: 'ask-with-invalid-defaults',
    steps: [press('Tab'), decline],
  },
];

const demo = spawn(process.execPath, [join(import.meta.dirname, '../../demo/start.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((resolve) => {
  demo.stdout.on('data', (chunk: Buffer) => {
    const [address] = /https?:\/\/\S+/.exec(chunk.toString()) ?? [];
    if (address !== undefined) resolve(address);
  });
});
const orca = await startOrca();
const driver = await launchFirefox(orca.environment);
const lines: string[] = [];
const note = async (what: string) => {
  // Ports are others each time, and so is the time that is left.
  const said = (await orca.heard()).map((words) =>
    words.replaceAll(/:\d{4,5}\b/g, ':0').replaceAll(/\b\d+:\d\d\b/g, '0:00'),
  );
  lines.push(`${what}:`, ...said.map((words) => `  ${words}`));
};
try {
  const context = await EngineContext.open(driver, await bundleInPage());
  for (const { name, tool, steps } of flows) {
    lines.push('', `# ${name}`);
    const page = context.firstPage();
    await page.goto(url);
    await page.getByText('Connecting…').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: tool, exact: true }).first().focus();
    await orca.heard();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(1500);
    await note('it opens');
    for (const [what, act] of steps) {
      await act(page);
      await note(what);
    }
    writeFileSync(join(import.meta.dirname, 'heard.txt'), `${lines.join('\n').trim()}\n`);
  }
} finally {
  await driver.quit();
  await orca.stop();
  demo.kill();
}
