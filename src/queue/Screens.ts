export class Screens {
  readonly #getShown = new Set<() => string | undefined>();
  /** On screen as a component left, until one comes. Whoever saw it may come back. */
  #shownLast: string | undefined;

  get size(): number {
    return this.#getShown.size;
  }

  has(id: string): boolean {
    return id === this.#shownLast || [...this.#getShown].some((getShown) => getShown() === id);
  }

  /** Returns a function that removes it, and returns what was on screen in it. */
  add(getShown: () => string | undefined): () => string | undefined {
    // Wrapped, because two may pass the same function.
    const own = () => getShown();
    this.#getShown.add(own);
    this.#shownLast = undefined;
    return () => {
      if (this.#getShown.delete(own)) this.#shownLast = own();
      return this.#shownLast;
    };
  }
}
