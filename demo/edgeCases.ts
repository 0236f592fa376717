/** Something that the official example server does not ask for: a tool, with the params that it sends. */
export interface EdgeCase {
  readonly tool: string;
  readonly description: string;
  readonly message?: string;
  readonly url?: string;
  readonly requestedSchema?: object;
}

export const edgeCases: readonly EdgeCase[] = [
  {
    tool: 'ask-date-time',
    description: 'A date with a time, with and without a default',
    message: 'When should the release go out?',
    requestedSchema: {
      type: 'object',
      properties: {
        start: {
          type: 'string',
          format: 'date-time',
          title: 'Start',
          description: 'When the roll-out begins',
        },
        freeze: {
          type: 'string',
          format: 'date-time',
          title: 'Freeze',
          description: 'From then on nothing is merged',
          default: '2026-12-18T17:00:00+05:30',
        },
      },
      required: ['start'],
    },
  },
  {
    tool: 'ask-pattern',
    description: 'Texts that have to match a pattern, one of which would freeze a page',
    message: 'Name the branch.',
    requestedSchema: {
      type: 'object',
      properties: {
        branch: {
          type: 'string',
          title: 'Branch',
          description: 'Lower-case letters, digits and dashes',
          pattern: '^[a-z][a-z0-9-]*$',
          minLength: 3,
          maxLength: 20,
        },
        trap: {
          type: 'string',
          title: 'Trap',
          description: 'Its pattern, ^(a+)+$, takes a naive engine years',
          pattern: '^(a+)+$',
        },
      },
      required: ['branch'],
    },
  },
  {
    tool: 'ask-long-list',
    description: 'A choice of 1,000 options',
    message: 'Where should it run?',
    requestedSchema: {
      type: 'object',
      properties: {
        region: {
          type: 'string',
          title: 'Region',
          oneOf: Array.from({ length: 1000 }, (_, index) => ({
            const: `region-${index}`,
            title: `Region ${index}`,
          })),
        },
        mirrors: {
          type: 'array',
          title: 'Mirrors',
          minItems: 1,
          maxItems: 3,
          items: {
            type: 'string',
            enum: Array.from({ length: 1000 }, (_, index) => `mirror-${index}`),
          },
        },
      },
      required: ['region'],
    },
  },
  {
    tool: 'ask-to-confirm',
    description: 'An empty schema: a plain confirmation',
    message: 'Delete the branch “try-out” and everything on it?',
    requestedSchema: { type: 'object', properties: {} },
  },
  {
    tool: 'ask-awkward-names',
    description: 'Property names that break selectors, paths and prototypes',
    message: 'Each of these should come back under its own name.',
    requestedSchema: {
      type: 'object',
      properties: Object.fromEntries(
        ['a.b', 'items[0]', 'constructor', 'toString', 'root', '', '"quoted"', 'two\nlines'].map(
          (name) => [name, { type: 'string', description: JSON.stringify(name) }],
        ),
      ),
    },
  },
  {
    tool: 'ask-with-invalid-defaults',
    description: 'Defaults that violate their own schema',
    message: 'Something about these suggestions is wrong.',
    requestedSchema: {
      type: 'object',
      properties: {
        workers: {
          type: 'integer',
          title: 'Workers',
          minimum: 1,
          maximum: 8,
          default: 64,
        },
        day: { type: 'string', format: 'date', title: 'Day', default: '2026-02-30' },
        color: {
          type: 'string',
          title: 'Color',
          enum: ['Red', 'Green'],
          default: 'Ultraviolet',
        },
      },
    },
  },
  {
    tool: 'ask-to-open-a-spoof',
    description: 'A URL whose domain is Cyrillic and reads as a Latin one',
    message: 'Sign in to go on.',
    url: 'https://аррӏе.com/sign-in',
  },
];
