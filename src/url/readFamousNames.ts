import type { FamousName, FamousNames } from './loadNames.ts';
import { parseNames } from './parseNames.ts';
import { skeleton } from './skeleton.ts';

/** Reads the lists that `etc/generateFamousNames.ts` writes. */
export function readFamousNames(famous: string, ordinary: string): FamousNames {
  const domains = new Set<string>();
  const byName = new Map<string, FamousName>();
  for (const [suffix, { below }] of parseNames(famous)) {
    for (const [name, { section }] of parseNames(famous, below)) {
      const domain = `${name}.${suffix}`;
      domains.add(domain);
      // Known for its .com, or for the first of the others.
      if (suffix === 'com' || !byName.has(name)) {
        byName.set(name, { name, domain, isWord: section === 1 });
      }
    }
  }
  return {
    domains,
    byName,
    bySkeleton: new Map([...byName.values()].map((known) => [skeleton(known.name), known])),
    ordinary: new Set(parseNames(ordinary).keys()),
  };
}
