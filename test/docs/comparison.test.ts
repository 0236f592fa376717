import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparison, embedTables, type Cell } from '../../etc/comparison.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/comparison.md', root), 'utf8');
const rows = Object.values(comparison.tables).flat();

test('the comparison shows its table of data: else `npm run comparison`', () => {
  expect(embedTables(page)).toBe(page);
  const titles = Object.keys(comparison.tables);
  expect(titles.filter((title) => !page.includes(`<!-- table: ${title} -->`))).toEqual([]);
});

test('each row has a cell for each host, and one for this library', () => {
  expect(rows.filter((row) => row.length !== comparison.hosts.length + 2)).toEqual([]);
});

test('behind each cell of a host is a line of its code at a commit, unless the code does not tell', () => {
  const isSourced = ([words, ...sources]: Cell) =>
    sources.length > 0
      ? sources.every((source) => /^(?:sdk:)?[\w./-]+#L\d+$/.test(source))
      : /^(?:no chat|not clear|not found in the code)$/.test(words);
  const cells = rows.flatMap(([, ...all]) => all.slice(0, -1));
  expect(cells.filter((cell) => !isSourced(cell))).toEqual([]);
  const read = [...comparison.hosts, comparison.sdk];
  expect(read.filter(({ commit }) => !/^[\da-f]{40}$/.test(commit))).toEqual([]);
});

test('behind each cell of this library is a file of this repository', () => {
  const sources = rows.flatMap((row) => (row.at(-1) as Cell).slice(1));
  expect(sources.length).toBeGreaterThanOrEqual(rows.length);
  expect(sources.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('the comparison repeats no sizes, which the page on performance measures', () => {
  expect(page).not.toMatch(/\d kB/);
});
