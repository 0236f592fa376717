import type { PendingRequest } from '../queue/index.ts';
import { mostTold, toldFor } from './Endings.ts';

/** The URL requests that were accepted. Each stays until a page puts it away, and that page may be gone for good. */
export class AcceptedPages {
  /** Each with when it was accepted, by id. The oldest come first. */
  readonly #accepted = new Map<string, { readonly request: PendingRequest; readonly at: number }>();

  add(request: PendingRequest): void {
    this.#accepted.set(request.id, { request, at: Date.now() });
  }

  delete(id: string): void {
    this.#accepted.delete(id);
  }

  /** Takes out those that nobody puts away any more: old ones, and those beyond as many as pages are told of. */
  takeForgotten(): readonly string[] {
    const oldest = Date.now() - toldFor;
    const beyond = this.#accepted.size - mostTold;
    const forgotten = [...this.#accepted]
      .filter(([, { at }], index) => index < beyond || at < oldest)
      .map(([id]) => id);
    for (const id of forgotten) this.#accepted.delete(id);
    return forgotten;
  }

  /** Takes out those that are no longer listed, although nobody has put them away. */
  takeUnlisted(isListed: (id: string) => boolean): readonly PendingRequest[] {
    const unlisted = [...this.#accepted.values()].filter(({ request }) => !isListed(request.id));
    return unlisted.map(({ request }) => {
      this.#accepted.delete(request.id);
      return request;
    });
  }
}
