import { defaultUntil, type ElicitResult, type ElicitUrlRequest } from '../protocol/index.ts';
import { Asking } from './Asking.ts';
import { checkResult, isUncheckable } from './checkResult.ts';
import { createDraftStore, type DraftStore } from './createDraftStore.ts';
import { currentRequest, inOrder } from './currentRequest.ts';
import type { Fact } from './OutletQueue.ts';
import { loadFormRules } from './loadFormRules.ts';
import { isAction, isSettled } from './machine.ts';
import { after } from './patiently.ts';
import type { QueueEvent } from './QueueEvent.ts';
import { internalError, RequestFailure } from './RequestFailure.ts';
import type { BehindOptions, RequestQueue } from './RequestQueue.ts';
import { Screens } from './Screens.ts';
import { isSameServer, serverKey } from './servers.ts';
import { shielded } from './shielded.ts';
import { tellAnswered } from './tellAnswered.ts';
import type { ElicitationServer, PendingRequest, QueueState } from './types.ts';

/** `setTimeout` fires at once for anything longer. */
const longestTimer = 2 ** 31 - 1;
const unmounted = 'No <ElicitationOutlet> of this queue is mounted. Make it once, outside React.';

/** See `RequestQueue`. Its public members are functions of their own, since hosts pass them on without the queue. */
class PendingRequests implements RequestQueue {
  readonly #options: BehindOptions;
  readonly #entries = new Map<string, Asking>();
  readonly #listeners = new Set<() => void>();
  readonly #screens = new Screens();
  #drafts: DraftStore | undefined;
  #snapshot: QueueState = { pending: [], silenced: [] };
  /** Two windows have no id in common: the notifications of both have them as tags, and one would take the other's place. */
  #nextId = Date.now();
  #disposing: AbortController | undefined;

  constructor(options: BehindOptions) {
    this.#options = options;
    if (options.drafts) this.#drafts = createDraftStore(options.drafts);
  }

