type Range = readonly [from: number, to: number];

/** Where a value is drawn on a logarithmic axis. */
export interface LogScale {
  /** The least and the greatest value. */
  domain: Range;
  at: (value: number) => number;
  /** The powers of ten. */
  ticks: readonly number[];
}

export function createScale(domain: Range, [from, to]: Range): LogScale {
  const [low, high] = domain.map(Math.log10) as [number, number];
  // A rounding error must not leave out a power of ten at either end.
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
  return {
    domain,
    at: (value) => from + ((to - from) * (Math.log10(value) - low)) / (high - low),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)),
  };
}

/** The least and the greatest of all values, with some room beyond both. */
export const rangeOf = (values: readonly number[], room = 1): Range => [
  Math.min(...values) / room,
  Math.max(...values) * room,
];
