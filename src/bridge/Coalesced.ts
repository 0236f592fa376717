/** Merges calls that come together into one. */
export class Coalesced {
  readonly #run: () => void;
  #isDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#timer ??= setTimeout(() => this.#flush());
  }

  /** Runs at once if it was to run later. */
  catchUp(): void {
    if (this.#timer) this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDue = false;
    this.#run();
  }
}
