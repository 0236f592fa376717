import type { FamousName, FamousNames, Registration } from './names/loadNames.ts';
import { decodeDomain } from './parseUrl.ts';
import { dotted, unrepeated, withoutAccents } from './shapes.ts';
import { skeleton } from './skeleton.ts';
import type { TrustedDomain } from './trustedDomains.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** Shorter names are not compared: nearly every one is one letter away from another. */
const minCompared = 3;
/** The same for famous names: there are many, and a short one is often one letter away from an honest name. */
const minFamous = 6;
/** The same for the letters of an A-label: three may stand for any ideograph. */
const minSpelled = 4;

/**
 * Whether a domain is easily taken for one that is trusted, or famous: `lookalike-server`, `confusable`.
 *
 * @param labels all labels of the host, in ASCII
 */
export function findLookalikes(
  labels: readonly string[],
  registration: Registration,
  trusted: readonly TrustedDomain[],
  famous: FamousNames | undefined,
): UrlFinding[] {
  const { domain, name, suffix } = registration;
  if (domain === null || name === null) return [];
  if (trusted.some((known) => known.domain === domain && !known.isServer)) return [];
  const unicode = decodeDomain(domain);
  const isAscii = unicode === domain;
  const level = isAscii ? 'caution' : 'danger';
  const alike = trusted.flatMap((known) => {
    // The same name under another top-level domain is somebody else's, and people can see that.
    if (name === known.name) return [];
    const isSameShape =
      isAscii || known.isServer
        ? skeleton(unicode) === skeleton(decodeDomain(known.domain))
        : skeleton(decodeDomain(name)) === skeleton(decodeDomain(known.name));
    const isNear =
      isAscii &&
      suffix === known.suffix &&
      known.name.length >= minCompared &&
      isOneEdit(name, known.name) &&
      !isHarmless(name, known.name);
    if (!isSameShape && !isNear) return [];
    const code = known.isServer ? 'lookalike-server' : 'confusable';
    return [finding(code, level, { lookalike: known.domain })];
  });
  const spelled = findSpelled(labels, [...trusted, ...(famous?.byName.values() ?? [])]);
  if (spelled) alike.push(finding('confusable', 'danger', { lookalike: spelled.domain }));
  const isOrdinary = famous?.ordinary.has(name) || famous?.ordinary.has(domain);
  const imitated = famous && !isOrdinary ? findFamous(name, isAscii, famous) : undefined;
  if (imitated && !alike.some(({ params }) => params['lookalike'] === imitated.domain)) {
    alike.push(finding('confusable', imitated.level, { lookalike: imitated.domain }));
  }
  const disguised =
    famous && !famous.domains.has(domain) ? findDisguised(labels, suffix, famous) : undefined;
  if (disguised) alike.push(finding('confusable', 'danger', { lookalike: disguised.domain }));
  return alike;
}

/** So long a famous name has to be where it is only the beginning of a word. */
const minBegun = 6;
/** And so long what follows it: one letter more may be a slip. */
const minEnding = 3;

/** The famous name that a part of the host spells in letters of another kind: `аррӏе.example.com`, `gıthub-mcp.com`. */
function findDisguised(
  labels: readonly string[],
  suffix: string | null,
  famous: FamousNames,
): FamousName | undefined {
  const own = labels.slice(0, -(suffix?.split('.').length ?? 0) || undefined).map(decodeDomain);
  const parts = own.flatMap((label) => label.split(/[-_]/)).filter((part) => /[^!-~]/.test(part));
  for (const part of parts) {
    const shape = skeleton(part);
    const alike = famous.bySkeleton.get(shape);
    // What is the whole registered name is judged as such.
    const isPart = part !== own.at(-1);
    if (isPart && alike && !alike.isWord && alike.name.length >= minSpelled) return alike;
    for (const [begin, known] of famous.bySkeleton) {
      const isLong = known.name.length >= minBegun && shape.length - begin.length >= minEnding;
      // A name in its own letters is seen for what it is. Words of other languages begin with one that has accents:
      // schwäbisch, révolution.
      const isBegun = isLong && shape.startsWith(begin) && !part.startsWith(known.name);
      const isOther =
        /[^!-~]/.test(withoutAccents(part)) || /^\d+$/.test(shape.slice(begin.length));
      if (isBegun && isOther && !known.isWord) return known;
    }
  }
  return undefined;
}

