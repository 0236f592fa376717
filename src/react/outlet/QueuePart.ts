import type { ElicitResult } from '../../protocol/index.ts';
import {
  isAction,
  type Fact,
  type OutletQueue,
  type PendingRequest,
  type QueueState,
} from '../../queue/index.ts';

export type Where = (request: PendingRequest) => boolean;

const silent: QueueState['silenced'] = [];

/** A part of a queue, in which requests are counted by themselves. */
export class QueuePart implements OutletQueue {
  readonly whole: OutletQueue;
  readonly #hasSilenced: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #results = new Map<string, ElicitResult>();
  /** By id: a request as the queue has it, and with its position here. */
  readonly #taken = new Map<string, { readonly of: PendingRequest; readonly as: PendingRequest }>();
  #count = 0;
  #known: QueueState | undefined;
  #own: QueueState = { pending: [], silenced: silent };
  where: Where = () => false;

  /** `hasSilenced`: the muted servers belong to this part. */
  constructor(whole: OutletQueue, hasSilenced = false) {
    this.whole = whole;
    this.#hasSilenced = hasSilenced;
  }

  /** Takes what belongs here from now on. Listeners are told if that is something else than before. */
  look(where = this.where): void {
    this.where = where;
    this.#known = undefined;
    const before = this.#own;
    if (this.getSnapshot() === before) return;
    for (const listener of this.#listeners) listener();
  }

  /** The request of this part that has left the queue last, if a person has answered it. */
  get answered(): (PendingRequest & { readonly result: ElicitResult }) | undefined {
    const { left } = this.#own;
    const taken = left && this.#taken.get(left.id);
    if (!taken || left.ended === 'lost' || !isAction(left.ended)) return undefined;
    const action = left.ended;
    const result = this.#results.get(left.id);
    return { ...taken.as, result: result?.action === action ? result : { action } };
  }

  readonly subscribe: OutletQueue['subscribe'] = (listener) => {
    const end = this.whole.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      end();
      this.#listeners.delete(listener);
    };
  };

  readonly getSnapshot = (): QueueState => {
    const state = this.whole.getSnapshot();
    if (state === this.#known) return this.#own;
    this.#known = state;
    const before = this.#own;
    const left = this.#taken.has(state.left?.id ?? '') ? state.left : undefined;
    const requests = state.pending.filter((request) => this.where(request));
    const open = new Set([left, ...requests].map((one) => one?.id));
    for (const id of this.#taken.keys()) if (!open.has(id)) this.#taken.delete(id);
    if (requests.length === 0) this.#count = 0;
    const pending = requests.map((request) => this.#take(request));
    const silenced = this.#hasSilenced ? state.silenced : silent;
    const isSame =
      left === before.left &&
      silenced === before.silenced &&
      pending.length === before.pending.length &&
      pending.every((request, index) => request === before.pending[index]);
    // A conversation may have hundreds of parts, of which most are not concerned.
    if (!isSame) this.#own = { pending, silenced, left };
    return this.#own;
  };

  readonly tell = (fact: Fact): void => {
    if (fact.type === 'respond') this.#results.set(fact.id, fact.result);
    this.whole.tell(fact);
  };

  readonly attachRenderer: OutletQueue['attachRenderer'] = (getShown) =>
    this.whole.attachRenderer(getShown);

  readonly getDraft: OutletQueue['getDraft'] = (pending) => this.whole.getDraft(pending);

  readonly setDraft: OutletQueue['setDraft'] = (pending, draft) =>
    this.whole.setDraft(pending, draft);

  #take(request: PendingRequest): PendingRequest {
    const known = this.#taken.get(request.id);
    if (known?.of === request) return known.as;
    const position = known?.as.position ?? ++this.#count;
    const as = { ...request, position };
    this.#taken.set(request.id, { of: request, as });
    return as;
  }
}
