'use client';
import { useSyncExternalStore } from 'react';
import { temporalZone } from '../../core/plan/wallTime.ts';

let readers = 0;
let known: string | undefined;

/** The same for all who ask, for as long as any of them is drawn: what is shown is what is sent. */
const runtimeTimeZone = () => (known ??= readTimeZone());
const unknown = () => undefined;

function subscribe(): () => void {
  if (readers++ === 0) known = readTimeZone();
  return () => void readers--;
}

const readTimeZone = (): string =>
  temporalZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone in which a person's wall times are read, or undefined while a server renders, which cannot know the browser's. */
export function useTimeZone(chosen: string | undefined): string | undefined {
  const runtime = useSyncExternalStore<string | undefined>(subscribe, runtimeTimeZone, unknown);
  return chosen ?? runtime;
}
