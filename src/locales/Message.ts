/** A sentence with `{parameters}`, or one for each plural category of the first number in `other`. */
export type Message = string | PluralMessage;
export type PluralMessage = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};
