const rightToLeft =
  /^[^\p{L}]*[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** In a longer text, `dir=auto` makes a person wait, because the browser finds the direction again at each key press. */
const longText = 2000;

/** The direction of a text. For a short text, `auto` leaves it to the browser. */
export const directionOf = (text: string): 'auto' | 'ltr' | 'rtl' =>
  text.length <= longText ? 'auto' : rightToLeft.test(text.slice(0, longText)) ? 'rtl' : 'ltr';
