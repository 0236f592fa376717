import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Elicitation, ElicitationReceipt } from 'react-mcp-elicitation';
import type { Presentation } from '../../src/react/frame/Frame.tsx';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { elicitations } from 'react-mcp-elicitation/testing';
import { hasProtocol } from '../person.ts';
import { waitFor } from '../waitFor.ts';
import { Aside } from '../../src/react/frame/Aside.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';
import { unusual } from '../unusual.ts';

await lazyExtras.load();

const server = { name: 'Example', url: 'https://mcp.example.com' };
const long = {
  message: 'm'.repeat(300),
  requestedSchema: {
    type: 'object',
    properties: {
      ['x'.repeat(200)]: { type: 'string', description: 'y'.repeat(200), default: 'z'.repeat(60) },
      kind: { type: 'string', enum: ['o'.repeat(200), 'p'] },
    },
  },
};

const passwordSchema = {
  type: 'object',
  properties: { password: { type: 'string', format: 'password' } },
};

function show(request: unknown, presentation: Presentation = 'inline', className?: string) {
  render(<Elicitation {...{ request, server, presentation, className }} onRespond={() => {}} />);
  return document.querySelector<HTMLElement>('[data-slot="elicitation"]')!;
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

afterEach(() => page.viewport(900, 700));

test('URL-1 the ASCII form of a name is in sight also where something else is dangerous', async () => {
  const url = 'http://b\u00fccher.de/';
  show({ mode: 'url', message: 'Sign in.', url, elicitationId: 'e1' });
  await waitFor(() => expect(part('punycode')).toBeVisible());
  expect(part('punycode').textContent).toContain('xn--bcher-kva.de');
});

describe('space', () => {
  test('who asks keeps its line at 320 px, whatever else the head has to say', async () => {
    await page.viewport(320, 600);
    render(
      <Aside value={{ lines: ['1 of 20, and to decline all of them'] }}>
        <Elicitation
          {...{ request: elicitations.text, server, presentation: 'dialog' }}
          deadline={Date.now() + 600_000}
          onRespond={() => {}}
        />
      </Aside>,
    );
    const width = (name: string) => part(name).getBoundingClientRect().width;
    expect(width('title')).toBeGreaterThan(width('head') * 0.6);
    const [title, close] = ['title', 'close'].map((name) => part(name).getBoundingClientRect());
    expect(close!.top).toBeLessThan(title!.bottom);
    expect(part('aside').getBoundingClientRect().bottom).toBeLessThanOrEqual(title!.top);
  });

  test('HOST-6 in a page from right to left, English words keep their order', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    render(
      <Elicitation
        {...{ request: elicitations.text, server }}
        deadline={Date.now() + 245_000}
        onRespond={() => {}}
      />,
    );
    await waitFor(() => expect(part('countdown').textContent).toMatch(/^\d:\d\d left$/));
    const leftOf = (name: string, letters: string) => {
      const texts = document.createTreeWalker(part(name), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent!.indexOf(letters);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`no ${letters} in ${name}`);
    };
    expect(leftOf('countdown', ':')).toBeLessThan(leftOf('countdown', 'left'));
    expect(leftOf('headline', 'Example')).toBeLessThan(leftOf('headline', 'is asking'));
  });

  test.each([
    ['ltr', 'שלום', 'left'],
    ['rtl', 'Hello', 'right'],
  ] as const)(
    'HOST-6 in a page %s a text of the other direction begins where the page’s do',
    async (...given) => {
      const [dir, text, edge] = given;
      const help = `${text} ${text}`;
      const field = { type: 'string', title: text, description: help };
      const request = {
        message: text,
        requestedSchema: {
          type: 'object',
          properties: {
            typed: field,
            required: field,
            ticked: { ...field, type: 'boolean', default: true },
            chosen: { ...field, enum: [`${text}!`, 'x'] },
          },
          required: ['required'],
        },
      };
      render(
        <div dir={dir}>
          <Elicitation {...{ request, server }} onRespond={() => {}} />
        </div>,
      );
      const texts = await screen.findAllByText(
        // Fields with one title have the names of their properties behind it.
        (shown) => [text, help, `${text}!`].includes(shown) || shown.startsWith(`${text} (`),
      );
      expect(texts).toHaveLength(10);
      for (const element of texts) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [drawn, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        expect(Math.abs(drawn[edge] - box[edge])).toBeLessThan(1);
        // Nor is the box itself in the wrong place.
        const start = element.closest('[data-slot="elicitation-body"]')!.getBoundingClientRect();
        expect(Math.abs(box[edge] - start[edge])).toBeLessThan(80);
      }
    },
  );

  test('a label is as wide as its words, and "Required" stands on its line', () => {
    const field = { type: 'string', title: 'Name' };
    const properties = { a: field, b: field };
    show({
      message: 'Who?',
      requestedSchema: { type: 'object', properties, required: ['b'] },
    });
    const [optional, required] = screen.getAllByText(/^Name \(/);
    for (const label of [optional!, required!]) {
      expect(label.getBoundingClientRect().width).toBeLessThan(100);
    }
    const baselineOf = (element: Element) => {
      const mark = element.appendChild(document.createElement('img'));
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    expect(Math.abs(baselineOf(required!) - baselineOf(part('required')))).toBeLessThan(1);
  });

  test.each(['inline', 'dialog'] as const)(
    '%s: nothing runs out of 320 px',
    async (presentation) => {
      await page.viewport(320, 600);
      const root = show(long, presentation);
      for (const element of [root, ...root.querySelectorAll('*')]) {
        // What is scrolled sideways inside its box would be hidden as well.
        expect([
          element.getAttribute('data-slot'),
          element.scrollWidth - element.clientWidth,
        ]).toEqual([
          element.getAttribute('data-slot'),
          expect.toSatisfy(
            (excess: number) =>
              excess <= 1 || element.clientWidth === 0 || element.tagName === 'INPUT',
          ),
        ]);
      }
    },
  );

  test.each([320, 390])('at 200 % text a receipt keeps its words whole in %i px', async (width) => {
    await page.viewport(width, 700);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const request = parseElicitRequest({
      message: 'Which?',
      requestedSchema: { type: 'object', properties: { branch: { type: 'string' } } },
    });
    const result = { action: 'accept', content: { branch: 'release-2' } } as const;
    render(<ElicitationReceipt receipt={createReceipt({ request, result, server })} />);
    const root = document.querySelector('[data-slot="elicitation"]')!;
    const edge = root.getBoundingClientRect().right;
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const element of [screen.getByText('release-2'), part('time')]) {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { right, height } = words.getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(edge);
      expect(height).toBeLessThan(200);
    }
    const line = parseFloat(getComputedStyle(screen.getByText('release-2')).lineHeight);
    expect(screen.getByText('release-2').getBoundingClientRect().height).toBeLessThan(line * 1.5);
  });

  test('at 400 % zoom every action of a dialog can be reached', async () => {
    await page.viewport(320, 180);
    const root = show(unusual.awkwardNames, 'dialog');
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
    expect(root.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    // The dialog itself scrolls, and nothing in it holds a scroller too low to use.
    expect(getComputedStyle(root).overflowY).toBe('auto');
    expect(part('body').clientHeight).toBe(part('body').scrollHeight);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    // WebKit scrolls a moment later.
    await waitFor(() => {
      const { bottom } = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  });

  test('a narrow form in a wide window is laid out as a narrow one', async () => {
    const root = show(elicitations.text);
    const wide = getComputedStyle(part('body')).paddingInlineStart;
    root.style.inlineSize = '320px';
    expect(parseFloat(getComputedStyle(part('body')).paddingInlineStart)).toBeLessThan(
      parseFloat(wide),
    );
  });
});

describe('HOST-7 the theme gives way', () => {
  test('to any rule of the host’s, whether before or after it', () => {
    const style = document.createElement('style');
    style.textContent = 'section { border-top-width: 7px } .mine { border-bottom-width: 9px }';
    document.head.prepend(style);
    const root = show(elicitations.text, 'inline', 'mine');
    expect(getComputedStyle(root).borderTopWidth).toBe('7px');
    expect(getComputedStyle(root).borderBottomWidth).toBe('9px');
    style.remove();
  });

  test('to tokens at the root, and on a wrapper', () => {
    document.documentElement.style.setProperty('--elicit-accent', 'rgb(1, 2, 3)');
    show(elicitations.text);
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(1, 2, 3)');
    document.body.style.setProperty('--elicit-accent', 'rgb(4, 5, 6)');
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(4, 5, 6)');
    document.documentElement.removeAttribute('style');
    document.body.removeAttribute('style');
  });

  test('to the color-scheme around it', () => {
    const root = show(elicitations.text);
    const light = getComputedStyle(root).backgroundColor;
    document.body.style.colorScheme = 'dark';
    expect(getComputedStyle(root).backgroundColor).not.toBe(light);
    document.body.removeAttribute('style');
  });
});

describe('what the theme draws', () => {
  test('an error is written in the color of errors, not in that of descriptions', async () => {
    const request = {
      message: 'Who?',
      requestedSchema: {
        type: 'object',
        properties: {
          seats: { type: 'integer', maximum: 8, default: 9, description: 'How many.' },
        },
      },
    };
    const danger = 'rgb(1, 2, 3)';
    show(request).style.setProperty('--elicit-danger', danger);
    const error = await screen.findByText('Allowed: 8 or less');
    expect(getComputedStyle(error).color).toBe(danger);
    expect(getComputedStyle(screen.getByText('How many.')).color).not.toBe(danger);
  });

  test('however round a host likes its corners, a card and a text of several lines stay cards', () => {
    document.documentElement.style.setProperty('--elicit-radius', '999px');
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const card = show(elicitations.longText);
    const radiusOf = (element: HTMLElement) =>
      parseFloat(getComputedStyle(element).borderStartStartRadius);
    expect(radiusOf(card)).toBeLessThan(40);
    expect(radiusOf(part('textarea'))).toBeLessThan(16);
  });

  test('however round a host likes its corners, no choice is cut off', () => {
    document.documentElement.style.setProperty('--elicit-radius', '99px');
    show(elicitations.untitledMultiselect);
    const options = part('options');
    expect(Number.parseFloat(getComputedStyle(options).borderTopLeftRadius)).toBeLessThan(13);
    document.documentElement.removeAttribute('style');
  });
});

// WebDriver emulates no preference.
describe.skipIf(!hasProtocol)('preferences', () => {
  afterEach(() => emulate());

  test('more contrast strengthens borders, a host’s among them', async () => {
    document.documentElement.style.setProperty('--elicit-border', 'rgb(200, 200, 200)');
    show(elicitations.text);
    await emulate({ name: 'prefers-contrast', value: 'more' });
    expect(getComputedStyle(part('input')).borderTopColor).not.toBe('rgb(200, 200, 200)');
    document.documentElement.removeAttribute('style');
  });

  test('in forced colors a button that is drawn as text is underlined', async () => {
    await emulate({ name: 'forced-colors', value: 'active' });
    show({ message: 'm', requestedSchema: passwordSchema });
    await waitFor(() => expect(part('reveal')).toBeVisible());
    expect(getComputedStyle(part('reveal')).textDecorationLine).toBe('underline');
  });

  test('in forced colours an invalid control still differs', async () => {
    show(unusual.invalidDefaults);
    await screen.findByText('Allowed: 8 or less');
    const width = () => getComputedStyle(part('input')).borderTopWidth;
    const before = width();
    await emulate({ name: 'forced-colors', value: 'active' });
    expect(parseFloat(width())).toBeGreaterThan(parseFloat(before));
  });
});
