import fc from 'fast-check';
import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';
import { expect, test } from 'vitest';
import concepts from './labels.concepts.json' with { type: 'json' };
import disguised from './labels.disguised.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };

type Where = 'property' | 'title' | 'description' | 'message';

/** What a form with one text field, which says this there, is taken to ask for. */
function sensitivityOf(
  where: Where,
  text: string,
  schema: object = { type: 'string' },
): Sensitivity {
  const property = where === 'property' ? text : 'value';
  const words = where === 'title' || where === 'description' ? { [where]: text } : {};
  const requestedSchema = { type: 'object', properties: { [property]: { ...schema, ...words } } };
  return compileSchema(requestedSchema, where === 'message' ? { message: text } : {}).fields[0]!
    .sensitive;
}

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'ru',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh-CN',
  'zh-TW',
];

test.each(Object.entries(concepts))('TRUST-3 each language has a word for: %s', (_, names) => {
  expect(Object.keys(names)).toEqual(languages);
  const missed = Object.values(names).filter((name) => sensitivityOf('title', name) === false);
  expect(missed).toEqual([]);
});

/** Labels that are judged wrongly, each for a reason. */
const misjudged = {
  missed: [
    // Neither names a secret nor asks in words that we know.
    'What you log in to the admin panel with, in the form username/password.',
    'Full text of the file beginning with -----BEGIN RSA PRIVATE KEY-----',
  ],
  false: [
    // Called like a secret, in company that we do not know.
    'Essence de bois (pin, chêne, hêtre)',
    // Names a secret soon, and asks for something about it.
    'Подсказка, которую посетитель увидит под полем пароля.',
    '「忘記密碼」通知信的主旨,會顯示在使用者收到的郵件中。',
    '要從 Vault 讀取的路徑,例如 secret/data/prod;不需要提供機密內容。',
  ],
};

/** Written without knowledge of the vocabulary, which was mended after a first look at each half. */
test('TRUST-3 what asks for a secret is found, and what is honest is not, in 13 languages', () => {
  const wrong = labels.filter(
    ({ where, text, sensitive }) => (sensitivityOf(where as Where, text) !== false) !== sensitive,
  );
  const textsOf = (isSensitive: boolean) =>
    wrong.filter(({ sensitive }) => sensitive === isSensitive).map(({ text }) => text);
  expect(textsOf(true)).toEqual(misjudged.missed);
  expect(textsOf(false)).toEqual(misjudged.false);
});

const text = { type: 'string' };
/** Forms that say it in one place, a field of which a person could answer. */
const formsThatSay = {
  property: (said: string) => ({ [said]: text }),
  title: (title: string) => ({ value: { ...text, title } }),
  description: (description: string) => ({ value: { ...text, description } }),
  message: () => ({ value: text }),
  default: (said: string) => ({ value: { ...text, default: said } }),
  selectTitle: (title: string) => ({ value: { ...text, title, enum: Array.from('0123456789') } }),
  policyTitle: (title: string) => ({
    value: { ...text, title, enum: ['strict', 'lax'] },
    other: text,
  }),
  booleanTitle: (title: string) => ({ value: { type: 'boolean', title }, other: text }),
  optionLabel: (title: string) => ({
    value: {
      ...text,
      oneOf: [
        { const: 'a', title },
        { const: 'b', title: 'Other' },
      ],
    },
    other: text,
  }),
};
type Place = keyof typeof formsThatSay;

function asksForSecret(where: Place, said: string): boolean {
  const properties = formsThatSay[where](said);
  const message = where === 'message' ? { message: said } : {};
  return compileSchema({ type: 'object', properties }, message).fields.some(
    ({ sensitive }) => sensitive !== false,
  );
}

