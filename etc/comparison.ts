import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes the tables of docs/comparison.md from comparison.json. A test checks that the two agree.

const page = join(import.meta.dirname, '../docs/comparison.md');

interface Read {
  readonly name: string;
  readonly repository: string;
  readonly version: string;
  readonly commit: string;
  readonly dated: string;
}

/** What a host does, and the lines of code that say so: of its repository, or of the SDK (`sdk:`). */
export type Cell = readonly [words: string, ...sources: string[]];

interface Comparison {
  readonly hosts: readonly Read[];
  readonly sdk: Read;
  /** In each row: what is compared, a cell for each host, and ours. */
  readonly tables: Readonly<Record<string, readonly (readonly [string, ...Cell[]])[]>>;
}

export const comparison = JSON.parse(
  readFileSync(join(import.meta.dirname, 'comparison.json'), 'utf8'),
) as Comparison;

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((words, column) => words.padEnd(widths[column]!)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...lines].join('\n');
}

const tableOfCode = () =>
  tableOf([
    ['code', 'version', 'read at'],
    ...[...comparison.hosts, comparison.sdk].map(({ name, repository, version, commit, dated }) => [
      `${name}: [${repository}](https://github.com/${repository}/tree/${commit.slice(0, 12)})`,
      version,
      dated,
    ]),
  ]);

/** The page with the tables as they are now: each stands between two comments. */
export const embedTables = (text: string): string =>
  text.replaceAll(/(<!-- table: (.+) -->\n\n)[^]*?(?=\n\n<!-- end -->)/g, (_, begin, title) => {
    const rows = comparison.tables[title];
    const hosts = comparison.hosts.map(({ name }) => name);
    return (
      begin +
      (rows
        ? tableOf([
            [title, ...hosts, 'ours'],
            ...rows.map(([what, ...cells]) => [what, ...cells.map(([words]) => words)]),
          ])
        : tableOfCode())
    );
  });

if (import.meta.main) writeFileSync(page, embedTables(readFileSync(page, 'utf8')));
