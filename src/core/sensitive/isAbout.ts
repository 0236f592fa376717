import type { SensitiveKind } from '../Field.ts';
import type { Lexicon } from './makeLexicon.ts';

/** Behind what is done with a secret: for whom, how often, why. */
const purpose = /^ (?:(?:for|of|in|every|as)(?! (?:you|your))|reason|action|subject|e ?mail)(?= )/;
/** Where a typed secret is used, in the last word behind it: "Contraseña email", "Access key blob storage". */
const place =
  /(?:^ e ?mail|(?<=^ (?!(?:reset|(?:ex)?change|recovery|request|entry|(?!product)\S+tion) )\S+ )(?:storage|environment|region|channel|page|screen|provider|endpoint|version|settings|account)) $/;
/** How long a secret has to be, as a number: a rule for what is typed. */
const measure = /(?: (?:min|max|мин)|至|最|최)[^\t\n]{0,20}\d/;

/** Parts that a secret can be told by. */
const part = '(?:word|digito?|letter|character|wort|ziffer|zeichen|mot|chiffre|pala[bv]ra|letra)';
const ordinal =
  '(?:\\d+(?:st|nd|rd|th|e)|first|second|third|fourth|last|erste\\S*|zweite\\S*|dritte\\S*|vierte\\S*|letzte\\S*|premi\\S*|deuxi\\S*|troisi\\S*|derni\\S*|prim\\S*|segund\\S*|ter[cz]\\S*|[cq]uart\\S*|ultim\\S*|second[ao]|перв\\S*|втор\\S*|трет\\S*|последн\\S*)';
const partial = new RegExp(` ${ordinal} |第`, 'u');
/** One part of a secret, such as its third letter. */
const onePart = new RegExp(` ${part} \\d+ | ${ordinal} ${part} |第 ?\\d|\\d ?(?:번째|.?目)`, 'u');

/** Whether a sentence says which part of a secret it is about. */
export const isPart = (sentence: string): boolean => onePart.test(sentence);

/**
 * Whether a clause asks for something about a secret, such as its length, or for something with the same name.
 * @param isTyped whether it names what is typed into a field. A form for a password, or a rule for one, is not typed
 */
export function isAbout(
  lexicon: Lexicon,
  kind: SensitiveKind,
  said: string,
  secret: string,
  behind: string,
  isTyped: boolean,
): boolean {
  const start = ` ${said.trimStart()}`;
  const clause = `${start}${secret}${behind} `;
  if (lexicon.otherThings.some(([what, company]) => what!.test(secret) && company!.test(clause)))
    return true;
  // As a number, it is how many to bake.
  if (!isTyped && /^cookies?$/.test(secret)) return true;
  // For a card, the number and the dates are themselves the secret.
  if (kind === 'payment' || partial.test(start) || isPart(start)) return false;
  if (isTyped && measure.test(`${start}\t${behind}`)) return false;
  const { saidBefore, saidBeforeTyped, saidAfter, saidAfterTyped } = lexicon;
  const isOnlyDone = isTyped && !purpose.test(behind);
  return (
    (!secret.startsWith('و') && (isOnlyDone ? saidBeforeTyped : saidBefore).test(start)) ||
    (isTyped ? saidAfterTyped.test(behind.replace(place, '')) : saidAfter.test(behind))
  );
}
