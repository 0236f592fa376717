import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes the tables of docs/comparison.md from comparison.json, and what this library costs from docs/performance.md. A test
// checks that they agree.

const docs = join(import.meta.dirname, '../docs');
const page = join(docs, 'comparison.md');

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
  /** Which figures of the bench are shown, and those that are no times: by hand, of the form libraries, ours. */
  readonly costs: {
    readonly columns: readonly string[];
    readonly 'by hand': string;
    readonly ours: string;
    readonly 'elements of a text field': readonly string[];
  };
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

const listOfCode = () =>
  [...comparison.hosts, comparison.sdk]
    .map(({ name, repository, version, commit, dated }) => {
      const address = `https://github.com/${repository}/tree/${commit.slice(0, 12)}`;
      return `- ${name} ${version}, of ${dated}: [${repository}](${address})`;
    })
    .join('\n');

/** The table of the bench, as docs/performance.md has it: a row for each entrant. */
function readBench(): Map<string, Map<string, string>> {
  const text = readFileSync(join(docs, 'performance.md'), 'utf8');
  const [, table = ''] = /<!-- bench:begin -->\n\n([^]*?)\n\n/.exec(text)!;
  const [head = [], , ...rows] = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(
    rows.map(([name = '', ...cells]) => [
      name,
      new Map(cells.map((cell, index) => [head[index + 1]!, cell])),
    ]),
  );
}

function tableOfCosts(): string {
  const { costs } = comparison;
  const bench = readBench();
  const others = [...bench].filter(([name]) => !name.startsWith('floor') && name !== costs.ours);
  const rows = costs.columns.map((column) => {
    const figure = (name: string) => bench.get(name)!.get(column)!;
    const figures = others
      .map(([name]) => figure(name))
      .toSorted((a, b) => parseFloat(a) - parseFloat(b));
    return [
      column,
      figure(costs['by hand']),
      `${figures[0]!} to ${figures.at(-1)!}`,
      figure(costs.ours),
    ];
  });
  const elements = ['elements of a text field', ...costs['elements of a text field']];
  return tableOf([
    ['cost', 'a form by hand', `${others.length} form libraries`, 'ours'],
    ...rows,
    elements,
  ]);
}

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
        : title === 'cost'
          ? tableOfCosts()
          : listOfCode())
    );
  });

if (import.meta.main) writeFileSync(page, embedTables(readFileSync(page, 'utf8')));
