import type { FieldBase } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';

/** Behind dots, a long default of a secret cannot be shown cut, and whole it would freeze the page. */
export const shownDefault = ({ sensitive }: FieldBase, text: string): string | undefined =>
  sensitive && text.length > shownLengths.default ? undefined : text;
