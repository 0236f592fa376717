/** Something that is loaded when it is first needed, and kept. */
export interface Lazy<Loaded> {
  /** Loads it, unless it is loaded already. After a failure, the next call tries again. */
  load: () => Promise<Loaded>;
  getLoaded: () => Loaded | undefined;
  /** Calls the listener when it is loaded. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function lazily<Loaded>(load: () => Promise<Loaded>): Lazy<Loaded> {
  const listeners = new Set<() => void>();
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  return {
    async load() {
      loading ??= load();
      try {
        loaded = await loading;
      } catch (error) {
        loading = undefined;
        throw error;
      }
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
