import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ask } from '../../ask.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';
import { waitFor } from '../../waitFor.ts';

const box = (name: string) => screen.getByRole('textbox', { name });
const tags = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 2 };
const request = ask(
  {
    name: { type: 'string' },
    amount: { type: 'number', minimum: 5 },
    tags,
    note: { type: 'string' },
  },
  { required: ['name'] },
);
const selector = '[data-slot=elicitation-error] *';
const tooLow = () => screen.queryByText('Allowed: 5 or more', { selector });
const tooFew = () => screen.queryByText(/^Allowed: At least 2/, { selector });

describe('FORM-6 after an Accept that failed', () => {
  test('an answer that was not wrong is checked when its field is left, and then at each key', async () => {
    const { user } = drawElicitation(request);
    await user.click(accept());
    await waitFor(() => expect(box('name')).toHaveFocus());
    await user.type(box('amount'), '1');
    expect(tooLow()).toBeNull();
    await user.tab();
    await waitFor(() => expect(tooLow()).not.toBeNull());
    await user.type(box('amount'), '5');
    await waitFor(() => expect(tooLow()).toBeNull());
    await user.type(box('amount'), '{Backspace}');
    await waitFor(() => expect(tooLow()).not.toBeNull());
  });

  test('choices that were not wrong are checked when their group is left', async () => {
    const { user } = drawElicitation(request);
    await user.click(accept());
    await waitFor(() => expect(box('name')).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: 'a' }));
    expect(tooFew()).toBeNull();
    await user.click(box('note'));
    await waitFor(() => expect(tooFew()).not.toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'b' }));
    await waitFor(() => expect(tooFew()).toBeNull());
  });

  test('the next Accept checks all of them', async () => {
    const { user, onRespond } = drawElicitation(request);
    await user.click(accept());
    await waitFor(() => expect(box('name')).toHaveFocus());
    await user.keyboard('Ada');
    await user.type(box('amount'), '1{Enter}');
    await waitFor(() => expect(tooLow()).not.toBeNull());
    expect(box('amount')).toHaveFocus();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

test('FORM-6 a right answer that is edited again is checked when its field is left', async () => {
  const { user } = drawElicitation(request);
  await user.type(box('amount'), '15');
  await user.tab();
  await user.clear(box('amount'));
  await user.type(box('amount'), '1');
  expect(tooLow()).toBeNull();
  await user.tab();
  await waitFor(() => expect(tooLow()).not.toBeNull());
});
