type KeywordType =
  | 'text'
  | 'texts'
  | 'options'
  | 'values'
  | 'choices'
  | 'branches'
  | 'count'
  | 'number'
  | 'any';

type Keywords = Readonly<Record<string, KeywordType>>;

/** Without a prototype: a server's keyword may be called `constructor`. */
const keywords = (...parts: Keywords[]): Keywords =>
  Object.assign(Object.create(null) as object, ...parts) as Keywords;

/** A wrong default is ignored, and the type is checked before these. */
export const annotations: Keywords = {
  type: 'any',
  default: 'any',
  title: 'text',
  description: 'text',
};

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
  // A wrong `multipleOf` is ignored.
  multipleOf: 'any',
});

/** The keywords that MCP's subset knows on a property, by the property's type. */
export const knownKeywords: Readonly<Record<string, Keywords>> = {
  string: keywords(annotations, itemKeywords),
  number,
  integer: number,
  boolean: keywords(annotations),
  // `items` is checked separately.
  array: keywords(annotations, {
    minItems: 'count',
    maxItems: 'count',
    uniqueItems: 'any',
    items: 'any',
  }),
};

/** The same with the two types that `readDialect` adds. A server may also send these itself. */
export const readKeywords: Readonly<Record<string, Keywords>> = {
  ...knownKeywords,
  choice: keywords(annotations, itemKeywords, {
    enum: 'values',
    oneOf: 'choices',
    anyOf: 'choices',
  }),
  union: keywords(annotations, { branches: 'branches' }),
};

/** Keywords that can be ignored: a form loses nothing without them. */
export const silent =
  /^(?:\$(?:schema|id|comment|defs)|definitions|examples|deprecated|readOnly|writeOnly|nullable|x-.*)$/;

const rootKeywords: ReadonlySet<string> = new Set([
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
]);

export const isKnownAtRoot = (keyword: string): boolean =>
  rootKeywords.has(keyword) || silent.test(keyword);

export const optionLists = ['enum', 'oneOf', 'anyOf'] as const;

export const hasOptions = (schema: Readonly<Record<string, unknown>>): boolean =>
  optionLists.some((keyword) => schema[keyword] !== undefined);

export const isKnownKeyword = (type: string, keyword: string): boolean =>
  readKeywords[type]![keyword] !== undefined ||
  silent.test(keyword) ||
  // On a number, `format` says how it is stored (`int32`), which the plan of a number reads.
  (keyword === 'format' && (type === 'number' || type === 'integer'));
