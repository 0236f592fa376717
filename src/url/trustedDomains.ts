import type { FamousNames, Registration, SuffixLookup } from './names/loadNames.ts';
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

/** The names that nobody may pose as: the famous ones, unless the host does without them, and those of domains that it knows. */
export function guardedNames(
  famous: FamousNames,
  isFamousGuarded: boolean,
  trusted: readonly TrustedDomain[],
): FamousNames {
  const start = <V>(names: ReadonlyMap<string, V>) => new Map(isFamousGuarded ? names : []);
  const guarded = {
    ...famous,
    domains: start(famous.domains),
    skeletons: start(famous.skeletons),
    byName: start(famous.byName),
    bySkeleton: start(famous.bySkeleton),
    byLetters: start(famous.byLetters),
  };
  for (const { domain, name: asciiName, isServer } of trusted) {
    const name = decodeDomain(asciiName);
    if (isServer || guarded.byName.has(name)) continue;
    const known = { name, domain, isWord: famous.ordinary.has(name) };
    guarded.byName.set(name, known);
    guarded.bySkeleton.set(skeleton(name), known);
    guarded.byLetters.set(unrepeated(name), known);
  }
  return guarded;
}
