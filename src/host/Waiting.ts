import { shielded } from '../queue/index.ts';

type Listener = (isWaiting: boolean) => void;

/** Whether a person is being asked. */
export class Waiting {
  readonly #listeners = new Set<Listener>();
  #count = 0;

  get isWaiting(): boolean {
    return this.#count > 0;
  }

  /** Calls the listener each time that `isWaiting` changes. Returns a function that stops this. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts as waiting until the promise has settled. */
  during<Result>(asking: Promise<Result>): Promise<Result> {
    this.#change(1);
    return asking.finally(() => this.#change(-1));
  }

  #change(by: 1 | -1): void {
    const before = this.isWaiting;
    this.#count += by;
    const { isWaiting } = this;
    if (isWaiting === before) return;
    for (const listener of this.#listeners) shielded(() => listener(isWaiting));
  }
}
