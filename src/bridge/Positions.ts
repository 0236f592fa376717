import type { BridgedRequest } from '../remote/wire.ts';

/** The positions of all requests. Each process counts its own requests from 1, so those positions cannot be used. */
export class Positions {
  readonly #positions = new Map<string, number>();

  /** Counts anew. Open requests come first, in the order in which this process heard of them. */
  place(all: readonly BridgedRequest[]): readonly BridgedRequest[] {
    const open = all.filter((request) => !request.closed);
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.#positions.keys()) if (!ids.has(id)) this.#positions.delete(id);
    for (const id of ids) {
      if (this.#positions.has(id)) continue;
      this.#positions.set(id, ([...this.#positions.values()].at(-1) ?? 0) + 1);
    }
    const placed = open.map((request) => ({
      ...request,
      position: this.#positions.get(request.id)!,
    }));
    return [
      ...placed.toSorted((one, other) => one.position - other.position),
      ...all.filter(({ closed }) => closed),
    ];
  }
}
