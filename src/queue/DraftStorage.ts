type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where something outlives a reload: `sessionStorage`, or something like it. */
export interface DraftStorage {
  /**
   * `sessionStorage`, `localStorage`, or what a host has in their place. A function where the module is also read on a server,
   * which has none: `() => sessionStorage`.
   */
  readonly storage: Keeper | (() => Keeper);
  /** The key under which all of it is kept. */
  readonly key: string;
}

const keeperOf = ({ storage }: DraftStorage): Keeper =>
  typeof storage === 'function' ? storage() : storage;

/** What was kept, not yet trusted; undefined where there is nothing. */
export function readStored(from: DraftStorage): unknown {
  try {
    return JSON.parse(keeperOf(from).getItem(from.key) ?? 'null') ?? undefined;
  } catch {
    // Forbidden, not there, or no JSON.
    return undefined;
  }
}

/** Keeps something, or forgets it. */
export function writeStored(to: DraftStorage, value: unknown): void {
  try {
    if (value === undefined) keeperOf(to).removeItem(to.key);
    else keeperOf(to).setItem(to.key, JSON.stringify(value));
  } catch {
    // Full, forbidden, or not there: this page has it still.
  }
}
