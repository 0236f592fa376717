/** English: the words that are used where the host gives no others. */
export const en = {
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',

  asks: '{server} asks for information',
  asksToConfirm: '{server} asks you to confirm',
  unnamedField: 'Unnamed field',
  emptyOption: 'Empty',
  required: 'Required',
  yes: 'Yes',
  no: 'No',
  noAnswer: 'No answer',
  choose: 'Choose…',

  discardQuestion: 'Discard your answer?',
  discard: 'Discard',
  keepEditing: 'Keep editing',

  accepted: 'You accepted.',
  declined: 'You declined.',
  cancelled: 'You cancelled.',
  withdrawn: 'The request was withdrawn.',
  refused: 'This request cannot be shown.',
  unsatisfiable: 'This request cannot be answered, because no answer would be valid.',
  unsatisfiableField: 'No answer to this can be valid. It can be left out.',
  pending: '{position} of {count}',

  summary: {
    one: '{count} answer needs attention',
    other: '{count} answers need attention',
  },

  hintLengthBetween: '{minLength} to {maxLength} characters',
  hintMinLength: {
    one: 'At least {minLength} character',
    other: 'At least {minLength} characters',
  },
  hintMaxLength: { one: 'At most {maxLength} character', other: 'At most {maxLength} characters' },
  lengthCount: '{actual} of {maxLength}',
  hintBetween: '{minimum} to {maximum}',
  hintMinimum: '{minimum} or more',
  hintMaximum: '{maximum} or less',
  hintItemsBetween: 'Choose {minItems} to {maxItems}',
  hintItemsExactly: 'Choose exactly {minItems}',
  hintMinItems: 'Choose at least {minItems}',
  hintMaxItems: 'Choose at most {maxItems}',
  timeZone: 'Time zone: {timeZone}',
  keptDateTime: 'Will be sent as {dateTime} unless you change it.',
  whichTime: 'The clocks show this time twice. Which one?',

  searchOptions: 'Search the options',
  optionCount: { one: '{count} option', other: '{count} options' },
  matchCount: { one: '{count} match', other: '{count} matches' },
  firstMatches: 'The first {shown} are listed.',
  chosenCount: { one: '{count} chosen', other: '{count} chosen' },
  showMore: 'Show more',

  errorRequired: 'Answer this.',
  errorRequiredChoice: 'Choose one.',
  errorNotANumber: 'Enter a number in digits, such as {example}.',
  errorInexact: 'This number cannot be sent exactly. The nearest that can is {nearest}.',
  errorOverflow: 'This number is too large to be sent.',
  errorTooLong: 'This number has too many digits.',
  errorGap: 'The clocks skip this time on that day. Choose another.',
  errorAmbiguous: 'The clocks show this time twice. Choose which one you mean.',
  errorIncomplete: 'Complete this or clear it.',
  errorIllFormed: 'This text contains a broken character. Type it again.',
  errorMinLength: {
    one: 'At least {minLength} character; this has {actual}.',
    other: 'At least {minLength} characters; this has {actual}.',
  },
  errorMaxLength: {
    one: 'At most {maxLength} character; this has {actual}.',
    other: 'At most {maxLength} characters; this has {actual}.',
  },
  errorPattern: 'This does not match the format that was asked for.',
  errorEmail: 'Enter an e-mail address, such as name@example.com.',
  errorEmailAscii: 'This can be sent in its ASCII form only: {ascii}.',
  errorUri: 'Enter a full address, such as https://example.com.',
  errorDate: 'Enter a date that exists, such as 2026-01-31.',
  errorDateTime: 'Enter a date and a time, such as 2026-01-31T09:30:00Z.',
  errorMinimum: 'Enter {minimum} or more.',
  errorMaximum: 'Enter {maximum} or less.',
  errorExclusiveMinimum: 'Enter more than {exclusiveMinimum}.',
  errorExclusiveMaximum: 'Enter less than {exclusiveMaximum}.',
  errorInteger: 'Enter a whole number.',
  errorOption: 'Choose one of the options.',
  errorMinItems: 'Choose at least {minItems}; you chose {actual}.',
  errorMaxItems: 'Choose at most {maxItems}; you chose {actual}.',
  errorUnsatisfiable: 'No answer to this can be valid.',
  errorType: 'This cannot be sent.',

  noteUncheckedPattern: 'The format could not be checked here; the server decides.',
  noteLeftOut: 'Nothing will be sent for this; the server may fill in its own value.',
  notePortability: 'This is valid, but some servers refuse it.',
  noteMultipleOf: 'The server asks for a multiple of {multipleOf}.',
  noteEarlyYear: 'The year is before 1000. Is that what you mean?',
  noteDecimalPoint: 'Read as {value}, with a decimal point.',
} as const satisfies Record<string, Message>;

/** A sentence with `{parameters}`, or one for each plural category of the first number in `other`. */
export type Message = string | PluralMessage;
export type PluralMessage = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};

/** Every word that the components say. */
export type ElicitationMessages = { readonly [key in keyof typeof en]: Message };
