'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../dom/listen.ts';
import type { Lazy } from './lazily.ts';

/**
 * Loads something when it is first needed. If it is loaded already, it is returned at once. The exception is a page that
 * a server rendered, while it hydrates: the server rendered without it.
 *
 * @param lazy must be the same object at every render
 * @param isNeeded whether to load it
 */
export function useLoaded<Loaded>(
  lazy: Lazy<Loaded>,
  isNeeded: boolean,
): { loaded: Loaded | undefined; hasFailed: boolean; retry: () => void } {
  const loaded = useSyncExternalStore(lazy.subscribe, lazy.getLoaded, () => undefined);
  const [{ tries, hasFailed }, setState] = useState({ tries: 0, hasFailed: false });
  const isMissing = isNeeded && loaded === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    lazy.load().catch(() => isCurrent && setState({ tries, hasFailed: true }));
    return () => {
      isCurrent = false;
    };
  }, [lazy, isMissing, tries]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    return listen(window, { online: () => setState({ tries: tries + 1, hasFailed: false }) });
  }, [hasFailed, tries]);

  return {
    loaded,
    hasFailed: isMissing && hasFailed,
    retry: () => setState({ tries: tries + 1, hasFailed: false }),
  };
}
