import fc from 'fast-check';

/** A requested schema and a content that may or may not fit it. */
export interface Case {
  readonly requestedSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly required: readonly string[];
  };
  readonly content: Readonly<Record<string, unknown>>;
}

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Keywords that are absent are absent, not undefined. */
const keywords = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(model)
    .map((record) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
    );

const pieces = ['a', 'b', '1', ' ', 'é', 'e\u0301', '😀', '\ud800', '-', '.', '@', '\n', 'Z', '"'];
const freeText = fc
  .array(fc.constantFrom(...pieces), { maxLength: 6 })
  .map((parts) => parts.join(''));

const formatted: Readonly<Record<string, readonly string[]>> = {
  email: [
    'a@b.c',
    'me@localhost',
    '"a b"@example.com',
    'x@[127.0.0.1]',
    'x@[IPv6:::1]',
    "o'brien+tag@sub.example.co",
  ],
  uri: [
    'https://example.com/a?b#c',
    'urn:isbn:0451450523',
    'mailto:a@b.c',
    'http://[::1]:80/',
    'http://u:p@h:1/%20',
    'a:?q',
    'ftp://1.2.3.4/',
  ],
  date: ['2024-02-29', '2023-12-31', '0000-01-01', '1900-02-28'],
  'date-time': [
    '2024-01-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '1998-12-31T15:59:60.1-08:00',
    '2024-02-29t12:00:00.123456789z',
    '2024-06-30T12:00:00+14:00',
  ],
};
const inserted = [
  ...Array.from('0123456789azAZ:-+.@"[]/\\?#%_~T \t'),
  'é',
  '\u00a0',
  '\u2003',
  '１',
];

/** A text of a format, or one an edit or two away from it. */
const nearFormat = (format: string) =>
  fc
    .tuple(
      fc.constantFrom(...formatted[format]!),
      fc.array(
        fc.tuple(
          fc.nat(40),
          fc.constantFrom('delete', 'insert', 'replace'),
          fc.constantFrom(...inserted),
        ),
        { maxLength: 2 },
      ),
    )
    .map(([text, edits]) => {
      const characters = Array.from(text);
      for (const [at, edit, character] of edits) {
        const index = at % (characters.length + 1);
        if (edit === 'delete') characters.splice(index, 1);
        else characters.splice(index, edit === 'insert' ? 0 : 1, character);
      }
      return characters.join('');
    });

const patterns = [
  '^a',
  'b$',
  '^[a-z]+$',
  '\\d',
  '\\s',
  '^.$',
  '^\\S*$',
  '^(?:a|b)*$',
  '\\p{L}',
  '^\\w{2,3}$',
  '(?<!a)b',
  '^$',
];
const format = fc.constantFrom(...Object.keys(formatted));
const length = fc.nat(4);

const textCase = fc
  .tuple(
    keywords({
      minLength: optional(length),
      maxLength: optional(length),
      pattern: optional(fc.constantFrom(...patterns)),
    }),
    freeText,
  )
  .map(([schema, value]) => ({ schema: { type: 'string', ...schema }, value }));

const formatCase = format.chain((name) =>
  fc
    .tuple(
      keywords({ maxLength: optional(fc.integer({ min: 5, max: 30 })) }),
      fc.oneof({ weight: 6, arbitrary: nearFormat(name) }, { weight: 1, arbitrary: freeText }),
    )
    .map(([schema, value]) => ({ schema: { type: 'string', format: name, ...schema }, value })),
);

const number = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -10, max: 10 }).map((half) => half / 2),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 1e308, 2 ** 53, 1e21),
);
const numberCase = fc
  .tuple(
    fc.constantFrom('number', 'integer'),
    keywords({
      minimum: optional(number),
      maximum: optional(number),
      exclusiveMinimum: optional(number),
      exclusiveMaximum: optional(number),
    }),
    number,
  )
  .map(([type, schema, value]) => ({ schema: { type, ...schema }, value }));

const booleanCase = fc.boolean().map((value) => ({ schema: { type: 'boolean' }, value }));

const option = fc.constantFrom('', 'a', 'b', 'bb', 'e\u0301', 'é', '😀');
const options = fc.array(option, { maxLength: 5 });
const titled = options.map((values) =>
  values.map((value) => ({ const: value, title: `T${value}` })),
);
const listed = fc.oneof(
  keywords({ enum: options }),
  keywords({ oneOf: titled }),
  keywords({ enum: options, oneOf: titled }),
);
const selectCase = fc
  .tuple(
    listed,
    keywords({ minLength: optional(length), pattern: optional(fc.constantFrom(...patterns)) }),
    option,
  )
  .map(([list, rest, value]) => ({ schema: { type: 'string', ...list, ...rest }, value }));
const multiselectCase = fc
  .tuple(
    fc.oneof(listed, keywords({ anyOf: titled })),
    keywords({ minItems: optional(fc.nat(3)), maxItems: optional(fc.nat(3)) }),
    fc.array(option, { maxLength: 4 }),
  )
  .map(([list, rest, value]) => ({
    schema: { type: 'array', items: { type: 'string', ...list }, ...rest },
    value,
  }));

const property = fc.oneof(
  textCase,
  { weight: 2, arbitrary: formatCase },
  numberCase,
  booleanCase,
  selectCase,
  multiselectCase,
);
const names = ['value', 'a.b', 'toString', '__proto__', 'constructor', '', 'with space', '0'];
/** Of another type than any schema means. */
const junk = fc.constantFrom<unknown>(null, {}, [], [null], '', 0, true, 'x', [1]);
const presence = fc.oneof(
  { weight: 12, arbitrary: fc.constant('fitting' as const) },
  { weight: 1, arbitrary: fc.constant('absent' as const) },
  { weight: 1, arbitrary: fc.constant('junk' as const) },
);

/** One property at a time, so that a disagreement can be told by its cause. */
export const cases: fc.Arbitrary<Case> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('value') }, fc.constantFrom(...names)),
    property,
    fc.boolean(),
    presence,
    junk,
  )
  .map(([name, { schema, value }, isRequired, how, other]) => {
    const properties: Record<string, Record<string, unknown>> = Object.create(null);
    const content: Record<string, unknown> = Object.create(null);
    properties[name] = schema;
    if (how !== 'absent') content[name] = how === 'junk' ? other : value;
    const requestedSchema = {
      type: 'object' as const,
      properties,
      required: isRequired ? [name] : [],
    };
    return { requestedSchema, content };
  });
