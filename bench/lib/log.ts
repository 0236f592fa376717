const begun = performance.now();

/** Seconds since the run began. */
export const elapsed = (): number => (performance.now() - begun) / 1000;

/** Says how far the run is; the report alone goes to the standard output. */
export function log(...words: readonly string[]): void {
  console.error(`${elapsed().toFixed(0).padStart(4)} s`, ...words);
}
