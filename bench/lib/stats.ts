/** NaN if there are no numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return NaN;
  return below + (above - below) * (at % 1);
}

/** Half of the interquartile range, in per cent of the median. NaN for fewer than three numbers. */
export function spread(numbers: readonly number[]): number {
  if (numbers.length < 3) return NaN;
  return ((quantile(numbers, 0.75) - quantile(numbers, 0.25)) / 2 / median(numbers)) * 100;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export type Point = readonly [x: number, y: number];

/** The slope by Theil and Sen: the median over all pairs of points, which a single step does not change. */
export function slope(points: readonly Point[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([nextX, nextY]) => (nextY - y) / (nextX - x)),
  );
  return median(slopes);
}
