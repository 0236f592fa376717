'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const runtimeTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => undefined;

/**
 * The IANA zone in which a person's wall times are read, or undefined while a server renders, which
 * cannot know the browser's.
 */
export function useTimeZone(chosen: string | undefined): string | undefined {
  const runtime = useSyncExternalStore<string | undefined>(never, runtimeTimeZone, unknown);
  return chosen ?? runtime;
}
