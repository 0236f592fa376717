import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const id = /\b(?:PROTO|FORM|URL|TRUST|HOST)-\d+\b/g;
const idsIn = (text: string) => new Set(text.match(id));
const sources = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).map(read);

/** Of a test or of a group of tests, however the call goes on. */
const titles = sources
  .flatMap((source) => [
    ...source.matchAll(/(?:^\s*(?:test|describe)(?:\.\w+)*|^\s*\}?\]?\))\(\s*(['"`])(.+?)\1,/gm),
  ])
  .map(([, , title]) => title!);

test('the page of rules knows every id that a test names, and no other', () => {
  const listed = [...read('test/RULES.md').matchAll(/^\| ([A-Z]+-\d+)/gm)].map(([, name]) => name!);
  const named = idsIn(titles.join('\n'));
  expect([...named].toSorted()).toEqual(listed.toSorted());
});

test('a title can be read alone', () => {
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter((title) => /^(?:and|or|but|so|then|also) /.test(title))).toEqual([]);
});
