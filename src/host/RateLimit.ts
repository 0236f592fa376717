import type { FormLimits } from '../protocol/index.ts';

/** How much one server may ask (see `ElicitationQueueOptions.limits`). */
export interface RequestLimits extends FormLimits {
  /** Requests of one server that may be pending at once. Default: 20. */
  readonly pending?: number | undefined;
  /** New requests of one server in any minute. Default: 30. */
  readonly perMinute?: number | undefined;
}

const minute = 60_000;

export class RateLimit {
  readonly #limits: RequestLimits;
  #pending = 0;
  #times: number[] = [];

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /** All or none: false if they are too many. They count until they leave. */
  enter(count: number): boolean {
    const { pending = 20, perMinute = 30 } = this.#limits;
    // Not the time of day, which may be set back.
    const now = performance.now();
    this.#times = this.#times.filter((time) => now - time < minute);
    if (this.#pending + count > pending || this.#times.length + count > perMinute) return false;
    this.#pending += count;
    this.#times.push(...Array<number>(count).fill(now));
    return true;
  }

  leave(count: number): void {
    this.#pending -= count;
  }
}
