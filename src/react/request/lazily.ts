export type Lazy<Loaded> = ReturnType<typeof lazily<Loaded>>;

/** Loads something, unless it is loaded already: at once if `isWanted`. After a failure, the next call tries again. */
export function lazily<Loaded>(load: () => Promise<Loaded>, isWanted = false) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const lazy = {
    load: async (): Promise<Loaded> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return (loaded = await loading);
    },
    getLoaded: (): Loaded | undefined => loaded,
  };
  if (isWanted) void lazy.load().catch(() => {});
  return lazy;
}
