import type { Registration, SuffixLookup } from './loadNames.ts';
import { parseNames, type ListedName } from './parseNames.ts';

/** The sections after ICANN's own: names that companies let others register under, names without a rule of their own, exceptions. */
const [shared, none, exception] = [1, 2, 3];

/** The Public Suffix List, as `etc/generateSuffixes.ts` writes it (https://github.com/publicsuffix/list/wiki/Format). */
export function readSuffixes(list: string): SuffixLookup {
  const read = new Map<number, ReadonlyMap<string, ListedName>>();

  function rulesAt(start: number): ReadonlyMap<string, ListedName> {
    const known = read.get(start) ?? parseNames(list, start);
    read.set(start, known);
    return known;
  }

  return (host) => {
    const labels = host.replace(/\.$/, '').split('.');
    // A host that is not listed has a suffix of one label.
    let length = 1;
    let isShared = false;
    let below: number | undefined = 0;
    for (let count = 1; count <= labels.length && below !== undefined; count++) {
      const rules = rulesAt(below);
      const label = labels[labels.length - count]!;
      const exact = rules.get(label);
      const wildcard = label === '' ? undefined : rules.get('*');
      if (exact?.section === exception) return registration(labels, count - 1, isShared);
      const rule = exact && exact.section !== none ? exact : wildcard;
      if (rule && rule.section !== none) {
        length = count;
        isShared = rule.section === shared;
      }
      below = (exact ?? wildcard)?.below || undefined;
    }
    return registration(labels, length, isShared);
  };
}

function registration(labels: readonly string[], length: number, isShared: boolean): Registration {
  const suffix = labels.slice(-length).join('.');
  const name = labels.at(-length - 1) || null;
  return { domain: name === null ? null : `${name}.${suffix}`, name, suffix, isShared };
}
