import { defaultUrlAccept, type ElicitResult } from '../protocol/index.ts';
import { createDraftStore } from './createDraftStore.ts';
import { currentRequest } from './currentRequest.ts';
import { internalError, RequestFailure } from './RequestFailure.ts';
import type { RequestQueue, RequestQueueOptions } from './RequestQueue.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';

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
        if (pending.server !== server || pending.isCompleted) continue;
        if (pending.request['elicitationId'] !== elicitationId) continue;
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
