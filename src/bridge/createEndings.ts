import type { PendingRequest } from '../queue/index.ts';
import type { BridgedRequest } from '../remote/wire.ts';

/** In milliseconds, and how many: what pages are told of requests that are over. A window may have slept. */
export const toldFor = 3_600_000;
const mostTold = 100;

interface Ending {
  readonly request: BridgedRequest;
  readonly at: number;
  /** Of the answer that ended it: a page that lost the reply sends it again. */
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
    add(request, closed, digest) {
      const { id } = request;
      // Without what was asked: nobody is to answer it any more.
      const empty = { mode: request.request.mode, message: '' } as PendingRequest['request'];
      const told = { ...request, request: empty, closed, draft: undefined };
      endings.set(id, { request: told, at: Date.now(), digest });
      forget();
    },
    has: (id) => endings.has(id),
    digestOf: (id) => endings.get(id)?.digest,
    list() {
      forget();
      return [...endings.values()].map(({ request }) => request);
    },
  };
}
