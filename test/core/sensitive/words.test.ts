import { readFileSync } from 'node:fs';
import { readSchema } from '../../../src/protocol/index.ts';
import { expect, test } from 'vitest';
import { generateWords } from '../../../etc/secrets/generateWords.ts';
import { narrow } from '../../../etc/secrets/narrow.ts';
import { findInLatin } from '../../../src/core/sensitive/findInLatin.ts';
import { findSensitivities } from '../../../src/core/sensitive/findSensitivities.ts';
import { foreign } from '../../../src/core/sensitive/foreign.ts';

test.each(Object.entries(generateWords()))(
  '%s is what its source gives: else run `npm run generate:secrets`',
  (path, source) => {
    // Whole, they are too long to read in a report.
    expect(readFileSync(path, 'utf8') === source).toBe(true);
  },
);

test.each([
  ['код|code', 'code'],
  ['(?:код|code)s?|ключ', '(?:code)s?'],
  ['(?:код|ключ)', '(?!)'],
  ['(?:код|ключ)?s', 's'],
  ['[вw]ord[вф]{0,2}', '[w]ord'],
  ['[^。]{0,4}word(?! код)(?<!ключ)', '[^。]{0,4}word'],
  ['word(?= код)|(?<!s )word', '(?<!s )word'],
  ['\\S*к?ey|\\p{Script=Han}x', '\\S*ey|\\p{Script=Han}x'],
])('%s in Latin letters is %s', (source, expected) => {
  expect(narrow(source)).toBe(expected);
});

/** Whatever the other tests of secrets read. */
const texts = ['labels', 'labels.honest', 'labels.disguised', 'labels.concepts', 'fields']
  .flatMap((name) =>
    readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8').match(/"(?:[^"\\]|\\.)+"/g)!,
  )
  .map((text) => JSON.parse(text) as string)
  .filter((text) => !foreign.test(text));

test('TRUST-3 the words in Latin letters find what all words find in such texts', () => {
  expect(texts.length).toBeGreaterThan(2000);
  const differing = texts.filter((text) => {
    const { schema } = readSchema({
      type: 'object',
      properties: { a: { type: 'string', title: text }, b: { type: 'string', description: text } },
    });
    return ['Go on.', text].some(
      (message) =>
        String(findInLatin(schema, message)) !== String(findSensitivities(schema, message)),
    );
  });
  expect(differing).toEqual([]);
});
