import {
  isRecord,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
  type UrlAccept,
} from '../protocol/index.ts';
import { createRequestQueue } from './createRequestQueue.ts';
import type { DraftStorage } from './DraftStorage.ts';
import { formRules, loadFormRules } from './formRules.ts';
import type { OutletQueue } from './OutletQueue.ts';
import type { RequestQueueOptions } from './RequestQueue.ts';
import { serverKey } from './serverKey.ts';
import type { Draft, ElicitationServer, Round } from './types.ts';
import { withholdSecrets } from './withholdSecrets.ts';

/** A request that a host keeps itself. */
export interface ListedRequest {
  /** Identifies the request. It stays the same as long as the host has the request. */
  readonly id: string;
  /** The params of the `elicitation/create` request, as they came. */
  readonly params: unknown;
  /** Who asks, in the host's words. */
  readonly server: ElicitationServer;
  /**
   * Abort it when the request is withdrawn. Taking the request off the list withdraws it as well. With the abort reason
   * `'answered-elsewhere'` or `'timed-out'`, the person is told that instead.
   */
  readonly signal?: AbortSignal | undefined;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  readonly deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  readonly round?: Round | undefined;
  /** URL mode: when an accept is sent. Default: as its page is opened, if the request has an `elicitationId`. */
  readonly urlAccept?: UrlAccept | undefined;
  /** URL mode: the page has been opened before, as far as the host knows. Read once. */
  readonly isOpened?: boolean | undefined;
  /** URL mode: the server has said that the page is done. */
  readonly isCompleted?: boolean | undefined;
}

type Elicitation = ElicitFormRequest | ElicitUrlRequest;

/** Where answers go. */
export interface ListHost {
  /** May return a promise, which says when the answer has arrived, or why it has not. */
  onRespond: (id: string, result: ElicitResult) => void | PromiseLike<void>;
  /** A request that cannot be shown: answer the server with this error. Called once for each. */
  onError: (id: string, error: Error) => void;
}

export interface ListQueue extends OutletQueue {
  /** Takes the list as it is now. New requests are asked. A request that is gone without an answer was withdrawn. */
  take: (requests: readonly ListedRequest[]) => void;
  /** The host's id of a pending request that is on its list. A host may use an id again, for another request. */
  hostIdOf: (id: string) => string | undefined;
}

/**
 * A queue over a list that a host keeps. The queue keeps what outlives the host's entry: a page that is open, a note
 * that a request was withdrawn, a draft.
 */