  readonly subscribe: RequestQueue['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#snapshot;

  readonly enqueue: RequestQueue['enqueue'] = (server, request, options = {}) => {
    const { signals = [], deadline, round, data, draft, id = this.#createId() } = options;
    return new Promise((resolve, reject) => {
      if (this.#disposing?.signal.aborted) {
        reject(this.disposed.reason as RequestFailure);
        return;
      }
      if (signals.some(({ aborted }) => aborted)) {
        resolve({ action: 'cancel' });
        return;
      }
      const until = defaultUntil(request) && (options.until ?? this.#options.until);
      // Asked again while the page is open: the accept came too soon for the server.
      const page = [...this.#entries.values()].find(
        (one) => request.mode === 'url' && one.hasOpen(server, request as ElicitUrlRequest),
      );
      // What is asked again takes its own place.
      const before = this.#entries.get(id) ?? page;
      const { pending } = this.#snapshot;
      const position = before?.pending.position ?? (pending.at(-1)?.position ?? 0) + 1;
      const entry = new Asking(
        {
          id,
          server,
          request,
          position,
          deadline,
          round,
          data,
          until: until ?? defaultUntil(request),
        },
        options,
        page,
        { resolve, reject, deliver: this.#deliver, onChange: this.#follow },
      );
      this.#entries.set(id, entry);
      page?.tell({ type: 'followed' });
      if (draft) this.setDraft(entry.pending, draft);
      this.#startTimer(entry);
      // What is asked now makes the last answer old: it is not told again under the same id.
      this.#snapshot = { ...this.#snapshot, left: undefined };
      this.#changed({ type: 'pending', request: entry.pending });
    });
  };

  readonly tell = (fact: Fact): void => {
    if ('serverId' in fact) {
      const known = [
        ...this.#snapshot.silenced,
        ...this.#snapshot.pending.map((one) => one.server),
      ];
      const server = known.find((one) => serverKey(one) === fact.serverId);
      if (server) this.setSilenced(server, fact.type === 'silence');
      return;
    }
    const entry = this.#entries.get(fact.id);
    if (!entry) return;
    switch (fact.type) {
      case 'respond':
        this.#respond(entry, fact.result);
        return;
      case 'opened':
        // Behind a back end, the page decides what is sent as it opens.
        entry.tell({ type: 'opened', isElsewhere: this.#options.isBehind });
        return;
      case 'fail':
        this.fail(fact.id, new RequestFailure(fact.code, fact.message));
        return;
      case 'dismiss':
        if (isSettled(entry.state)) this.#remove(entry);
    }
  };

  readonly fail = (id: string, error: Error): void => {
    const entry = this.#entries.get(id);
    if (!entry?.settle({ error })) return;
    this.#remove(entry);
    this.#tell({ type: 'failed', request: entry.pending, error });
  };

  readonly complete: RequestQueue['complete'] = (server, elicitationId) => {
    let asked: PendingRequest | undefined;
    for (const entry of this.#entries.values()) {
      const { pending } = entry;
      if (pending.server !== server || !entry.elicitationIds.includes(elicitationId)) continue;
      asked ??= pending;
      this.#finish(entry);
    }
    return asked;
  };

  readonly revise: RequestQueue['revise'] = (id, { page, ...change }) => {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.revise(change);
    if (page === 'opened') entry.tell({ type: 'opened', isElsewhere: true });
    if (page === 'finished') this.#finish(entry);
    this.#changed();
  };

  readonly getDraft = (pending: PendingRequest) => this.#drafts?.get(pending);

  readonly setDraft: RequestQueue['setDraft'] = (pending, draft) => {
    this.#draftStore.set(pending, draft);
  };

  readonly refuse: RequestQueue['refuse'] = (server, params, error) =>
    this.#tell({ type: 'refused', server, params, error });

  readonly setSilenced: RequestQueue['setSilenced'] = (server, isSilenced) => {
    if (this.isSilenced(server) === isSilenced) return;
    const others = this.#snapshot.silenced.filter((known) => !isSameServer(known, server));
    this.#snapshot = { ...this.#snapshot, silenced: isSilenced ? [...others, server] : others };
    this.#tell({ type: isSilenced ? 'silenced' : 'unsilenced', server });
    for (const entry of isSilenced ? this.#entries.values() : []) {
      if (!isSameServer(entry.pending.server, server)) continue;
      // A request whose answer is on its way keeps that answer.
      this.#respond(entry, { action: 'decline' });
    }
    this.#changed();
  };

  readonly isSilenced = (server: ElicitationServer): boolean =>
    this.#snapshot.silenced.some((known) => isSameServer(known, server));

  readonly attachRenderer: RequestQueue['attachRenderer'] = (
    getShown = () => currentRequest(this.#snapshot.pending)?.id,
  ) => {
    const leave = this.#screens.add(getShown);
    for (const entry of this.#entries.values()) entry.endTimer();
    return () => {
      // A bridge's renderer does not know what is on screen. It leaves with the last page, and not for a while.
      if (leave() !== undefined) return;
      for (const entry of this.#entries.values()) this.#startTimer(entry);
    };
  };

  get #draftStore(): DraftStore {
    return (this.#drafts ??= createDraftStore(undefined));
  }

  get disposed(): AbortSignal {
    return (this.#disposing ??= new AbortController()).signal;
  }

  readonly dispose = (): void => {
    const reason = new RequestFailure(internalError, 'The queue was disposed of.');
    (this.#disposing ??= new AbortController()).abort(reason);
    for (const entry of this.#entries.values()) {
      entry.tell({ type: 'ended', as: 'withdrawn' });
      this.#remove(entry);
    }
  };

  #createId(): string {
    return this.#options.createId?.() ?? `r${this.#nextId++}`;
  }

  #respond(entry: Asking, given: ElicitResult): void {
    const { request, stage } = entry.pending;
    if (stage === 'over') return;
    const result = isUncheckable(request, given) ? given : this.#check(entry, given);
    entry.tell({ type: 'respond', action: result.action }, result);
  }

  #check(entry: Asking, given: ElicitResult): ElicitResult {
    const checked = checkResult(entry.pending.request, given, this.#options.validation);
    entry.checked.set(checked.result.action, checked);
    return checked.result;
  }

  readonly #deliver = (entry: Asking, result: ElicitResult): void | PromiseLike<unknown> => {
    const { deliver } = entry.options;
    if (!isUncheckable(entry.pending.request, result)) return deliver?.(result);
    // The rules did not load with the request. The message is empty: the UI says it in the person's language.
    const failed = (cause: unknown) => Promise.reject(new Error('', { cause }));
    const checked = loadFormRules().then(() => this.#check(entry, result), failed);
    return checked.then((given) => deliver?.(given));
  };

  readonly #follow = (entry: Asking): void => {
    const { ended, stage } = entry.state;
    const { id } = entry.pending;
    const isAnswered = isAction(ended);
    if (isSettled(entry.state) && entry.settledAt === 0) {
      const checked = isAnswered ? entry.checked.get(ended) : undefined;
      const told = checked ?? { result: { action: isAnswered ? ended : ('cancel' as const) } };
      entry.settle(told);
      if (isAnswered && ended !== 'cancel') this.#draftStore.end(entry.pending);
      if (!isAnswered) entry.controller.abort(ended);
      // A person who is looking at a request that is withdrawn is told.
      if (stage === 'over' && (isAnswered || !this.#screens.has(id))) this.#leave(entry);
      this.#changed();
      if (!isAnswered) this.#tell({ type: 'withdrawn', request: entry.pending });
      else if (!this.#options.isUnheard) tellAnswered(entry.pending, told, this.#tell);
      return;
    }
    // A cancel that nobody waits for, or an accepted page that another request goes on with.
    if (stage === 'over' && isAnswered) this.#leave(entry, !isSettled(entry.state));
    this.#changed();
  };

  #finish(entry: Asking): void {
    const { pending } = entry;
    const isNews = !pending.isDone && pending.page !== 'finished';
    if (isNews) this.#tell({ type: 'completed', request: pending });
    entry.tell({ type: 'finished' });
  }

  #leave({ pending }: Asking, isKept = false): void {
    const { id, ended } = pending;
    // A list may have asked the same id again before this one was removed.
    if (!isKept && this.#entries.get(id)?.pending === pending) this.#entries.delete(id);
    if (ended) this.#snapshot = { ...this.#snapshot, left: { id, ended } };
  }

  #changed(event?: QueueEvent): void {
    this.#snapshot = { ...this.#snapshot, pending: inOrder(this.#entries.values()) };
    // Told first. A listener may answer at once, and the event of that has to come later.
    if (event) this.#tell(event);
    for (const listener of this.#listeners) shielded(listener);
  }

  readonly #tell = (event: QueueEvent): void => shielded(() => this.#options.onEvent?.(event));

  #remove(entry: Asking): void {
    const { id } = entry.pending;
    if (this.#entries.get(id) === entry) this.#entries.delete(id);
    this.#changed();
  }

  #startTimer(entry: Asking): void {
    const { rendererTimeout = 30_000 } = this.#options;
    if (this.#screens.size > 0 || entry.settledAt > 0 || rendererTimeout > longestTimer) return;
    entry.endTimer = after(rendererTimeout, () =>
      this.fail(entry.pending.id, new RequestFailure(internalError, unmounted)),
    );
  }
}

export const createRequestQueue = (options: BehindOptions = {}): RequestQueue =>
  new PendingRequests(options);
