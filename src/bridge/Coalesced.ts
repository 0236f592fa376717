import { after } from '../queue/index.ts';

/** Merges calls that come together into one. */
export class Coalesced {
  readonly #run: () => void;
  #isDue = false;
  #cancel: (() => void) | undefined;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Runs when the current code has ended. */
  soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#flush());
  }

  /** Runs a moment later, when what is being answered has been sent. */
  later(): void {
    this.#cancel ??= after(0, () => this.#flush());
  }

  #flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isDue = false;
    this.#run();
  }
}
