'use client';
import { useEffect, useState } from 'react';

/**
 * Loads something when it is first needed.
 *
 * @param load always the same function, whose result the module system keeps; undefined where nothing is needed
 */
export function useLoaded<Loaded>(load: (() => Promise<Loaded>) | undefined): {
  loaded: Loaded | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  // Wrapped: what is loaded may be a function.
  const [state, setState] = useState<{ loaded?: Loaded; hasFailed: boolean; tries: number }>({
    hasFailed: false,
    tries: 0,
  });
  const { tries } = state;

  useEffect(() => {
    if (!load) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setState({ loaded, hasFailed: false, tries }),
      () => isCurrent && setState({ hasFailed: true, tries }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);

  return {
    loaded: state.loaded,
    hasFailed: load !== undefined && state.hasFailed,
    retry: () => setState({ hasFailed: false, tries: tries + 1 }),
  };
}
