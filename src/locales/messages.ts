import type { enForm } from './enForm.ts';
import type { enUrl } from './enUrl.ts';

/** A sentence with `{parameters}`, or one for each plural category of the first number in `other`. */
export type Message = string | PluralMessage;
export type PluralMessage = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};

/** The words of all but URL mode. */
export type FormMessages = { readonly [key in keyof typeof enForm]: Message };
/** The words of URL mode. */
export type UrlMessages = { readonly [key in keyof typeof enUrl]: Message };
/** Every word that the components say. */
export type ElicitationMessages = FormMessages & UrlMessages;
