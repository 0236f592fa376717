/** Runs something after some milliseconds. Returns a function that keeps it from running. */
export function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
