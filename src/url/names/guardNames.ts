import { isEveryday } from '../findPosed.ts';
import { decodeDomain, hostOf, isAddress } from '../parseUrl.ts';
import type { AnalyzeUrlContext } from '../UrlAnalysis.ts';
import { indexNames } from './indexNames.ts';
import type { GuardedNames, NameIndex, Names } from './loadNames.ts';

/** Puts all names that are guarded into one list. Where two are alike, the famous one is meant. */
export function guardNames(
  lists: Names,
  { serverUrl, knownDomains = [], famousDomains = true }: AnalyzeUrlContext,
  /** The domain that is judged, which cannot pose as itself. */
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
  const both = <K extends keyof NameIndex>(key: K) =>
    new Map<string, unknown>([...own[key], ...(famousDomains ? famous[key] : [])]) as NameIndex[K];
  const guarded = {
    ...famous,
    domains: both('domains'),
    byName: both('byName'),
    bySkeleton: both('bySkeleton'),
    byLetters: both('byLetters'),
  };
  return { ...lists, guarded, known: new Set(known.filter((domain) => domain !== null)), server };
}
