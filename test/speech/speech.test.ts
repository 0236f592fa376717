// What Orca says in Firefox, flow by flow. `npm run speech` writes it anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bundleInPage } from '../engines/bundleInPage.ts';
import { EngineContext } from '../engines/EngineContext.ts';
import type { EnginePage } from '../engines/EnginePage.ts';
import { launchFirefox } from '../engines/launchFirefox.ts';
import type { WebDriver } from '../engines/WebDriver.ts';
import { hasOrca } from './installOrca.ts';
import { startOrca, type Orca } from './startOrca.ts';

type Step = readonly [what: string, act: (page: EnginePage) => Promise<unknown>];

interface Flow {
  readonly tool: string;
  readonly steps: readonly Step[];
  /** What has to be heard, each once or more often: who asks, what for, how many, what is wrong, what was answered. */
  readonly heard: readonly string[];
  /** What has to be heard exactly once. */
  readonly once: readonly string[];
  /** What is heard only now and then. It is not written down. */
  readonly unsteady?: RegExp;
}

const press = (key: string): Step => [`presses ${key}`, (page) => page.keyboard.press(key)];
const type = (text: string): Step => [`types ${text}`, (page) => page.keyboard.type(text)];
const goTo = (role: 'button' | 'radio', name: string): Step => [
  `goes to ${name}`,
  (page) => page.getByRole('dialog').getByRole(role, { name, exact: true }).focus(),
];
/** In two steps: words of the button would else be cut off, or not, by those of what the press does. */
const answer = (name: 'Accept' | 'Decline' | 'Mute Edge cases'): readonly Step[] => [
  goTo('button', name),
  press('Enter'),
];

const flows: Record<string, Flow> = {
  'a required answer is missing': {
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), press('Enter'), ...answer('Decline')],
    heard: ['Edge cases is asking for information', 'Name the branch.', 'Branch entry required.'],
    once: ['This is required.', 'You declined.'],
  },
  'an answer is wrong when its field is left': {
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), type('X'), press('Tab'), ...answer('Decline')],
    heard: [],
    once: ['Allowed: At least 3 characters (1 of 3)', 'You declined.'],
  },
  'an answer is sent': {
    tool: 'ask-pattern',
    steps: [press('Tab'), press('Tab'), type('main'), press('Enter')],
    heard: ['Edge cases is asking for information', 'Name the branch.'],
    once: ['You accepted.'],
  },
  'something is confirmed': {
    tool: 'ask-to-confirm',
    steps: [...answer('Accept')],
    heard: [
      'Edge cases is asking you to confirm',
      'Delete the branch “try-out” and everything on it?',
    ],
    once: ['You accepted.'],
  },
  'several answers are wrong': {
    tool: 'ask-with-invalid-defaults',
    steps: [...answer('Accept'), press('Tab'), press('Enter'), ...answer('Decline')],
    heard: ['Edge cases is asking for information'],
    once: ['answers need attention', 'You declined.'],
  },
  'a choice is missing': {
    tool: 'ask-by-a-reference',
    steps: [...answer('Accept'), ...answer('Decline')],
    heard: ['Priority panel.'],
    once: ['Choose one of the options.', 'You declined.'],
  },
  'radio buttons and checkboxes': {
    tool: 'trigger-elicitation-request',
    steps: [
      goTo('radio', 'Superman'),
      press('ArrowDown'),
      press('Tab'),
      press('Tab'),
      ...answer('Decline'),
    ],
    heard: ['Titled Single Select Enum panel.'],
    once: [
      'Choose your favorite hero.',
      'Choose your favorite types of fish Choose 1 to 3.',
      'You declined.',
    ],
  },
  'a list of strings': {
    tool: 'ask-for-a-list',
    steps: [press('Tab'), press('Tab'), ...answer('Decline')],
    heard: ['Edge cases is asking for information'],
    once: ['You declined.'],
  },
  'two questions of one round': {
    tool: 'ask-twice-in-a-round',
    steps: [...answer('Decline'), ...answer('Decline')],
    heard: ['Rounds is asking for information', '1 of 2', '2 of 2'],
    once: ['You declined.'],
  },
  'a request is withdrawn': {
    tool: 'ask-and-withdraw',
    steps: [['waits', (page) => page.waitForTimeout(3000)], press('Escape')],
    heard: ['Never mind in two seconds.'],
    once: ['The request was withdrawn.'],
  },
  'a server is muted': {
    tool: 'ask-40-times',
    steps: [...answer('Mute Edge cases')],
    heard: [],
    once: ['Edge cases is muted. Its requests are declined automatically.'],
  },
  'an ordinary URL': {
    tool: 'trigger-url-elicitation',
    steps: [press('Tab'), press('Tab'), ...answer('Decline')],
    heard: ['Everything wants to open a page', 'modelcontextprotocol.io'],
    once: ['You declined.'],
  },
  'a spoofed URL': {
    tool: 'ask-to-open-a-spoof',
    steps: [press('Tab'), ...answer('Decline')],
    // Orca leaves the dialog out if focus goes on to Decline before it has read.
    unsteady: /^Edge cases wants.*Full address|^This is not.*Sign in/,
    heard: [
      'Edge cases wants to open a page',
      'Decline push button.',
      'This is not apple.com',
      'Decline unless you are sure about this address.',
    ],
    once: ['You declined.'],
  },
};

// Where Orca cannot be installed there is nothing to hear. `installOrca` says so aloud.
describe.runIf(hasOrca())('Orca with Firefox', () => {
  let orca: Orca;
  let driver: WebDriver;
  let page: EnginePage;

  beforeAll(async () => {
    orca = await startOrca();
    driver = await launchFirefox(orca.environment);
    page = (await EngineContext.open(driver, await bundleInPage())).firstPage();
  });
  afterAll(async () => {
    await driver.quit();
    await orca.stop();
  });

  test.each(Object.entries(flows))('%s', async (name, { tool, steps, heard, once, unsteady }) => {
    await page.goto(inject('demoUrl'));
    await page.getByText('Connecting…').waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: tool, exact: true }).first();
    await button.focus();
    await orca.hears(`${tool} push button.`);
    const lines: string[] = [];
    const all: string[] = [];
    const listen = async ([what, act]: Step) => {
      await act(page);
      const said = (await orca.heard()).filter((words) => !ofThePage.test(words)).map(lasting);
      all.push(...said);
      const written = said.filter((words) => !unsteady?.test(words));
      lines.push(`${what}:`, ...written.map((words) => `  ${words}`));
    };
    await listen([
      `presses ${tool}`,
      async () => {
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    ]);
    for (const step of steps) await listen(step);
    const count = (words: string) => all.filter((line) => line.includes(words)).length;
    expect.soft(heard.filter((words) => count(words) === 0)).toEqual([]);
    expect.soft(once.filter((words) => count(words) !== 1)).toEqual([]);
    // Not compared: what else is heard, and in which order, depends on how busy the machine is.
    if (process.env['SPEECH'] === 'write') {
      const path = join(import.meta.dirname, 'heard', `${name}.txt`);
      writeFileSync(path, `${lines.join('\n')}\n`);
    }
  });
});

/** What the demo itself says: its transcript, and where in it the tool's button is. */
const ofThePage = /^Transcript|^(navigation|region|List with|leaving) |Browse mode|Focus mode/;

/** Ports are others each time, and so is the time that is left. */
const lasting = (words: string): string =>
  words.replaceAll(/:\d{4,5}\b/g, ':0').replaceAll(/\b\d+:\d\d\b/g, '0:00');
