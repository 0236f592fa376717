type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where something outlives a reload: `sessionStorage`, or something like it. */
export interface DraftStorage {
  /** `sessionStorage` or the like. If the module also runs on a server, pass a function: `() => sessionStorage`. */
  readonly storage: Keeper | (() => Keeper);
  /** The key under which everything is stored. */
  readonly key: string;
}

const keeperOf = ({ storage }: DraftStorage): Keeper =>
  typeof storage === 'function' ? storage() : storage;

/** What is stored is not yet trusted. */
export function readStored(from: DraftStorage): unknown {
  try {
    return JSON.parse(keeperOf(from).getItem(from.key) ?? 'null') ?? undefined;
  } catch {
    // The storage is forbidden or missing, or it holds something that is not JSON.
    return undefined;
  }
}

export function writeStored(to: DraftStorage, value: unknown): void {
  try {
    if (value === undefined) keeperOf(to).removeItem(to.key);
    else keeperOf(to).setItem(to.key, JSON.stringify(value));
  } catch {
    // The storage is full, forbidden or missing. This page still has the value in memory.
  }
}
