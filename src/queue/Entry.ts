import type { ElicitResult } from '../protocol/index.ts';
import type { EnqueueOptions } from './RequestQueue.ts';
import type { PendingRequest } from './types.ts';

/** What a queue knows of a request that it has on its list. */
export interface Entry {
  pending: PendingRequest;
  readonly controller: AbortController;
  isSettled: boolean;
  readonly deliver: EnqueueOptions['deliver'];
  /** How many answers are on their way. */
  underway: number;
  /** Settles when the newest answer has arrived or is lost. */
  arrival: Promise<void> | undefined;
  /** Whether the newest answer did not arrive. */
  isLost: boolean;
  settle: (settlement: { result: ElicitResult } | { error: Error }) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}
