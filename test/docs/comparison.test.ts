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

test('behind each cell of this library is a file of this repository, unless it says no', () => {
  const ours = rows.map((row) => row.at(-1) as Cell);
  expect(ours.filter(([words, ...sources]) => (words === 'no') !== (sources.length === 0))).toEqual(
    [],
  );
  const sources = ours.flatMap(([, ...paths]) => paths);
  expect(sources.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('what this library costs is shown as the bench measured it', () => {
  const [, ...costs] = /<!-- table: cost -->\n\n.*\n.*\n(.*)\n(.*)\n(.*)\n/.exec(page)!;
  const figures = costs.map((row) => row.split('|').slice(1, -1));
  expect(figures.map(([cost]) => cost!.trim())).toEqual(comparison.costs.columns.slice(0, 3));
  const performance = readFileSync(new URL('docs/performance.md', root), 'utf8');
  const [measured] = /^\| react-mcp-elicitation .*/m.exec(performance)!;
  for (const row of figures) expect(measured).toContain(` ${row.at(-1)!.trim()} |`);
  // No figure stands outside of the tables, where nothing would hold it to what was measured.
  expect(page).not.toMatch(/\d kB/);
});

test('the comparison is at most 15 kB', () => {
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(15_000);
});
