import { after, shielded } from '../queue/index.ts';
import type { BridgeState } from '../remote/wire.ts';

/** Of one person. Whoever opens streams and does not read them must not fill the memory. */
const mostPages = 100;

interface Page {
  readonly send: (state: BridgeState) => void;
  readonly onEnd: (() => void) | undefined;
}

export class Pages {
  readonly #getState: () => BridgeState | undefined;
  readonly #onCount: () => void;
  readonly #attached = new Set<Page>();
  #isTelling = false;
  #isEnded = false;

  /** `getState` returns undefined as long as no page may be told. */
  constructor(getState: () => BridgeState | undefined, onCount: () => void) {
    this.#getState = getState;
    this.#onCount = onCount;
  }

  get count(): number {
    return this.#attached.size;
  }

  attach(send: Page['send'], onEnd: Page['onEnd']): () => void {
    const page = { send, onEnd };
    this.#attached.add(page);
    // The oldest first: its window may be gone without a word.
    if (this.#attached.size > mostPages) this.#end(this.#attached.values().next().value!);
    this.#tell([page]);
    this.#onCount();
    return () => this.#detach(page);
  }

  /** Tells all pages the state a moment later: changes that come together are one, and an answer has reached its server first. */
  tell(): void {
    if (this.#isTelling || this.#attached.size === 0) return;
    this.#isTelling = true;
    after(0, () => {
      this.#isTelling = false;
      this.#tell(this.#attached);
    });
  }

  end(): void {
    this.#isEnded = true;
    this.#tell(this.#attached);
  }

  #tell(pages: Iterable<Page>): void {
    const state = this.#getState();
    for (const page of state ? pages : []) {
      // It knows how to remove itself by then.
      const end = () => queueMicrotask(() => this.#end(page));
      const lose = (error: unknown) => {
        console.error(error);
        // A page that is gone must not keep the others from being told. One that is not gone has to connect anew.
        end();
      };
      shielded(() => page.send(state!), lose);
      if (this.#isEnded) end();
    }
  }

  #end(page: Page): void {
    if (this.#detach(page)) shielded(() => page.onEnd?.());
  }

  #detach(page: Page): boolean {
    const isAttached = this.#attached.delete(page);
    if (isAttached) this.#onCount();
    return isAttached;
  }
}
