import { unattended } from './unattended.ts';

/**
 * Runs something after some milliseconds. Returns a function that keeps it from running.
 *
 * @param isAwaited whether Node waits for it before it ends. Default: yes
 */
export function after(delay: number, run: () => void, isAwaited = true): () => void {
  const timer = setTimeout(run, delay);
  if (!isAwaited) unattended(timer);
  return () => clearTimeout(timer);
}
