import type { FieldBase } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';

/**
 * A default that is typed text, if it can be shown. A long one of a secret cannot: behind dots it cannot be shown cut, and
 * whole it would freeze the page.
 */
export const shownDefault = ({ sensitive }: FieldBase, text: string): string | undefined =>
  sensitive && text.length > shownLengths.default ? undefined : text;
