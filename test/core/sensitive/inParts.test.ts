import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/core/sensitive/trace.ts';
import { sensitivitiesOf } from './sensitivitiesOf.ts';

const text = { type: 'string' };
const tick = { type: 'boolean' };
const titled = (titles: readonly string[], schema: object) =>
  Object.fromEntries(titles.map((title, index) => [`field${index}`, { ...schema, title }]));

/** Whether each field is called out in a form, which loads the vocabulary of secrets only if it may be needed. */
const judge = (properties: object, message = 'Please fill in the form.') =>
  wordsFor({ type: 'object', properties } as never, message) > 0
    ? sensitivitiesOf(properties, message).map(Boolean)
    : Object.keys(properties).map(() => false);
const all = (count: number, value: boolean) => Array.from({ length: count }, () => value);

const digits = Array.from('0123456789');
const words = ['abandon', 'ability', 'able', 'about', 'above', 'absent'];

test.each([
  'Pick your recovery words in order',
  'Choose your seed phrase',
  'Geben Sie Ihre Wiederherstellungswörter an',
  'Выберите сид-фразу. Введите слова.',
  '请输入助记词',
])('TRUST-3 lists of words answer a message that asks for a recovery phrase: %s', (message) => {
  const options = words.map((word, index) => `${index + 1}. ${word}`);
  const one = titled(['Word 1', 'Word 2'], { ...text, enum: options });
  expect(judge(one, message)).toEqual([true, true]);
  const several = titled(['Words'], { type: 'array', items: { ...text, enum: words } });
  expect(judge(several, message)).toEqual([true]);
});

test.each([
  ['Have you written down your recovery phrase?', { done: { ...tick, title: 'Yes' } }],
  ['Write down your recovery phrase.', { done: { ...text, enum: ['Done', 'Later', 'Never'] } }],
  ['Write down your PIN.', { next: { ...text, enum: words } }],
  ['Enter your name.', titled(digits, tick)],
  ['Which sizes do you need?', titled(['S', 'M', 'L'], tick)],
  ['Which words should be excluded?', titled(words, tick)],
  ['Tick what applies to your PIN.', titled(['Printed', 'Chosen', 'Forgotten'], tick)],
])('TRUST-3 ticks and choices about other things are no secret: %s', (message, properties) => {
  expect(judge(properties, message)).toEqual(all(Object.keys(properties).length, false));
});

test.each([
  [['Pass', 'word']],
  [['Pa', 'ssword']],
  [['Pas-', '-sword']],
  [['Pass', 'code']],
  [['Kenn', 'wort']],
  [['contra', 'seña']],
  [['пар', 'оль']],
  [['비밀', '번호']],
])('TRUST-3 labels that make one word for a secret ask for it together: %j', (titles) => {
  const fields = titled(['Name', ...titles, 'City'], text);
  expect(judge(fields)).toEqual([false, ...all(titles.length, true), false]);
});

test.each([
  [['Compass', 'Word']],
  [['Word', 'Pass rate']],
  [['Zip', 'Code']],
  [['P', 'I', 'D']],
  [['User', '2']],
])('TRUST-3 labels beside each other that make no such word are no secret: %j', (titles) => {
  expect(judge(titled(titles, text))).toEqual(all(titles.length, false));
});

test('TRUST-3 names of fields make such a word, too, where they are their labels', () => {
  expect(judge({ pass: text, word: text })).toEqual([true, true]);
});

test('TRUST-3 a label beside a password is not part of its word', () => {
  const titles = ['User', 'Password', '2', 'Password hint'];
  expect(judge(titled(titles, text))).toEqual([false, true, false, false]);
});

test.each([
  [
    '请输入短信验证码后选择角色。',
    { role: { ...text, enum: ['管理员', '编辑', '查看', '访客', '所有者'] } },
  ],
  ['Tick the payment methods: credit card, PayPal, cash.', { note: { ...text, title: 'Comment' } }],
  ['Tick the box if you have a PIN.', { note: { ...text, title: 'Comment' } }],
  ['What do you use to unlock your bike?', { note: { ...text, title: 'Answer' } }],
  ['Please fill in the form.', { pass: tick, code: text }],
])('TRUST-3 what stands near a secret’s name is no secret: %s', (message, properties) => {
  expect(judge(properties, message)).toEqual(all(Object.keys(properties).length, false));
});

test('TRUST-3 plain forms of short labels need no vocabulary', () => {
  const properties = titled(['Date', 'Name', 'Zip', 'V', 'p0', 'p1'], text);
  expect(wordsFor({ type: 'object', properties } as never, undefined) > 0).toBe(false);
});
