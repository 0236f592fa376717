import type { Curve, Growth, GrowthPoint } from './growthResults.ts';
import { formatNumber, none, table } from './table.ts';

const formatSize = (size: number) => size.toLocaleString('en');

/** The numbers as Markdown tables, with how much faster than the size each time grows from one size to the next. */
export function growthReport({ when, chromium, rounds, overhead, subjects }: Growth): string {
  const sections = subjects.map(
    ({ unit, curves }) => `## By the number of ${unit}, ms\n\n${curveTable(curves)}`,
  );
  const failures = subjects.flatMap(({ unit, curves }) =>
    curves.flatMap(({ label, points }) =>
      points
        .filter(({ error }) => error !== undefined)
        .map(({ size, error }) => `- ${label}, ${formatSize(size)} ${unit}: ${error}`),
    ),
  );
  const run = [
    `${when.slice(0, 10)}, Chromium ${chromium}, Node ${process.version}, ${rounds} rounds. Main-thread CPU time; of`,
    `"compile", time in Node. Harness alone: ${formatNumber(overhead)} ms, not subtracted. The columns to the right:`,
    'ratio of times to ratio of sizes, 1 where the time grows with the size.',
  ].join('\n');
  return [...sections, ...failures, run].join('\n\n');
}

function curveTable(curves: readonly Curve[]): string {
  const sizes = curves[0]!.points.map(({ size }) => formatSize(size));
  const steps = sizes.slice(1).map((size, index) => `${sizes[index]} to ${size}`);
  const rows = curves.map(({ label, points }) => [
    label,
    ...points.map(describePoint),
    ...points.slice(1).map((point, index) => describeStep(points[index]!, point)),
  ]);
  return table(['operation', ...sizes, ...steps], rows);
}

function describePoint({ milliseconds, error }: GrowthPoint): string {
  if (milliseconds !== undefined) return formatTime(milliseconds);
  return error === undefined ? none : 'FAILS';
}

const formatTime = (milliseconds: number) =>
  milliseconds < 1 ? milliseconds.toPrecision(2) : formatNumber(milliseconds);

function describeStep(from: GrowthPoint, to: GrowthPoint): string {
  if (from.milliseconds === undefined || to.milliseconds === undefined) return none;
  return (to.milliseconds / from.milliseconds / (to.size / from.size)).toFixed(2);
}
