'use client';
import { useEffect, useState } from 'react';

/**
 * Loads something when it is first needed.
 *
 * @param load always the same function; what it loads, the module system keeps
 */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): {
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
    hasFailed: state.hasFailed,
    retry: () => setState({ hasFailed: false, tries: tries + 1 }),
  };
}
