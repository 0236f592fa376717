/** Something that is loaded when it is first needed, and kept. */
export interface Lazy<Loaded> {
  /** Loads it, unless it is there. A failure is tried again at the next call. */
  load: () => Promise<Loaded>;
  getLoaded: () => Loaded | undefined;
  /** Calls back when it is there; returns the end of that. */
  subscribe: (listener: () => void) => () => void;
}

export function lazily<Loaded>(load: () => Promise<Loaded>): Lazy<Loaded> {
  const listeners = new Set<() => void>();
  let loaded: Loaded | undefined;
  return {
    async load() {
      loaded ??= await load();
      for (const listener of listeners) listener();
      return loaded;
    },
    getLoaded: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
