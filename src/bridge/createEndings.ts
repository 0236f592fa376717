import type { ElicitMode } from '../protocol/index.ts';
import type { ElicitationServer, PendingRequest } from '../queue/index.ts';
import type { BridgedRequest } from '../remote/wire.ts';

/** For how many milliseconds pages are told of a request that is over, and of how many. A window may have slept. */
export const toldFor = 3_600_000;
const mostTold = 100;

/** Kept small: there may be many people. */
interface Ending {
  readonly mode: ElicitMode;
  readonly server: ElicitationServer;
  readonly closed: NonNullable<PendingRequest['closed']>;
  readonly at: number;
  /** The digest of the answer that ended the request. A page that lost the reply sends the same answer again. */
  readonly digest: string | undefined;
}

/** How requests ended, for the windows that had them on screen. */
export interface Endings {
  add: (
    request: BridgedRequest,
    closed: NonNullable<PendingRequest['closed']>,
    digest: string | undefined,
  ) => void;
  has: (id: string) => boolean;
  digestOf: (id: string) => string | undefined;
  list: () => readonly BridgedRequest[];
}

export function createEndings(): Endings {
  const endings = new Map<string, Ending>();

  function forget(): void {
    for (const [id, { at }] of endings) {
      if (endings.size > mostTold || Date.now() - at > toldFor) endings.delete(id);
    }
  }

  return {
    add({ id, server, request: { mode } }, closed, digest) {
      endings.set(id, { mode, server, closed, at: Date.now(), digest });
      forget();
    },
    has: (id) => endings.has(id),
    digestOf: (id) => endings.get(id)?.digest,
    list() {
      forget();
      return [...endings].map(([id, { mode, server, closed }]) => ({
        id,
        server,
        closed,
        // Without the question, which nobody can answer any more.
        request: { mode, message: '' } as PendingRequest['request'],
        position: 0,
        urlAccept: 'onFinished',
        isOpened: false,
        isAnswered: false,
        isCompleted: false,
      }));
    },
  };
}
