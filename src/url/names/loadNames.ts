/** The registrable domain of a host, and the public suffix above it. */
export interface Registration {
  /** Null where the host is itself a suffix, or has one label. */
  readonly domain: string | null;
  /** The label of `domain` that stands before the suffix. */
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
  /** Whether the name is an everyday word too, which other honest names contain. */
  readonly isWord: boolean;
  /** Whether the host or the asking server brought it, and not the list. */
  readonly isOwn?: boolean;
}

/**
 * A word in the names of sign-in pages: one that only they have (`login`), one that programs have too (`identity`, such as
 * `sso`), or one that is ordinary (`account`, such as `support`).
 */
export type PageWord = 'login' | 'identity' | 'account';

/** Names, as they are looked up. */
export interface NameIndex {
  /** Each domain, and its skeleton `dotted`. */
  readonly domains: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, FamousName>;
  readonly bySkeleton: ReadonlyMap<string, FamousName>;
  /** By the name without repeated letters: see `unrepeated`. */
  readonly byLetters: ReadonlyMap<string, FamousName>;
}

export interface FamousNames extends NameIndex {
  /** Everyday words, and honest domains that are one letter away from a famous name, or look like one. */
  readonly ordinary: ReadonlySet<string>;
  /** The words of sign-in pages, by their skeletons. */
  readonly pageWords: ReadonlyMap<string, PageWord>;
}

/** The lists of names. They are loaded with the first URL, since they are larger than all the rest. */
export interface Names {
  /** The Public Suffix List, private section included. */
  readonly lookUp: SuffixLookup;
  readonly famous: FamousNames;
  /** Domains that everybody knows, and under which anybody may publish. */
  readonly published: ReadonlySet<string>;
  /** Those under which companies have names of their own, such as `acme-admin` and `acme-org`. */
  readonly leased: ReadonlySet<string>;
  /** Matches a host and path where anybody makes pages, all under the same host: `sites.google.com/view`. */
  readonly anyonesPage: RegExp;
  /** Matches where a person lets another device use their account (RFC 8628), or a link to it: `github.com/login/device`. */
  readonly devicePage: RegExp;
}

/** The lists of names, and which of them nobody may pose as. */
export interface GuardedNames extends Names {
  /** The famous names, those of domains that the host knows, and the asking server's own. */
  readonly guarded: FamousNames;
  /** The domains that the host knows: nothing is said of them. The server's own is none, since the server may be lying. */
  readonly known: ReadonlySet<string>;
  readonly server: string | null;
}

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
