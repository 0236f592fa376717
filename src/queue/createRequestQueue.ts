import { defaultUrlAccept } from '../protocol/index.ts';
import { checkResult, isUncheckable, type Checked } from './checkResult.ts';
import { createDraftStore, type DraftStore } from './createDraftStore.ts';
import { currentRequest, inOrder } from './currentRequest.ts';
import { endedAs } from './endedAs.ts';
import { Entry } from './Entry.ts';
import { loadFormRules } from './loadFormRules.ts';
import type { QueueEvent } from './QueueEvent.ts';
import { internalError, RequestFailure } from './RequestFailure.ts';
import type { RequestQueue, RequestQueueOptions, Revision } from './RequestQueue.ts';
import { besideOthers, deliveryOf, isDoneUnseen } from './SentAnswers.ts';
import { isSameServer } from './serverKey.ts';
import { report, shielded } from './shielded.ts';
import type { Draft, ElicitationServer, PendingRequest } from './types.ts';
import { withholdSecrets, type Withheld } from './withholdSecrets.ts';

/** `setTimeout` fires at once for anything longer; nobody waits for 24 days. */
const longestTimer = 2 ** 31 - 1;
const unmounted = 'No <ElicitationOutlet> of this queue is mounted. Make it once, outside React.';

/** See `RequestQueue`. Its public members are functions of their own, since hosts pass them on without the queue. */
class PendingRequests implements RequestQueue {
  readonly #options: RequestQueueOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #renderers = new Set<() => string | undefined>();
  /** What was on screen as a renderer left, until one comes. */
  #left: string | undefined;
  #drafts: DraftStore | undefined;
  #snapshot: readonly PendingRequest[] = [];
  #silenced: readonly ElicitationServer[] = [];
  #nextId = 0;
  /** Made when it is first needed, since most queues need none. */
  #disposing: AbortController | undefined;

  constructor(options: RequestQueueOptions) {
    this.#options = options;
    if (options.drafts) this.#drafts = createDraftStore(options.drafts);
  }

