import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import type { Presentation } from '../../src/react/frame/Frame.tsx';
import { de } from 'react-mcp-elicitation/locales/de';
import { en } from 'react-mcp-elicitation/locales/en';
import { hi } from 'react-mcp-elicitation/locales/hi';
import { ja } from 'react-mcp-elicitation/locales/ja';
import styles from '../../src/styles.css?raw';
import { ask } from '../ask.ts';
import { click, middleOf, promptly } from '../person.ts';
import { waitFor } from '../waitFor.ts';

const imitation = {
  mode: 'url',
  message: 'Sign in.',
  url: 'https://xn--80ak6aa92e.com/login',
  elicitationId: 'e1',
};

function show(request: unknown, presentation: Presentation = 'dialog') {
  render(
    <Elicitation {...{ request, presentation, server: { name: 'A' } }} onRespond={() => {}} />,
  );
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

function setRootStyle(
  name: 'font-size' | 'zoom' | '--elicit-font' | '--elicit-font-size',
  value: string,
) {
  document.documentElement.style.setProperty(name, value);
  onTestFinished(() => void document.documentElement.style.removeProperty(name));
}

/** Where a text is drawn: a box for each of its lines. */
function linesOf(container: Element, text: string) {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = texts.currentNode.textContent!.indexOf(text);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + text.length);
    return [...range.getClientRects()];
  }
  throw new Error(`no ${text}`);
}

afterEach(() => page.viewport(900, 700));

