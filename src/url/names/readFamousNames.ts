import type { FamousName, FamousNames, PageWord } from './loadNames.ts';
import { indexNames } from './indexNames.ts';
import { parseNames } from './parseNames.ts';
import { skeleton } from '../skeleton.ts';

const pageWords: readonly PageWord[] = ['login', 'identity', 'account'];

/** As `etc/generateFamousNames.ts` writes them. */
export function readFamousNames(famous: string, ordinary: string, signIn: string): FamousNames {
  const domains: string[] = [];
  const byName = new Map<string, FamousName>();
  for (const [suffix, { below }] of parseNames(famous)) {
    for (const [name, { section }] of parseNames(famous, below)) {
      const domain = `${name}.${suffix}`;
      domains.push(domain);
      // A name is known for its .com domain, or else for the first one listed.
      if (suffix === 'com' || !byName.has(name)) {
        byName.set(name, { name, domain, isWord: section === 1 });
      }
    }
  }
  return {
    ...indexNames([...byName.values()], domains),
    ordinary: new Set(parseNames(ordinary).keys()),
    pageWords: new Map(
      Array.from(parseNames(signIn), ([word, { section }]) => [
        skeleton(word),
        pageWords[section]!,
      ]),
    ),
  };
}
