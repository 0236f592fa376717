import { elicitations, type ElicitationFixture } from 'react-mcp-elicitation/testing';

const { oneOf: regions } = elicitations.longSelect.requestedSchema.properties['region']!;

const ask = (
  message: string,
  properties: ElicitationFixture['requestedSchema']['properties'],
  required: readonly string[] = [],
): ElicitationFixture => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});

/** Requests that few servers send, mistakes among them. */
export const unusual = {
  /** `mirrors`, up to three of 1,000 options, with a default. */
  longMultiselect: ask('Where should it be mirrored?', {
    mirrors: {
      type: 'array',
      title: 'Mirrors',
      maxItems: 3,
      items: { anyOf: regions },
      default: ['region-500'],
    },
  }),
  /** `number`, required, for which no value is valid. */
  unsatisfiable: ask(
    'Pick a number.',
    { number: { type: 'number', title: 'Number', minimum: 10, maximum: 1 } },
    ['number'],
  ),
  /** `workers`, `day` and `color`, each with a default that is not valid. */
  invalidDefaults: ask('Something about these suggestions is wrong.', {
    workers: { type: 'integer', title: 'Workers', minimum: 1, maximum: 8, default: 64 },
    day: { type: 'string', format: 'date', title: 'Day', default: '2026-02-30' },
    color: { type: 'string', title: 'Color', enum: ['Red', 'Green'], default: 'Ultraviolet' },
  }),
  /** Ten texts whose names are hard to handle, such as `a.b`, `__proto__` and the empty name. */
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
};
