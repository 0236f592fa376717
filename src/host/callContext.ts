interface Store {
  run: <Result>(value: unknown, run: () => Result) => Result;
  getStore: () => unknown;
}

interface Platform {
  getBuiltinModule?: (name: string) => { AsyncLocalStorage: new () => Store };
}

const { process } = globalThis as { process?: Platform };
// Not imported, since a page's bundler would look for it.
const AsyncLocalStorage = process?.getBuiltinModule?.('node:async_hooks').AsyncLocalStorage;

/** In which call code runs. In a page, which has no such thing, it is never known. */
export const callContext: Store = AsyncLocalStorage
  ? new AsyncLocalStorage()
  : { run: (_, run) => run(), getStore: () => undefined };
