import type { BridgedRequest, EndedRequest } from '../remote/wire.ts';

/** For how many milliseconds pages are told of a request that is over, and of how many. A window may have slept. */
export const toldFor = 3_600_000;
const mostTold = 100;

/** How requests ended, or were accepted, each with when. The oldest come first. */
export class Endings<Ending extends Pick<BridgedRequest, 'id'> = EndedRequest> {
  readonly #endings = new Map<string, { readonly told: Ending; readonly at: number }>();

  add(told: Ending): void {
    this.#endings.set(told.id, { told, at: Date.now() });
  }

  get(id: string): Ending | undefined {
    return this.#endings.get(id)?.told;
  }

  delete(id: string): void {
    this.#endings.delete(id);
  }

  list(): readonly Ending[] {
    return [...this.#endings.values()].map(({ told }) => told);
  }

  /** Takes out those of which nobody is told any more: old ones, and those beyond as many as pages are told of. */
  takeForgotten(): readonly Ending[] {
    const oldest = Date.now() - toldFor;
    const beyond = this.#endings.size - mostTold;
    const forgotten = [...this.#endings.values()].filter(
      ({ at }, index) => index < beyond || at < oldest,
    );
    for (const { told } of forgotten) this.#endings.delete(told.id);
    return forgotten.map(({ told }) => told);
  }
}
