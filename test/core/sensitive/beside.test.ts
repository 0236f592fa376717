import { expect, test } from 'vitest';
import { sensitivitiesOf } from './sensitivitiesOf.ts';

const text = { type: 'string' };
const titled = (...titles: string[]) =>
  Object.fromEntries(titles.map((title, index) => [`p${index}`, { ...text, title }]));

test.each([
  ['Add SSH key', ['Title', 'Public key']],
  ['Add deploy key', ['Title']],
  ['Create service account key', ['Project']],
  ['Add a secret', ['Name']],
  ['Add webhook secret.', ['URL', 'Events']],
  ['Import SSH key', ['Title']],
  ['Create API token', ['Token name', 'Expires']],
  ['New personal access token', ['Note']],
  ['Register a new webhook secret', ['Repository']],
  ['Set up a deploy key', ['Label']],
  ['Generate recovery codes', ['Device']],
  ['Save credentials', ['Display label']],
])('TRUST-3 the message %j is about a thing that is made: %j', (message, titles) => {
  expect(sensitivitiesOf(titled(...titles), message).some(Boolean)).toBe(false);
});

test.each([
  ['Add SSH key', ['Title', 'Private key'], 1],
  ['Add SSH key', ['Title', 'Passphrase'], 1],
  ['Add a secret', ['Name', 'Value'], 1],
  ['Add a secret', ['Value'], 0],
  ['Store a secret', ['Key', 'Value'], 1],
  ['Add API key', ['Input'], 0],
  ['Add your API key', ['Title'], 0],
  ['Add API key', ['Your answer'], 0],
  ['Add API key', ['Field 1'], 0],
  ['Add credit card', ['Continue'], 0],
  ['Please add your password below', ['Type here'], 0],
  ['Enter the webhook secret', ['Response'], 0],
  ['', ['Channel key'], 0],
  ['', ['Key that this channel requires'], 0],
  ['Set a deploy token', ['Name', 'Value'], 1],
] as const)('TRUST-3 below %j, of %j a secret is found', (message, titles, at) => {
  expect(sensitivitiesOf(titled(...titles), message)[at]).not.toBe(false);
});

const secret = 'Your GitHub password';
const choice = { ...text, title: 'Kind', enum: [secret, 'Another'] };

test.each([
  ['a box', { a: { type: 'boolean', title: `${secret} ↓` }, b: { ...text, title: 'Type here' } }],
  ['a number', { a: { type: 'number', title: secret }, b: { ...text, title: 'Answer' } }],
  ['a date', { a: { ...text, format: 'date', title: secret }, b: { ...text, title: 'Tapez ici' } }],
  ['an option', { a: choice, b: { ...text, title: 'Hier eingeben' } }],
  [
    'a description',
    { a: { ...text, title: 'Name', description: secret }, b: { ...text, title: '在此输入' } },
  ],
  ['a default', { a: { ...text, title: 'Name', default: secret }, b: { ...text, title: 'Here' } }],
  ['what is below', { b: { ...text, title: '…' }, c: { type: 'boolean', title: `↑ ${secret}` } }],
  ['its own default', { b: { ...text, title: 'Type here', default: secret } }],
])('TRUST-3 a field without a name has that of what stands beside it: %s', (_, properties) => {
  const at = Object.keys(properties).indexOf('b');
  expect(sensitivitiesOf(properties)[at]).toBe('credential');
});

test('TRUST-3 a field with a name of its own has no other', () => {
  const box = { type: 'boolean', title: 'Remember my password' };
  expect(sensitivitiesOf({ box, name: text, comment: text })).toEqual([false, false, false]);
});

test('TRUST-3 a message about a thing that is made hides no other text that asks', () => {
  const kind = {
    ...text,
    title: 'Kind',
    enum: ['Enter the API key of your account below', 'Other'],
  };
  const login = { ...text, title: 'Login' };
  expect(sensitivitiesOf({ kind, login }, 'Create account')).toContain('credential');
});
