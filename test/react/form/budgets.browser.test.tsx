/* What a form may cost, in counts that no machine changes; `bench/` has the times. */
import { act, render, screen, within } from '@testing-library/react';
import { Profiler, type ComponentPropsWithRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { judgeField } from '../../../src/core/plan/judgeField.ts';
import { ask } from '../../ask.ts';
import { hasProtocol, pressRested } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

vi.mock('../../../src/core/plan/judgeField.ts', { spy: true });

const kinds = {
  text: { type: 'string', maxLength: 40, default: 'a' },
  email: { type: 'string', format: 'email', default: 'a@example.com' },
  date: { type: 'string', format: 'date', default: '2026-01-02' },
  integer: { type: 'integer', minimum: 0, default: 1 },
  boolean: { type: 'boolean', default: true },
  choice: { type: 'string', enum: ['a', 'b', 'c'], default: 'b' },
  'long choice': { type: 'string', enum: 'abcdefghij'.split(''), default: 'b' },
  several: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, default: ['b'] },
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

const describe = (name: keyof typeof kinds, index: number, salt = '') => ({
  title: `${name} ${index}`,
  description: `What it is for.${salt}`,
  ...kinds[name],
});

/** A form of so many fields, each kind in turn. */
function askForMany(count: number, salt = '') {
  const fields = Array.from({ length: count }, (_, index) => [
    `f${index}`,
    describe(names[index % names.length]!, index, salt),
  ]);
  const properties: object = Object.fromEntries(fields);
  return ask(properties, { message: 'How is it?' });
}

const server = { name: 'Example' };
const draw = (request: object) =>
  render(<Elicitation request={request} server={server} onRespond={() => {}} />);

afterEach(() => vi.restoreAllMocks());

test.each([5, 40, 400])(
  'a key press among %i fields renders and judges the one field',
  async (count) => {
    const renders: string[] = [];
    const Counted = (props: ComponentPropsWithRef<'input'>) => {
      renders.push(props.id ?? '');
      return <input {...props} />;
    };
    const components = { TextInput: Counted, Checkbox: Counted, Radio: Counted };
    const commits = vi.fn();
    render(
      <ElicitationProvider components={components}>
        <Profiler id="form" onRender={commits}>
          <Elicitation request={askForMany(count)} server={server} onRespond={() => {}} />
        </Profiler>
      </ElicitationProvider>,
    );
    const input = screen.getByLabelText('integer 3');
    await userEvent.fill(input, 'x');
    await userEvent.keyboard('{Tab}');
    await screen.findAllByText(/Enter a number/);
    input.focus();
    // Screen readers may have been told by now. What they were told goes when focus comes back.
    await waitFor(() => expect(screen.getAllByText(/Enter a number/)).toHaveLength(1));

    for (const [key, isValid] of [
      ['y', false],
      ['{Backspace}', false],
      ['{Backspace}', true],
      ['5', true],
      ['6', true],
    ] as const) {
      renders.length = 0;
      commits.mockClear();
      vi.mocked(judgeField).mockClear();
      await userEvent.keyboard(key);
      await waitFor(() => expect(judgeField).toHaveBeenCalledTimes(1));
      const state = isValid ? null : 'true';
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe(state));
      expect(new Set(renders)).toEqual(new Set(renders.length === 0 ? [] : [input.id]));
      expect(renders.length).toBeLessThanOrEqual(2);
      expect(commits.mock.calls.length).toBeLessThanOrEqual(2);
    }
  },
);

test('nothing is judged before a field was left, and each field once by a submit', async () => {
  draw(askForMany(40));
  vi.mocked(judgeField).mockClear();
  await userEvent.fill(screen.getByLabelText('text 0'), 'ab');
  await userEvent.keyboard('cd');
  expect(judgeField).not.toHaveBeenCalled();
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('You accepted.');
  expect(judgeField).toHaveBeenCalledTimes(40);
});

test('TRUST-4 a submit of 200 wrong answers matches no field with all the others', async () => {
  const required = Array.from({ length: 200 }, (_, index) => `p${index}`);
  const properties = required.map((name) => [
    name,
    { type: 'string', title: 'What is it?', minLength: 1 },
  ]);
  draw(ask(Object.fromEntries(properties), { required }));
  const matched = vi.spyOn(String.prototype, 'match');
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('group', { name: '200 answers need attention' });
  expect(matched.mock.calls.length).toBeLessThan(2000);
});

test('a field is drawn with few elements', () => {
  const { container } = draw({
    message: 'How is it?',
    requestedSchema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, describe(name, 0)])),
    },
  });
  const fields = [...container.querySelectorAll('[data-slot="elicitation-field"]')];
  const counts = fields.map((field) => field.querySelectorAll('*').length + 1);
  expect(Object.fromEntries(names.map((name, index) => [name, counts[index]]))).toEqual({
    // The box, its label, description, control, and a hint where there are limits.
    text: 5,
    email: 4,
    date: 4,
    integer: 5,
    boolean: 5,
    // The box, legend, label, description and list; two elements an option, "No answer" among them.
    choice: 5 + 4 * 2,
    // An option each, and "No answer".
    'long choice': 4 + 11,
    several: 5 + 3 * 2,
  });
});

/** Who listens to what: React's own on each control for `invalid`, which does not bubble, apart. */
function countListeners(request: object): number {
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const { unmount } = draw(request);
  const added = listen.mock.calls.filter(([type]) => type !== 'invalid').length;
  listen.mockRestore();
  unmount();
  return added;
}

