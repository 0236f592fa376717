'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const unknown = () => undefined;

let known: { timeZone: string; until: number } | undefined;

/** The zone is read again after a second, because a person may travel. */
function runtimeTimeZone(): string {
  const now = performance.now();
  if (!known || now > known.until) known = { timeZone: readTimeZone(), until: now + 1000 };
  return known.timeZone;
}

const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };

/** `Temporal` comes first, because making a page's first `Intl` format takes a browser about 20 ms. */
const readTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The IANA zone in which a person's wall times are read, or undefined while a server renders, which
 * cannot know the browser's.
 */
export function useTimeZone(chosen: string | undefined): string | undefined {
  const runtime = useSyncExternalStore<string | undefined>(never, runtimeTimeZone, unknown);
  return chosen ?? runtime;
}
