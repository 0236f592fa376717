import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { accept, drawElicitation, server } from '../drawElicitation.tsx';
import { translatePage } from '../../translatePage.ts';
import { waitFor } from '../../waitFor.ts';

test('FORM-5 label, help and required-ness are tied to the control', () => {
  drawElicitation(
    ask(
      { e: { type: 'string', title: 'E-mail', description: 'For the report', format: 'email' } },
      { required: ['e'] },
    ),
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('For the report');
  expect(screen.getByText('Required')).toBeVisible();
});

test('FORM-5 help of radio buttons describes what was chosen when focus comes back to it', async () => {
  const color = { type: 'string', enum: ['red', 'green'], description: 'Of the chart' };
  const { user } = drawElicitation(ask({ color }, { required: ['color'] }));
  await user.tab();
  const [red, green] = screen.getAllByRole('radio');
  expect(red).toHaveAccessibleDescription('Of the chart');
  await user.click(green!);
  await user.tab();
  await user.tab({ shift: true });
  expect(green).toHaveFocus();
  expect(green).toHaveAccessibleDescription('Of the chart');
  expect(red).toHaveAccessibleDescription('');
});

test('FORM-5 help, limits and "Required" of a group describe the option that Tab leads to, and nothing else', async () => {
  const one = { type: 'string', description: 'Help' };
  const items = {
    anyOf: [
      { const: 'e', title: 'e', description: 'Of e' },
      { const: 'f', title: 'f' },
    ],
  };
  const { user } = drawElicitation(
    ask(
      {
        one: { ...one, enum: ['a', 'b'] },
        suggested: { ...one, enum: ['c', 'd'], default: 'd' },
        many: { type: 'array', description: 'Help', minItems: 1, items },
      },
      { required: ['one', 'suggested', 'many'] },
    ),
  );
  const isDescribed = (option: string, description: string) =>
    expect(screen.getByLabelText(option)).toHaveAccessibleDescription(description);
  const groups = ['one', 'suggested', 'many'];
  for (const one of [...groups, 'b', 'c', 'f']) isDescribed(one, '');
  isDescribed('a', 'Help');
  isDescribed('d', 'Help');
  isDescribed('e', 'Required Help At least 1 Of e');
  await user.click(accept());
  await waitFor(() => isDescribed('a', 'Help Choose one of the options.'));
  isDescribed('e', 'Required Help At least 1 Allowed: At least 1 Of e');
  for (const one of [...groups, 'b', 'c', 'f']) isDescribed(one, '');
  expect(screen.getByRole('radiogroup', { name: 'one' })).toBeRequired();
  expect(screen.getByRole('radiogroup', { name: 'one' })).toBeInvalid();
});

test('FORM-2 notes are tied to the control', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string', pattern: '(?i:a)' } }));
  const input = screen.getByRole('textbox');
  await user.type(input, 'A');
  await user.tab();
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(
      'The format could not be checked here; the server decides.',
    ),
  );
});

test('FORM-9 an optional field that nothing can satisfy is not drawn, and left out', async () => {
  const { user, onRespond } = drawElicitation(
    ask({ n: { type: 'number', minimum: 5, maximum: 4, default: 4 } }),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('No valid answer is possible here.')).toBeVisible();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: {} });
});

test.each([
  [
    'another locale',
    { type: 'number' },
    '1,5',
    { locale: 'de', timeZone: 'Europe/Berlin' },
    /Enter a number in digits/,
  ],
  [
    'another zone',
    { type: 'string', format: 'date-time' },
    '2026-03-29T02:30',
    { locale: 'en', timeZone: 'UTC' },
    /does not exist on that day/,
  ],
])('HOST-6 an error is judged anew in %s', async (_, schema, entered, settings, error) => {
  const request = ask({ n: schema });
  const element = (current: typeof settings) => (
    <ElicitationProvider {...current}>
      <Elicitation {...{ request, server }} onRespond={() => {}} />
    </ElicitationProvider>
  );
  const { rerender } = render(element({ locale: 'en', timeZone: 'Europe/Berlin' }));
  const control = () => screen.getByLabelText('n');
  fireEvent.change(control(), { target: { value: entered } });
  fireEvent.blur(control());
  await waitFor(() => expect(control()).toHaveAccessibleDescription(error));
  rerender(element(settings));
  await waitFor(() => expect(control()).not.toHaveAccessibleDescription(error));
  expect(control()).toHaveValue(entered);
});

