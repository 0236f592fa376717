import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, type ElicitResult } from 'react-mcp-elicitation';
import { createFakeQueue } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';
import {
  click,
  doubleClick,
  doubleTap,
  hasProtocol,
  middleOf,
  pressRested,
  promptly,
  settle,
} from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const server = { name: 'Example' };
/** So wide that they come under the buttons. */
const options = Array.from({ length: 8 }, (_, at) => `Option ${at}, in words of some length`);
const flags = { type: 'array', title: 'Flags', items: { type: 'string', enum: options } };
const choice = { type: 'string', title: 'Choice', enum: ['A', 'B', 'C'], default: 'B' };
const repo = { type: 'string', enum: Array.from({ length: 50 }, (_, at) => `Repo ${at}`) };
const text = { type: 'string' };

/** WebKit counts the second click as one for so many milliseconds, and a new dialog may take longer on a slow machine. */
const soon = 350;

const presses = Object.entries({ click: doubleClick, ...(hasProtocol && { tap: doubleTap }) });
const optionAt = (at: readonly [number, number]) =>
  document.elementFromPoint(...at)?.closest('[data-slot=elicitation-option]');
const readTicks = () => Array.from(document.querySelectorAll('input'), ({ checked }) => checked);

/** What the page shows over an element until it is clicked. */
function cover(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const button = document.body.appendChild(document.createElement('button'));
  const [x, y, w, h] = [left, top, width, height].map((length) => `${length}px`);
  Object.assign(button.style, { position: 'fixed', left: x, top: y, width: w, height: h });
  button.addEventListener('click', () => button.remove());
}

beforeEach(() => page.viewport(900, 800));

describe('TRUST-8 the second click of a double click answers nothing that has come under it', () => {
  test.for(presses)('a double %s on an Accept that moves the fields', async ([, pressTwice]) => {
    const properties = { name: { ...text, minLength: 1 }, owner: { ...text, minLength: 1 }, flags };
    const request = ask(properties, { required: ['name', 'owner'] });
    render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await settle(accept);
    const at = middleOf(accept);
    const before = readTicks();
    await pressTwice(at);
    await screen.findByRole('group', { name: /2 answers/ });
    expect(optionAt(at)).toBeInstanceOf(Element);
    expect(readTicks()).toEqual(before);
  });

  test.for(
    presses.flatMap(([how, run]) => ['Accept', 'Decline'].map((to) => [how, to, run] as const)),
  )('a double %s on %s, before the next request', async ([, button, pressTwice]) => {
    const at = await promptly(soon, async (begin) => {
      const { queue, ask: askQueue } = createFakeQueue();
      render(<ElicitationOutlet queue={queue} />);
      const answer = askQueue(ask({}));
      void askQueue(ask({ choice, flags }));
      const dialog = await screen.findByRole('dialog');
      const pressed = within(dialog).getByRole('button', { name: button });
      await settle(pressed);
      const at = middleOf(pressed);
      window.addEventListener('click', begin, { once: true, capture: true });
      await pressTwice(at);
      await answer;
      await screen.findByText('Flags');
      return at;
    });
    expect(optionAt(at)).toBeInstanceOf(Element);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByLabelText('B')]);
  });

  test.each([
    ['a box', { type: 'boolean', default: true }, 'field'],
    ['one of several boxes', { ...flags, default: [options[1]] }, options[3]!],
    ['a radio button', choice, 'C'],
    ['a box of a search', { type: 'array', items: repo, default: ['Repo 1'] }, 'Repo 3'],
    ['a radio button of a search', { ...repo, default: 'Repo 1' }, 'Repo 3'],
  ])('on %s and on its words, drawn and sent', async (_, field, label) => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    render(<Elicitation request={ask({ field, user: text })} {...{ server, onRespond }} />);
    const box = screen.getByLabelText(label, { selector: 'input' });
    const before = readTicks();
    await settle(box);
    for (const pressed of [box, screen.getByText(label, { selector: 'label, label *' })]) {
      cover(pressed);
      await doubleClick(middleOf(pressed));
      expect(readTicks()).toEqual(before);
    }
    await userEvent.fill(screen.getByLabelText('user'), 'Ada');
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    const content = { field: field.default, user: 'Ada' };
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content });
  });
});

describe('FORM-1 a double click on one control does what browsers do', () => {
  test.each(['Gift', options[2]!])('on a box and on its words: %s', async (label) => {
    const gift = { type: 'boolean', title: 'Gift', default: false };
    const onChange = vi.fn<(isTicked: boolean) => void>();
    render(
      <div onChange={({ target }) => onChange((target as HTMLInputElement).checked)}>
        <Elicitation request={ask({ gift, flags })} server={server} onRespond={() => {}} />
      </div>,
    );
    const box = screen.getByRole('checkbox', { name: label });
    await settle(box);
    for (const pressed of [box, screen.getByText(label)]) {
      onChange.mockClear();
      await doubleClick(middleOf(pressed));
      await waitFor(() => expect(onChange.mock.calls).toEqual([[true], [false]]));
      expect(box).not.toBeChecked();
    }
  });

  test('two clicks select a word of a text, and three all of it', async () => {
    const field = { ...text, title: 'Text', default: 'one two' };
    render(<Elicitation request={ask({ field, flags })} server={server} onRespond={() => {}} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await settle(input);
    const { left, top, height } = input.getBoundingClientRect();
    const readSelected = () => input.value.slice(input.selectionStart!, input.selectionEnd!);
    await doubleClick([left + 20, top + height / 2]);
    expect(input).toHaveFocus();
    expect(readSelected().trim()).toBe('one');
    await click(middleOf(screen.getByRole('checkbox', { name: options[7]! })));
    await doubleClick([left + 20, top + height / 2], 3);
    expect(input).toHaveFocus();
    expect(readSelected()).toBe('one two');
  });
});
