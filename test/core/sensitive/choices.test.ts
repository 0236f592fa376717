import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';
import { expect, test } from 'vitest';

const digits = Array.from('0123456789');
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    String(index).padStart(String(count - 1).length, '0'),
  );
const choice = (title: string, values: readonly string[]) => ({
  type: 'string',
  title,
  enum: values,
});

const sensitivitiesOf = (properties: object, message?: string): Sensitivity[] =>
  compileSchema(
    { type: 'object', properties },
    message === undefined ? {} : { message },
  ).fields.map(({ sensitive }) => sensitive);
const sensitivityOf = (schema: object, message?: string) =>
  sensitivitiesOf({ value: schema }, message)[0];

const words = Array.from({ length: 2048 }, (_, index) => `word${index.toString(36)}`);
const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

test.each([
  ['Word 3 of your recovery phrase', words],
  ['Word 3 of your recovery phrase', ['abandon', 'ability', 'able']],
  ['Third letter of your password', ['A to M', 'N to Z']],
  ['Character 2 of the API key', ['vowel', 'consonant']],
  ['Digit 2 of your card PIN', spelled],
  ['Digit 2 of your card PIN', ['low', 'high']],
  ['PIN, digit 2', ['low', 'high']],
  ['2nd digit of your PIN', ['low', 'high']],
  ['Ziffer 2 Ihrer PIN', spelled],
  ['Wort 3 Ihrer Wiederherstellungsphrase', ['abandon', 'ability']],
  ['Troisième chiffre de votre code PIN', spelled],
  ['Palabra 3 de tu frase de recuperación', ['abandon', 'ability']],
  ['密码的第3个字符', ['a–m', 'n–z']],
  ['비밀번호의 3번째 글자', ['a–m', 'n–z']],
  ['Your card PIN', numbers(10_000)],
  ['CVV', numbers(1000)],
  ['PIN', spelled],
])('TRUST-3 a choice called %s tells the secret', (title, values) => {
  expect(sensitivityOf(choice(title, values))).not.toBe(false);
});

test.each([
  ['full stops', digits.map((digit) => `${digit}.`)],
  ['number signs', digits.map((digit) => `#${digit}`)],
  ['keycaps', digits.map((digit) => `${digit}\ufe0f\u20e3`)],
  ['a dash before them', ['–', ...digits]],
  ['circles', Array.from('⓪①②③④⑤⑥⑦⑧⑨')],
])('TRUST-3 digits with %s answer a message that asks for a PIN', (_, values) => {
  const properties = { first: choice('First', values), second: choice('Second', values) };
  expect(sensitivitiesOf(properties, 'Choose the digits of your PIN below.')).toEqual([
    'code',
    'code',
  ]);
});

test('TRUST-3 to say yes or no about a part of a secret tells it', () => {
  const title = 'Is digit 2 of your PIN even?';
  expect(sensitivityOf({ type: 'boolean', title })).toBe('code');
});

test.each<readonly [string, readonly string[]]>([
  ...['Credit card country', 'Credit card bank', 'Bandeira do cartão de crédito', '信用卡银行'].map(
    (title) => [title, words.slice(0, 12)] as const,
  ),
  ...['Pin icon', 'Pin-Farbe', 'Verification code language', '2FA app', 'Your favourite pin'].map(
    (title) => [title, words.slice(0, 12)] as const,
  ),
  ['Token type', ['access', 'refresh']],
  ['Token', ['ETH', 'USDC', 'DAI', ...words.slice(0, 40)]],
  ['Card type', ['credit', 'debit']],
  ['Credit card', ['Visa 1234', 'Mastercard 5678']],
  ['Which password policy', ['strict', 'lax']],
  ['Password', ['strict', 'lax']],
  ['Key size', ['2048', '4096']],
  ['Authentication method: password / key', ['password', 'key']],
  ['Which credential to use', ['prod-key', 'test-key']],
  ['Which of your 3 API keys', ['prod-key', 'test-key']],
  ['MFA', ['required', 'optional']],
  ['PIN length', digits],
  ['Verification code by', ['SMS', 'e-mail']],
])('TRUST-3 a choice called %s tells no secret', (title, values) => {
  expect(sensitivityOf(choice(title, values))).toBe(false);
});

test('TRUST-3 every text that is drawn is judged', () => {
  const asked = 'Type your account password here';
  const text = { type: 'string' };
  const judge = (more: object) => sensitivitiesOf({ more, other: text }).find(Boolean) ?? false;
  expect(judge({ type: 'array', items: text, default: ['a', asked] })).toBe('credential');
  expect(judge({ ...text, enum: [asked, 'b'], enumNames: ['A'] })).toBe('credential');
  expect(judge({ ...text, enum: [asked, 'b'], enumNames: ['', 'B'] })).toBe('credential');
  expect(judge({ ...text, oneOf: [{ const: asked, title: '' }] })).toBe('credential');
  expect(judge({ ...text, oneOf: [{ const: asked, title: '\u200b' }] })).toBe('credential');
  expect(judge({ ...text, oneOf: [{ const: asked, title: 'A' }] })).toBe(false);
  expect(judge({ ...text, oneOf: [{ const: asked, title: '一' }] })).toBe(false);
});

test('SAFE-1 what is said about an option may tell that a field beside it asks for a secret', () => {
  const said = 'Enter the API key of your account below';
  const oneOf = [{ const: 'key', title: 'With a key', description: said }];
  const properties = {
    how: { type: 'string', title: 'How', oneOf },
    v: { type: 'string', title: 'Value' },
  };
  expect(sensitivitiesOf(properties)).toEqual([false, 'credential']);
});

test.each([
  ['a value', { type: 'string', enum: ['your GitHub password', 'none'] }],
  ['a title', { oneOf: [{ const: 'x', title: 'Paste your API key here' }] }],
])('TRUST-3 an answer of several types asks for the secret that %s names', (_, listed) => {
  const others = [{ type: 'string', minLength: 3 }, { type: 'integer' }];
  expect(sensitivityOf({ title: 'Value', anyOf: [listed, ...others] })).toBe('credential');
});

test.each([
  [['latest', 'stable', 'password-reset-fix']],
  [['password', 'publickey', 'none']],
  [['PIN', 'SMS']],
  [['Credit card', 'Invoice']],
  [['auto', 'token']],
])('an answer of several types that lists %j asks for no secret', (values) => {
  const listed = { type: 'string', enum: values };
  expect(sensitivityOf({ title: 'Method', anyOf: [listed, { type: 'integer' }] })).toBe(false);
});
