import { usedIn } from './scripts.ts';

// The engines have no Bidi_Class, so the classes are told from properties that they have. What a domain
// label may hold needs no more. The first that fits counts.
const classes: readonly (readonly [bidiClass: string, characters: RegExp])[] = [
  ['M', /[\p{Mn}\p{Me}]/u],
  ['A', /[\u0660-\u0669\u066b\u066c\u{10d30}-\u{10d39}]/u],
  ['E', /[0-9\u06f0-\u06f9]/],
  ['R', new RegExp(`[${usedIn('Hebr Arab Syrc Thaa Nkoo Adlm')}]`, 'u')],
  ['L', /[\p{L}\p{Mc}\p{Nd}\p{Nl}]/u],
];

const bidiClass = (character: string) =>
  classes.find(([, characters]) => characters.test(character))?.[0] ?? 'N';

/**
 * Whether a domain keeps the bidi rule (RFC 5893 §2), which holds for every label as soon as one is
 * right-to-left. By class: marks (M), Arabic and European numbers, Right- and Left-to-right letters, Neutrals.
 */
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
