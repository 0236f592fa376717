const rightToLeft =
  /^[^\p{L}]*[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** From here on a browser that finds the direction of a text itself, at each key, makes a person wait. */
const longText = 2000;

/** The direction of a text: the browser finds that of a short one. */
export const directionOf = (text: string): 'auto' | 'ltr' | 'rtl' =>
  text.length <= longText ? 'auto' : rightToLeft.test(text.slice(0, longText)) ? 'rtl' : 'ltr';
