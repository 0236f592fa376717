export const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Whether the first letter of a text is of such a script. */
const startsRightToLeft = (text: string): boolean =>
  rightToLeft.test(/^[^\p{L}]*./u.exec(text)?.[0] ?? '');

/** In a longer text, `dir=auto` makes a person wait, because the browser finds the direction again at each key press. */
const longText = 2000;

export const directionOf = (text: string): 'auto' | 'ltr' | 'rtl' =>
  text.length <= longText ? 'auto' : startsRightToLeft(text.slice(0, longText)) ? 'rtl' : 'ltr';

const isolates = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * The direction of a sentence of ours. What is isolated in it does not count, since that comes from a server. `auto` would
 * go by it.
 */
export function directionOfSentence(sentence: string): 'ltr' | 'rtl' {
  // The Arabic words isolate some parameters once more.
  const ours = sentence.replace(isolates, '').replace(isolates, '');
  return startsRightToLeft(ours) ? 'rtl' : 'ltr';
}
