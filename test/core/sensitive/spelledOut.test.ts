import { expect, test } from 'vitest';
import { sensitivitiesOf, titled } from './sensitivitiesOf.ts';

const text = { type: 'string' };

/** What stands between the letters of a word in a column or a row, such as a line's end that is drawn as a blank. */
const between = [
  '\n',
  '\r\n',
  ' \n',
  '\n\n',
  '\u2028',
  '\u00a0\n',
  ',',
  ', ',
  '|',
  '、',
  '.',
  '\u200b',
];

test.each(between)('TRUST-3 a word is found with %j between its letters', (sign) => {
  for (const word of ['Password', 'пароль', 'PIN']) {
    const spelled = Array.from(word).join(sign);
    expect(titled(spelled)).not.toBe(false);
    expect(titled(`Your ${spelled}`)).not.toBe(false);
    expect(titled('Value', { description: `Enter your ${spelled}` })).not.toBe(false);
    expect(titled('Value', { description: spelled })).not.toBe(false);
    expect(sensitivitiesOf({ value: text }, `Enter your ${spelled}`)).not.toEqual([false]);
    const oneOf = [{ const: 'a', title: `Enter your ${spelled} below` }];
    const how = { ...text, title: 'How', oneOf };
    expect(sensitivitiesOf({ how, value: text })).not.toEqual([false, false]);
  }
});

test('TRUST-3 a label over several lines is judged as the one line that is drawn', () => {
  expect(titled('Answer to the\nsecurity\nquestion')).toBe('credential');
  expect(titled('Number on the\nback of your\ncard')).toBe('payment');
  expect(titled('Pa\nssword')).toBe('credential');
  expect(titled('Password\nlength')).toBe(false);
});

test.each([
  'pwrd',
  'pword',
  'psswrd',
  'P-word',
  'P***word',
  'p assword',
  'pa§§word',
  'paʃʃword',
  'ραѕѕωσя∂',
])('TRUST-3 a text field called %s asks for a password', (title) => {
  expect(titled(title)).toBe('credential');
});

test.each([
  'Columns A, B, C',
  'R, G, B',
  'W x H x D',
  'P|Q|R',
  'Vitamins A, D, E and K',
  'Keys: C, D, E, F, G, A, B',
  'J. R. R. Tolkien',
  'One letter per line:\na\nb\nc',
  'psd file',
  'Crossword',
  'To ken-ichi',
])('TRUST-3 single letters that spell nothing are no secret: %j', (said) => {
  expect(titled(said)).toBe(false);
  expect(titled('Value', { description: said })).toBe(false);
});

test.each(['••••••••', '* * * *', '********', '●●●', '🔑', '🔒', '🔐 🗝️'])(
  'TRUST-3 a text called %s asks for a password, as sign-in pages draw it',
  (title) => {
    expect(
      sensitivitiesOf({ user: { ...text, title: 'Username' }, b: { ...text, title } }),
    ).toEqual([false, 'credential']);
    expect(
      sensitivitiesOf({ a: { ...text, title: 'Name' }, b: { type: 'boolean', title } }),
    ).toEqual([false, false]);
  },
);

test.each(['*', '**', '...', '…', '🔒 Private repository', '🔑 Key color', '—'])(
  'TRUST-3 a label %s does not',
  (title) => {
    expect(titled(title)).toBe(false);
  },
);
