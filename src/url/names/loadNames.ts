export interface Registration {
  /** Null where the host is itself a suffix, or has one label. */
  readonly domain: string | null;
  readonly name: string | null;
  readonly suffix: string | null;
  /** In the list's private section: a company lets others register under it. */
  readonly isShared: boolean;
}

export type SuffixLookup = (host: string) => Registration;

export interface FamousName {
  readonly name: string;
  readonly domain: string;
  /** Whether the name is an everyday word too, which other honest names contain. */
  readonly isWord: boolean;
  /** Whether the host or the asking server brought it, and not the list. */
  readonly isOwn?: boolean;
}

/** Only sign-in pages have it (`login`), or programs too (`identity`: `sso`), or everybody (`account`: `support`). */
export type PageWord = 'login' | 'identity' | 'account';

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

/** Loaded with the first URL, since they are larger than all the rest. */
export interface Names {
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

export interface GuardedNames extends Names {
  /** The famous names, those of domains that the host knows, and the asking server's own. */
  readonly guarded: FamousNames;
  /** The domains that the host knows: nothing is said of them. The server's own is none, since the server may be lying. */
  readonly known: ReadonlySet<string>;
  readonly server: string | null;
}

let loading: Promise<Names | undefined> | undefined;

/** Undefined where they cannot be loaded. A failure is tried again. */
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
