import type { FormLimits } from '../protocol/index.ts';

/** How much one server may ask (see `ElicitationQueueOptions.limits`). */
export interface RequestLimits extends FormLimits {
  /** Requests of one server that may be pending at once. Default: 20. */
  readonly pending?: number | undefined;
  /** New requests of one server in any minute. Default: 30. */
  readonly perMinute?: number | undefined;
}

const minute = 60_000;

/** Counts what one connection asks. */
export function createRateLimit({ pending: maxPending = 20, perMinute = 30 }: RequestLimits) {
  let pending = 0;
  let times: number[] = [];
  return {
    /** Lets one more in, which counts until it leaves; false where it is too many. */
    enter(): boolean {
      const now = Date.now();
      times = times.filter((time) => now - time < minute);
      if (pending >= maxPending || times.length >= perMinute) return false;
      pending++;
      times.push(now);
      return true;
    },
    leave(): void {
      pending--;
    },
  };
}
