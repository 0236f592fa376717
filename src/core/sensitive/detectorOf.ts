import type { PrimitiveSchemaDefinition, RequestedSchema } from '../../protocol/index.ts';
import type { Sensitivity } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';
import type { FindSensitivities } from '../compileForm.ts';
import { makeLexicon, type Lexicon, type Words } from './makeLexicon.ts';
import { isTypedName } from './spelled.ts';
import { findInAside, findInMessage } from './judgeMessage.ts';
import {
  findInChoice,
  findInDescription,
  findInLabel,
  isValidity,
  type Reader,
} from './judgeText.ts';
import { apart, plainOf } from './readings.ts';
import {
  isAnswerable,
  isDayOrTime,
  isLongChoice,
  isSecretByItself,
  labelOf,
  labelsOf,
  patternsOf,
  textAbove,
  textsOf,
} from './textsOf.ts';
import { findInPattern, isSuspect, mayAsk, newTraceBudget } from './trace.ts';

/**
 * How many characters are read in one form. Only texts with a trace of a secret count, once for each way to read them.
 * The longest real form has 500; a long message above a long default, 60,000. A text beyond that counts as a secret.
 */
const mostRead = 75_000;

/** What finds the kind of secret that each property asks for, by these words. */
export function detectorOf(words: Words): FindSensitivities {
  const lexicon = makeLexicon(words);
  return (schema, message) => findSensitivities(lexicon, schema, message);
}

function findSensitivities(
  lexicon: Lexicon,
  requestedSchema: RequestedSchema,
  message: string | undefined,
): Sensitivity[] {
  const entries = Object.entries(requestedSchema.properties);
  const reader: Reader = { ...newTraceBudget(), lexicon, left: mostRead };
  const drawn = entries.map((entry) => labelOf(...entry));
  const answerable = entries.map(([, schema]) => isAnswerable(schema));
  const texts = entries.map((entry, index) => textsOf(...entry, answerable[index]));
  const names = drawn.flatMap(wordsOf);
  const isAddress = new Set(names.filter((name) => partOfAddress.test(name))).size > 1;
  const meansOther = (label: string, description: string) =>
    (isAddress && postCode.test(label) && ofPost.test(description)) ||
    (ambiguous.test(label) && otherMeaning.test(description));
  /** Texts beside a field, such as its options, may ask for a secret in another field. */
  let said: Sensitivity = false;
  const parts = drawn.map((label, index) =>
    answerable[index] ? wordsOf(plainOf(label.slice(0, 12))).join('') : '-',
  );
  /** Whether a label and the next one make one name of a secret: "Pass" and "word". */
  const areHalves = (index: number) => isTypedName(`${parts[index]}${parts[index + 1]}`);
  const found = entries.map(([property, schema], index): Sensitivity => {
    const isHalf = areHalves(index - 1) || areHalves(index);
    if (isHalf || isSecretByItself(property, schema)) return 'credential';
    if (!isSuspect(property, schema, texts[index]!, reader)) return false;
    const { labels, description, asides, options } = texts[index]!;
    const aside = asides
      .filter((text) => mayAsk(text, reader))
      .join('\n')
      .slice(0, shownLengths.message);
    said ||= findInAside(aside, reader);
    if (!answerable[index])
      return findInNames(labels, (label) => findInChoice(label, reader, options));
    const isTyped = !/^(?:number|integer)$/.test(schema.type) && options.length === 0;
    return (
      findInNames(
        labels,
        (label) => !meansOther(label, description) && findInLabel(label, reader, isTyped),
      ) ||
      findInDescription(description, reader) ||
      (bareCode.test(labels[0]!) &&
        whereFrom.test(description) &&
        findInLabel(`${labels[0]} ${description}`, reader, true)) ||
      (patternsOf(schema).map(findInPattern).find(Boolean) ?? false)
    );
  });
  const above = textAbove(requestedSchema, message);
  const made = maker.exec(apart(plainOf(above)))?.[1];
  for (const index of entries.keys()) {
    if (found[index] || !answerable[index] || /[\p{L}\d]/u.test(namedIn(lexicon, drawn[index]!)))
      continue;
    // What stands beside a field without a name of its own is its name, above it first.
    const beside = [index - 1, index, index + 1].flatMap((at) => {
      const { labels = [], description = '', asides = [] } = texts[at] ?? {};
      return at === index ? asides : [labels[0] ?? '', description, ...asides].slice(0, mostBeside);
    });
    for (const text of [made ?? '', ...beside]) {
      found[index] ||= findInLabel(text, reader, true);
    }
  }
  if (found.includes('payment')) {
    // Until when the card is valid.
    for (const [index, entry] of entries.entries()) {
      if (answerable[index] && labelsOf(...entry).some((label) => isValidity(lexicon, label)))
        found[index] ||= 'payment';
    }
  }
  const answered = entries.filter((_, index) => answerable[index]);
  const asked =
    said ||
    findInMessage(above, reader, {
      labels: () => entries.flatMap((entry) => labelsOf(...entry)),
      isNameless: (name) => answered.length === 1 && isNameless(lexicon, answered[0]!, name),
    });
  // A card is nothing that is made.
  if (!asked || (made && !said && asked !== 'payment')) return found;
  const isNamed = found.some((kind, index) => kind === asked && answerable[index]);
  // Details of a card are several fields.
  if (isNamed && asked !== 'payment') return found;
  const isOfWords = lexicon.severalWords.test(apart(plainOf(above)));
  // No field names what is asked for, so any field may be the one that is meant.
  return entries.map(([property, schema], index) => {
    const tells = answerable[index] || (isOfWords && isLongChoice(schema));
    const isOther =
      !tells || isDayOrTime(schema) || (found.some(Boolean) && isPlain(property, schema));
    return found[index] || (!isOther && asked);
  });
}

