/** What the value of a keyword has to be. */
type KeywordType =
  | 'text'
  | 'texts'
  | 'options'
  | 'choices'
  | 'branches'
  | 'count'
  | 'number'
  | 'any';

type Keywords = Readonly<Record<string, KeywordType>>;

/** Without a prototype: a server's keyword may be called `constructor`. */
const keywords = (...parts: Keywords[]): Keywords =>
  Object.assign(Object.create(null) as object, ...parts) as Keywords;

/** What every property may say of itself. A wrong default is ignored; the type has been looked at. */
const annotations: Keywords = {
  type: 'any',
  default: 'any',
  title: 'text',
  description: 'text',
};

/** What the subset knows on the items of an array. */
export const itemKeywords = keywords({
  minLength: 'count',
  maxLength: 'count',
  pattern: 'text',
  format: 'text',
  enum: 'texts',
  enumNames: 'texts',
  oneOf: 'options',
  anyOf: 'options',
});

const number = keywords(annotations, {
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  // A wrong one is ignored.
  multipleOf: 'any',
});

/** What MCP's subset of JSON Schema knows on a property, by its type. */
export const knownKeywords: Readonly<Record<string, Keywords>> = {
  string: keywords(annotations, itemKeywords),
  number,
  integer: number,
  boolean: keywords(annotations),
  // `items` has a shape of its own.
  array: keywords(annotations, {
    minItems: 'count',
    maxItems: 'count',
    uniqueItems: 'any',
    items: 'any',
  }),
};

/** What `readDialect` makes of what other dialects ask, by its type. A server that sends these is read as well. */
export const readKeywords: Readonly<Record<string, Keywords>> = {
  ...knownKeywords,
  choice: keywords(annotations, {
    oneOf: 'choices',
    anyOf: 'choices',
    minLength: 'count',
    maxLength: 'count',
    pattern: 'text',
    format: 'text',
  }),
  union: keywords(annotations, { branches: 'branches', isExclusive: 'any' }),
};

/** What says nothing about an answer that anybody would miss. */
const silent = /^(?:\$(?:schema|id|comment)|examples|deprecated|readOnly|writeOnly|nullable|x-.*)$/;

/** The keywords that list what may be chosen. */
export const optionLists = ['enum', 'oneOf', 'anyOf'] as const;

/** Whether a schema lists what may be chosen. */
export const hasOptions = (schema: Readonly<Record<string, unknown>>): boolean =>
  optionLists.some((keyword) => schema[keyword] !== undefined);

/** Whether a keyword means something on a property of a type, or nothing that is lost where it is not read. */
export const isKnownKeyword = (type: string, keyword: string): boolean =>
  readKeywords[type]![keyword] !== undefined ||
  silent.test(keyword) ||
  // How wide a number is stored, which its bounds say.
  (keyword === 'format' && (type === 'number' || type === 'integer'));
