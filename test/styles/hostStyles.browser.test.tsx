import preflight from 'tailwindcss/preflight.css?raw';
import type { ComponentProps } from 'react';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, ElicitationProvider } from 'react-mcp-elicitation';
import type { Presentation } from '../../src/react/frame/Frame.tsx';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import styles from '../../src/styles.css?raw';
import { unlayer } from '../../etc/unlayer.ts';
import { waitFor } from '../waitFor.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';

await lazyExtras.load();

const reset = '* { margin: 0; padding: 0; border: 0; box-sizing: border-box }';
const bareElements = `
  body { font: 14px/1.4 Georgia; color: rgb(20, 20, 60) }
  h2 { font-size: 2rem; margin: 2rem 0 } p { margin: 1rem 0 } fieldset { border: 1px solid silver; padding: 1rem }
  legend { float: left; width: 100%; font-size: 1.5rem } label { display: inline-block; font-weight: bold }
  input, select, textarea { border: 2px solid rgb(100, 100, 100); border-radius: 0; padding: 4px }
  button { background: rgb(0, 60, 120); color: white; border: 0; border-radius: 0; padding: 4px 12px }`;

beforeAll(loadOutlet);

let sheets: HTMLStyleElement[] = [];
function addSheet(text: string) {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  sheets.push(sheet);
}
afterEach(() => {
  for (const sheet of sheets) sheet.remove();
  sheets = [];
  for (const sheet of document.styleSheets) sheet.disabled = false;
  document.documentElement.className = '';
  document.documentElement.removeAttribute('style');
});

/** The stylesheets of a host, in their order, in place of those of the other tests. */
function useSheets(...texts: string[]) {
  for (const sheet of document.styleSheets) sheet.disabled = true;
  for (const text of texts) addSheet(text);
}

const request = {
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      ...elicitations.text.requestedSchema.properties,
      ...elicitations.legacySelect.requestedSchema.properties,
      ...elicitations.titledSelect.requestedSchema.properties,
      ...elicitations.booleanWithDefault.requestedSchema.properties,
    },
    required: ['branch'],
  },
};

