import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { de } from 'react-mcp-elicitation/locales/de';
import theming from '../../docs/theming.md?raw';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';

await lazyExtras.load();

const request = ask({
  start: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  password: { type: 'string' },
});

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;
const boxOf = (element: Element) => element.getBoundingClientRect();

let sheet: HTMLStyleElement;
beforeEach(() => {
  sheet = document.createElement('style');
  // The very sizes that hosts are told to set.
  const [told] = /Where that is 62\.5 %, set [^]*?\.\n/.exec(theming)!;
  const tokens = [...told.matchAll(/`([a-z-]+)` to\s+`([\d.]+rem)`/g)].map(
    ([, name, size]) => `--elicit-${name}: ${size};`,
  );
  sheet.textContent = `html { font-size: 62.5% } :root { ${tokens.join(' ')} }`;
  document.head.append(sheet);
});
afterEach(async () => {
  sheet.remove();
  await page.viewport(900, 700);
});

async function show(deadline?: number) {
  render(
    <ElicitationProvider locale="de" messages={de}>
      <Elicitation {...{ request, server: { name: 'A' }, deadline }} onRespond={() => {}} />
    </ElicitationProvider>,
  );
  await waitFor(() => expect(part('reveal')).toBeVisible());
  expect(sheet.textContent.match(/--elicit-/g)).toHaveLength(6);
}

describe('HOST-7 where a page’s root font size is 62.5 %, and the tokens for it are set', () => {
  test('each field is as wide as anywhere, a date and its time whole', async () => {
    await page.viewport(900, 700);
    await show();
    const widths = () =>
      [...document.querySelectorAll('input')].map((input) => Math.round(boxOf(input).width));
    const shown = widths();
    sheet.remove();
    expect(shown).toEqual(widths());
  });

  test('the button that shows a password stands in its field, on one line', async () => {
    await show();
    const [field, reveal] = [part('reveal').previousElementSibling!, part('reveal')].map(boxOf);
    expect(reveal!.left).toBeGreaterThan(field!.left);
    expect(reveal!.right).toBeLessThan(field!.right);
    expect(reveal!.height).toBeLessThan(30);
    expect(part('reveal').scrollWidth).toBeLessThanOrEqual(part('reveal').clientWidth);
  });

  test('a phone gets the layout of phones', async () => {
    await page.viewport(320, 700);
    await show(Date.now() + 45_000);
    expect(getComputedStyle(part('actions')).position).not.toBe('sticky');
    expect(boxOf(part('countdown')).top).toBeGreaterThanOrEqual(boxOf(part('title')).bottom);
    expect(boxOf(part('accept')).width + boxOf(part('decline')).width).toBeGreaterThan(180);
  });
});
