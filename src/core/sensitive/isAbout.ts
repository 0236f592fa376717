import type { SensitiveKind } from '../Field.ts';
import { withoutMarks } from './readings.ts';
import {
  aboutAfter,
  aboutAfterParts,
  aboutBefore,
  aboutBeforeParts,
  askedBy,
  doneWith,
  otherThings,
} from './vocabulary.ts';

/** Words that join two things that are asked for. What stands before them is not about the secret. */
const joining = '(?:and|or|with|und|oder|mit|et|ou|avec|y|e|o|con|com|и|или|с|और|و(?!صف)\\S*)';
/** Words that follow a secret and begin another thought. What stands after them is not about the secret. */
const linking =
  '(?:you|we|that|which|and|or|of|for|in|to|from|with|is|your|on|at|und|oder|von|fur|et|ou|de|du|des|d|pour|y|e|o|del|para|do|da|di|della|dell|per|il|и|или|от|для|और|का|की|के)';

const before = (words: string) =>
  new RegExp(
    withoutMarks(
      `(?: (?:${words}) (?:(?!${joining} )\\S+ ){0,6}|${genitive()}|${aboutBeforeParts})$`,
    ),
    'u',
  );
const after = (words: string) =>
  new RegExp(
    withoutMarks(`^(?: (?:(?!${linking} )\\S+ )?(?:${words})(?= )|(?:${aboutAfterParts}))`),
    'u',
  );
const saidBefore = before(`${aboutBefore}|${doneWith}`);
const saidAfter = after(`${aboutAfter}|${askedBy}`);
const saidBeforeTyped = before(aboutBefore);
/** A form may have a title, which is not its secret. */
const saidAfterTyped = after(
  `${aboutAfter}|(?:form|reset|changed)(?= \\S)|required for|fields? (?:selector|name|id)s?`,
);
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
const others = otherThings.map(
  ([secret, company]) => [new RegExp(secret, 'u'), new RegExp(withoutMarks(company), 'u')] as const,
);

/** Matches a word with "of the" before a secret: that word is what is asked for, such as the length, the name or the age. */
function genitive(): string {
  const itself =
    'e |y |et |und |and |confirm|val|cont|repet|nuev|nouv|introdu|ingres|saisi|wert|inhalt|bestatig|wiederhol|eingabe|actu|ni |(?:sie|bitte|gib|gebt|nenn(?:e|en)?|mir|uns) das ';
  return ` (?!${itself})\\S+ (?:d[eu]|des|del|de las?|de los|di|della|delle|dei|da|do|das|dos|von|der|au|al|aux) (?:l |su |tu |sua |seu |votre |ihres |deines )?`;
}

/** Whether a sentence says which part of a secret it is about. */
export const isPart = (sentence: string): boolean => onePart.test(sentence);

/**
 * Whether a clause asks for something about a secret, such as its length, or for something with the same name.
 * @param isTyped whether it names what is typed into a field. A form for a password, or a rule for one, is not typed
 */
export function isAbout(
  kind: SensitiveKind,
  said: string,
  secret: string,
  behind: string,
  isTyped: boolean,
): boolean {
  const start = ` ${said.trimStart()}`;
  const clause = `${start}${secret}${behind} `;
  if (others.some(([what, company]) => what.test(secret) && company.test(clause))) return true;
  // As a number, it is how many to bake.
  if (!isTyped && /^cookies?$/.test(secret)) return true;
  // For a card, the number and the dates are themselves the secret.
  if (kind === 'payment' || partial.test(start) || isPart(start)) return false;
  if (isTyped && measure.test(`${start}\t${behind}`)) return false;
  const isOnlyDone = isTyped && !purpose.test(behind);
  return (
    (!secret.startsWith('و') && (isOnlyDone ? saidBeforeTyped : saidBefore).test(start)) ||
    (isTyped ? saidAfterTyped.test(behind.replace(place, '')) : saidAfter.test(behind))
  );
}
