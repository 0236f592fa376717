import type { SensitiveKind } from '../Field.ts';
import { withoutMarks } from './readings.ts';
import {
  aboutAfter,
  aboutAfterParts,
  aboutBefore,
  aboutBeforeParts,
  otherThings,
} from './vocabulary.ts';

/** Words that join two things that are asked for. What stands before them is not about the secret. */
const joining = '(?:and|or|with|und|oder|mit|et|ou|avec|y|e|o|con|com|и|или|с|और|و\\S*)';
/** Words that follow a secret and begin another thought. What stands after them is not about the secret. */
const linking =
  '(?:you|we|that|which|and|or|of|for|in|to|from|with|is|your|on|at|und|oder|von|fur|et|ou|de|du|des|d|pour|y|e|o|del|para|do|da|di|della|dell|per|il|и|или|от|для|और|का|की|के)';

const saidBefore = new RegExp(
  withoutMarks(
    `(?: (?:${aboutBefore}) (?:(?!${joining} )\\S+ ){0,6}|${genitive()}|${aboutBeforeParts})$`,
  ),
  'u',
);
const saidAfter = new RegExp(
  withoutMarks(`^(?: (?:(?!${linking} )\\S+ )?(?:${aboutAfter})(?= )|(?:${aboutAfterParts}))`),
  'u',
);
/** A part of a secret is secret, too. */
const partial =
  / (?:first|second|third|fourth|last|erste\S*|zweite\S*|dritte\S*|vierte\S*|letzte\S*|premi\S*|deuxi\S*|troisi\S*|derni\S*|prim\S*|segund\S*|ter[cz]\S*|[cq]uart\S*|ultim\S*|second[ao]|перв\S*|втор\S*|трет\S*|последн\S*) |第/u;
const others = otherThings.map(
  ([secret, company]) => [new RegExp(secret, 'u'), new RegExp(withoutMarks(company), 'u')] as const,
);

/** Matches a word with "of the" before a secret: that word is what is asked for, such as the length, the name or the age. */
function genitive(): string {
  const itself =
    'e |y |et |und |and |confirm|val|cont|repet|nuev|nouv|introdu|ingres|saisi|wert|inhalt|bestatig|wiederhol|eingabe|actu|ni ';
  return ` (?!${itself})\\S+ (?:d[eu]|des|del|de las?|de los|di|della|delle|dei|da|do|das|dos|von|der|au|al|aux) (?:l |su |tu |sua |seu |votre |ihres |deines )?`;
}

/** Whether a clause asks for something about a secret, such as its length, or for something with the same name. */
export function isAbout(
  kind: SensitiveKind,
  before: string,
  secret: string,
  behind: string,
): boolean {
  const start = ` ${before.trimStart()}`;
  const clause = `${start}${secret}${behind} `;
  if (others.some(([what, company]) => what.test(secret) && company.test(clause))) return true;
  // For a card, the number and the dates are themselves the secret.
  if (kind === 'payment' || partial.test(start)) return false;
  return (!secret.startsWith('و') && saidBefore.test(start)) || saidAfter.test(behind);
}
