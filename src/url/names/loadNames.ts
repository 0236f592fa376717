/** The registrable domain of a host, and the public suffix above it. */
export interface Registration {
  /** Null where the host is itself a suffix, or has one label. */
  readonly domain: string | null;
  /** What stands before the suffix in it. */
  readonly name: string | null;
  readonly suffix: string | null;
  /** Whether the suffix is one that a company lets others register under (the list's private section). */
  readonly isShared: boolean;
}

export type SuffixLookup = (host: string) => Registration;

/** A name that everybody knows, and the domain that it is known for. */
export interface FamousName {
  readonly name: string;
  readonly domain: string;
  /** Whether it is an everyday word too, so that others have honest names with it. */
  readonly isWord: boolean;
}

export interface FamousNames {
  /** Each domain, `dotted`. */
  readonly domains: ReadonlyMap<string, string>;
  /** Each domain, with its skeleton `dotted`. */
  readonly skeletons: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, FamousName>;
  readonly bySkeleton: ReadonlyMap<string, FamousName>;
  /** Without repeated letters: see `unrepeated`. */
  readonly byLetters: ReadonlyMap<string, FamousName>;
  /** Words, and honest domains, that are one letter from a famous name, or look like one. */
  readonly ordinary: ReadonlySet<string>;
}

/** The lists of names. They are loaded with the first URL, since they are larger than all the rest. */
export interface Names {
  /** The Public Suffix List, private section included. */
  readonly lookUp: SuffixLookup;
  readonly famous: FamousNames;
}

/** The same while they load, or where a host does without one. */
export type NamesAtHand = { readonly [K in keyof Names]: Names[K] | undefined };

let loading: Promise<Names | undefined> | undefined;

/** Loads the lists of names; undefined where they cannot be loaded. A failure is tried again. */
export function loadNames(): Promise<Names | undefined> {
  loading ??= import('./names.ts').then(
    ({ names }) => names,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