test('FORM-6 focus that moves within a group leaves no field', async () => {
  const { user } = drawElicitation(
    ask(
      { many: { type: 'array', minItems: 1, items: { enum: ['a', 'b'] } } },
      { required: ['many'] },
    ),
  );
  await user.tab();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'b' })).toHaveFocus();
  await Promise.resolve();
  expect(screen.getByRole('group', { name: 'many' })).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'many' })).toHaveAttribute('aria-invalid', 'true'),
  );
});

test('FORM-5 what a control is described by is there', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string', pattern: '(?i:a)' } }));
  const described = () =>
    [...document.querySelectorAll('[aria-describedby]')].flatMap((element) =>
      element.getAttribute('aria-describedby')!.split(' '),
    );
  const missing = () => described().filter((id) => document.getElementById(id) === null);
  expect(missing()).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'A');
  await user.tab();
  await screen.findByText('The format could not be checked here; the server decides.');
  expect(missing()).toEqual([]);
});

test('FORM-2 what is advised is said and does not block', async () => {
  const name = { type: 'string', pattern: '(?i:a)' };
  const { user, onRespond } = drawElicitation(ask({ name }));
  await user.type(screen.getByRole('textbox'), 'A');
  await user.tab();
  expect(
    await screen.findByText('The format could not be checked here; the server decides.'),
  ).toBeVisible();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { name: 'A' },
  });
});

test('FORM-2 a number that is none of the multiples blocks, and says which are', async () => {
  const { user, onRespond } = drawElicitation(ask({ n: { type: 'number', multipleOf: 3 } }));
  await user.type(screen.getByRole('textbox'), '4');
  await user.tab();
  expect(await screen.findByText('Enter a multiple of 3.')).toBeVisible();
  await user.click(accept());
  expect(onRespond).not.toHaveBeenCalled();
});

test('FORM-2 a format that MCP does not name says how to write it', async () => {
  const { user } = drawElicitation(ask({ id: { type: 'string', format: 'uuid' } }));
  await user.type(screen.getByRole('textbox'), 'x');
  await user.tab();
  expect(await screen.findByText(/Write it like this: 123e4567-/)).toBeVisible();
});

test('PROTO-12 options keep their type on the wire, and a union takes what one of its types takes', async () => {
  const { user, onRespond } = drawElicitation(
    ask({
      count: { type: 'integer', enum: [1, 2], enumNames: ['One', 'Two'] },
      sure: { type: 'boolean', const: true },
      size: { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 2 }] },
    }),
  );
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByRole('textbox', { name: 'size' }), '1000');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { count: 2, sure: true, size: 1000 },
  });
});

test('FORM-6 a question of several types says which values it takes, before and after a wrong answer', async () => {
  const { user } = drawElicitation(
    ask({
      size: { anyOf: [{ type: 'boolean' }, { type: 'integer' }] },
      free: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    }),
  );
  const answers = 'Enter one of these: true / false / a whole number';
  const size = screen.getByRole('textbox', { name: 'size' });
  expect(size).toHaveAccessibleDescription(answers);
  expect(screen.getByRole('textbox', { name: 'free' })).toHaveAccessibleDescription('');
  await user.type(size, 'foo');
  await user.tab();
  await waitFor(() => expect(size).toBeInvalid());
  expect(screen.getAllByText(answers)).toHaveLength(2);
  await user.clear(size);
  await user.type(size, 'true');
  await waitFor(() => expect(size).toBeValid());
});

const formatted = (format: string) => ({ type: 'string', format });

