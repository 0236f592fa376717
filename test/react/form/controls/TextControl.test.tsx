import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

test('FORM-2 near its limit a text is counted, in code points, and never cut', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string', maxLength: 5 } }));
  const input = screen.getByRole('textbox');
  await user.type(input, '😀😀😀');
  expect(screen.queryByText('3 of 5')).toBeNull();
  await user.type(input, '😀');
  expect(screen.getByText('4 of 5')).toBeVisible();
  await user.type(input, '😀😀');
  expect(screen.getByText('6 of 5')).toBeVisible();
  expect(input).toHaveValue('😀'.repeat(6));
});

test.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'decimal'],
  [{ type: 'number', minimum: -5 }, null],
  [{ type: 'integer' }, null],
])('a keyboard without a minus sign only where none is needed: %j', (schema, inputMode) => {
  drawElicitation(ask({ n: schema }));
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe(inputMode);
});

test('a number that is wrong can be mended with the whole keyboard: an iPhone’s pad may have a comma and no point', async () => {
  const { user, onRespond } = drawElicitation(ask({ n: { type: 'number', minimum: 0 } }));
  const input = screen.getByRole('textbox');
  await user.type(input, '72,5');
  await user.click(accept());
  expect(input).toBeInvalid();
  expect(input).not.toHaveAttribute('inputmode');
  // Without the comma it is right, and lacks a point.
  await user.type(input, '{Backspace}{Backspace}');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('inputmode');
  await user.type(input, '.5');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { n: 72.5 } });
});

test.each([
  ['a text', { type: 'string' }],
  ['a secret', { type: 'string', format: 'password' }],
])('FORM-1 several lines that are dropped into %s keep their breaks', async (_, key) => {
  const { user, onRespond } = drawElicitation(ask({ key }));
  await screen.findByText('key');
  const input = document.querySelector('input')!;
  const dropped = { getData: () => 'BEGIN\r\nabc\nEND' };
  fireEvent.drop(input, { dataTransfer: dropped });
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { key: 'BEGIN\nabc\nEND' },
  });
});

test('FORM-1 several lines that are pasted into an input keep their breaks, in a text area', async () => {
  const { user, onRespond } = drawElicitation(ask({ body: { type: 'string', maxLength: 12 } }));
  await user.type(screen.getByRole('textbox'), 'Dear .{ArrowLeft}');
  await user.paste('Ada,\r\nbye');
  const area = screen.getByRole('textbox');
  expect(area.tagName).toBe('TEXTAREA');
  expect(area).toHaveFocus();
  expect(area).toHaveValue('Dear Ada,\nbye.');
  expect(screen.getByText('14 of 12')).toBeVisible();
  // Right after what was pasted.
  await user.keyboard('{Backspace}{Backspace}{Backspace}x');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { body: 'Dear Ada,\nx.' },
  });
});

test('FORM-1 lines that are dropped into an input take the place of nothing that is selected there', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string' } }));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(input, 'hello');
  input.select();
  fireEvent.drop(input, { dataTransfer: { getData: () => 'one\ntwo' } });
  expect(screen.getByRole('textbox')).toHaveValue('helloone\ntwo');
});

test('FORM-1 a line break at the end of what is pasted is no line', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string' } }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Ada\n');
  expect(screen.getByRole('textbox').tagName).toBe('INPUT');
});

test.each([
  ['reversed', '\u202e001$', '\ufffd001$'],
  ['hidden', `ok${String.fromCodePoint(0xe0049)}`, 'ok\ufffd'],
])(
  'TRUST-2 a suggestion with %s letters shows them, and is sent as it was unless it is edited',
  async (_, suggestion, shown) => {
    const { user, onRespond } = drawElicitation(
      ask({ price: { type: 'string', default: suggestion } }),
    );
    expect(await screen.findByRole('textbox')).toHaveValue(shown);
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { price: suggestion } });
  },
);

test('TRUST-4 a suggestion for a date with a time that is none is drawn like that of a text', () => {
  const suggestion = `a${'\u0301'.repeat(48_000)}`;
  drawElicitation(ask({ at: { type: 'string', format: 'date-time', default: suggestion } }));
  expect(screen.getByRole('textbox')).toHaveValue(`a${'\u0301'.repeat(4)}`);
});

test('TRUST-8 Enter on a box does not answer, since it may be meant to tick it', async () => {
  const consent = { type: 'boolean', default: true };
  const several = { type: 'array', items: { enum: ['a', 'b'] } };
  const { user, onRespond } = drawElicitation(ask({ consent, several }));
  for (const box of screen.getAllByRole('checkbox')) {
    box.focus();
    await user.keyboard('{Enter}');
  }
  expect(onRespond).not.toHaveBeenCalled();
});

test('FORM-3 of a default that is drawn cut, what was edited stays edited through the choice to send all', async () => {
  const text = 'word '.repeat(3000);
  const { user, onRespond } = drawElicitation(ask({ note: { type: 'string', default: text } }));
  const whole = screen.getByRole('checkbox');
  await user.click(whole);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'mine');
  await user.click(whole);
  await user.click(whole);
  expect(screen.getByRole('textbox')).toHaveValue('mine');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { note: 'mine' },
  });
});