/** Written blind, by others, to get past it or to set it off: other words, other letters, translations. */
test('TRUST-3 what is disguised is found, and what only speaks of secrets is not', () => {
  const shareOf = (isSensitive: boolean) => {
    const such = disguised.filter(({ sensitive }) => sensitive === isSensitive);
    const marked = such.filter(({ where, text }) => asksForSecret(where as Place, text));
    return marked.length / such.length;
  };
  expect(shareOf(true)).toBeGreaterThan(0.97);
  expect(shareOf(false)).toBeLessThan(0.015);
});

test.each([
  ['Password', 'credential'],
  ['API key', 'credential'],
  ['seed phrase', 'credential'],
  ['Card number', 'payment'],
  ['CVV', 'payment'],
  ['Security code of your card', 'payment'],
  ['PIN', 'code'],
  ['SMS code', 'code'],
  ['Einmalpasswort', 'code'],
  ['验证码', 'code'],
  // Two scripts in one word.
  ['CVV码', 'payment'],
  ['token值', 'credential'],
  ['pinкод', 'code'],
  ['pan numвer', 'payment'],
])('TRUST-3 %s is a %s', (title, kind) => {
  expect(sensitivityOf('title', title)).toBe(kind);
});

test('TRUST-3 FORM-1 the example server asks for nothing secret, and says so', () => {
  const description =
    'Your favorite integer (do not give us your phone number, pin, or other sensitive info)';
  expect(sensitivityOf('description', description, { type: 'integer' })).toBe(false);
  expect(sensitivityOf('description', 'Do not share it, but enter your PIN')).toBe('code');
});

test.each([
  ['title', 'Type in your password', 'credential'],
  ['title', 'Please type in the API key', 'credential'],
  ['title', 'Input your PIN', 'code'],
  ['title', 'Type your credit card number', 'payment'],
  ['description', 'Type in your card number here.', 'payment'],
  ['message', 'Choose your new password.', 'credential'],
  ['message', 'Pick the 2nd letter of your passphrase.', 'credential'],
  ['message', 'Write down your PIN.', 'code'],
  ['title', 'Type of password', false],
  ['title', 'Input pin', false],
  ['title', 'Select card type', false],
  ['message', 'Choose where your token is stored.', false],
  ['message', 'Select which of your API keys to rotate.', false],
  ['message', 'Write a description of your API key.', false],
  ['message', 'Choose the project for your API key.', false],
  ['message', 'Select the bank of your credit card.', false],
] as const)('TRUST-3 %s %j asks for %s', (where, text, kind) => {
  expect(sensitivityOf(where, text)).toBe(kind);
});

test('TRUST-3 what is chosen or ticked tells nothing secret', () => {
  const password = { title: 'Password' };
  const properties = {
    policy: { type: 'string', enum: ['strict', 'lax'], ...password },
    stored: { type: 'boolean', ...password },
    kinds: { type: 'array', items: { type: 'string', enum: ['a'] }, ...password },
  };
  const { fields } = compileSchema({ type: 'object', properties });
  expect(fields.map(({ sensitive }) => sensitive)).toEqual([false, false, false]);
});

test('TRUST-3 the description of the whole form asks as well', () => {
  const description = 'Enter your API key below.';
  const schema = { type: 'object', properties: { value: { type: 'string' } } };
  const judge = (more: object, message = 'Setup') =>
    compileSchema({ ...schema, ...more }, { message }).fields[0]!.sensitive;
  expect(judge({})).toBe(false);
  expect(judge({ description })).toBe('credential');
  // However long the message above it is.
  expect(judge({ description }, 'Set it up. '.repeat(1000))).toBe('credential');
});

test('TRUST-3 an agent that shows what a tool is to run asks for nothing secret', () => {
  const approval = (command: string) =>
    sensitivityOf('message', `Approval needed.\n\ntool: Bash\n\ntool_input:\n${command}`);
  expect(approval('{"command":"cat src/auth/password.ts"}')).toBe(false);
  expect(approval('{"command":"kubectl delete secret db-password"}')).toBe(false);
  expect(approval('{"file_path":"test/token.test.ts"}')).toBe(false);
  expect(sensitivityOf('message', 'Input your password.')).toBe('credential');
});