test.each([
  [[formatted('ipv4'), formatted('ipv6')], 'fe80::1::2', 'like this: 192.0.2.1 / 2001:db8::1'],
  [[formatted('date-time'), formatted('date')], '2026-10-25T02:30', '09:30:00+01:00 / 2026-01-31'],
  [[{ type: 'integer' }, formatted('date')], 'soon', 'a whole number / 2026-01-31'],
  [[{ type: 'integer' }, formatted('date')], '5.5', 'Allowed: a whole number'],
  [
    [
      { type: 'integer', maximum: 10 },
      { type: 'string', minLength: 5 },
    ],
    '12',
    '10 or less',
  ],
  [[formatted('uri'), formatted('email')], 'ann@bücher.example', 'ann@xn--bcher-kva.example'],
])('FORM-6 of %j, the error for %j names what was meant, or all that can be', async (...given) => {
  const [anyOf, typed, words] = given;
  const { user } = drawElicitation(ask({ v: { anyOf } }));
  await user.type(screen.getByRole('textbox'), typed);
  await user.tab();
  await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  const error = document.querySelector('[data-slot=elicitation-error]')!.textContent;
  expect(error.replaceAll(/[\u2068\u2069]/g, '')).toContain(words);
});

test('FORM-6 a question that takes one of several formats shows how to write each', () => {
  const [email, moment] = [formatted('email'), formatted('date-time')];
  drawElicitation(
    ask({
      two: { anyOf: [moment, formatted('date')] },
      any: { anyOf: [email, { type: 'string' }] },
      one: { anyOf: [email, { const: '' }] },
    }),
  );
  const box = (name: string) => screen.getByRole('textbox', { name });
  expect(box('two')).toHaveAccessibleDescription(
    'Write it like this: \u20682026-01-31T09:30:00+01:00\u2069 / \u20682026-01-31\u2069',
  );
  expect(box('any')).toHaveAccessibleDescription('');
  expect(box('one')).toHaveAccessibleDescription(/^Write it like this: .name@example\.com.$/);
});

test('FORM-16 the UUIDs of one digit that arktype lists beside all others are no options', async () => {
  const format = 'uuid';
  const zeros = { const: '00000000-0000-0000-0000-000000000000', format };
  const pattern = '^[\\da-f]{8}-[\\da-f]{4}-[1-8][\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$';
  const uuid = { type: 'string', format, pattern };
  const { user } = drawElicitation(
    ask({ id: { anyOf: [uuid, zeros], format }, or: { anyOf: [uuid, zeros, { const: 'new' }] } }),
  );
  const id = screen.getByRole('textbox', { name: 'id' });
  expect(id).toHaveAccessibleDescription(/^Write it like this: .123e4567-/);
  const names = screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);
  expect(names).toEqual(['new', 'No answer', 'Other…']);
  await user.type(id, 'x');
  await user.tab();
  await waitFor(() => expect(id).toBeInvalid());
});

