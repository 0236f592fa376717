/** Letters of other alphabets that are drawn as a Latin one (after Unicode's confusables; the ones that spell words). */
const lookalikes = new Map(
  [
    'aаαɑ',
    'bвβьƅ',
    'cсϲ',
    'dԁ',
    'eеεє',
    'gɡց',
    'hһнհ',
    'iіιıїӏ',
    'jјϳ',
    'kкκ',
    'lⅼ',
    'mм',
    'nηпո',
    'oоοօσ',
    'pрρ',
    'qԛ',
    'rгᴦ',
    'sѕꜱ',
    'tтτ',
    'uυսц',
    'vνѵ',
    'wԝωш',
    'xхχ',
    'yуүγ',
    'zᴢ',
  ].flatMap(([letter, ...drawnAlike]) => drawnAlike.map((other) => [other, letter!])),
);
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
  '1': 'i',
};

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Co}]/gu;
/** Ordering a heap of marks takes the square of its height. */
const heaps = /(\p{M}{8})\p{M}+/gu;
const marks = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g;

/** The same without accents: the vocabulary is written with them where a language needs them to be read. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(marks, '').normalize('NFC');

/**
 * A text as one looks for words in it: lower case, no accents, nothing invisible, words apart by single spaces, one before
 * and one behind. `mfaCode`, `MFA-code` and `mfa_code` become ` mfa code `.
 */
export function simplify(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .replace(heaps, '$1')
        .normalize('NFKC')
        .slice(0, text.length * 2)
        .replace(/\s/g, ' ')
        .replace(invisible, '')
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .normalize('NFD')
        .replace(marks, '')
        .normalize('NFC');
  const words = plain
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{M}\p{N}@$!|+€]+|[!|](?=\s|$)/gu, ' ')
    .replace(/([a-z\d])(\P{ASCII})/gu, '$1 $2')
    .replace(/(\P{ASCII})([a-z\d])/gu, '$1 $2');
  return ` ${words.trim()} `;
}

/** The same with what disguises Latin words undone: look-alike letters, digits for letters, letters apart. */
export function unmask(text: string, simple: string): string[] {
  const variants: string[] = [];
  if (/\P{ASCII}/u.test(text)) {
    // Words apart again: what was another script is Latin now.
    const joined = text
      .replace(heaps, '$1')
      .normalize('NFKC')
      .slice(0, text.length * 2)
      .replace(invisible, '')
      .normalize('NFD')
      .replace(marks, '');
    const latin = Array.from(
      joined.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase()),
      (letter) => lookalikes.get(letter) ?? letter,
    ).join('');
    if (/[a-z]{2}/.test(latin)) variants.push(simplify(latin));
  }
  for (const one of [simple, ...variants]) {
    if (/[a-z][\d@$!|+€]|[\d@$!|+€][a-z]/.test(one)) {
      const spelled = one.replace(/\S*[a-z]\S*/g, (word) =>
        word.replace(/[\d@$!|+€]/g, (sign) => leet[sign] ?? sign),
      );
      variants.push(spelled, one.replace(/1/g, 'l'));
    }
    if (/ \S \S \S /.test(one)) {
      variants.push(
        one.replace(/(?<= )(?:[a-z] ){2,}[a-z](?= )/g, (letters) => letters.replace(/ /g, '')),
      );
    }
  }
  return variants;
}
