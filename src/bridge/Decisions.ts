import { isRecord } from '../protocol/index.ts';
import { serverKey, type ElicitationServer } from '../queue/index.ts';

/** What a person decided about a server. */
interface Decision {
  readonly server: ElicitationServer;
  readonly isSilenced: boolean;
  /** When, in milliseconds since 1970, but after each decision that was known then: clocks differ. */
  readonly turn: number;
  /** The process in which the person decided. */
  readonly by: string;
}

/**
 * The newest decision about each server. All processes come to the same, in whatever order they hear of the decisions,
 * and if some are lost on their way: each process tells all that it knows.
 */
export class Decisions {
  readonly #newest = new Map<string, Decision>();
  readonly #self: string;

  /** @param self the id of this process */
  constructor(self: string) {
    this.#self = self;
  }

  list(): readonly Decision[] {
    return [...this.#newest.values()];
  }

  add(server: ElicitationServer, isSilenced: boolean): void {
    const key = serverKey(server);
    const turn = Math.max((this.#newest.get(key)?.turn ?? 0) + 1, Date.now());
    this.#newest.set(key, { server, isSilenced, turn, by: this.#self });
  }

  /**
   * Takes over what another process knows.
   *
   * @returns what was not known here
   */
  hear(told: unknown): readonly Decision[] {
    if (!Array.isArray(told)) return [];
    const news = told.filter(isDecision).filter((one) => {
      const known = this.#newest.get(serverKey(one.server));
      return !known || one.turn > known.turn || (one.turn === known.turn && one.by > known.by);
    });
    for (const one of news) this.#newest.set(serverKey(one.server), one);
    return news;
  }
}

const isDecision = (value: unknown): value is Decision =>
  isRecord(value) &&
  isRecord(value['server']) &&
  typeof value['server']['name'] === 'string' &&
  typeof value['turn'] === 'number' &&
  typeof value['by'] === 'string';
