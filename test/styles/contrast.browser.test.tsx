import { render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { ask, askForUrl } from '../ask.ts';
import { middleOf, mouse } from '../person.ts';
import { waitFor } from '../waitFor.ts';

function setRootStyle(styles: Record<string, string>) {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
  onTestFinished(() => document.documentElement.removeAttribute('style'));
}

function show(request: unknown) {
  render(<Elicitation {...{ request, server: { name: 'A' } }} onRespond={() => {}} />);
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

/** Red, green, blue and alpha of any color, also of one that was mixed. */
function channelsOf(color: string) {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function luminanceOf(color: string) {
  const [red, green, blue] = channelsOf(color).map((channel) =>
    channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of WCAG 2 between a text and what is behind it. */
function contrastOf(text: HTMLElement) {
  let behind = text;
  while (channelsOf(getComputedStyle(behind).backgroundColor)[3] === 0) {
    behind = behind.parentElement!;
  }
  const [one, other] = [
    luminanceOf(getComputedStyle(text).color),
    luminanceOf(getComputedStyle(behind).backgroundColor),
  ];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const onlyDark = {
  '--elicit-accent': '#f2a65a',
  '--elicit-accent-text': '#231303',
  '--elicit-surface': '#171a22',
  '--elicit-surface-sunken': '#10131a',
  '--elicit-text': '#d7dbe4',
  '--elicit-text-muted': '#9aa3b5',
  '--elicit-border': '#6b7488',
};

describe.each<[string, Record<string, string>]>([
  ['in a light page', {}],
  ['in a dark page', { 'color-scheme': 'dark' }],
  ['in a page that is only ever dark, and does not say so', onlyDark],
  ['in a page whose text is gray', { '--elicit-text': '#555', '--elicit-text-muted': '#666' }],
  [
    'in a page whose cards are cream',
    { '--elicit-surface': '#f4ecd8', '--elicit-text': '#3b3226' },
  ],
])('HOST-7 what warns can be read %s', (_, styles) => {
  test.each([
    ['a danger', 'http://login.example.com/', ['findings-title', 'host-scheme']],
    ['a caution', 'https://192.0.2.7/', ['findings-title']],
  ])('%s', async (_level, url, names) => {
    setRootStyle(styles);
    show(askForUrl(url));
    await waitFor(() => expect(part('findings-title')).toBeVisible());
    for (const name of names) expect(contrastOf(part(name))).toBeGreaterThan(4.5);
  });

  test('an error and a secret', async () => {
    setRootStyle(styles);
    show(ask({ seats: { type: 'integer', maximum: 8, default: 9 }, password: { type: 'string' } }));
    for (const text of [await screen.findByText('Allowed: 8 or less'), part('sensitive-note')]) {
      expect(contrastOf(text)).toBeGreaterThan(4.5);
    }
  });
});

test('HOST-7 a link may be lighter than the accent', () => {
  setRootStyle({ '--elicit-accent': 'rgb(13, 110, 253)', '--elicit-link': 'rgb(110, 168, 254)' });
  show(ask({ password: { type: 'string' } }));
  expect(getComputedStyle(part('reveal')).color).toBe('rgb(110, 168, 254)');
});

// A finger hovers over nothing.
test.skipIf(!matchMedia('(hover: hover)').matches)(
  'HOST-7 Accept answers the mouse, also where the accent is the color of text',
  async () => {
    setRootStyle({ '--elicit-accent': '#1b1d22', '--elicit-text': '#1b1d22' });
    show(ask({}));
    const [red] = channelsOf(getComputedStyle(part('accept')).backgroundColor);
    await mouse('move', middleOf(part('accept')));
    await waitFor(() => {
      const [hovered] = channelsOf(getComputedStyle(part('accept')).backgroundColor);
      expect(hovered! - red!).toBeGreaterThan(8);
    });
  },
);