test('TRUST-3 the address that a sign-in ends at is a secret, and that of an app is none', () => {
  const pasted = 'Paste the full URL from the browser’s address bar after signing in.';
  expect(sensitivityOf('description', pasted)).toBe('code');
  expect(sensitivityOf('message', pasted)).toBe('code');
  expect(sensitivityOf('description', 'Redirect URL of your OAuth app')).toBe(false);
  expect(sensitivityOf('description', 'URL to open in the browser')).toBe(false);
});

test.each([
  ['pass_rate', 'pass'],
  ['passThreshold', 'pass'],
  ['boarding_pass', 'pass'],
  ['low_pass_filter', 'pass'],
  ['secret_santa', 'secret'],
])('TRUST-3 %s is not for a secret, though %s alone is', (name, word) => {
  expect(sensitivityOf('property', name)).toBe(false);
  expect(sensitivityOf('property', word)).toBe('credential');
});

test.each([
  'Expiry',
  'Gültig bis',
  'Date d’expiration',
  'Caducidad',
  'Scadenza',
  'Validade',
  'Срок действия',
  'تاريخ الانتهاء',
  'समाप्ति तिथि',
  '有効期限',
  '유효기간',
  '有效期',
  '有效期限',
])('TRUST-3 %s is a card’s beside its number, and no secret by itself', (title) => {
  const judge = (other: string) =>
    compileSchema({
      type: 'object',
      properties: { value: { ...text, title }, other: { ...text, title: other } },
    }).fields[0]!.sensitive;
  expect(judge('Card number')).toBe('payment');
  expect(judge('Passport number')).toBe(false);
});

test('TRUST-3 numbers ask for PINs as well', () => {
  expect(sensitivityOf('title', 'PIN', { type: 'integer' })).toBe('code');
});

test('TRUST-3 a message marks what it may ask for, where no field says it itself', () => {
  const message = 'Enter your password to go on.';
  const properties = { value: { type: 'string' }, due: { type: 'string', format: 'date' } };
  const sensitivities = (more: object) =>
    compileSchema(
      { type: 'object', properties: { ...properties, ...more } },
      { message },
    ).fields.map(({ sensitive }) => sensitive);
  expect(sensitivities({})).toEqual(['credential', false]);
  expect(sensitivities({ password: { type: 'string' } })).toEqual([false, false, 'credential']);
});

test.each([
  ['^sk-[A-Za-z0-9]{48}$', 'credential'],
  ['^ghp_[A-Za-z0-9]{36}$', 'credential'],
  ['^AKIA[0-9A-Z]{16}$', 'credential'],
  ['^\\d{16}$', 'payment'],
  ['^\\d{4} ?\\d{4} ?\\d{4} ?\\d{4}$', 'payment'],
  ['^[0-9]{13,19}$', 'payment'],
  ['^[a-z][a-z0-9-]*$', false],
  ['^\\d{5}$', false],
])('TRUST-3 the pattern %s is a %s', (pattern, kind) => {
  expect(sensitivityOf('property', 'value', { type: 'string', pattern })).toBe(kind);
});

test('TRUST-3 TRUST-4 no text is too strange or takes long', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('p', '4', ' ', 'т', '密', '\u200b', 'K', '.', 'ा'),
      maxLength: 2000,
    }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const where of ['title', 'description', 'message'] as const) {
        expect([false, 'credential', 'payment', 'code']).toContain(sensitivityOf(where, text));
      }
    }),
    { numRuns: 300 },
  );
});

test.each(['12_words', 'your_24_words', 'twentyFourWords', '12Words'])(
  'TRUST-3 %s is found, however it is spelled',
  (name) => {
    const form = compileSchema({ type: 'object', properties: { [name]: { type: 'string' } } });
    expect(form.fields[0]!.sensitive).toBe('credential');
  },
);
