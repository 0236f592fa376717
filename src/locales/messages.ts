import type { enApproval } from './enApproval.ts';
import type { enForm } from './enForm.ts';
import type { enUrl } from './enUrl.ts';
import type { Message } from './Message.ts';

/** The words of all but URL mode. */
export type FormMessages = { readonly [key in keyof typeof enForm]: Message };
/** The words of URL mode. */
export type UrlMessages = { readonly [key in keyof typeof enUrl]: Message };
/** The words of both modes. */
export type ConsentMessages = FormMessages & UrlMessages;
/** Every word that the components say. */
export type ElicitationMessages = ConsentMessages & {
  readonly [key in keyof typeof enApproval]: Message;
};
