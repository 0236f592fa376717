'use client';
import { useEffect, useState } from 'react';
import { listen } from '../dom/listen.ts';
import { useIsHydrating } from '../dom/useIsHydrating.ts';
import type { Lazy } from './lazily.ts';

/**
 * Loads something when it is first needed. If it is loaded already, it is returned at once. The exception is a page that
 * a server rendered, while it hydrates: the server rendered without it.
 * @param lazy must not be made anew at each render
 * @param isNeeded whether to load it
 */
export function useLoaded<Loaded>(lazy: Lazy<Loaded>, isNeeded: boolean) {
  const isHydrating = useIsHydrating();
  const loaded = isHydrating ? undefined : lazy.getLoaded();
  /** What could not be loaded in the last try. */
  const [{ failed }, setTry] = useState<{ failed?: Lazy<Loaded> }>({});
  const isMissing = isNeeded && loaded === undefined;
  const hasFailed = isMissing && failed === lazy;
  const retry = () => setTry({});

  useEffect(() => {
    if (!isMissing) return undefined;
    if (hasFailed) return listen(window, { online: () => setTry({}) });
    let isCurrent = true;
    lazy.load().then(
      () => isCurrent && setTry({}),
      () => isCurrent && setTry({ failed: lazy }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isMissing, hasFailed]);

  return { loaded, isReady: !isMissing, hasFailed, retry };
}