/** The name that an A-label spells, whatever it stands for: xn--github is four ideographs. */
function findSpelled<K extends { readonly name: string; readonly isWord?: boolean }>(
  labels: readonly string[],
  names: readonly K[],
): K | undefined {
  const spelled = labels.filter((label) => label.startsWith('xn--'));
  return names.find(({ name, isWord }) =>
    spelled.some((label) => {
      const text = label.slice(4);
      if (text === name) return name.length >= minSpelled;
      // Between hyphens stand the ASCII letters of an honest name too, perhaps a word: signal, of signalé.
      if (isWord === true || name.length <= minSpelled) return false;
      const isSpelled = (shape: string) => dotted(shape).includes(dotted(name));
      // A name that everybody sees, as in wordpress-münchen.de, hides nothing.
      return isSpelled(text) && !isSpelled(decodeDomain(label));
    }),
  );
}

/** The famous domain that a name is easily taken for, whatever its suffix. */
function findFamous(
  name: string,
  isAscii: boolean,
  famous: FamousNames,
): { readonly domain: string; readonly level: 'caution' | 'danger' } | undefined {
  if (famous.byName.has(name)) return undefined;
  const unicode = decodeDomain(name);
  const alike = famous.bySkeleton.get(skeleton(unicode));
  if (alike) {
    // A match with one of the shortest names is chance, unless a digit stands for a letter.
    const isChance = isAscii && name.length <= minCompared && !/\d/.test(name);
    if (isChance || name.length < minCompared) return undefined;
    // The everyday words of other languages have accents of their own: hôtels, élément.
    const isWord = alike.isWord && withoutAccents(unicode) === alike.name;
    return { domain: alike.domain, level: isAscii || isWord ? 'caution' : 'danger' };
  }
  const near = findNear(withoutAccents(unicode), famous);
  // Everyday words have others beside them in other languages: signalé.
  if (!near || (!isAscii && near.isWord)) return undefined;
  return { domain: near.domain, level: 'caution' };
}

/** The famous name that a name in ASCII letters is one slip away from. */
export function findNear(name: string, famous: FamousNames): FamousName | undefined {
  if (!/^[a-z0-9-]+$/.test(name) || famous.ordinary.has(name)) return undefined;
  const repeated = famous.byLetters.get(unrepeated(name));
  if (repeated && repeated.name.length >= minFamous && !isHarmless(name, repeated.name)) {
    return repeated;
  }
  for (const known of famous.byName.values()) {
    const { length } = known.name;
    if (length < minFamous || Math.abs(length - name.length) > 1) continue;
    // A word with an ending, such as a plural, is an everyday word too.
    const isInflected = known.isWord && /[sdry]$/.test(name) && name.slice(0, -1) === known.name;
    if (!isInflected && isOneEdit(name, known.name) && !isHarmless(name, known.name)) return known;
  }
  // Honest names rarely have a digit between letters, or rn or vv. Only such names are compared by their looks.
  if (!/[a-z]\d+[a-z]/.test(name) && !/rn|vv/.test(name)) return undefined;
  const likeness = skeleton(name);
  for (const [shape, known] of famous.bySkeleton) {
    if (known.name.length < minFamous || Math.abs(shape.length - likeness.length) > 1) continue;
    if (isOneEdit(likeness, shape) && !isHarmless(name, known.name)) return known;
  }
  return undefined;
}

/** Differences that honest names have: a number at the end, a hyphen, another first letter. */
function isHarmless(a: string, b: string): boolean {
  const isAlike = (strip: RegExp) => a.replace(strip, '') === b.replace(strip, '');
  return isAlike(/\d+$/) || isAlike(/-/g) || isAlike(/^./) || a.slice(1) === b || a === b.slice(1);
}

/** One letter put in, left out or exchanged, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
