import type { FamousName, FamousNames, GuardedNames, Registration } from './names/loadNames.ts';
import { decodeDomain } from './parseUrl.ts';
import { dotted, unrepeated, withoutAccents } from './shapes.ts';
import { isOneOff } from '../protocol/isOneOff.ts';
import { skeleton } from './skeleton.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** Shorter names are not compared: nearly every one is one letter away from another. */
const minCompared = 3;
/** Famous names are many, and a short one is often one letter away from an honest name. */
const minFamous = 6;
/** In an A-label, three letters may stand for any ideograph. */
const minSpelled = 4;

/** `lookalike-server` for the asking server's own domain, else `confusable`. `labels`: all of the host, in ASCII. */
export function findLookalikes(
  labels: readonly string[],
  { domain, name, suffix }: Registration,
  { famous, guarded, known, server }: GuardedNames,
): UrlFinding[] {
  if (domain === null || name === null || known.has(domain)) return [];
  const isOrdinary =
    famous.byName.has(name) || [name, domain].some((of) => famous.ordinary.has(of));
  const disguised = famous.domains.has(domain) ? undefined : findDisguised(labels, suffix, guarded);
  const alike: readonly Likeness[] = [
    [findSpelled(labels, guarded), 'danger'],
    isOrdinary ? [] : findAlike(decodeDomain(name), name, guarded),
    [disguised, 'danger'],
  ];
  return alike.flatMap(([of, level = 'caution']) => {
    const code = of?.domain === server ? 'lookalike-server' : 'confusable';
    return of ? [finding(code, level, { lookalike: of.domain })] : [];
  });
}

type Likeness = readonly [of?: FamousName | undefined, level?: 'caution' | 'danger'];

/** So long a famous name has to be where it is only the beginning of a word. */
const minBegun = 6;
/** And so long what follows it: one letter more may be a slip. */
const minEnding = 3;

/** The famous name spelled in letters of another kind: `аррӏе.example.com`, `gıthub-mcp.com`. */
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
      // A name in its own letters is seen for what it is. Words with accents begin with one: schwäbisch, révolution.
      const isBegun = isLong && shape.startsWith(begin) && !part.startsWith(known.name);
      const isOther =
        /[^!-~]/.test(withoutAccents(part)) || /^\d+$/.test(shape.slice(begin.length));
      if (isBegun && isOther && !known.isWord) return known;
    }
  }
  return undefined;
}

/** The name that an A-label spells, whatever it stands for: xn--github is four ideographs. */
function findSpelled(labels: readonly string[], { byName }: FamousNames): FamousName | undefined {
  const spelled = labels.filter((label) => label.startsWith('xn--'));
  return [...(spelled.length > 0 ? byName.values() : [])].find(({ name, isWord }) =>
    spelled.some((label) => {
      const text = label.slice(4);
      if (text === name) return name.length >= minSpelled;
      // Between hyphens stand the ASCII letters of an honest name too, perhaps a word: signal, of signalé.
      if (isWord || name.length <= minSpelled) return false;
      const isSpelled = (shape: string) => dotted(shape).includes(dotted(name));
      // A name that everybody sees, as in wordpress-münchen.de, hides nothing.
      return isSpelled(text) && !isSpelled(decodeDomain(label));
    }),
  );
}

/** The guarded domain that a name is easily taken for, whatever its suffix. */
function findAlike(name: string, asciiName: string, guarded: FamousNames): Likeness {
  const isAscii = name === asciiName;
  const alike = guarded.bySkeleton.get(skeleton(name));
  // The same name under another top-level domain is somebody else's, and people can see that.
  if (alike && alike.name !== name) {
    // A match with one of the shortest names is chance, unless a digit stands for a letter.
    const isChance = isAscii && name.length <= minCompared && !/\d/.test(name);
    if (isChance || asciiName.length < minCompared) return [];
    // The everyday words of other languages have accents of their own: hôtels, élément.
    const isWord = alike.isWord && withoutAccents(name) === alike.name;
    return [alike, isAscii || isWord ? 'caution' : 'danger'];
  }
  const near = findNear(withoutAccents(name), guarded);
  // Everyday words have others beside them in other languages: signalé.
  return isAscii || !near?.isWord ? [near] : [];
}

export function findNear(name: string, guarded: FamousNames): FamousName | undefined {
  if (!/^[a-z0-9-]+$/.test(name) || guarded.ordinary.has(name)) return undefined;
  const isCompared = (known: FamousName) =>
    known.name.length >= (known.isOwn ? minCompared : minFamous) && !isHarmless(name, known.name);
  const repeated = guarded.byLetters.get(unrepeated(name));
  if (repeated && isCompared(repeated)) return repeated;
  // Honest names rarely have a digit between letters, or rn or vv. Only such names are compared by their looks.
  const likeness = /[a-z]\d+[a-z]|rn|vv/.test(name) ? skeleton(name) : undefined;
  for (const [shape, known] of guarded.bySkeleton) {
    // A word with an ending, such as a plural, is an everyday word too.
    const isInflected = known.isWord && /[sdry]$/.test(name) && name.slice(0, -1) === known.name;
    const isNear =
      (!isInflected && isOneOff(name, known.name)) ||
      (likeness !== undefined && isOneOff(likeness, shape));
    if (isNear && isCompared(known)) return known;
  }
  return undefined;
}

/** Differences that honest names have: a number at the end, a hyphen, another first letter. */
function isHarmless(a: string, b: string): boolean {
  const isAlike = (strip: RegExp) => a.replace(strip, '') === b.replace(strip, '');
  return isAlike(/\d+$/) || isAlike(/-/g) || isAlike(/^./) || a.slice(1) === b || a === b.slice(1);
}
