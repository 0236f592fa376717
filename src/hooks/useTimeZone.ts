'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const unknown = () => undefined;

let known: { timeZone: string; until: number } | undefined;

/** Asked again after a second, since a person may travel; each question takes a quarter of a millisecond. */
function runtimeTimeZone(): string {
  const now = performance.now();
  if (!known || now > known.until) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    known = { timeZone, until: now + 1000 };
  }
  return known.timeZone;
}

/**
 * The IANA zone in which a person's wall times are read, or undefined while a server renders, which
 * cannot know the browser's.
 */
export function useTimeZone(chosen: string | undefined): string | undefined {
  const runtime = useSyncExternalStore<string | undefined>(never, runtimeTimeZone, unknown);
  return chosen ?? runtime;
}