  readonly subscribe: RequestQueue['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = () => this.#snapshot;

  readonly enqueue: RequestQueue['enqueue'] = (server, request, options = {}) => {
    const {
      signals = [],
      until = this.#options.until ?? defaultUrlAccept(request),
      draft,
      id = this.#createId(),
    } = options;
    return new Promise((resolve, reject) => {
      if (this.#disposing?.signal.aborted) {
        reject(this.disposed.reason as RequestFailure);
        return;
      }
      if (signals.some(({ aborted }) => aborted)) {
        resolve({ action: 'cancel' });
        return;
      }
      // Asked again while the page is open: the accept came too soon for the server.
      const page = [...this.#entries.values()].find((one) => one.hasOpen(server, request));
      // What is asked again takes its own place.
      const before = this.#entries.get(id) ?? page;
      const position = before?.pending.position ?? (this.#snapshot.at(-1)?.position ?? 0) + 1;
      const entry = new Entry({ id, server, request, position, until }, options, {
        resolve,
        reject,
        onAbort: () => this.#withdraw(entry),
      });
      if (page) entry.goOnWith(page);
      if (page?.isSettled) this.#entries.delete(page.pending.id);
      this.#entries.set(id, entry);
      if (draft) this.setDraft(entry.pending, draft);
      this.#startTimer(entry);
      this.#changed({ type: 'pending', request: entry.pending });
    });
  };

  readonly respond: RequestQueue['respond'] = (id, given) => {
    const entry = this.#entries.get(id);
    if (!entry || entry.isSettled) return undefined;
    if (isUncheckable(entry.pending.request, given)) {
      // The rules did not load with the request. The message is empty: the UI says it in the person's language.
      const failed = (cause: unknown) => Promise.reject(new Error('', { cause }));
      return loadFormRules().then(() => this.respond(id, given), failed);
    }
    const checked = checkResult(entry.pending.request, given, this.#options.validation);
    const { result } = checked;
    const earlier = besideOthers(entry, result);
    if (earlier) return earlier;
    const delivered = entry.give(result);
    const conclude = () => this.#conclude(entry, checked);
    if (!delivered) return conclude();
    const arrival = entry.follow(result, delivered, conclude, () => this.#changed());
    this.#changed();
    return arrival;
  };

  readonly getSent: RequestQueue['getSent'] = (id) => this.#entries.get(id);

  readonly getDelivery = (id: string) => deliveryOf(this.#entries.get(id));

  readonly fail = (id: string, error: Error): void => {
    const entry = this.#entries.get(id);
    if (!entry?.settle({ error })) return;
    this.#remove(entry);
    this.#tell({ type: 'failed', request: entry.pending, error });
  };

  readonly opened = (id: string): void => {
    const entry = this.#entries.get(id);
    if (entry && !entry.pending.isOpened) this.#update(entry, { isOpened: true });
  };

  readonly complete: RequestQueue['complete'] = (server, elicitationId) => {
    let asked: PendingRequest | undefined;
    for (const entry of this.#entries.values()) {
      const { server: asking, isCompleted } = entry.pending;
      if (asking !== server || !entry.elicitationIds.includes(elicitationId)) continue;
      asked ??= entry.pending;
      if (isCompleted) continue;
      this.#update(entry, { isCompleted: true });
      this.#tell({ type: 'completed', request: entry.pending });
      this.#finish(entry);
    }
    return asked;
  };

  readonly revise = (id: string, change: Revision): void => {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#update(entry, change);
    this.#finish(entry);
  };

  readonly getDraft = (pending: PendingRequest) => this.#drafts?.get(pending);

  readonly setDraft = (pending: PendingRequest, draft: Draft | undefined): void => {
    (this.#drafts ??= createDraftStore(undefined)).set(pending, draft);
  };

  readonly refuse: RequestQueue['refuse'] = (server, params, error) =>
    this.#tell({ type: 'refused', server, params, error });

  readonly silence = (server: ElicitationServer): void => {
    if (this.isSilenced(server)) return;
    this.#silenced = [...this.#silenced, server];
    this.#tell({ type: 'silenced', server });
    for (const entry of this.#entries.values()) {
      // A request whose answer is on its way keeps that answer.
      if (entry.underway.length > 0 || !isSameServer(entry.pending.server, server)) continue;
      this.#respondUnseen(entry, 'decline');
    }
    this.#changed();
  };

  readonly unsilence = (server: ElicitationServer): void => {
    if (!this.isSilenced(server)) return;
    this.#silenced = this.#silenced.filter((known) => !isSameServer(known, server));
    this.#tell({ type: 'unsilenced', server });
    this.#changed();
  };

  readonly isSilenced = (server: ElicitationServer): boolean =>
    this.#silenced.some((known) => isSameServer(known, server));

  readonly getSilenced = () => this.#silenced;

  readonly dismiss = (id: string): void => {
    const entry = this.#entries.get(id);
    if (entry?.isSettled) this.#remove(entry);
  };

  readonly attachRenderer: RequestQueue['attachRenderer'] = (
    getShown = () => currentRequest(this.#snapshot)?.id,
  ) => {
    // Wrapped, because two renderers may pass the same function.
    const renderer = () => getShown();
    this.#renderers.add(renderer);
    this.#left = undefined;
    for (const entry of this.#entries.values()) clearTimeout(entry.timer);
    return () => {
      if (!this.#renderers.delete(renderer)) return;
      this.#left = renderer();
      for (const entry of this.#entries.values()) {
        // A bridge's renderer does not know what is on screen. It leaves with the last page, and not for a while.
        if (this.#left === undefined) this.#startTimer(entry);
        this.#finish(entry);
      }
    };
  };

  get disposed(): AbortSignal {
    return (this.#disposing ??= new AbortController()).signal;
  }

  readonly dispose = (): void => {
    const reason = new RequestFailure(internalError, 'The queue was disposed of.');
    (this.#disposing ??= new AbortController()).abort(reason);
    for (const entry of this.#entries.values()) {
      this.#withdraw(entry);
      this.#remove(entry);
    }
  };

  /** Under the id of another, a request would replace it, and the other's server would wait for good. */
  #createId(): string {
    const id = this.#options.createId?.() ?? `r${this.#nextId++}`;
    return this.#entries.has(id) ? `${id}-${this.#nextId++}` : id;
  }

  #finish(entry: Entry): void {
    if (isDoneUnseen(entry, this.#renderers)) this.#respondUnseen(entry, 'accept');
  }

  /** If the answer does not arrive, the request waits for another. */
  #respondUnseen(entry: Entry, action: 'accept' | 'decline'): void {
    try {
      void Promise.resolve(this.respond(entry.pending.id, { action })).catch(() => {});
    } catch (error) {
      entry.failure = { action, error };
      report(error);
      this.#changed();
    }
  }

  #changed(event?: QueueEvent): void {
    this.#snapshot = inOrder(this.#entries.values());
    // Told first. A listener may answer at once, and the event of that has to come later.
    if (event) this.#tell(event);
    for (const listener of this.#listeners) shielded(listener);
  }

  #tell(event: QueueEvent): void {
    shielded(() => this.#options.onEvent?.(event));
  }

  #tellAnswered(request: PendingRequest, { result: whole, issues }: Checked): void {
    const told = ({ result, withheld }: Withheld) =>
      this.#tell({
        type: 'answered',
        request,
        action: result.action,
        result,
        withheld,
        issues: issues?.filter(({ property }) => !withheld.includes(property)),
      });
    if (this.#options.events?.secrets) return told({ result: whole, withheld: [] });
    const without = withholdSecrets(request.request, whole);
    return without instanceof Promise ? void without.then(told) : told(without);
  }

  #update(entry: Entry, change: Partial<PendingRequest>): void {
    entry.pending = { ...entry.pending, ...change };
    this.#changed();
  }

  #remove(entry: Entry): void {
    const { id } = entry.pending;
    // A list may have asked the same id again before this one was removed.
    if (this.#entries.get(id) !== entry) return;
    this.#entries.delete(id);
    this.#changed();
  }

  #withdraw(entry: Entry): void {
    if (!entry.settle({ result: { action: 'cancel' } })) return;
    const { id } = entry.pending;
    const isOnScreen = id === this.#left || [...this.#renderers].some((shown) => shown() === id);
    const closed = endedAs(entry.signals.find(({ aborted }) => aborted));
    entry.controller.abort(closed);
    // A person who is looking at the request is told.
    if (isOnScreen) this.#update(entry, { closed });
    else this.#remove(entry);
    this.#tell({ type: 'withdrawn', request: entry.pending });
  }

  #conclude(entry: Entry, checked: Checked): void {
    if (!entry.settle(checked)) return;
    if (entry.staysAfter(checked.result)) this.#update(entry, { isAnswered: true });
    else this.#remove(entry);
    this.#tellAnswered(entry.pending, checked);
  }

  #startTimer(entry: Entry): void {
    const { rendererTimeout = 30_000 } = this.#options;
    if (this.#renderers.size > 0 || entry.isSettled || rendererTimeout > longestTimer) return;
    entry.timer = setTimeout(() => {
      this.fail(entry.pending.id, new RequestFailure(internalError, unmounted));
    }, rendererTimeout);
  }
}

export const createRequestQueue = (options: RequestQueueOptions = {}): RequestQueue =>
  new PendingRequests(options);
