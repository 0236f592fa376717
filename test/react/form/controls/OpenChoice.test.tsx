import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

const text = { type: 'string' };
const colors = { title: 'Color', anyOf: [{ ...text, enum: ['red', 'green'] }, text] };
const radio = (name: string) => screen.findByRole('radio', { name });
const typed = () => screen.getByRole('textbox', { name: 'Other…' });

test('FORM-16 of options and a text, one is the answer, and what was typed stays', async () => {
  const { user, onRespond } = drawElicitation(ask({ color: colors }, { required: ['color'] }));
  await user.click(await radio('Other…'));
  await user.type(typed(), 'teal');
  await user.click(await radio('red'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await radio('Other…'));
  expect(typed()).toHaveValue('teal');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { color: 'teal' },
  });
});

test('FORM-16 an option is sent by its value', async () => {
  const anyOf = [{ const: 1, title: 'One' }, text];
  const { user, onRespond } = drawElicitation(ask({ count: { anyOf } }));
  await user.click(await radio('One'));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { count: 1 } });
});

test('FORM-16 FORM-3 a suggestion that is none of the options stands in the text', async () => {
  drawElicitation(ask({ a: { ...colors, default: 'teal' }, b: { ...colors, default: 'green' } }));
  await waitFor(() => expect(typed()).toHaveValue('teal'));
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked.map((one) => one.parentElement!.textContent)).toEqual(['Other…', 'green']);
});

test('FORM-16 FORM-6 the text obeys its own rules, and focus goes to it if it is wrong', async () => {
  const anyOf = [
    { ...text, enum: ['a', 'b'] },
    { ...text, minLength: 3 },
  ];
  const { user, onRespond } = drawElicitation(ask({ name: { anyOf } }, { required: ['name'] }));
  await user.click(await radio('Other…'));
  await user.click(accept());
  await waitFor(() => expect(typed()).toHaveFocus());
  expect(typed()).toHaveAccessibleDescription(/This is required\./);
  await user.type(typed(), 'cd');
  await waitFor(() => expect(typed()).toHaveAccessibleDescription(/At least 3 characters/));
  await user.click(await radio('b'));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { name: 'b' } });
});

test('FORM-16 FORM-4 without an answer, an optional one is left out', async () => {
  const { user, onRespond } = drawElicitation(ask({ color: { ...colors, default: 'red' } }));
  await user.click(await radio('No answer'));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
});

test("FORM-16 the server's own Other is not ours", async () => {
  const anyOf = [{ ...text, enum: ['red', 'Other'] }, text];
  const { user, onRespond } = drawElicitation(ask({ color: { anyOf } }));
  await user.click(await radio('Other (Other)'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { color: 'Other' },
  });
});

test('FORM-16 FORM-11 beside a long list, another answer is in sight whatever is searched for', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const anyOf = [{ ...text, enum: values }, text];
  const { user, onRespond } = drawElicitation(ask({ v: { anyOf } }, { required: ['v'] }));
  await user.type(await screen.findByRole('searchbox'), 'teal');
  expect(screen.getAllByRole('radio')).toEqual([await radio('Other…')]);
  await user.click(await radio('Other…'));
  await user.type(typed(), 'teal');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { v: 'teal' } });
});

test('FORM-16 TRUST-3 a secret is masked where it is typed', async () => {
  const anyOf = [{ enum: ['none'] }, text];
  const { user } = drawElicitation(ask({ key: { title: 'API key', anyOf } }));
  await user.click(await radio('Other…'));
  const group = within(screen.getByRole('radiogroup', { name: 'API key' }));
  expect(await group.findByLabelText('Other…', { selector: '[type=password]' })).toBeVisible();
  expect(group.getByRole('button', { name: /Show/ })).toBeVisible();
});
