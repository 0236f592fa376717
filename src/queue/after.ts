/**
 * Runs something after some milliseconds. Returns a function that keeps it from running.
 *
 * @param isUnattended whether Node may end before
 */
export function after(delay: number, run: () => void, isUnattended = false): () => void {
  const timer = setTimeout(run, delay);
  // A page's timer is a number.
  if (isUnattended) (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}
