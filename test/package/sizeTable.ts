import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** In bytes of gzip, by the first words of what is measured (`size-limit` in package.json). */
function measure(): (name: string) => number {
  const printed = execFileSync('npx', ['size-limit', '--json'], { cwd: root, encoding: 'utf8' });
  const sizes = JSON.parse(printed) as { name: string; size: number }[];
  return (name) => sizes.find((entry) => entry.name.startsWith(name))!.size;
}

/**
 * What the library adds to a page, as a table of Markdown.
 *
 * @param added what three bundlers add to a page before anything is asked, in bytes of gzip
 */
export function sizeTable(added: readonly number[]): string {
  const sizeOf = measure();
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} kB`;
  const [least, most] = [Math.min(...added), Math.max(...added)].map((bytes) =>
    Math.round(bytes / 1000),
  );
  const form = sizeOf('form: what');
  const rows = [
    ['before anything is asked', `${least} to ${most} kB`],
    ['the form, while the page is idle or with the first request', kilobytes(form)],
    ['the consent, with the first URL', kilobytes(sizeOf('form and URL consent') - form)],
    ['lists of domains, with the first URL', kilobytes(sizeOf('the lists of names'))],
    [
      'words for secrets, with a form that may ask for one',
      kilobytes(sizeOf('words for secrets,')),
    ],
    ['… not in Latin letters', kilobytes(sizeOf('words for secrets in'))],
    ['a language other than English', kilobytes(sizeOf('a language'))],
    ['the stylesheet', kilobytes(sizeOf('styles'))],
    ['`./remote` in place of `./host`', kilobytes(sizeOf('remote'))],
  ];
  const cells = [['when', 'gzip, without React'], ...rows];
  const [first, second] = [0, 1].map((column) =>
    Math.max(...cells.map((row) => row[column]!.length)),
  );
  const lines = cells.map(
    ([what, size]) => `| ${what!.padEnd(first!)} | ${size!.padStart(second!)} |`,
  );
  const rule = `| ${'-'.repeat(first!)} | ${'-'.repeat(second! - 1)}: |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** A page with the table between its two markers. */
export function withSizeTable(page: string, table: string): string {
  const text = readFileSync(join(root, page), 'utf8');
  const between = /(?<=<!-- sizes:begin -->\n)[^]*(?=<!-- sizes:end -->)/;
  return text.replace(between, () => `\n${table}\n\n`);
}
