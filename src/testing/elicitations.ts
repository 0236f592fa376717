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

/** One request for each shape of schema in MCP's three revisions. */
export const elicitations = {
  /** `branch`, a text with a pattern and limits of length. */
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
  /** `summary`, a required text of up to 2,000 characters. */
  longText: ask(
    'Describe the change.',
    { summary: { type: 'string', title: 'Summary', maxLength: 2000 } },
    ['summary'],
  ),
  /** `address`, an e-mail address. */
  email: ask('Where should the report go?', {
    address: { type: 'string', format: 'email', title: 'E-mail' },
  }),
  /** `repository`, a URI. */
  uri: ask('Where is the repository?', {
    repository: { type: 'string', format: 'uri', title: 'Repository' },
  }),
  /** `due`, a date with a default. */
  date: ask('When is it due?', {
    due: { type: 'string', format: 'date', title: 'Due', default: '2026-12-24' },
  }),
  /** `start`, a date and time, and `freeze`, one with a default in another zone. */
  dateTime: ask('When should it start?', {
    start: { type: 'string', format: 'date-time', title: 'Start' },
    freeze: {
      type: 'string',
      format: 'date-time',
      title: 'Freeze',
      default: '2026-12-18T17:00:00+05:30',
    },
  }),
  /** `share`, a number from 0 to 100 with a default. */
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
  /** `workers`, a required integer of 1 or more. */
  integer: ask(
    'How many workers?',
    { workers: { type: 'integer', title: 'Workers', minimum: 1 } },
    ['workers'],
  ),
  /** `security`, a required boolean without a default. */
  requiredBoolean: ask(
    'Is this a security fix?',
    { security: { type: 'boolean', title: 'Security fix' } },
    ['security'],
  ),
  /** `newsletter`, an optional boolean without a default. */
  optionalBoolean: ask('Anything else?', {
    newsletter: { type: 'boolean', title: 'Send me the newsletter' },
  }),
  /** `notify`, a boolean whose default is `true`. */
  booleanWithDefault: ask('Anything else?', {
    notify: { type: 'boolean', title: 'Notify the reviewers', default: true },
  }),
  /** `color`, one of three options (`enum`), with a default. */
  untitledSelect: ask('Which color?', {
    color: { type: 'string', title: 'Color', enum: ['Red', 'Green', 'Blue'], default: 'Red' },
  }),
  /** `priority`, required, one of three options with titles (`oneOf`). */
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
  /** `pet`, one of six options with titles (`enumNames`). */
  legacySelect: ask('Which pet?', {
    pet: {
      type: 'string',
      title: 'Pet',
      enum: ['cat', 'dog', 'bird', 'fish', 'reptile', 'rodent'],
      enumNames: ['Cats', 'Dogs', 'Birds', 'Fish', 'Reptiles', 'Rodents'],
    },
  }),
  /** `instruments`, one or two of four options (`items.enum`), with a default. */
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
  /** `colors`, any of three options with titles (`items.anyOf`). */
  titledMultiselect: ask('Which colors?', {
    colors: {
      type: 'array',
      title: 'Colors',
      items: {
        anyOf: [
          { const: '#f00', title: 'Red' },
          { const: '#0f0', title: 'Green' },
          { const: '#00f', title: 'Blue' },
        ],
      },
    },
  }),
  /** `region`, required, one of 1,000 options. */
  longSelect: ask(
    'Where should it run?',
    { region: { type: 'string', title: 'Region', oneOf: regions } },
    ['region'],
  ),
  /** No property: a plain confirmation. */
  confirmation: ask('Delete the branch “try-out” and everything on it?', {}),
} as const satisfies Record<string, ElicitationFixture>;
