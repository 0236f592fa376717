import { isEveryday, wordOf } from '../findPosed.ts';
import { decodeDomain } from '../parseUrl.ts';
import { unrepeated } from '../shapes.ts';
import { skeleton } from '../skeleton.ts';
import type { TrustedDomain } from '../trustedDomains.ts';
import type { FamousName, FamousNames, Names } from './loadNames.ts';

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
    if (isServer || wordOf(name, famous)) return [];
    return [{ name, domain, isWord: isEveryday(name, famous) }];
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
