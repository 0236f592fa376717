import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

// Each belongs to a type that its entry does not export by name, or to an entry that has one file a language.
test.each([
  ['host', "type: 'answered'"],
  ['index', 'interface ListedRequest {'],
  ['locales-en', 'export const en: ElicitationMessages'],
  ['locales-en', "'showMore'"],
])('the API report of %s shows a change of %s', (name, member) => {
  expect(read(`etc/${name}.api.md`)).toContain(member);
});
