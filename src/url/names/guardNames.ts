import { isEveryday } from '../findPosed.ts';
import { decodeDomain, hostOf, isAddress } from '../parseUrl.ts';
import type { AnalyzeUrlContext } from '../UrlAnalysis.ts';
import { indexNames } from './indexNames.ts';
import type { GuardedNames, NameIndex, Names } from './loadNames.ts';

/** Puts all guarded names into one list. Where two are alike, the famous one is meant. */
export function guardNames(
  lists: Names,
  { serverUrl, knownDomains = [], famousDomains = true }: AnalyzeUrlContext,
  judged: string | null,
): GuardedNames {
  const { famous, lookUp } = lists;
  const [server = null, ...known] = [serverUrl ?? '', ...knownDomains].map((text) => {
    const host = hostOf(text);
    return host === undefined || isAddress(host) ? null : lookUp(host).domain;
  });
  const domains = [...known, server].filter(
    (domain) => domain !== null && domain !== judged,
  ) as string[];
  const own = indexNames(
    domains.map((domain) => {
      const name = decodeDomain(domain.slice(0, domain.indexOf('.')));
      return { name, domain, isWord: isEveryday(name, famous), isOwn: true };
    }),
    domains.map(decodeDomain),
  );
  const base = famousDomains ? famous : indexNames([], []);
  const both = <V>(of: (index: NameIndex) => ReadonlyMap<string, V>): ReadonlyMap<string, V> => {
    const joined = new Map(of(base));
    for (const [key, value] of of(own)) if (!joined.has(key)) joined.set(key, value);
    return joined;
  };
  const guarded = {
    ...famous,
    domains: both(({ domains }) => domains),
    byName: both(({ byName }) => byName),
    bySkeleton: both(({ bySkeleton }) => bySkeleton),
    byLetters: both(({ byLetters }) => byLetters),
  };
  return { ...lists, guarded, known: new Set(known.filter((domain) => domain !== null)), server };
}
