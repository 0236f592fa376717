import type { ClosedReason } from '../queue/index.ts';
import type { BridgedRequest, EndedRequest } from '../remote/wire.ts';

/** For how many milliseconds pages are told of a request that is over, and of how many. A window may have slept. */
export const toldFor = 3_600_000;
export const mostTold = 100;

interface Ending {
  /** Small: it is in each state, and there may be many people. */
  readonly told: EndedRequest;
  readonly at: number;
  /** The digest of the answer that ended the request. A page that lost the reply sends the same answer again. */
  readonly digest: string | undefined;
}

/** How requests ended, for the windows that had them on screen. */
export class Endings {
  readonly #endings = new Map<string, Ending>();

  add({ id, server }: BridgedRequest, closed: ClosedReason, digest: string | undefined): void {
    const told = { id, server: { id: server.id }, closed };
    this.#endings.set(id, { told, at: Date.now(), digest });
    this.#forget();
  }

  has(id: string): boolean {
    return this.#endings.has(id);
  }

  digestOf(id: string): string | undefined {
    return this.#endings.get(id)?.digest;
  }

  list(): readonly EndedRequest[] {
    this.#forget();
    return [...this.#endings.values()].map(({ told }) => told);
  }

  #forget(): void {
    const now = Date.now();
    // The oldest come first.
    for (const [id, { at }] of this.#endings) {
      if (this.#endings.size <= mostTold && now - at <= toldFor) return;
      this.#endings.delete(id);
    }
  }
}
