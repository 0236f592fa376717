import { mostTold, toldFor } from './Endings.ts';

/** The URL requests that were accepted. Each stays until a page puts it away, and that page may be gone for good. */
export class AcceptedPages {
  /** When each was accepted, by id. The oldest come first. */
  readonly #accepted = new Map<string, number>();

  add(id: string): void {
    this.#accepted.set(id, Date.now());
  }

  delete(id: string): void {
    this.#accepted.delete(id);
  }

  /** Takes out those that nobody puts away any more: old ones, and those beyond as many as pages are told of. */
  takeForgotten(): readonly string[] {
    const oldest = Date.now() - toldFor;
    const beyond = this.#accepted.size - mostTold;
    const forgotten = [...this.#accepted]
      .filter(([, at], index) => index < beyond || at < oldest)
      .map(([id]) => id);
    for (const id of forgotten) this.#accepted.delete(id);
    return forgotten;
  }
}
