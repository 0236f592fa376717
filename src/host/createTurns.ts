/** Keeps requests in order: a request that has to load something is not overtaken by a later one. */
export interface Turns {
  /**
   * Waits until all earlier requests have had their turn.
   *
   * @param prepare what this request itself has to wait for. Whether it succeeds does not matter
   * @returns undefined if there is nothing to wait for
   */
  take: (prepare: Promise<unknown> | undefined) => Promise<unknown> | undefined;
}

export function createTurns(): Turns {
  let last: Promise<unknown> | undefined;
  return {
    take(prepare) {
      if (!prepare && !last) return undefined;
      const turn = Promise.allSettled([last, prepare]);
      last = turn;
      void turn.then(() => {
        if (last === turn) last = undefined;
      });
      return turn;
    },
  };
}
