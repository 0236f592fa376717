'use client';
import { useSyncExternalStore } from 'react';
import { temporalZone } from '../../core/plan/wallTime.ts';
import { listen } from '../dom/listen.ts';

const listeners = new Set<() => void>();
let known: string | undefined;

/** The same for all who ask, until the page is looked at again: what is shown is what is sent. */
const runtimeTimeZone = () => (known ??= readTimeZone());
const unknown = () => undefined;

/** A person may have traveled while nobody looked at the page. */
function update(): void {
  const timeZone = readTimeZone();
  if (timeZone === known) return;
  known = timeZone;
  for (const listener of listeners) listener();
}

let end: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    update();
    end = listen(window, { focus: update, visibilitychange: update });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end?.();
  };
}

const readTimeZone = (): string =>
  temporalZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone in which a person's wall times are read, or undefined while a server renders, which cannot know the browser's. */
export function useTimeZone(chosen: string | undefined): string | undefined {
  const runtime = useSyncExternalStore<string | undefined>(subscribe, runtimeTimeZone, unknown);
  return chosen ?? runtime;
}
