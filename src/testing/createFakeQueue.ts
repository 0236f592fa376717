import type { ElicitResult } from '../core/index.ts';
import { createElicitationQueue, type ElicitationQueue } from '../host.ts';
import { warnOfScripts } from './warnOfScripts.ts';

/** A queue for an `<ElicitationOutlet>`, and a function that asks through it like a server. */
export interface FakeQueue {
  readonly queue: ElicitationQueue;
  /** Asks as a server would. Resolves with the answer; rejects as the SDK's handler would. */
  ask: (
    params: unknown,
    options?: {
      server?: Parameters<ElicitationQueue['connection']>[0] | undefined;
      signal?: AbortSignal | undefined;
    },
  ) => Promise<ElicitResult>;
}

/**
 * A queue for tests and stories, without a server. From then on, the console says why a script's press on Accept or Open
 * does nothing, unless `disableConsentGuard` was called.
 * @example
 * const { queue, ask } = createFakeQueue();
 * render(<ElicitationOutlet queue={queue} />);
 * const answer = ask(elicitations.email);
 */
export function createFakeQueue(): FakeQueue {
  warnOfScripts();
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  return {
    queue,
    ask: (params, { server = { name: 'Example server' }, signal } = {}) =>
      queue.connection(server).onRequest(params, { signal }),
  };
}
