import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { canTap, click, middleOf, press, pressRested, tap, wait } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const server = { name: 'Example' };
const name = { type: 'string', minLength: 3, title: 'Name' };

describe('FORM-6 the error of a field that is left moves nothing from under a press', () => {
  const properties = {
    name,
    color: { type: 'string', enum: ['red', 'green', 'blue'] },
    sizes: { type: 'array', items: { type: 'string', enum: ['s', 'm', 'l'] } },
    gift: { type: 'boolean', default: false },
  };
  const request = ask(properties, { required: ['name'] });
  const presses = { click, ...(canTap && { tap }) };

  test.for(
    Object.entries(presses).flatMap(([how, pressAt]) =>
      ['green', 'm', 'gift'].map((option) => [how, option, pressAt] as const),
    ),
  )('a %s on %s', async ([, option, pressAt]) => {
    render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    await pressAt(middleOf(screen.getByRole('textbox')));
    await userEvent.keyboard('A');
    await pressAt(middleOf(screen.getByLabelText(option)));
    await waitFor(() => expect(screen.getByLabelText(option)).toBeChecked());
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  });
});

test('FORM-6 focus goes to the control of a wrong answer, not to its long description', async () => {
  const description = 'A word and more. '.repeat(120);
  const properties = {
    name: { ...name, description },
    city: { ...name, title: 'City', description },
  };
  const request = ask(properties, { required: ['name', 'city'] });
  render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
  await waitFor(() => expect(document.querySelector('p[tabindex="0"]')).not.toBeNull());
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  const link = await screen.findByRole('link', { name: /City/ });
  link.scrollIntoView();
  await click(middleOf(link));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
});

test('FORM-12 in a shadow root, focus goes back to the field after the question too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <Elicitation
        {...{ request: ask({ name }), server }}
        presentation="dialog"
        onRespond={() => {}}
      />,
    ),
  );
  const input = shadow.querySelector('input')!;
  await click(middleOf(input));
  await userEvent.keyboard('Ada');
  await press('Escape');
  await waitFor(() => expect(shadow.activeElement?.textContent).toBe('Keep editing'));
  await press('Enter');
  await waitFor(() => expect(shadow.activeElement).toBe(input));
  act(() => root.unmount());
  host.remove();
});

test('FORM-12 a click outside does not stop an answer that is on its way', async () => {
  const onRespond = vi.fn<(result: ElicitResult) => Promise<void>>(() => new Promise(() => {}));
  render(<Elicitation {...{ request: ask({ name }), server, onRespond }} presentation="dialog" />);
  await userEvent.fill(screen.getByRole('textbox'), 'Ada');
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  await click([4, 4]);
  await wait(200);
  expect(onRespond).toHaveBeenCalledTimes(1);
  // A cancel is stopped by nobody: a second one closes the dialog.
  await click(middleOf(screen.getByRole('button', { name: 'Cancel' })));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(2));
  await click([4, 4]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('FORM-1 a double click removes one row, not the one that moves up as well', async () => {
  const people = { type: 'array', items: { type: 'string' }, default: ['Ann', 'Bob', 'Cid'] };
  render(<Elicitation {...{ request: ask({ people }), server }} onRespond={() => {}} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove entry 1' }));
  const rows = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(rows.map(({ value }) => value)).toEqual(['Bob', 'Cid']);
});
