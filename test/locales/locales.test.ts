import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Message } from 'react-mcp-elicitation/locales/Message';
import type { ElicitationMessages } from 'react-mcp-elicitation/locales/messages';
import { formsOf } from './formsOf.ts';
import { en } from '../../src/locales/en.ts';

const shipped = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'pt-BR',
  'ru',
  'zh-CN',
  'zh-TW',
];
const isLocale = (file: string) => /^[a-z]{2}(-[A-Z]{2})?\.ts$/.test(file);
const folder = new URL('../../src/locales/', import.meta.url);
const found = readdirSync(folder)
  .filter(isLocale)
  .map((file) => file.slice(0, -3));

const locales = await Promise.all(
  found.map(async (tag) => {
    const module = (await import(new URL(`${tag}.ts`, folder).href)) as Record<string, unknown>;
    return [tag, module[tag.replace('-', '')] as ElicitationMessages] as const;
  }),
);

const parametersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();

/** What a translation lacks, or has too much of. */
function faultsOf(tag: string, message: Message, english: Message): string[] {
  const faults: string[] = [];
  const expected = parametersOf(textOf(english));
  const forms = formsOf(message);
  for (const [category, text] of forms) {
    if (text !== text.trim() || text === '') faults.push(`${category}: "${text}"`);
    const parameters = parametersOf(text);
    // A form for one or two may say it in a word.
    const isSpelledOut = ['zero', 'one', 'two'].includes(category);
    const isComplete = isSpelledOut
      ? parameters.every((name) => expected.includes(name))
      : parameters.join() === expected.join();
    if (!isComplete)
      faults.push(`${category} has {${parameters.join()}}, not {${expected.join()}}`);
  }
  if (typeof message === 'string') return faults;
  // Of the numbers that there are here: no list has a million options.
  const rules = new Intl.PluralRules(tag);
  const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
  const given = forms.map(([category]) => category);
  if (given.toSorted().join() !== [...needed].toSorted().join()) {
    faults.push(`has ${given.join()}, not ${[...needed].join()}`);
  }
  return faults;
}

/** A message without its plural forms. */
const textOf = (message: Message): string => formsOf(message).at(-1)![1];

test('HOST-6 ships in thirteen languages', () => {
  expect(found.toSorted()).toEqual(shipped.toSorted());
});

describe.each(locales)('HOST-6 %s', (tag, messages) => {
  const keys = Object.keys(en) as (keyof typeof en)[];

  test('has all words, and no others', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
  });

  test.each(keys)('%s', (key) => {
    expect(faultsOf(tag, messages[key], en[key])).toEqual([]);
  });

  test('PROTO-3 Accept, Decline, Cancel and Close are not to be confused', () => {
    const { accept, decline, cancel, close, discard, keepEditing, yes, no, noAnswer } = messages;
    for (const words of [
      [accept, decline, cancel, close],
      [discard, keepEditing, cancel],
      [yes, no, noAnswer],
    ]) {
      expect(new Set(words.map((word) => textOf(word).toLocaleLowerCase(tag))).size).toBe(
        words.length,
      );
    }
    const { accepted, declined, cancelled, withdrawn } = messages;
    expect(new Set([accepted, declined, cancelled, withdrawn]).size).toBe(4);
  });

  test('says who asks, and where the name goes', () => {
    for (const key of ['asks', 'asksToConfirm', 'asksToOpen'] as const) {
      expect(textOf(messages[key]).split('{server}')).toHaveLength(2);
    }
  });
});

test('in Arabic the domain on a button is isolated, so that 163.com is not drawn as com.163', () => {
  const arabic = locales.find(([tag]) => tag === 'ar')![1];
  expect(textOf(arabic.openDomain)).toContain('\u2066{domain}\u2069');
});
