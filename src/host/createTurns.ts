/** Keeps what has to be loaded for one request from letting a later one overtake it. */
export interface Turns {
  /**
   * Waits until what came earlier has had its turn.
   *
   * @param prepare what this one has to wait for itself; it is waited for whether or not it succeeds
   * @returns undefined where nothing has to be waited for
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
