import { shielded } from '../queue/index.ts';
import type { BridgeState } from '../remote/wire.ts';

/** Of one person. Whoever opens streams and does not read them must not fill the memory. */
const mostPages = 100;

type Send = (state: BridgeState) => void;

interface Page {
  readonly send: Send;
  readonly onEnd: (() => void) | undefined;
}

interface PagesOptions {
  state: () => BridgeState;
  /** Whether the state is whole. Until it is, no page is told of it. */
  isReady: () => boolean;
  attachRenderer: (getShown: () => undefined) => () => void;
  /** Called when a page comes or goes. */
  onCount: () => void;
}

/** Nothing counts as on screen here, so a withdrawn request leaves the queue at once. Each page knows what it shows. */
export const noneShown = () => undefined;

/** The pages that show a person's requests. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #attached = new Set<Page>();
  /** Set while there is a page: the queue then knows that its requests are shown. */
  #endRendering: (() => void) | undefined;
  #isEnded = false;

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#attached.size;
  }

  /** Adds a page, and tells it the state. Returns a function that removes it. */
  attach(send: Send, onEnd: (() => void) | undefined): () => void {
    const page = { send, onEnd };
    this.#attached.add(page);
    // The oldest first: its window may be gone without a word.
    if (this.#attached.size > mostPages) this.#end(this.#attached.values().next().value!);
    this.#endRendering ??= this.#options.attachRenderer(noneShown);
    this.#tell([page]);
    this.#options.onCount();
    if (this.#isEnded) queueMicrotask(() => this.#end(page));
    return () => this.#detach(page);
  }

  /** Tells all pages the state. */
  tell(): void {
    this.#tell(this.#attached);
  }

  /** Tells all pages the state for the last time. */
  end(): void {
    this.#isEnded = true;
    for (const page of this.#attached) {
      this.#tell([page]);
      this.#end(page);
    }
  }

  #tell(pages: Iterable<Page>): void {
    const told = [...pages];
    if (told.length === 0 || !this.#options.isReady()) return;
    const state = this.#options.state();
    for (const page of told) {
      const lose = (error: unknown) => {
        console.error(error);
        // A page that is gone must not keep the others from being told. One that is not gone has to connect anew.
        queueMicrotask(() => this.#end(page));
      };
      shielded(() => page.send(state), lose);
    }
  }

  #end(page: Page): void {
    if (!this.#attached.has(page)) return;
    this.#detach(page);
    shielded(() => page.onEnd?.());
  }

  #detach(page: Page): void {
    if (!this.#attached.delete(page)) return;
    if (this.#attached.size === 0) {
      this.#endRendering?.();
      this.#endRendering = undefined;
    }
    this.#options.onCount();
  }
}
