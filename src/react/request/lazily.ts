export interface Lazy<Loaded> {
  /** Loads it, unless it is loaded already. After a failure, the next call tries again. */
  load: () => Promise<Loaded>;
  getLoaded: () => Loaded | undefined;
}

export function lazily<Loaded>(load: () => Promise<Loaded>): Lazy<Loaded> {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  return {
    async load() {
      loading ??= load();
      try {
        return (loaded = await loading);
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
    getLoaded: () => loaded,
  };
}
