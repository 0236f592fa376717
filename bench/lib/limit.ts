/** The page is stuck: nothing more can be asked of it. */
export class OverLimitError extends Error {
  override name = 'OverLimitError';
}

/** Resolves to what the promise resolves to. Rejects if that takes longer than the limit, in milliseconds. */
export function withinLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new OverLimitError(`took over ${limit / 1000} s`));
    const timer = setTimeout(giveUp, limit);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
