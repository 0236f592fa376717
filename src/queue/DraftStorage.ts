type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where something outlives a reload: `sessionStorage`, or something like it. */
export interface DraftStorage {
  /**
   * `sessionStorage`, `localStorage`, or what a host has in their place. Pass a function if the module also runs on a
   * server, which has no storage: `() => sessionStorage`.
   */
  readonly storage: Keeper | (() => Keeper);
  /** The key under which everything is stored. */
  readonly key: string;
}

const keeperOf = ({ storage }: DraftStorage): Keeper =>
  typeof storage === 'function' ? storage() : storage;

/** What is stored, not yet trusted. Undefined if there is nothing. */
export function readStored(from: DraftStorage): unknown {
  try {
    return JSON.parse(keeperOf(from).getItem(from.key) ?? 'null') ?? undefined;
  } catch {
    // The storage is forbidden or missing, or it holds something that is not JSON.
    return undefined;
  }
}

/** Stores a value. `undefined` removes what is stored. */
export function writeStored(to: DraftStorage, value: unknown): void {
  try {
    if (value === undefined) keeperOf(to).removeItem(to.key);
    else keeperOf(to).setItem(to.key, JSON.stringify(value));
  } catch {
    // The storage is full, forbidden or missing. This page still has the value in memory.
  }
}