test('a form of 200 fields listens to no more than one of 8', () => {
  // What React does once for a page.
  countListeners(askForMany(8));
  const few = countListeners(askForMany(8));
  const many = countListeners(askForMany(200));
  expect(many).toBe(few);
});

test('fields do not stand in the form itself, where each would cost the browser all the others', () => {
  const { container } = draw(askForMany(8));
  const form = container.querySelector('form')!;
  expect(form.children.length).toBeLessThanOrEqual(2);
  expect(form.querySelectorAll(':scope > [data-slot="elicitation-field"]')).toHaveLength(0);
});

const visibilityOf = (element: Element) =>
  getComputedStyle(
    element.closest('[data-slot="elicitation-fields-part"], [data-slot="elicitation-fields"]')!,
  ).contentVisibility;

/** WebKit scrolls to what has got the focus a moment later. */
const expectInSight = (element: Element) =>
  waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

test('a long form has every field in the document, to be found, reached and focused', async () => {
  const { container } = draw(askForMany(400));
  const last = screen.getByLabelText('date 394');
  expect(container.querySelectorAll('[data-slot="elicitation-field"]')).toHaveLength(400);
  expect(visibilityOf(last)).toBe('auto');
  expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false);

  // As a person searches the page.
  const { find } = window as unknown as { find: (text: string) => boolean };
  expect(find('long choice 374')).toBe(true);
  window.getSelection()?.removeAllRanges();

  const before = screen.getByLabelText('email 393');
  before.focus();
  await waitFor(() => expect(before.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  await userEvent.keyboard('{Tab}');
  expect(last).toHaveFocus();
  await expectInSight(last);
});

test('TRUST-4 of a long form, no description is measured before it is in sight', async () => {
  const description = 'A long description of this field. '.repeat(50);
  const properties = Array.from({ length: 100 }, (_, index) => [
    `p${index}`,
    { type: 'string', description },
  ]);
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
  draw(ask(Object.fromEntries(properties)));
  const isDescription = (element: unknown) =>
    (element as Element).matches('[data-slot="elicitation-description"]');
  expect(measured.mock.contexts.filter(isDescription)).toHaveLength(0);
  // Those in sight can be scrolled by keys all the same.
  const [first] = await screen.findAllByText(/^A long description/);
  await waitFor(() => expect(first).toHaveProperty('tabIndex', 0));
});

test('the error summary of a long form leads to a field that was out of sight', async () => {
  draw(askForMany(400));
  await userEvent.fill(screen.getByLabelText('email 393'), 'nobody');
  await userEvent.fill(screen.getByLabelText('email 385'), 'nobody');
  screen.getByLabelText('text 0').focus();
  scrollTo(0, 0);
  const accept = screen.getByRole('button', { name: 'Accept' });
  await pressRested(accept);
  const summary = await screen.findByRole('group', { name: '2 answers need attention' });
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(within(summary).getByRole('link', { name: /^email 393/ }));
  const field = screen.getByLabelText('email 393');
  expect(field).toHaveFocus();
  await expectInSight(field);
});

test('a short form is laid out at once', () => {
  draw(askForMany(40));
  expect(visibilityOf(screen.getByLabelText('integer 35'))).toBe('visible');
});

// WebDriver collects no garbage.
test.skipIf(!hasProtocol)(
  '100 forms that have come and gone leave nothing behind',
  async () => {
    const left: WeakRef<object>[] = [];
    for (let index = 0; index < 100; index++) {
      const request = askForMany(20, ` (${index})`);
      const container = document.body.appendChild(document.createElement('div'));
      // Testing Library would keep the root until the end of the test.
      const root = createRoot(container);
      const form = <Elicitation request={request} server={server} onRespond={() => {}} />;
      act(() => root.render(form));
      left.push(new WeakRef(request), new WeakRef(container.firstElementChild!));
      act(() => root.unmount());
      container.remove();
    }
    const countAlive = () => left.filter((reference) => reference.deref() !== undefined).length;
    // Counted and not timed: one collection of a full heap on a busy machine takes seconds.
    for (let round = 0; round < 5 && countAlive() > 1; round++) {
      await cdp().send('HeapProfiler.collectGarbage');
    }
    // One thing of the last, until there is another.
    expect(countAlive()).toBeLessThanOrEqual(1);
  },
  60_000,
);

// WebDriver collects no garbage.
test.skipIf(!hasProtocol)(
  'HOST-4 a form that was answered in a conversation leaves nothing of itself in memory',
  async () => {
    const request = ask({ name: { type: 'string' } });
    const { rerender } = draw(request);
    await pressRested(screen.getByRole('textbox'));
    await userEvent.keyboard('Ada');
    const left = [screen.getByRole('textbox'), document.querySelector('form')!].map(
      (element) => new WeakRef<object>(element),
    );
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    // The browser itself keeps what was pressed last.
    await userEvent.click(await screen.findByText('You accepted.'));
    const kept = () => left.filter((reference) => reference.deref() !== undefined);
    for (let round = 0; round < 5 && kept().length > 0; round++) {
      // React keeps what was there before, until the panel is drawn again.
      rerender(<Elicitation request={request} server={server} onRespond={() => {}} />);
      await cdp().send('HeapProfiler.collectGarbage');
    }
    expect(kept()).toEqual([]);
  },
  60_000,
);
