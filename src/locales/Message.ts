/** A sentence with `{parameters}`, or one for each plural category of the first number in `other`. */
export type Message = string | PluralMessage;
/** A sentence for each plural category that the language has (`Intl.PluralRules`). */
export type PluralMessage = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};
