/**
 * Runs something for all who ask, once at a time. Those who ask while it runs get one run more, since what they ask about may
 * have changed since it began.
 */
export function merged(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return run();
  };
  return () => {
    next ??= last.then(begin, begin);
    last = next;
    return next;
  };
}
