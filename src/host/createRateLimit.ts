import type { FormLimits } from '../protocol/index.ts';

/** How much one server may ask (see `ElicitationQueueOptions.limits`). */
export interface RequestLimits extends FormLimits {
  /** Requests of one server that may be pending at once. Default: 20. */
  readonly pending?: number | undefined;
  /** New requests of one server in any minute. Default: 30. */
  readonly perMinute?: number | undefined;
}

const minute = 60_000;

/** Counts the requests of one server, over all its connections. */
export interface RateLimit {
  /** Lets this many more requests in, all or none. Returns false if they are too many. They count until they leave. */
  enter: (count: number) => boolean;
  leave: (count: number) => void;
}

export function createRateLimit({
  pending: maxPending = 20,
  perMinute = 30,
}: RequestLimits): RateLimit {
  let pending = 0;
  let times: number[] = [];
  return {
    enter(count) {
      const now = Date.now();
      times = times.filter((time) => now - time < minute);
      if (pending + count > maxPending || times.length + count > perMinute) return false;
      pending += count;
      for (let each = 0; each < count; each++) times.push(now);
      return true;
    },
    leave(count) {
      pending -= count;
    },
  };
}
