/** The params of a form-mode request, as a server would send them. */
export interface ElicitationFixture {
  readonly message: string;
  readonly requestedSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly required?: readonly string[];
  };
}

const ask = (
  message: string,
  properties: ElicitationFixture['requestedSchema']['properties'],
  required?: readonly string[],
): ElicitationFixture => ({
  message,
  requestedSchema: { type: 'object', properties, ...(required && { required }) },
});

const regions = Array.from({ length: 1000 }, (_, index) => ({
  const: `region-${index}`,
  title: `Region ${index}`,
}));

/** One request for each shape of schema in MCP's three revisions, and for mistakes that servers make. */
export const elicitations = {
  text: ask('What should the branch be called?', {
    branch: {
      type: 'string',
      title: 'Branch',
      description: 'Lower-case letters, digits and dashes',
      minLength: 3,
      maxLength: 20,
      pattern: '^[a-z][a-z0-9-]*$',
    },
  }),
  longText: ask(
    'Describe the change.',
    { summary: { type: 'string', title: 'Summary', maxLength: 2000 } },
    ['summary'],
  ),
  email: ask('Where should the report go?', {
    address: { type: 'string', format: 'email', title: 'E-mail' },
  }),
  uri: ask('Where is the repository?', {
    repository: { type: 'string', format: 'uri', title: 'Repository' },
  }),
  date: ask('When is it due?', {
    due: { type: 'string', format: 'date', title: 'Due', default: '2026-12-24' },
  }),
  dateTime: ask('When should it start?', {
    start: { type: 'string', format: 'date-time', title: 'Start' },
    freeze: {
      type: 'string',
      format: 'date-time',
      title: 'Freeze',
      default: '2026-12-18T17:00:00+05:30',
    },
  }),
  number: ask('How much of the budget?', {
    share: {
      type: 'number',
      title: 'Share',
      description: 'In per cent',
      minimum: 0,
      maximum: 100,
      default: 12.5,
    },
  }),
  integer: ask(
    'How many workers?',
    { workers: { type: 'integer', title: 'Workers', minimum: 1 } },
    ['workers'],
  ),
  requiredBoolean: ask(
    'Is this a security fix?',
    { security: { type: 'boolean', title: 'Security fix' } },
    ['security'],
  ),
  optionalBoolean: ask('Anything else?', {
    newsletter: { type: 'boolean', title: 'Send me the newsletter' },
  }),
  booleanWithDefault: ask('Anything else?', {
    notify: { type: 'boolean', title: 'Notify the reviewers', default: true },
  }),
  untitledSelect: ask('Which colour?', {
    colour: { type: 'string', title: 'Colour', enum: ['Red', 'Green', 'Blue'], default: 'Red' },
  }),
  titledSelect: ask(
    'How urgent is it?',
    {
      priority: {
        type: 'string',
        title: 'Priority',
        oneOf: [
          { const: 'p0', title: 'Drop everything' },
          { const: 'p1', title: 'Today' },
          { const: 'p2', title: 'This week' },
        ],
      },
    },
    ['priority'],
  ),
  legacySelect: ask('Which pet?', {
    pet: {
      type: 'string',
      title: 'Pet',
      enum: ['cat', 'dog', 'bird', 'fish', 'reptile', 'rodent'],
      enumNames: ['Cats', 'Dogs', 'Birds', 'Fish', 'Reptiles', 'Rodents'],
    },
  }),
  untitledMultiselect: ask('Which instruments?', {
    instruments: {
      type: 'array',
      title: 'Instruments',
      minItems: 1,
      maxItems: 2,
      items: { type: 'string', enum: ['Guitar', 'Piano', 'Violin', 'Drums'] },
      default: ['Guitar'],
    },
  }),
  titledMultiselect: ask('Which colours?', {
    colours: {
      type: 'array',
      title: 'Colours',
      items: {
        anyOf: [
          { const: '#f00', title: 'Red' },
          { const: '#0f0', title: 'Green' },
          { const: '#00f', title: 'Blue' },
        ],
      },
    },
  }),
  longSelect: ask(
    'Where should it run?',
    { region: { type: 'string', title: 'Region', oneOf: regions } },
    ['region'],
  ),
  longMultiselect: ask('Where should it be mirrored?', {
    mirrors: {
      type: 'array',
      title: 'Mirrors',
      maxItems: 3,
      items: { anyOf: regions },
      default: ['region-500'],
    },
  }),
  confirmation: ask('Delete the branch “try-out” and everything on it?', {}),
  unsatisfiable: ask(
    'Pick a number.',
    { number: { type: 'number', title: 'Number', minimum: 10, maximum: 1 } },
    ['number'],
  ),
  invalidDefaults: ask('Something about these suggestions is wrong.', {
    workers: { type: 'integer', title: 'Workers', minimum: 1, maximum: 8, default: 64 },
    day: { type: 'string', format: 'date', title: 'Day', default: '2026-02-30' },
    colour: { type: 'string', title: 'Colour', enum: ['Red', 'Green'], default: 'Ultraviolet' },
  }),
  awkwardNames: ask(
    'Each of these comes back under its own name.',
    Object.fromEntries(
      [
        'a.b',
        'items[0]',
        '__proto__',
        'constructor',
        'toString',
        'root',
        '',
        '"quoted"',
        'two\nlines',
        '0',
      ].map((name) => [name, { type: 'string', description: JSON.stringify(name) }]),
    ),
  ),
} as const satisfies Record<string, ElicitationFixture>;
