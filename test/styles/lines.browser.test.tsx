import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';

await lazyExtras.load();

beforeEach(() => page.viewport(900, 700));

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Where the line of a text stands. */
function baselineOf(element: Element) {
  const mark = element.appendChild(document.createElement('img'));
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

function show(properties: object, server: { name: string; url?: string }) {
  const request = ask(properties);
  const deadline = Date.now() + 245_000;
  render(
    <Elicitation
      {...{ request, server, deadline, presentation: 'dialog' }}
      onRespond={() => new Promise(() => {})}
    />,
  );
}

test('HOST-7 the cross stands in the middle of the tile’s height', () => {
  show({}, { name: 'Calendar', url: 'https://mcp.example.com' });
  expect(middle(part('close'))).toBeCloseTo(middle(part('server-tile')), 0);
});

test('HOST-7 who asks without an address stands in the middle of the tile’s height', async () => {
  show({}, { name: 'Calendar' });
  await waitFor(() => expect(part('countdown').textContent).not.toBe(''));
  expect(middle(part('title'))).toBeCloseTo(middle(part('server-tile')), 0);
  expect(middle(part('countdown'))).toBeCloseTo(middle(part('server-tile')), 0);
});

test('HOST-7 the time that is left stands on the line of who asks', async () => {
  show({}, { name: 'Calendar', url: 'https://mcp.example.com' });
  await waitFor(() => expect(part('countdown').textContent).not.toBe(''));
  const told = part('countdown').firstElementChild ?? part('countdown');
  expect(Math.abs(baselineOf(told) - baselineOf(part('headline')))).toBeLessThan(2);
});

test('HOST-7 while an answer is sent, all fields fade alike', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `option ${index}`);
  show({ name: { type: 'string' }, choice: { type: 'string', enum: names } }, { name: 'A' });
  act(() => screen.getByRole('button', { name: 'Decline' }).click());
  await waitFor(() => expect(part('select').matches(':disabled')).toBe(true));
  expect(getComputedStyle(part('select')).opacity).toBe('1');
  expect(getComputedStyle(part('input')).opacity).toBe('1');
});

test.each([320, 900])(
  'FORM-11 no option of a long list lies over the next, %i px wide',
  async (width) => {
    await page.viewport(width, 700);
    const anyOf = Array.from({ length: 40 }, (_, index) => ({
      const: `policy-${index}`,
      title: `Policy ${index}: customer data stays in the European Union`,
      ...(index % 2 === 0 && { description: 'Backups are kept for thirty days.' }),
    }));
    show({ policies: { type: 'array', items: { anyOf } } }, { name: 'A' });
    const rows = await waitFor(() => {
      const drawn = [...document.querySelectorAll('[data-slot=elicitation-option]')];
      expect(drawn).toHaveLength(40);
      return drawn;
    });
    const overflowing = rows.filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    );
    expect(overflowing.map(({ textContent }) => textContent)).toEqual([]);
  },
);
