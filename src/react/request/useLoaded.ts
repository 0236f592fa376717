'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../dom/listen.ts';
import type { Lazy } from './lazily.ts';

interface Tries<Loaded> {
  readonly tries: number;
  /** What could not be loaded in the last try. */
  readonly failed?: Lazy<Loaded>;
}

/**
 * Loads something when it is first needed. If it is loaded already, it is returned at once. The exception is a page that
 * a server rendered, while it hydrates: the server rendered without it.
 *
 * @param lazy must not be made anew at each render
 * @param isNeeded whether to load it
 */
export function useLoaded<Loaded>(
  lazy: Lazy<Loaded>,
  isNeeded: boolean,
): { loaded: Loaded | undefined; hasFailed: boolean; retry: () => void } {
  const loaded = useSyncExternalStore(lazy.subscribe, lazy.getLoaded, () => undefined);
  const [{ tries, failed }, setState] = useState<Tries<Loaded>>({ tries: 0 });
  const isMissing = isNeeded && loaded === undefined;
  const hasFailed = isMissing && failed === lazy;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    lazy.load().catch(() => isCurrent && setState({ tries, failed: lazy }));
    return () => {
      isCurrent = false;
    };
  }, [lazy, isMissing, tries]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    return listen(window, { online: () => setState({ tries: tries + 1 }) });
  }, [hasFailed, tries]);

  return {
    loaded,
    hasFailed,
    retry: () => setState({ tries: tries + 1 }),
  };
}
