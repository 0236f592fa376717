import { usedIn } from './scripts.ts';

// By properties, since expressions do not know Bidi_Class: enough for domain labels. The first class that fits counts.
const classes: readonly (readonly [bidiClass: string, characters: RegExp])[] = [
  ['M', /[\p{Mn}\p{Me}]/u],
  ['A', /[\u0660-\u0669\u066b\u066c\u{10d30}-\u{10d39}]/u],
  ['E', /[0-9\u06f0-\u06f9]/],
  ['R', new RegExp(`[${usedIn('Hebr Arab Syrc Thaa Nkoo Adlm')}]`, 'u')],
  ['L', /[\p{L}\p{Mc}\p{Nd}\p{Nl}]/u],
];

const bidiClass = (character: string) =>
  classes.find(([, characters]) => characters.test(character))?.[0] ?? 'N';

/** RFC 5893 §2, if any label is right-to-left. Marks M, Arabic A, European E digits, letters R and L, neutrals N. */
export function keepsBidiRule(labels: readonly string[]): boolean {
  const read = labels.map((label) => Array.from(label, bidiClass).join(''));
  return (
    !read.some((label) => /[RA]/.test(label)) ||
    read.every(
      (label) =>
        /^L[^RA]*(?<=[LE]M*)$|^R[^L]*(?<=[RAE]M*)$/.test(label) && !/A.*E|E.*A/.test(label),
    )
  );
}
