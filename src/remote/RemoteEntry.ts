import type { ElicitResult } from '../protocol/index.ts';
import {
  begun,
  Entry,
  isSettled,
  loadFormRules,
  shielded,
  tellAnswered,
  type Draft,
  type PendingRequest,
  type QueueEvent,
} from '../queue/index.ts';
import { isEnded, type BridgedRequest, type OpenRequest } from './wire.ts';

/** A deadline that differs less, in milliseconds, is the same: only the state's way took longer. */
const sameDeadline = 1000;

export class RemoteEntry extends Entry {
  /** The back end's draft, until there is one of this page. */
  draft: Draft | undefined;
  isHidden = false;
  #onEvent: ((event: QueueEvent) => void) | undefined;
  readonly #given = new Map<ElicitResult['action'], ElicitResult>();
  /** What this window has answered, once that was taken. */
  #taken: ElicitResult | undefined;
  #isEndTold = false;

  /** `skew`: from the back end's clock to this page's. `isOpenedHere`: goes on with a page of this window. */
  constructor(
    told: OpenRequest,
    request: PendingRequest['request'],
    skew: number,
    isOpenedHere: boolean,
    send: (entry: RemoteEntry, result: ElicitResult) => Promise<void>,
    onChange: (entry: RemoteEntry) => void,
    onEvent: ((event: QueueEvent) => void) | undefined,
  ) {
    const { id, server, position, round, data, until, page, deadline, draft, ended } = told;
    super(
      { id, server, request, position, round, data, deadline: deadline && deadline + skew },
      begun(until, page && 'opened', isOpenedHere),
      (result) => {
        this.#given.set(result.action, result);
        return send(this, result);
      },
      () => {
        onChange(this);
        this.#tellEnd();
      },
    );
    this.draft = draft;
    // These rules find the secrets in drafts. Without them no draft is kept.
    if (request.mode === 'form') void loadFormRules().catch(() => {});
    // Once the queue shows it. What was so before is no news.
    queueMicrotask(() => {
      this.#onEvent = onEvent;
      if (!ended) this.#tell({ type: 'pending', request: this.pending });
    });
  }

  /** Takes over what the back end knows, which tells this `window`'s answers from others'. */
  take(told: BridgedRequest, skew: number, window: string): void {
    if (isEnded(told)) {
      const { ended, by } = told;
      if (by === window) this.#take(ended as ElicitResult['action']);
      const isAnswer = ['accept', 'decline', 'cancel'].includes(ended);
      this.tell({ type: 'ended', as: isAnswer ? 'answered-elsewhere' : (ended as 'withdrawn') });
      return;
    }
    const { position, deadline: theirs, page, isDone, ended } = told;
    const deadline = theirs && theirs + skew;
    const { pending } = this;
    const isMoved = Math.abs((deadline ?? 0) - (pending.deadline ?? 0)) > sameDeadline;
    if (isMoved || position !== pending.position) {
      this.revise({ position, ...(isMoved && { deadline }) });
    }
    if (page && !this.state.page) this.tell({ type: 'opened', isElsewhere: true });
    if (page === 'finished' || isDone) this.#finish();
    if (ended) this.#take(ended);
  }

  /** An answer was taken: one of this window's, or the same of another. */
  #take(action: ElicitResult['action']): void {
    if (this.state.sending.includes(action)) {
      this.#taken = this.#given.get(action);
      this.tell({ type: 'arrived', action });
    } else this.tell({ type: 'ended', as: action });
  }

  #finish(): void {
    const { isDone, page } = this.state;
    if (!isDone && page !== 'finished') this.#tell({ type: 'completed', request: this.pending });
    this.tell({ type: 'finished' });
  }

  #tellEnd(): void {
    if (this.#isEndTold || !isSettled(this.state)) return;
    this.#isEndTold = true;
    const { pending } = this;
    if (this.#taken && this.#onEvent) tellAnswered(pending, { result: this.#taken }, this.#tell);
    else this.#tell({ type: 'withdrawn', request: pending });
  }

  readonly #tell = (event: QueueEvent): void => shielded(() => this.#onEvent?.(event));
}
