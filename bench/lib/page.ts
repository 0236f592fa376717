import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floor } from './entrants.ts';
import type { EntrantResult, Results } from './results.ts';
import { describePolicy } from './sections.ts';
import type { Summary } from './summary.ts';
import {
  entrantTable,
  formatKilobytes,
  formatNumber,
  formatRatio,
  none,
  type Column,
} from './table.ts';

const page = join(import.meta.dirname, '../../docs/performance.md');
const between = /(?<=<!-- bench:begin -->\n)[^]*(?=<!-- bench:end -->)/;

/** Puts the table between the page's two markers. */
export function writePage(results: Results, summary: Summary): void {
  const text = readFileSync(page, 'utf8');
  const table = `\n${pageTable(results, summary)}\n\n`;
  writeFileSync(
    page,
    text.replace(between, () => table),
  );
}

function pageTable(results: Results, summary: Summary): string {
  const columns: Column[] = [
    ['JS beyond React, fetched (kB)', ({ transfer }) => formatKilobytes(transfer?.beyondReact)],
    timeColumn('mount 20', 'mount.20', summary),
    timeColumn('mount 100', 'mount.100', summary),
    timeColumn('mount 1000', 'mount.1000', summary),
    timeColumn('key press among 1000', 'key.1000', summary),
    timeColumn('submit 1000', 'submit.1000', summary),
    timeColumn('mount 10,000 options', 'single.10000.mount', summary),
    ['values wrong of 28', ({ wrongValues }) => String(wrongValues?.length ?? none)],
    ['CSP violations', ({ csp }) => describePolicy(csp.strict)],
  ];
  return [
    entrantTable(results, columns),
    '',
    `Measured on ${results.when.slice(0, 10)} in Chromium ${results.machine.chromium}, over ${results.rounds} rounds. Bytes are kB of gzip.`,
    `Times are CPU time of the main thread: of \`${floor}\` in milliseconds, of the others as a multiple of that.`,
  ].join('\n');
}

function timeColumn(head: string, operation: string, summary: Summary): Column {
  const cell = ({ errors }: EntrantResult, name: string) => {
    const { cpu, toFloor } = summary[name]?.[operation] ?? { cpu: NaN, toFloor: NaN };
    if (Number.isNaN(cpu)) return errors[operation] ? 'fails' : none;
    return name === floor ? `${formatNumber(cpu)} ms` : formatRatio(toFloor);
  };
  return [head, cell];
}
