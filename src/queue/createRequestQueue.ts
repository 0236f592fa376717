import {
  defaultUrlAccept,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
  type UrlAccept,
} from '../protocol/index.ts';
import { createDraftStore, type DraftStorage } from './createDraftStore.ts';
import { currentRequest } from './currentRequest.ts';
import { internalError, RequestFailure } from './RequestFailure.ts';
import type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';

/** What happened to a request or a server, for a host's log. */
export type QueueEvent =
  | RequestEvent
  | {
      readonly type: 'refused';
      readonly server: ElicitationServer;
      /** What was asked: the params of an elicitation, or the result of a round. */
      readonly params: unknown;
      readonly error: Error;
    }
  | { readonly type: 'silenced' | 'unsilenced'; readonly server: ElicitationServer };

type RequestEvent = { readonly request: PendingRequest } & (
  | { readonly type: 'pending' }
  | {
      readonly type: 'answered';
      readonly action: ElicitResult['action'];
      readonly result: ElicitResult;
    }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'completed' }
  | { readonly type: 'failed'; readonly error: Error }
);

export interface RequestQueueOptions {
  /** How long a request waits, in milliseconds, while nothing is mounted that could show it. Default: 30,000; `Infinity` waits for good. */
  rendererTimeout?: number | undefined;
  onEvent?: ((event: QueueEvent) => void) | undefined;
  /** URL mode: when accepts are sent. Default: as a page is opened, if the request has an `elicitationId`. */
  urlAccept?: UrlAccept | undefined;
  /** Keeps half-filled answers over a reload, for 10 minutes. Default: not at all. */
  drafts?: DraftStorage | undefined;
}

export interface EnqueueOptions {
  /** Withdraws the request; its promise then resolves with `cancel`, which nobody awaits any more. */
  signal?: AbortSignal | undefined;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  round?: Round | undefined;
  /** URL mode: see `PendingRequest.urlAccept`. */
  urlAccept?: UrlAccept | undefined;
}

/** Requests in the order in which they came, each settled exactly once. Lives outside React. */
export interface RequestQueue {
  /** Calls back after each change; returns the end of that. */
  subscribe: (listener: () => void) => () => void;
  /** The requests to show, oldest first. The same array until something changes. */
  getSnapshot: () => readonly PendingRequest[];
  /**
   * Puts a request before a person.
   *
   * @returns rejects with a {@link RequestFailure} when the request cannot be shown
   */
  enqueue: (
    server: ElicitationServer,
    request: ElicitFormRequest | ElicitUrlRequest,
    options?: EnqueueOptions,
  ) => Promise<ElicitResult>;
  /**
   * Answers a request. Answers to a settled one are ignored. A URL request that is accepted as its page is
   * opened stays on the list, as answered, until it is dismissed.
   */
  respond: (id: string, result: ElicitResult) => void;
  /** Says that the page of a URL request has been opened, so that this outlives what showed it. */
  opened: (id: string) => void;
  /** Rejects a request that turned out not to be showable. */
  fail: (id: string, error: Error) => void;
  /**
   * Says that the page of a request is done (`notifications/elicitation/complete`). Ids that are unknown to
   * this server, or known as done, are ignored.
   *
   * @param server the one that the request was put before a person with, itself and not a copy
   */
  complete: (server: ElicitationServer, elicitationId: string) => void;
  /** What a person had entered when the same was asked before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered, or forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
  /** Notes that a request was not let in. */
  refuse: (server: ElicitationServer, params: unknown, error: Error) => void;
  /**
   * Declines what a server has pending, and notes that what comes is to be declined until it is listened to
   * again: a person's explicit no.
   *
   * @param server the one that its requests have, itself and not a copy
   */
  silence: (server: ElicitationServer) => void;
  /** Listens to a silenced server again. */
  unsilence: (server: ElicitationServer) => void;
  isSilenced: (server: ElicitationServer) => boolean;
  /** The silenced servers. The same array until something changes. */
  getSilenced: () => readonly ElicitationServer[];
  /** Takes a withdrawn or answered request off the list. */
  dismiss: (id: string) => void;
  /** Says that something is mounted that shows requests; returns the end of that. */
  attachRenderer: () => () => void;
  /** Cancels what is pending. What comes later fails. */
  dispose: () => void;
}

