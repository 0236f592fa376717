import { defaultUrlAccept, type ElicitResult } from '../protocol/index.ts';
import { checkResult, isUncheckable, type Checked } from './checkResult.ts';
import { createDraftStore } from './createDraftStore.ts';
import { currentRequest } from './currentRequest.ts';
import { deliveryOf } from './deliveryOf.ts';
import { endedAs } from './endedAs.ts';
import type { Entry } from './Entry.ts';
import { loadFormRules } from './formRules.ts';
import type { QueueEvent } from './QueueEvent.ts';
import { internalError, RequestFailure } from './RequestFailure.ts';
import type { RequestQueue, RequestQueueOptions, Revision } from './RequestQueue.ts';
import { serverKey } from './serverKey.ts';
import { shielded } from './shielded.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';
import { withholdSecrets, type Withheld } from './withholdSecrets.ts';

/** `setTimeout` fires at once for anything longer; nobody waits for 24 days. */
const longestTimer = 2 ** 31 - 1;

export function createRequestQueue({
  rendererTimeout = 30_000,
  createId,
  onEvent,
  events,
  validation,
  urlAccept: usualUrlAccept,
  drafts: draftStorage,
}: RequestQueueOptions = {}): RequestQueue {
  const drafts = createDraftStore(draftStorage);
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: readonly PendingRequest[] = [];
  let silenced: readonly ElicitationServer[] = [];
  const renderers = new Set<() => string | undefined>();
  let nextId = 0;
  let isDisposed = false;

  function changed(): void {
    snapshot = [...entries.values()].map(({ pending }) => pending);
    for (const listener of listeners) shielded(listener);
  }

  const tell = (event: QueueEvent) => shielded(() => onEvent?.(event));

  function tellAnswered(request: PendingRequest, { result: whole, issues }: Checked): void {
    const told = ({ result, withheld }: Withheld) =>
      tell({ type: 'answered', request, action: result.action, result, withheld, issues });
    const without = events?.secrets
      ? { result: whole, withheld: [] }
      : withholdSecrets(request.request, whole);
    if (without instanceof Promise) void without.then(told);
    else told(without);
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

  const isSilenced = (server: ElicitationServer) => silenced.some((known) => isSame(known, server));

  function nextPosition(): number {
    return (snapshot.at(-1)?.position ?? 0) + 1;
  }

  function update(
    entry: Entry,
    change: Revision & Partial<Pick<PendingRequest, 'closed' | 'isOpened' | 'isAnswered'>>,
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
    tell({ type: 'failed', request: entry!.pending, error });
  }

  function withdraw(id: string, signal?: AbortSignal): void {
    const entry = entries.get(id);
    if (!settle(entry, { result: { action: 'cancel' } })) return;
    const isOnScreen = [...renderers].some((getShown) => getShown() === id);
    const closed = endedAs(signal);
    entry!.controller.abort(closed);
    // A person who is looking at the request is told. Nobody saw a request that was not on screen.
    if (isOnScreen) update(entry!, { closed });
    else remove(id);
    tell({ type: 'withdrawn', request: entry!.pending });
  }

  function respond(id: string, given: ElicitResult): void | PromiseLike<void> {
    const entry = entries.get(id);
    if (!entry || entry.isSettled) return undefined;
    if (isUncheckable(entry.pending.request, given)) {
      // The rules did not load with the request. The message is empty: the UI says it in the person's language.
      const failed = (cause: unknown) => Promise.reject(new Error('', { cause }));
      return loadFormRules().then(() => respond(id, given), failed);
    }
    const checked = checkResult(entry.pending.request, given, validation);
    // A panel that was drawn anew may answer a second time. A cancel never waits for an earlier answer.
    if (entry.arrival && given.action !== 'cancel') return entry.arrival;
    const delivered = entry.deliver?.(checked.result);
    if (!delivered) {
      conclude(entry, checked);
      return undefined;
    }
    const land = (isLost: boolean) => {
      entry.underway--;
      if (entry.underway === 0) entry.arrival = undefined;
      entry.isLost = isLost;
    };
    const arrived = () => {
      land(false);
      conclude(entry, checked);
    };
    const lost = (error: unknown) => {
      land(true);
      changed();
      throw error;
    };
    entry.underway++;
    entry.isLost = false;
    entry.arrival = Promise.resolve(delivered).then(arrived, lost);
    changed();
    return entry.arrival;
  }

  function conclude(entry: Entry, checked: Checked): void {
    const { result } = checked;
    if (!settle(entry, { result })) return;
    const { request, urlAccept } = entry.pending;
    const isPageOpen = request.mode === 'url' && urlAccept === 'onOpen';
    if (isPageOpen && result.action === 'accept') {
      update(entry, { isAnswered: true });
    } else {
      remove(entry.pending.id);
    }
    tellAnswered(entry.pending, checked);
  }

  function startTimer(entry: Entry): void {
    if (renderers.size > 0 || entry.isSettled || rendererTimeout > longestTimer) return;
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
      {
        signal,
        deadline,
        round,
        urlAccept = usualUrlAccept ?? defaultUrlAccept(request),
        draft,
        id = createId?.() ?? `r${nextId++}`,
        deliver,
      } = {},
    ) {
      return new Promise((resolve, reject) => {
        if (isDisposed) {
          reject(new RequestFailure(internalError, 'The queue was disposed of.'));
          return;
        }
        if (signal?.aborted) {
          resolve({ action: 'cancel' });
          return;
        }
        const controller = new AbortController();
        const onAbort = () => withdraw(id, signal);
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
          deliver,
          underway: 0,
          arrival: undefined,
          isLost: false,
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
        if (draft) drafts.set(entry.pending, draft);
        startTimer(entry);
        changed();
        tell({ type: 'pending', request: entry.pending });
      });
    },
    respond,
    getDelivery: (id) => deliveryOf(entries.get(id)),
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
        tell({ type: 'completed', request: entry.pending });
      }
    },
    revise(id, change) {
      const entry = entries.get(id);
      if (entry) update(entry, change);
    },
    getDraft: drafts.get,
    setDraft: drafts.set,
    refuse(server, params, error) {
      tell({ type: 'refused', server, params, error });
    },
    silence(server) {
      if (isSilenced(server)) return;
      silenced = [...silenced, server];
      tell({ type: 'silenced', server });
      for (const { pending, underway } of entries.values()) {
        // A request whose answer is on its way keeps that answer.
        if (underway > 0 || !isSame(pending.server, server)) continue;
        // If the decline does not arrive, the request waits for another answer.
        shielded(() => {
          Promise.resolve(respond(pending.id, { action: 'decline' })).catch(() => {});
        });
      }
      changed();
    },
    unsilence(server) {
      if (!isSilenced(server)) return;
      silenced = silenced.filter((known) => !isSame(known, server));
      tell({ type: 'unsilenced', server });
      changed();
    },
    isSilenced,
    getSilenced: () => silenced,
    dismiss(id) {
      if (entries.get(id)?.isSettled) remove(id);
    },
    attachRenderer(getShown = () => currentRequest(snapshot)?.id) {
      // Wrapped, because two renderers may pass the same function.
      const renderer = () => getShown();
      renderers.add(renderer);
      for (const entry of entries.values()) clearTimeout(entry.timer);
      return () => {
        if (!renderers.delete(renderer)) return;
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

const isSame = (one: ElicitationServer, other: ElicitationServer): boolean =>
  serverKey(one) === serverKey(other);
