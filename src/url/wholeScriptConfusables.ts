import { readCharacters } from './readNumbers.ts';
import { digitLookalikes, harmlessWords, latinLookalikes } from './unicode.generated.ts';

/** The scripts with lookalikes, and the top-level domains where names in them are at home. */
const scripts =
  'Armn:am Cyrl:bg,by,kz,pyc,ru,su,ua,uz Ethi:er,et Geor:ge Grek:gr Hebr:il Mymr:mm Thai:th Beng Deva Gujr Guru Knda Mlym Orya Taml Telu'
    .split(' ')
    .map((entry) => {
      const [script, tlds = ''] = entry.split(':');
      return { expression: new RegExp(`\\p{sc=${script}}`, 'u'), tlds: tlds.split(',') };
    });

const letters = readCharacters(latinLookalikes);
const digits = readCharacters(digitLookalikes);
const words = harmlessWords.split(' ');

/** Reads as Latin, in one script, under a top-level domain where that is no coincidence. `asciiLabel` is as in DNS. */
export function isWholeScriptConfusable(
  label: string,
  asciiLabel: string,
  tld: string,
  unicodeTld: string,
): boolean {
  return (
    !words.includes(asciiLabel.slice(4)) &&
    scripts.some(({ expression, tlds }) => {
      const own = Array.from(label).filter((character) => expression.test(character));
      const isElsewhere = !expression.test(unicodeTld) && !tlds.includes(tld);
      return own.length > 0 && isElsewhere && own.every(isLookalike);
    })
  );
}

const isLookalike = (character: string) =>
  letters.includes(character) || (/\p{Nd}/u.test(character) && digits.includes(character));

/** Whether a label reads as a number, with letters or foreign digits for some of its digits. */
export function isDigitLookalike(label: string): boolean {
  const foreign = Array.from(label.replace(/[0-9]/g, ''));
  return foreign.length > 0 && foreign.every((character) => digits.includes(character));
}
