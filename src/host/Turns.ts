/** Keeps requests in order: a request that has to load something is not overtaken by a later one. */
export class Turns {
  #last: Promise<unknown> | undefined;

  /**
   * Waits until all earlier requests have had their turn.
   *
   * @param prepare what this request itself has to wait for. Whether it succeeds does not matter
   * @param over aborted once nobody asks this request any more: nothing waits for what it prepares then
   * @returns undefined if there is nothing to wait for
   */
  take(prepare: Promise<unknown> | undefined, over: AbortSignal): Promise<unknown> | undefined {
    if (!prepare && !this.#last) return undefined;
    const end = new Promise((resolve) => over.addEventListener('abort', resolve));
    const turn = Promise.allSettled([this.#last, prepare && Promise.race([prepare, end])]);
    this.#last = turn;
    void turn.then(() => {
      if (this.#last === turn) this.#last = undefined;
    });
    return turn;
  }
}
