import type { EntrantResult, Results } from './results.ts';

/** A table in Markdown, the first column aligned to the left and the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const pad = (row: readonly string[]) =>
    widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(pad(head)), line(rule), ...rows.map((row) => line(pad(row)))].join('\n');
}

/** The head of a column, and the column's cell for an entrant. */
export type Column = readonly [head: string, cell: (result: EntrantResult, name: string) => string];

/** A row for each entrant. */
export function entrantTable({ entrants }: Results, columns: readonly Column[]): string {
  const head = ['entrant', ...columns.map(([label]) => label)];
  const rows = Object.entries(entrants).map(([name, result]) => [
    name,
    ...columns.map(([, cell]) => cell(result, name)),
  ]);
  return table(head, rows);
}

/** The cell if there is no number. */
export const none = '-';

/** With three digits. */
export function formatNumber(number: number): string {
  if (Number.isNaN(number)) return none;
  return number.toFixed(number >= 100 ? 0 : number >= 10 ? 1 : 2);
}

/** How many times as much. */
export const formatRatio = (ratio: number): string =>
  Number.isNaN(ratio) ? none : `${ratio.toFixed(ratio >= 10 ? 0 : ratio >= 0.95 ? 1 : 2)}x`;

/** Kilobytes of 1000 bytes. */
export const formatKilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? none : (bytes / 1000).toFixed(1);

/** Megabytes of 1,000,000 bytes. */
export const formatMegabytes = (bytes: number | undefined): string =>
  bytes === undefined ? none : (bytes / 1e6).toFixed(2);