test.each([
  [{ type: 'string', pattern: '^\\d{5}$' }, '12345 ', 'Remove the space'],
  [{ type: 'string', maxLength: 5 }, '\u00a012345', 'Remove the space'],
  [
    { type: 'array', items: { type: 'string', maxLength: 5 } },
    '12345 ',
    'Entry 1: Remove the space',
  ],
  [{ type: 'string', pattern: '^\\d{5}$' }, '1234 ', 'This is not in the requested format'],
  // As phone numbers come out of a list of contacts.
  [
    { type: 'string', pattern: '^\\+[1-9]\\d{1,14}$' },
    '\u202a+491511234567\u202c',
    'This cannot be sent.',
  ],
  [{ type: 'string', maxLength: 5 }, '12345\u200b', 'This cannot be sent.'],
  // As an input method for Japanese writes digits.
  [{ type: 'string', pattern: '^\\d{5}$' }, '１０１１５', 'Write it like this: 10115'],
  [
    { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
    'ＤＥ',
    'Entry 1: Write it like this: DE',
  ],
])('FORM-6 of %j, %j is wrong, and the error says why: %s', async (property, typed, words) => {
  const { user } = drawElicitation(ask({ v: property }));
  await user.type(screen.getByRole('textbox'), typed);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const beside = { exact: false, selector: '[data-slot=elicitation-error] span' };
  expect(await screen.findByText(words, beside)).toBeVisible();
});

test('TRUST-3 the error on a secret in letters of another width does not show it', async () => {
  const { user } = drawElicitation(
    ask({ v: { type: 'string', format: 'password', pattern: '^\\d{4}$' } }),
  );
  await screen.findByText('v');
  await user.type(document.querySelector('input')!, '１２３４');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findAllByText('This is not in the requested format.');
  expect(screen.queryByText(/1234/)).toBeNull();
});

test('FORM-4 one checkbox is not called required, since leaving it blank is an answer', () => {
  drawElicitation(
    ask({ v: { type: 'boolean', title: 'News', default: false } }, { required: ['v'] }),
  );
  const box = screen.getByRole('checkbox', { name: 'News' });
  expect(box).toHaveAccessibleDescription('');
  expect(screen.queryByText('Required')).toBeNull();
});

test('FORM-2 the closest number is written as the locale writes it', async () => {
  const request = ask({ v: { type: 'number' } });
  const onRespond = () => {};
  render(
    <ElicitationProvider locale="de">
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), '0,12345678901234567891');
  await user.tab();
  expect(await screen.findByText(/0,12345678901234568/)).toBeVisible();
});

test.each([2, 12, 40])(
  'TRUST-2 an option of %i that is called like our own words for no answer shows its value',
  (count) => {
    const others = Array.from({ length: count - 1 }, (_, index) => ({
      const: `v${index}`,
      title: `V ${index}`,
    }));
    const oneOf = [{ const: 'yes', title: 'No answer.' }, ...others];
    drawElicitation(ask({ del: { type: 'string', oneOf, default: 'yes' } }));
    const role = count === 12 ? 'option' : 'radio';
    expect(screen.getByRole(role, { name: 'No answer. (yes)' })).toBeTruthy();
    expect(screen.getByRole(role, { name: 'No answer' })).toBeTruthy();
  },
);

test.each([
  ['blanks', '\u00a0'.repeat(140)],
  ['a few wide blanks', '\u2003'.repeat(15)],
  ['braille blanks', '\u2800'.repeat(60)],
])('TRUST-2 %s do not push a part of a suggestion out of sight', async (_, gap) => {
  const suggested = `bank.example${gap}evil.io`;
  const { user, onRespond } = drawElicitation(
    ask({
      text: { type: 'string', default: suggested },
      lines: { type: 'string', default: `Hello${'\n'.repeat(60)}I authorize it.` },
      code: { type: 'string', default: 'if a:\n                return b' },
      list: { type: 'array', items: { type: 'string' }, default: [suggested] },
      mail: { type: 'string', format: 'email', default: `me@${'a.'.repeat(50)}evil.example` },
    }),
  );
  const boxes = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  const values = boxes.map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual([
    'bank.example … evil.io',
    'Hello\n…\nI authorize it.',
    'if a:\n                return b',
    'bank.example … evil.io',
  ]);
  expect(screen.getByRole('textbox', { name: 'mail' }).tagName).toBe('TEXTAREA');
  await user.click(accept());
  await waitFor(() =>
    expect(onRespond).toHaveBeenCalledWith({
      action: 'accept',
      content: expect.objectContaining({ text: suggested, list: [suggested] }),
    }),
  );
});

test('FORM-6 an error counts on in a page that a browser has translated', async () => {
  const { user } = drawElicitation(ask({ code: { type: 'string', maxLength: 3 } }));
  const input = screen.getByRole('textbox');
  const error = () => document.querySelector('[data-slot=elicitation-error]');
  await user.type(input, 'abcd');
  await user.click(accept());
  await waitFor(() => expect(error()).toHaveTextContent('(4 of'));
  translatePage(document.body);
  await user.type(input, 'e');
  await waitFor(() => expect(error()).toHaveTextContent('(5 of'));
});
