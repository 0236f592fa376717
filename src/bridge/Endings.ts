import type { ElicitMode } from '../protocol/index.ts';
import type { ElicitationServer, PendingRequest } from '../queue/index.ts';
import type { BridgedRequest } from '../remote/wire.ts';

/** For how many milliseconds pages are told of a request that is over, and of how many. A window may have slept. */
export const toldFor = 3_600_000;
export const mostTold = 100;

/** Kept small: there may be many people. */
interface Ending {
  readonly mode: ElicitMode;
  readonly server: ElicitationServer;
  readonly closed: NonNullable<PendingRequest['closed']>;
  readonly at: number;
  /** The digest of the answer that ended the request. A page that lost the reply sends the same answer again. */
  readonly digest: string | undefined;
}

/** How requests ended, for the windows that had them on screen. */
export class Endings {
  readonly #endings = new Map<string, Ending>();

  add(
    { id, server, request: { mode } }: BridgedRequest,
    closed: NonNullable<PendingRequest['closed']>,
    digest: string | undefined,
  ): void {
    this.#endings.set(id, { mode, server, closed, at: Date.now(), digest });
    this.#forget();
  }

  has(id: string): boolean {
    return this.#endings.has(id);
  }

  digestOf(id: string): string | undefined {
    return this.#endings.get(id)?.digest;
  }

  list(): readonly BridgedRequest[] {
    this.#forget();
    return [...this.#endings].map(([id, { mode, server, closed }]) => ({
      id,
      server,
      closed,
      // Without the question, which nobody can answer any more.
      request: { mode, message: '' } as PendingRequest['request'],
      position: 0,
      urlAccept: 'onFinished',
      isOpened: false,
      isAnswered: false,
      isCompleted: false,
    }));
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
