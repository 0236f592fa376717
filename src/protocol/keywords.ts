/** What the value of a keyword has to be. */
type KeywordType = 'text' | 'texts' | 'options' | 'count' | 'number' | 'any';

const string: Readonly<Record<string, KeywordType>> = {
  minLength: 'count',
  maxLength: 'count',
  pattern: 'text',
  format: 'text',
  enum: 'texts',
  enumNames: 'texts',
  oneOf: 'options',
  anyOf: 'options',
};

const number: Readonly<Record<string, KeywordType>> = {
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  // Engines disagree on fractions: it is advised, and a wrong one ignored.
  multipleOf: 'any',
};

/** What every property may say of itself. A wrong default is ignored; the type has been looked at. */
export const annotations: Readonly<Record<string, KeywordType>> = {
  type: 'any',
  default: 'any',
  title: 'text',
  description: 'text',
};

/** The assertions of MCP's subset of JSON Schema, by the type of a property. */
export const assertions: Readonly<Record<string, Readonly<Record<string, KeywordType>>>> = {
  string,
  number,
  integer: number,
  boolean: {},
  // `items` has a shape of its own.
  array: { minItems: 'count', maxItems: 'count', items: 'any' },
};

/** The keywords that list what may be chosen. */
export const optionLists = ['enum', 'oneOf', 'anyOf'] as const;

/** Whether a keyword means something on a property of a type, beyond what any property has. */
export const isKnownKeyword = (type: string, keyword: string): boolean =>
  Object.hasOwn(annotations, keyword) || Object.hasOwn(assertions[type]!, keyword);
