import { shielded } from '../queue/index.ts';

/** Whether a person is being asked. */
export interface Waiting {
  isWaiting: () => boolean;
  /** Calls the listener each time that `isWaiting` changes. Returns a function that stops this. */
  onWaiting: (listener: (isWaiting: boolean) => void) => () => void;
  /** Counts as waiting until the promise has settled. */
  during: <Result>(asking: Promise<Result>) => Promise<Result>;
}

export function createWaiting(): Waiting {
  const listeners = new Set<(isWaiting: boolean) => void>();
  let count = 0;

  function change(by: 1 | -1): void {
    const before = count > 0;
    count += by;
    const isWaiting = count > 0;
    if (isWaiting === before) return;
    for (const listener of listeners) shielded(() => listener(isWaiting));
  }

  return {
    isWaiting: () => count > 0,
    onWaiting(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    during(asking) {
      change(1);
      return asking.finally(() => change(-1));
    },
  };
}
