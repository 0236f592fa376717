/** Returns a function that keeps it from running. `isUnattended`: Node may end before. */
export function after(delay: number, run: () => void, isUnattended = false): () => void {
  const timer = setTimeout(run, delay);
  // A page's timer is a number.
  if (isUnattended) (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}