export function createListQueue(
  { onRespond, onError }: ListHost,
  options: Pick<ParseElicitRequestOptions, 'limits' | 'dialects'> & {
    readonly drafts?: DraftStorage | undefined;
    readonly validation?: RequestQueueOptions['validation'];
  },
): ListQueue {
  const { drafts, validation } = options;
  const queue = createRequestQueue({ rendererTimeout: Infinity, drafts, validation });
  interface Entry {
    request: ListedRequest;
    /** Its id in this queue. A host may use an id again, while the request before it is still on screen. */
    readonly ownId: string;
    readonly leave: () => void;
  }
  const listed = new Map<string, Entry>();
  /** Requests that are gone from the list, by id. They may still be on screen. */
  const gone = new Map<string, ListedRequest>();
  /** Answers that were lost after their request had left the list. A host that puts it there again gets them as a draft. */
  const lost = new Map<
    string,
    { readonly request: ListedRequest; readonly result: ElicitResult }
  >();
  let askedAgain = 0;

  function ask(host: ListedRequest, ownId: string): void {
    const { id, params, server, signal, isOpened, isCompleted } = host;
    const withdrawal = new AbortController();
    let answering = 0;
    let left: () => void = () => {};
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    const deliver = (request: Elicitation, result: ElicitResult) => {
      // From now on, a host that takes the request off its list has the answer. It may do so at once.
      answering++;
      const end = () => void answering--;
      try {
        const arrival = onRespond(id, result);
        if (typeof arrival?.then === 'function') {
          arrival.then(undefined, async () => {
            if (listed.get(id) === entry) return;
            const { result: kept } = await withholdSecrets(request, result);
            lost.set(id, { request: host, result: kept });
          });
          return Promise.race([arrival, hasLeft]).finally(end);
        }
      } catch (error) {
        end();
        throw error;
      }
      end();
      return undefined;
    };
    const entry: Entry = {
      request: host,
      ownId,
      leave() {
        if (answering > 0) left();
        else withdrawal.abort();
      },
    };
    const before = lost.get(id);
    lost.delete(id);
    listed.set(id, entry);
    if (queue.isSilenced(server)) {
      // If the decline does not arrive, the person is asked.
      void decline(id).catch(() => listed.has(id) && put());
      return;
    }
    put();

    function put(): void {
      try {
        const request = parseElicitRequest(params, options);
        if (request.mode === 'form') void loadFormRules().catch(() => {});
        const { deadline, round, urlAccept } = host;
        const signals = signal ? [signal, withdrawal.signal] : [withdrawal.signal];
        const draft =
          before && isSame(before.request, host) ? draftOf(request, before.result) : undefined;
        const asking = { id: ownId, deadline, round, urlAccept, signals, draft };
        queue
          .enqueue(server, request, { ...asking, deliver: (result) => deliver(request, result) })
          .catch((error: Error) => onError(id, error));
        if (isOpened) queue.opened(ownId);
        if (isCompleted) queue.revise(ownId, { isCompleted });
      } catch (error) {
        onError(id, error as Error);
      }
    }
  }

  // Async, so that an error that the host throws rejects the promise.
  const decline = async (id: string) => onRespond(id, { action: 'decline' });

  const isOnList = (id: string) => queue.getSnapshot().some((pending) => pending.id === id);

  return {
    ...queue,
    hostIdOf(ownId) {
      for (const [id, entry] of listed) if (entry.ownId === ownId) return id;
      return undefined;
    },
    take(requests) {
      for (const id of gone.keys()) if (!isOnList(id)) gone.delete(id);
      const ids = new Set(requests.map(({ id }) => id));
      for (const [id, { request, leave }] of listed) {
        if (ids.has(id)) continue;
        listed.delete(id);
        gone.set(id, request);
        leave();
      }
      for (const request of requests) {
        const before = listed.get(request.id);
        if (!before) {
          const last = gone.get(request.id);
          const isAnother = last !== undefined && !isSame(last, request);
          gone.delete(request.id);
          ask(request, isAnother ? `${request.id} ${++askedAgain}` : request.id);
          continue;
        }
        if (!isSame(before.request, request)) {
          // The person answers what is on screen, and that must not count for another question.
          before.leave();
          ask(request, `${request.id} ${++askedAgain}`);
          continue;
        }
        const { deadline, round, isCompleted } = request;
        const known = before.request;
        before.request = request;
        if (
          known.deadline !== deadline ||
          known.isCompleted !== isCompleted ||
          known.round?.round !== round?.round
        ) {
          queue.revise(before.ownId, { deadline, round, isCompleted: isCompleted ?? false });
        }
      }
    },
  };
}

/** Whether the same server asks a person the same, whatever else the params say and in whichever order. */
const isSame = (one: ListedRequest, other: ListedRequest): boolean =>
  serverKey(one.server) === serverKey(other.server) &&
  (one.params === other.params || questionOf(one.params) === questionOf(other.params));

const draftOf = (request: Elicitation, result: ElicitResult): Draft | undefined =>
  request.mode === 'url' ? undefined : formRules()?.draftFrom(request as ElicitFormRequest, result);

function questionOf(params: unknown): string {
  if (!isRecord(params)) return '';
  const { mode, message, requestedSchema, url, elicitationId } = params;
  const asked = mode === 'url' ? [url, elicitationId] : [requestedSchema];
  try {
    return JSON.stringify([mode, message, ...asked], sortKeys);
  } catch {
    // What is no JSON was refused.
    return '';
  }
}

const sortKeys = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
