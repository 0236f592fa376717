/** Dots for hyphens, underscores and letters that end a part, since readers take ん for a slash; and at either end. */
export const dotted = (text: string): string =>
  `.${text.replace(/[-_\p{sc=Hira}\p{sc=Kana}\p{sc=Hani}\p{sc=Hang}\p{sc=Bopo}]/gu, (end) => '.'.repeat(end.length))}.`;

/** A name without repeated letters: nobody counts the o in gooogle. */
export const unrepeated = (name: string): string => name.replace(/(.)\1+/g, '$1');

export const withoutAccents = (name: string): string =>
  name.normalize('NFD').replace(/\p{Mn}/gu, '');
