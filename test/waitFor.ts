import { vi } from 'vitest';

/** As long as a machine that does much else may take: how long it takes is for `bench/` to say. */
export const LONG = 20_000;

/** Calls `check` until it throws nothing more. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONG });
