import type { SensitiveKind } from '../Field.ts';
import type { words as allWords } from './words.generated.ts';

/** The sources of expressions that find secrets, in the Latin script alone or in all. `etc/secrets` says what each is. */
export type Words = typeof allWords;

/** The expressions that find secrets, made of words in the Latin script alone or in all. */
export type Lexicon = ReturnType<typeof makeLexicon>;

export function makeLexicon({ expressions, secrets, ideas, otherThings }: Words) {
  const { aboutBefore, aboutBeforeParts, aboutAfter, aboutAfterParts, questioning } = expressions;
  const before = (said: string) =>
    reading(`(?: (?:${said}) (?:(?!${joining} )\\S+ ){0,6}|${genitive}|${aboutBeforeParts})$`);
  const after = (said: string) =>
    reading(`^(?: (?:(?!${linking} )\\S+ )?(?:${said})(?= )|(?:${aboutAfterParts}))`);
  return {
    ...(Object.fromEntries(
      Object.entries(expressions).map(([name, source]) => [name, reading(source)]),
    ) as Record<keyof Words['expressions'], RegExp>),
    /** The names of secrets, kind by kind. */
    kinds: Object.entries(secrets).map(
      ([kind, source]) => [kind as SensitiveKind, reading(source, 'gu')] as const,
    ),
    ideas: ideas.map(({ kind, concepts }) => ({
      kind: kind as SensitiveKind,
      concepts: concepts.map((concept) => reading(concept)),
    })),
    otherThings: otherThings.map((pair) => pair.map((source) => reading(source))),
    everyAsking: reading(expressions.asking, 'gu'),
    /** A question with at most three words behind it. */
    lastQuestion: reading(`(?:${questioning})(?: \\S+){0,3} ?$`),
    fillers: reading(expressions.fillers, 'gu'),
    saidBefore: before(`${aboutBefore}|${expressions.doneWith}`),
    saidAfter: after(`${aboutAfter}|${expressions.askedBy}`),
    saidBeforeTyped: before(aboutBefore),
    /** A form may have a title, which is not its secret. */
    saidAfterTyped: after(
      `${aboutAfter}|(?:form|reset|changed)(?= \\S)|required for|fields? (?:selector|name|id)s?`,
    ),
  };
}

/** An expression for a reading of a text. */
const reading = (source: string, flags = 'u') => new RegExp(source, flags);

/** Words that join two things that are asked for. What stands before them is not about the secret. */
const joining = '(?:and|or|with|und|oder|mit|et|ou|avec|y|e|o|con|com|и|или|с|और|و(?!صف)\\S*)';
/** Words that follow a secret and begin another thought. What stands after them is not about the secret. */
const linking =
  '(?:you|we|that|which|and|or|of|for|in|to|from|with|is|your|on|at|und|oder|von|fur|et|ou|de|du|des|d|pour|y|e|o|del|para|do|da|di|della|dell|per|il|и|или|от|для|और|का|की|के)';

const itself =
  'e |y |et |und |and |confirm|val|cont|repet|nuev|nouv|introdu|ingres|saisi|wert|inhalt|bestatig|wiederhol|eingabe|actu|ni |(?:sie|bitte|gib|gebt|nenn(?:e|en)?|mir|uns) das ';
/** A word with "of the" before a secret: that word is what is asked for, such as the length, the name or the age. */
const genitive = ` (?!${itself})\\S+ (?:d[eu]|des|del|de las?|de los|di|della|delle|dei|da|do|das|dos|von|der|au|al|aux) (?:l |su |tu |sua |seu |votre |ihres |deines )?`;