describe('TRUST-8 what says that a press came too soon moves no button', () => {
  test.each([
    ['at the foot of the window', 480],
    ['in the middle of it', 900],
  ])('%s', async (_, width) => {
    await page.viewport(width, 700);
    const before = await promptly(450, async (begin) => {
      show(ask({}));
      const accept = await screen.findByRole('button', { name: 'Accept' });
      begin();
      const at = middleOf(accept);
      await click(at);
      return at;
    });
    expect(await screen.findByText(/Too soon/)).toBeVisible();
    const after = middleOf(screen.getByRole('button', { name: 'Accept' }));
    // A dialog rises as it opens.
    expect(Math.abs(after[1] - before[1])).toBeLessThanOrEqual(4);
  });

  test.each([480, 900])('of a consent, in a window of %i px', async (width) => {
    await page.viewport(width, 700);
    show(imitation);
    const openIt = await screen.findByRole('button', { name: 'Open anyway' });
    await Promise.all(
      screen
        .getByRole('dialog')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const before = middleOf(openIt);
    await click(before);
    await waitFor(() => expect(part('too-soon')).toBeVisible());
    expect(middleOf(openIt)).toEqual(before);
  });
});

describe.each([
  ['de', 320, '100%', de],
  ['hi', 320, '100%', hi],
  ['ja', 320, '100%', ja],
  ['en', 390, '200%', en],
  ['de', 320, '200%', de],
  ['ja', 320, '200%', ja],
] as const)(
  'URL-1 what says that a press came too soon covers no part of the address: %s, %i px, text of %s',
  (_, width, size, words) => {
    test.each(['guardNeedsConsent', 'tooEarly'] as const)('%s', async (key) => {
      await page.viewport(width, 700);
      setRootStyle('font-size', size);
      render(
        // Both have the same place. What asks for the box stays for as long as this test needs.
        <ElicitationProvider messages={{ ...words, guardNeedsConsent: words[key] }}>
          <div style={{ margin: 8 }}>
            <Elicitation
              request={{ ...imitation, url: 'http://login.example.com/start' }}
              server={{ name: 'A' }}
              onRespond={() => {}}
            />
          </div>
        </ElicitationProvider>,
      );
      const openIt = await screen.findByRole('button', { name: words.openAnyway });
      openIt.scrollIntoView({ block: 'center' });
      await click(middleOf(openIt));
      await waitFor(() => expect(part('too-soon')).toBeVisible());
      const { top, bottom } = part('too-soon').getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(part('url').getBoundingClientRect().bottom);
      for (const button of part('actions').querySelectorAll('button')) {
        expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      }
    });
  },
);

describe('URL-4 a name with letters beyond ASCII stays in one line', () => {
  test.each([320, 375, 390, 412, 430])('in the words about it, %i px wide', async (width) => {
    await page.viewport(width, 700);
    show(imitation);
    (await screen.findByText('More about this address')).click();
    expect(linesOf(part('findings-list'), 'xn--80ak6aa92e.com')).toHaveLength(1);
  });

  test.each(['100%', '150%', '200%'])('as the address, with text of %s', async (size) => {
    // Firefox takes 15 px for a scrollbar.
    await page.viewport(412, 664);
    setRootStyle('font-size', size);
    // As wide as the letters of many systems are.
    setRootStyle('--elicit-font', 'monospace');
    show(imitation);
    await waitFor(() => expect(part('findings-title')).toBeVisible());
    expect(part('host').getBoundingClientRect().height).toBeLessThan(
      parseFloat(getComputedStyle(part('host')).lineHeight) * 1.5,
    );
    expect(part('host').scrollWidth).toBeLessThanOrEqual(part('host').clientWidth);
  });
});

test('URL-1 the words over an address stand nearer to it than to the address above', async () => {
  show({ ...imitation, url: 'https://\u0430pple.com/login' }, 'inline');
  await waitFor(() => expect(part('findings-title')).toBeVisible());
  const [first, second] = document.querySelectorAll('[data-slot=elicitation-url]');
  const words = second!.previousElementSibling!.getBoundingClientRect();
  expect(second!.getBoundingClientRect().top - words.bottom).toBeLessThan(
    (words.top - first!.getBoundingClientRect().bottom) / 2,
  );
});

test('a warning, its box and the host are as large as a host’s own text', async () => {
  setRootStyle('font-size', '62.5%');
  setRootStyle('--elicit-font-size', '1.6rem');
  show(imitation, 'inline');
  await waitFor(() => expect(part('findings-advice')).toBeVisible());
  const sizeOf = (name: string) => parseFloat(getComputedStyle(part(name)).fontSize);
  expect(sizeOf('findings-advice')).toBeGreaterThan(14);
  expect(sizeOf('findings-title')).toBeGreaterThanOrEqual(16);
  expect(sizeOf('host')).toBeGreaterThanOrEqual(19);
  expect(part('checkbox').offsetWidth).toBeGreaterThanOrEqual(17);
});

test.each([320, 390])(
  'URL-1 in large text, a host is as large as what warns of it: %i px',
  async (width) => {
    await page.viewport(width, 664);
    setRootStyle('font-size', '200%');
    show(imitation, 'inline');
    await waitFor(() => expect(part('findings-advice')).toBeVisible());
    const sizeOf = (name: string) => parseFloat(getComputedStyle(part(name)).fontSize);
    expect(sizeOf('host')).toBeGreaterThanOrEqual(sizeOf('findings-advice'));
    expect(part('host').scrollWidth).toBeLessThanOrEqual(part('host').clientWidth);
    // A browser would break it after a hyphen.
    expect(linesOf(part('host'), 'xn--')).toHaveLength(1);
  },
);

describe('HOST-6 a field begins where its label does', () => {
  test.each([
    ['ltr', 'ltr', 'left'],
    ['rtl', 'rtl', 'right'],
    ['rtl', 'ltr', 'left'],
    ['ltr', 'rtl', 'right'],
  ] as const)('in a page %s, in a part of it %s', (outer, inner, edge) => {
    const request = ask({ seats: { type: 'integer' }, day: { type: 'string', format: 'date' } });
    render(
      <div dir={outer}>
        <div dir={inner}>
          <Elicitation request={request} server={{ name: 'A' }} onRespond={() => {}} />
        </div>
      </div>,
    );
    for (const name of ['seats', 'day']) {
      const field = screen.getByLabelText(name).getBoundingClientRect();
      expect(field.width).toBeLessThan(300);
      expect(field[edge]).toBeCloseTo(screen.getByText(name).getBoundingClientRect()[edge], 0);
    }
  });
});

test('nothing looks hovered that a finger has left', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const unasked: string[] = [];
  (function look(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') continue;
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
        unasked.push(rule.selectorText);
      if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
    }
  })(sheet.cssRules);
  expect(unasked).toEqual([]);
});

test.each([
  [900, 700],
  [400, 700],
])(
  'HOST-7 in a page that is zoomed by CSS, a dialog stays in the window at %i px',
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(900, 700));
    setRootStyle('zoom', '1.5');
    const fields = Array.from({ length: 12 }, (_, index) => [`field ${index}`, { type: 'string' }]);
    show(ask(Object.fromEntries(fields)));
    const foot = await screen.findByText('Accept');
    await waitFor(() =>
      expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    const { top, right } = document.querySelector('dialog')!.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
  },
);