function show(presentation: Presentation = 'inline', asked: unknown = request) {
  const server = { name: 'Example', url: 'https://mcp.example.com' };
  render(<Elicitation {...{ request: asked, server, presentation }} onRespond={() => {}} />);
  return document.querySelector<HTMLElement>('[data-slot="elicitation"]')!;
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

test('HOST-4 a panel in a scroller of the host does not make the page longer', async () => {
  useSheets(styles);
  const { queue, ask: push } = createFakeQueue();
  const deadline = Date.now() + 30_000;
  render(
    <div style={{ blockSize: 200, overflow: 'auto' }}>
      <ElicitationOutlet queue={queue} presentation="inline" />
      <Elicitation
        request={{ mode: 'url', message: 'Sign in.', url: 'https://example.com/' }}
        server={{ name: 'Example' }}
        deadline={deadline}
        onRespond={() => {}}
      />
    </div>,
  );
  void push(request);
  await waitFor(() => expect(document.querySelectorAll('[data-slot=elicitation]')).toHaveLength(2));
  const scroller = document.querySelector('[data-slot=elicitation]')!.closest('div[style]')!;
  expect(scroller.scrollHeight).toBeGreaterThan(400);
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

/** What has to hold, whatever a host does to elements: it is there to be seen, read and hit. */
function faultsOf(root: HTMLElement): string[] {
  const faults: string[] = [];
  for (const name of ['input', 'select']) {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(part(name));
    if (borderTopWidth === '0px' || borderTopStyle === 'none') faults.push(`${name} has no border`);
    if (borderTopColor === getComputedStyle(root).backgroundColor)
      faults.push(`${name} is invisible`);
  }
  for (const name of ['input', 'select', 'accept', 'decline', 'cancel']) {
    const { width, height } = part(name).getBoundingClientRect();
    if (Math.min(width, height) < 24) faults.push(`${name} is ${width} by ${height}`);
  }
  if (getComputedStyle(part('accept')).backgroundColor === 'rgba(0, 0, 0, 0)') {
    faults.push('accept is no button');
  }
  const outer = root.getBoundingClientRect();
  for (const name of ['title', 'message', 'input', 'accept']) {
    const inner = part(name).getBoundingClientRect();
    if (inner.left - outer.left < 8) faults.push(`${name} touches the edge`);
    if (inner.right > outer.right) faults.push(`${name} runs out`);
  }
  return faults;
}

describe('HOST-7 beside what a host brings along', () => {
  test.each([
    [
      'Tailwind CSS 4, after its order of layers',
      [
        '@layer theme, base, elicitation, components, utilities;',
        styles,
        `@layer base { ${preflight} }`,
        '@layer utilities { .mine { border-top-width: 7px } }',
      ],
    ],
    [
      'Tailwind CSS 4, imported first',
      ['@layer theme, base, components, utilities;', `@layer base { ${preflight} }`, styles],
    ],
    [
      'a reset in a layer of its own',
      ['@layer reset, elicitation;', styles, `@layer reset { ${reset} }`],
    ],
    ['a reset in no layer, with the stylesheet for that', [reset, unlayer(styles)]],
    ['Tailwind CSS 3, with the stylesheet for that', [preflight, unlayer(styles)]],
    ['rules for bare elements in no layer', [styles, bareElements]],
  ])('%s', (_, texts) => {
    useSheets(...texts);
    expect(faultsOf(show())).toEqual([]);
  });

  test('a button of the host’s that mutes a server stands at the end of its line', async () => {
    useSheets(styles);
    const { queue, ask: push } = createFakeQueue();
    const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
    render(
      <ElicitationProvider components={{ Button }}>
        <ElicitationOutlet queue={queue} presentation="inline" />
      </ElicitationProvider>,
    );
    for (let count = 0; count < 3; count += 1) void push(request);
    await waitFor(() => expect(part('silence')).toBeVisible());
    const [mute, strip] = ['silence', 'aside'].map((name) => part(name).getBoundingClientRect());
    expect(strip!.right - mute!.right).toBeLessThan(30);
  });

  test('URL-1 what a host does to texts around it changes no letter of an address and cuts off none', () => {
    useSheets(
      'body { text-transform: uppercase; white-space: nowrap; pointer-events: none }',
      styles,
    );
    const { textTransform, whiteSpace, pointerEvents } = getComputedStyle(show('dialog'));
    expect({ textTransform, whiteSpace, pointerEvents }).toEqual({
      textTransform: 'none',
      whiteSpace: 'normal',
      // Radix takes clicks from the whole page while a dialog of its own is open.
      pointerEvents: 'auto',
    });
  });

  test('TRUST-8 a panel in a part that takes no clicks takes none either', () => {
    useSheets('body { pointer-events: none }', styles);
    expect(getComputedStyle(show()).pointerEvents).toBe('none');
  });

  test('a token that is no color is left out, as where a bundler has rewritten it', () => {
    useSheets(':root { --elicit-accent: #0a6b4a #7fe0b8; --elicit-surface: 222 47% 11% }', styles);
    const panel = show();
    expect(getComputedStyle(panel).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(11, 87, 208)');
  });

  test('utilities of Tailwind CSS 4 win', () => {
    useSheets(
      '@layer theme, base, elicitation, components, utilities;',
      styles,
      `@layer base { ${preflight} }`,
      '@layer utilities { .border-t-7 { border-top-width: 7px } }',
    );
    const server = { name: 'Example' };
    render(<Elicitation {...{ request, server }} className="border-t-7" onRespond={() => {}} />);
    expect(getComputedStyle(part('body').closest('section')!).borderTopWidth).toBe('7px');
  });

  test('rules for bare elements in no layer are the host’s word', () => {
    useSheets(styles, bareElements);
    show();
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(0, 60, 120)');
    expect(getComputedStyle(part('input')).borderTopWidth).toBe('2px');
  });

  test.each([
    ['as it is', styles],
    ['unlayered', unlayer(styles)],
  ])('a dialog stays in the middle under a reset: %s', async (_, sheet) => {
    // Wider than a phone, where it is a sheet at the foot.
    await page.viewport(800, 700);
    useSheets('* { margin: 0 }', sheet);
    const dialog = show('dialog');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect(Math.abs(left - (innerWidth - right))).toBeLessThan(2);
    expect(Math.abs(top - (innerHeight - bottom))).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
  });

  test('a class `dark` with its one line', () => {
    useSheets(styles, '.dark { color-scheme: dark }');
    const root = show();
    const light = getComputedStyle(root).backgroundColor;
    document.documentElement.className = 'dark';
    expect(getComputedStyle(root).backgroundColor).not.toBe(light);
    expect(faultsOf(root)).toEqual([]);
  });

  test.each(['.mine', '#host [data-slot=elicitation]'])(
    'the unlayered stylesheet gives way to %s on the card',
    (selector) => {
      useSheets(unlayer(styles), `${selector} { border-bottom-width: 9px }`);
      const panel = { request, server: { name: 'Example' }, className: 'mine' };
      render(
        <div id="host">
          <Elicitation {...panel} onRespond={() => {}} />
        </div>,
      );
      expect(getComputedStyle(part('body').closest('section')!).borderBottomWidth).toBe('9px');
    },
  );

  test('a component of the host’s keeps its looks beside the unlayered stylesheet', () => {
    const looks = 'padding: 7px; border: 5px dotted; letter-spacing: 3px; border-radius: 1px';
    useSheets(`.own, .own p { ${looks} }`, unlayer(styles));
    const own = { className: 'own' };
    const components = {
      Button: (props: ComponentProps<'button'>) => <button type="button" {...props} {...own} />,
      TextInput: (props: ComponentProps<'input'>) => <input {...props} {...own} />,
      Select: (props: ComponentProps<'select'>) => <select {...props} {...own} />,
      Message: ({ text }: { text: string }) => (
        <div {...own}>
          <p>{text}</p>
        </div>
      ),
    };
    render(
      <ElicitationProvider components={components}>
        <Elicitation request={request} server={{ name: 'A' }} onRespond={() => {}} />
      </ElicitationProvider>,
    );
    const parts = [...document.querySelectorAll('.own, .own p')];
    expect(parts.length).toBeGreaterThan(6);
    for (const each of parts) {
      const { paddingLeft, borderTopWidth, letterSpacing, borderRadius } = getComputedStyle(each);
      expect([paddingLeft, borderTopWidth, letterSpacing, borderRadius]).toEqual([
        '7px',
        '5px',
        '3px',
        '1px',
      ]);
    }
  });
});
