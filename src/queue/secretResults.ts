import type { ElicitResult } from '../protocol/index.ts';

const secretResults = new WeakSet<object>();

/** Says that an answer holds something secret, which nobody is to keep. */
export function markSecret(result: ElicitResult): void {
  secretResults.add(result);
}

export const isSecret = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && secretResults.has(result);
