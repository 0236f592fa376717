export type Lazy<Loaded> = ReturnType<typeof lazily<Loaded>>;

/** Loads something, unless it is loaded already. After a failure, the next call tries again. */
export function lazily<Loaded>(load: () => Promise<Loaded>) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  return {
    load: async (): Promise<Loaded> => {
      loading ??= load();
      try {
        return (loaded = await loading);
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
    getLoaded: (): Loaded | undefined => loaded,
  };
}
