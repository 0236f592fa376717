import { isEveryday, wordOf } from './findPosed.ts';
import type {
  FamousName,
  FamousNames,
  Names,
  Registration,
  SuffixLookup,
} from './names/loadNames.ts';
import { decodeDomain, hostOf, isAddress } from './parseUrl.ts';
import { unrepeated } from './shapes.ts';
import { skeleton } from './skeleton.ts';

/** A domain that a person may trust: the server's own, or one that the host knows. */
export interface TrustedDomain extends Registration {
  readonly domain: string;
  readonly name: string;
  /** Whether it is the asking server's own domain. That silences no finding, since the server may be lying. */
  readonly isServer: boolean;
}

/** The registrable domains of the server, and of the domains that the host knows. */
export function trustedDomains(
  lookUp: SuffixLookup,
  serverUrl: string | undefined,
  knownDomains: readonly string[],
): TrustedDomain[] {
  return [serverUrl ?? '', ...knownDomains].flatMap((known, at) => {
    const host = hostOf(known);
    const registration = host && !isAddress(host) && lookUp(host);
    return registration && isRegistered(registration)
      ? [{ ...registration, isServer: at === 0 }]
      : [];
  });
}

const isRegistered = (of: Registration): of is Registration & { domain: string; name: string } =>
  of.domain !== null;

/** The lists of names, and which of them nobody may pose as. */
export interface GuardedNames extends Names {
  readonly guarded: readonly FamousNames[];
}

/** Guards the famous names, unless the host does without them, and those of domains that it knows. */
export function guardNames(
  lists: Names,
  isFamousGuarded: boolean,
  trusted: readonly TrustedDomain[],
): GuardedNames {
  const { famous } = lists;
  const guarded = isFamousGuarded ? [famous] : [];
  const names = trusted.flatMap(({ domain, name: asciiName, isServer }): FamousName[] => {
    const name = decodeDomain(asciiName);
    // login.gov has the name of every sign-in page.
    const isNone = isServer || wordOf(name, famous) || guarded[0]?.byName.has(name);
    return isNone ? [] : [{ name, domain, isWord: isEveryday(name, famous) }];
  });
  if (names.length > 0) {
    const by = (key: (name: string) => string) =>
      new Map(names.map((known) => [key(known.name), known]));
    const none = new Map<string, string>();
    const known = { byName: by(String), bySkeleton: by(skeleton), byLetters: by(unrepeated) };
    guarded.push({ ...famous, ...known, domains: none, skeletons: none });
  }
  return { ...lists, guarded };
}
