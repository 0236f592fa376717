import pico from '@picocss/pico/css/pico.css?raw';
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw';
import reboot from 'bootstrap/dist/css/bootstrap-reboot.css?raw';
import vite from 'create-vite/template-react-ts/src/index.css?raw';
import viteApp from 'create-vite/template-react-ts/src/App.css?raw';
import preflight from 'tailwindcss/preflight.css?raw';
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, ElicitationReceipt } from 'react-mcp-elicitation';
import { analyzeUrl } from 'react-mcp-elicitation/core';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { unlayer } from '../../etc/unlayer.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';
import styles from '../../src/styles.css?raw';
import { ask, askForUrl } from '../ask.ts';
import { pressRested, wait } from '../person.ts';
import plain from './plain.css?raw';

beforeAll(() => Promise.all([loadOutlet(), lazyExtras.load(), analyzeUrl('https://example.com/')]));

const layered = `@layer theme, base, components, utilities; @layer base { ${preflight} }`;
const sheets = {
  none: '',
  'Pico CSS': pico,
  'Bootstrap’s reboot': reboot,
  Bootstrap: bootstrap,
  'Tailwind’s preflight, in no layer': preflight,
  'Tailwind’s preflight, in its layer': layered,
  'Vite’s template': vite + viteApp,
  'rules for plain elements': plain,
};

const server = { name: 'GitHub', url: 'https://mcp.example.com' };
const kinds = [
  elicitations.text,
  elicitations.longText,
  elicitations.date,
  elicitations.dateTime,
  elicitations.integer,
  elicitations.requiredBoolean,
  elicitations.booleanWithDefault,
  elicitations.untitledSelect,
  elicitations.legacySelect,
  elicitations.untitledMultiselect,
  elicitations.longSelect,
];
const properties = {
  ...Object.assign({}, ...kinds.map(({ requestedSchema }) => requestedSchema.properties)),
  password: { type: 'string' },
  people: { type: 'array', items: { type: 'string' }, default: ['Ada'] },
};
// Pico indents what is typed into a wrong field by !important, so these are empty.
const form = ask(properties, { required: ['summary', 'workers'] });
const small = elicitations.text;
const yesNo = ask(
  { ok: { type: 'boolean', title: 'Delete it?', description: 'For good.' } },
  { required: ['ok'] },
);
const spoofed = askForUrl('https://аррӏе.com/login', 'e1');
const at = '2026-11-20T10:00:00Z';
const answers = [{ property: 'branch', label: 'Branch', value: 'main', isMasked: false }];

const show = (request: unknown, presentation: 'inline' | 'dialog' = 'inline') => (
  <Elicitation {...{ request, server, presentation }} onRespond={() => {}} onDismiss={() => {}} />
);

/** What is drawn, and what is done then. */
const scenes: Record<string, () => unknown> = {
  'a form': () => draw(show(form)),
  'a form with wrong answers': async () => {
    draw(show(form));
    await pressRested(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByRole('alert');
  },
  'a dialog': () => draw(show(small, 'dialog')),
  'a consent': () => draw(show(spoofed)),
  'a consent in a dialog': () => draw(show(spoofed, 'dialog')),
  'a question of one press': async () => {
    const { queue, ask: push } = createFakeQueue();
    draw(<ElicitationOutlet queue={queue} presentation="inline" />);
    await act(async () => void push(yesNo));
  },
  'a receipt': () =>
    draw(
      <ElicitationReceipt
        receipt={{ mode: 'form', action: 'accept', server, answers, at, message: 'Which?' }}
      />,
    ),
};

/** In a part of the page to which nothing of the host's is handed down: its font and its colors are its word. */
function draw(element: ReactNode) {
  const style =
    'all: initial; font: 16px sans-serif; background: white; position: absolute; inset: 0';
  const part = document.body.appendChild(document.createElement('div'));
  part.style.cssText = style;
  onTestFinished(() => part.remove());
  render(element, { container: part });
}

/** Before ours, as where a page's own styles come first. */
function addSheet(text: string) {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
  return sheet;
}

async function picture(): Promise<ImageData> {
  const root = document.querySelector('[data-slot=elicitation]')!;
  const base64 = await page.screenshot({ element: root, save: false });
  const png = await fetch(`data:image/png;base64,${base64}`).then((answer) => answer.blob());
  const bitmap = await createImageBitmap(png);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  canvas.drawImage(bitmap, 0, 0);
  return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** How many points differ, or how large the pictures are if that differs. An edge is never drawn twice in the same color. */
function difference(one: ImageData, other: ImageData): number | string {
  const [size, otherSize] = [one, other].map(({ width, height }) => `${width} by ${height}`);
  if (size !== otherSize) return `${size} became ${otherSize}`;
  const points = new Set<number>();
  for (const [at, value] of one.data.entries()) {
    if (Math.abs(value - other.data[at]!) > 16) points.add(at >> 2);
  }
  return points.size;
}

/** How the picture of a scene differs beside each sheet of a host from the one without them. */
async function compare(scene: () => unknown, ours: string) {
  await page.viewport(700, 3000);
  for (const other of document.styleSheets) other.disabled = true;
  onTestFinished(() => {
    for (const other of document.styleSheets) other.disabled = false;
    document.documentElement.removeAttribute('style');
  });
  // Ours are in rem, and the size of that is the host's word.
  // Seen at the corners of a dialog.
  document.documentElement.style.cssText = 'font-size: 16px; background: white';
  const first = addSheet(styles);
  await scene();
  // Buttons are ready by then.
  await wait(1500);
  const alone = await picture();
  first.remove();
  addSheet(ours);
  const found: Record<string, number | string> = {};
  for (const [name, text] of Object.entries(sheets)) {
    const sheet = addSheet(text);
    found[name] = difference(alone, await picture());
    sheet.remove();
  }
  return found;
}

const same = Object.fromEntries(Object.keys(sheets).map((name) => [name, 0]));

test.each(Object.entries(scenes))(
  'HOST-7 %s looks the same beside the sheets of hosts',
  async (_, scene) => {
    expect(await compare(scene, unlayer(styles))).toEqual(same);
  },
);

test('HOST-7 the stylesheet in a layer gives way to all that are in none', async () => {
  const found = await compare(scenes['a form']!, styles);
  expect(Object.keys(found).filter((name) => found[name] === 0)).toEqual([
    'none',
    'Tailwind’s preflight, in its layer',
  ]);
});
