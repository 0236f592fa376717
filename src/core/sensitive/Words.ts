import type { SensitiveKind } from '../Field.ts';

/** The sources of expressions that find secrets, in the Latin script alone or in all. `etc/secrets` says what each is. */
export type Words = Readonly<
  Record<
    | 'aboutBefore'
    | 'aboutAfter'
    | 'aboutAfterParts'
    | 'aboutBeforeParts'
    | 'doneWith'
    | 'askedBy'
    | 'asking'
    | 'questioning'
    | 'questioningAround'
    | 'fillers'
    | 'concerning'
    | 'telling'
    | 'negating'
    | 'omitting'
    | 'severalWords'
    | 'wholeValidity',
    string
  >
> & {
  readonly secrets: Readonly<Record<'payment' | 'code' | 'credential', string>>;
  readonly otherThings: readonly (readonly [secret: string, company: string])[];
  readonly ideas: readonly { readonly kind: SensitiveKind; readonly concepts: readonly string[] }[];
};
