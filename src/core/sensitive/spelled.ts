import { isOneOff } from '../../protocol/isOneOff.ts';
import { typedNames } from './typedNames.ts';

/** Whether a word without accents is the name of a secret. */
export const isTypedName = (word: string): boolean => typedNames.includes(word.normalize('NFD'));

/** Words that may be one of them: as long, and with the same first letter. */
const alike = /(?<= )[pkcvпप비]\S{3,12}(?= )/g;
/** Words that are spelled as they are meant. */
const meant = /^(?:passport|passwork\b|verificacion)/;
/** A password with a letter more or less, a blank inside, or the S of other alphabets, which looks like a C. */
const broken = / p ?a ?[sc][sc ]{0,3}(?:w|vv) ?o ?r? ?d/g;

/** A reading with the names of secrets as they are spelled: "Passwrod", "Kenwort" and "Pas sword" are passwords. */
export const spelled = (reading: string): string =>
  reading.replace(broken, ' password').replace(alike, correct);

function correct(word: string): string {
  const letters = word.normalize('NFD');
  const found = meant.test(word)
    ? undefined
    : typedNames.find((other) => letters[0] === other[0] && isOneOff(letters, other));
  return found?.normalize('NFC') ?? word;
}