interface Entry {
  pending: PendingRequest;
  readonly controller: AbortController;
  isSettled: boolean;
  settle: (settlement: { result: ElicitResult } | { error: Error }) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** `setTimeout` fires at once for anything longer; nobody waits for 24 days. */
const longestTimer = 2 ** 31 - 1;

export function createRequestQueue({
  rendererTimeout = 30_000,
  onEvent,
  urlAccept: usualUrlAccept,
  drafts: draftStorage,
}: RequestQueueOptions = {}): RequestQueue {
  const drafts = createDraftStore(draftStorage);
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly PendingRequest[] = [];
  let silenced: readonly ElicitationServer[] = [];
  let renderers = 0;
  let nextId = 0;
  let isDisposed = false;

  function changed(): void {
    snapshot = [...entries.values()].map(({ pending }) => pending);
    for (const listener of listeners) listener();
  }

  function settle(
    entry: Entry | undefined,
    settlement: { result: ElicitResult } | { error: Error },
  ): boolean {
    if (!entry || entry.isSettled) return false;
    entry.isSettled = true;
    clearTimeout(entry.timer);
    entry.settle(settlement);
    return true;
  }

  function nextPosition(): number {
    return (snapshot.at(-1)?.position ?? 0) + 1;
  }

  function update(
    entry: Entry,
    change: Partial<Pick<PendingRequest, 'isOpened' | 'isAnswered' | 'isCompleted'>>,
  ): void {
    entry.pending = { ...entry.pending, ...change };
    changed();
  }

  function remove(id: string): void {
    if (entries.delete(id)) changed();
  }

  function fail(id: string, error: Error): void {
    const entry = entries.get(id);
    if (!settle(entry, { error })) return;
    remove(id);
    onEvent?.({ type: 'failed', request: entry!.pending, error });
  }

  function withdraw(id: string): void {
    const entry = entries.get(id);
    if (!settle(entry, { result: { action: 'cancel' } })) return;
    const isOnScreen = renderers > 0 && currentRequest(snapshot) === entry!.pending;
    entry!.controller.abort();
    // Whoever is looking at it is told; the others never saw it.
    if (!isOnScreen) remove(id);
    onEvent?.({ type: 'withdrawn', request: entry!.pending });
  }

  function respond(id: string, result: ElicitResult): void {
    const entry = entries.get(id);
    if (!settle(entry, { result })) return;
    const { request, urlAccept } = entry!.pending;
    const isPageOpen = request.mode === 'url' && urlAccept === 'onOpen';
    if (isPageOpen && result.action === 'accept') {
      update(entry!, { isAnswered: true });
    } else {
      remove(id);
    }
    const { action } = result;
    onEvent?.({ type: 'answered', request: entry!.pending, action, result });
  }

  function startTimer(entry: Entry): void {
    if (renderers > 0 || entry.isSettled || rendererTimeout > longestTimer) return;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => {
      const message =
        'The elicitation was not shown: no UI is mounted. Render <ElicitationOutlet queue={queue} />.';
      fail(entry.pending.id, new RequestFailure(internalError, message));
    }, rendererTimeout);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    enqueue(
      server,
      request,
      { signal, deadline, round, urlAccept = usualUrlAccept ?? defaultUrlAccept(request) } = {},
    ) {
      return new Promise((resolve, reject) => {
        if (isDisposed) {
          reject(new RequestFailure(internalError, 'The elicitation queue was disposed of.'));
          return;
        }
        if (signal?.aborted) {
          resolve({ action: 'cancel' });
          return;
        }
        const id = `r${nextId++}`;
        const controller = new AbortController();
        const onAbort = () => withdraw(id);
        const entry: Entry = {
          pending: {
            id,
            server,
            request,
            signal: controller.signal,
            position: nextPosition(),
            deadline,
            round,
            urlAccept,
            isOpened: false,
            isAnswered: false,
            isCompleted: false,
          },
          controller,
          isSettled: false,
          settle(settlement) {
            signal?.removeEventListener('abort', onAbort);
            if ('result' in settlement) resolve(settlement.result);
            else reject(settlement.error);
          },
          timer: undefined,
        };
        signal?.addEventListener('abort', onAbort);
        entries.set(id, entry);
        startTimer(entry);
        changed();
        onEvent?.({ type: 'pending', request: entry.pending });
      });
    },
    respond,
    fail,
    opened(id) {
      const entry = entries.get(id);
      if (entry && !entry.pending.isOpened) update(entry, { isOpened: true });
    },
    complete(server, elicitationId) {
      for (const entry of entries.values()) {
        const { pending } = entry;
        const isIt =
          pending.server === server && pending.request['elicitationId'] === elicitationId;
        if (!isIt || pending.isCompleted) continue;
        update(entry, { isCompleted: true });
        onEvent?.({ type: 'completed', request: entry.pending });
      }
    },
    getDraft: drafts.get,
    setDraft: drafts.set,
    refuse(server, params, error) {
      onEvent?.({ type: 'refused', server, params, error });
    },
    silence(server) {
      if (silenced.includes(server)) return;
      silenced = [...silenced, server];
      onEvent?.({ type: 'silenced', server });
      for (const { pending } of entries.values()) {
        if (pending.server === server) respond(pending.id, { action: 'decline' });
      }
      changed();
    },
    unsilence(server) {
      if (!silenced.includes(server)) return;
      silenced = silenced.filter((known) => known !== server);
      onEvent?.({ type: 'unsilenced', server });
      changed();
    },
    isSilenced: (server) => silenced.includes(server),
    getSilenced: () => silenced,
    dismiss(id) {
      if (entries.get(id)?.isSettled) remove(id);
    },
    attachRenderer() {
      renderers++;
      for (const entry of entries.values()) clearTimeout(entry.timer);
      let isAttached = true;
      return () => {
        if (!isAttached) return;
        isAttached = false;
        renderers--;
        for (const entry of entries.values()) startTimer(entry);
      };
    },
    dispose() {
      isDisposed = true;
      for (const id of entries.keys()) {
        withdraw(id);
        remove(id);
      }
    },
  };
}