/** Names of secrets that mean something else if their description names that. A person reads the two together. */
const ambiguous = /^(?:pin(?:[ _]?code)?|tan|nip|tokens?|credentials)$/i;
const otherMeaning =
  /postal (?:pin|code|index)|parcel (?:id|index)|tax deduction account|identyfikacji podatk|^tokens? (?:(?:to|you) swap|(?:symbol|contract|address)(?!:| or ))|^(?:mint address|design token) |, ?phd\b/i;
/** In an address, a PIN code is the post code of India, unless its description tells of anything else. */
const postCode = /^(?:(?:billing|pickup|permanent)[ _])?pin[ _]?code$/i;
const ofPost = /^$|post|zip|deliver|address|india/i;
const partOfAddress = /^(?:street|city|state|district)$/;

/** "Six digits" is a secret if the description goes on: "Shown in your authenticator app". */
const bareCode = /(?:^code|\bdigits)$/i;
const whereFrom = /^(?:shown|sent|from|in) /i;

/** What a label names, besides that something is to be entered: nothing in "Type here". */
const namedIn = ({ everyAsking, fillers }: Lexicon, label: string): string =>
  anyAnswer.test(label)
    ? ''
    : apart(plainOf(label)).replace(everyAsking, '').replace(fillers, '').trim();

/** More texts than this are a list to choose from. */
const mostBeside = 20;

/** A message about a thing that is made: "Add SSH key". Only a field without a name of its own is the thing itself. */
const maker =
  /^ (?:add|create|generate|new|register|set(?: up)?|store) ((?:(?!(?:your|my|our|it|them|here|below) )\S+ ){1,6})(?:\n )?$/;

/** Names of a field that do not say what to enter. SDKs give them to a field that a server only gives a type. */
const anyAnswer =
  /^(?:(?:your )?(?:value|answer|response|input|text|field)(?: \d+)?|continue|next|)$/i;

/** Whether all that a field says of what to enter is part of a name. */
const isNameless = (
  lexicon: Lexicon,
  [property, schema]: readonly [string, PrimitiveSchemaDefinition],
  name: string,
): boolean =>
  !schema.description &&
  !isDayOrTime(schema) &&
  labelsOf(property, schema).every((label) => name.includes(namedIn(lexicon, label)));

/** Whether a field asks for what stands beside a secret in an honest form: who signs in or pays, and where from. */
const isPlain = (property: string, schema: PrimitiveSchemaDefinition): boolean =>
  (schema.type === 'string' && (schema.format === 'email' || schema.format === 'uri')) ||
  textsOf(property, schema).labels.some((label) =>
    /^(?:e-?mail.*|(?:user|full|first|last).?name|user|login|name(?: on card)?|country|region|city|street|address)$/i.test(
      label,
    ),
  );

/** Judges a title, and the property's name if it says anything that the title does not. */
function findInNames(
  [title = '', property = '']: readonly string[],
  find: (text: string) => Sensitivity,
): Sensitivity {
  const found = find(title);
  if (found) return found;
  const foundInProperty = find(property);
  return foundInProperty && isSaidIn(title, property) ? false : foundInProperty;
}

/** Whether a property's name is only the beginning of words of its title, such as `pat` of "Patient name". */
function isSaidIn(title: string, property: string): boolean {
  const told = wordsOf(title);
  const words = wordsOf(property);
  return (
    words.length > 0 &&
    (words.every((word) => told.some((other) => other.startsWith(word) || `${other}s` === word)) ||
      told.join('').includes(words.join('')))
  );
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
