import type { ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';

interface Shared {
  readonly elicitationId: string | undefined;
  readonly ids: Set<string | undefined>;
  readonly answer: Promise<ElicitResult>;
  readonly controller: AbortController;
  /** Lets the calls go on, although nobody has answered. */
  readonly finish: () => void;
  users: number;
}

type Enqueue = (request: ElicitUrlRequest, signal: AbortSignal) => Promise<ElicitResult>;

/** The pages that calls wait for. Calls that need the same page wait for one answer. */
export class SharedPrompts {
  readonly #enqueue: Enqueue;
  readonly #prompts = new Map<string, Shared>();

  /** @param enqueue puts a request before the person, until the signal is aborted */
  constructor(enqueue: Enqueue) {
    this.#enqueue = enqueue;
  }

  /**
   * Asks for a page. If another call has asked for it already, waits for the same answer.
   *
   * @param signal aborted when this call no longer needs the page. Its answer is then `cancel`. The prompt closes with
   *   the last call that needs it
   */
  ask(request: ElicitUrlRequest, signal: AbortSignal): Promise<ElicitResult> {
    const shared = this.#prompts.get(request.url) ?? this.#begin(request);
    shared.ids.add(request.elicitationId);
    shared.users++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', leave);
        resolve({ action: 'cancel' });
        shared.users--;
        if (shared.users > 0) return;
        // A call that asks for the page from now on needs its own prompt.
        this.#prompts.delete(request.url);
        shared.controller.abort();
      };
      if (signal.aborted) {
        leave();
        return;
      }
      signal.addEventListener('abort', leave);
      shared.answer.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  }

  /** The `elicitationId` under which the queue knows a page. Other calls may have named the same page differently. */
  knownAs(elicitationId: string): string {
    const shared = [...this.#prompts.values()].find(({ ids }) => ids.has(elicitationId));
    return shared?.elicitationId ?? elicitationId;
  }

  /** A page is done although nobody opened it here. The calls that need it go on, and the prompt closes. */
  finish(elicitationId: string): void {
    for (const shared of this.#prompts.values()) {
      if (shared.elicitationId === elicitationId) shared.finish();
    }
  }

  #begin(request: ElicitUrlRequest): Shared {
    const controller = new AbortController();
    const { url, elicitationId } = request;
    let finish = () => {};
    const finished = new Promise<ElicitResult>((resolve) => {
      finish = () => {
        resolve({ action: 'accept' });
        controller.abort();
      };
    });
    const answer = Promise.race([finished, this.#enqueue(request, controller.signal)]);
    const shared: Shared = { elicitationId, ids: new Set(), answer, controller, finish, users: 0 };
    const forget = () => {
      if (this.#prompts.get(url) === shared) this.#prompts.delete(url);
    };
    answer.then(forget, forget);
    this.#prompts.set(url, shared);
    return shared;
  }
}
