import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { pressRested } from '../../../person.ts';
import { waitFor } from '../../../waitFor.ts';

test('FORM-16 by keyboard, another answer is chosen by an arrow key, and Tab leads to its text', async () => {
  const anyOf = [
    { type: 'string', enum: ['red', 'green'] },
    { type: 'string', minLength: 3 },
  ];
  const request = ask({ color: { anyOf } }, { required: ['color'] });
  const onRespond = vi.fn();
  render(<Elicitation {...{ request, onRespond }} server={{ name: 'Example' }} />);
  const red = await screen.findByRole('radio', { name: 'red' });
  red.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const other = screen.getByRole('radio', { name: 'Other…' });
  expect(other).toBeChecked();
  expect(other).toHaveFocus();
  await userEvent.tab();
  const text = screen.getByRole('textbox', { name: 'Other…' });
  expect(text).toHaveFocus();
  // Who goes on to the text has not left the answer.
  expect(document.querySelector('[data-slot=elicitation-error]')).toBeNull();
  await userEvent.keyboard('te');
  await userEvent.tab({ shift: true });
  expect(other).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{End}al');
  await userEvent.tab();
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { color: 'teal' } }),
  );
});
