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
  const found = meant.test(word) ? undefined : typedNames.find((other) => isOneOff(letters, other));
  return found?.normalize('NFC') ?? word;
}

/** Whether one letter is missing, too many or wrong, or two are swapped. */
function isOneOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const rest = word.slice(same);
  const wanted = other.slice(same);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
