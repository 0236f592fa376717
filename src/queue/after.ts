import { unattended } from './unattended.ts';

/**
 * Runs something after some milliseconds. Returns a function that keeps it from running.
 *
 * @param isUnattended whether Node may end before
 */
export function after(delay: number, run: () => void, isUnattended = false): () => void {
  const timer = setTimeout(run, delay);
  if (isUnattended) unattended(timer);
  return () => clearTimeout(timer);
}
