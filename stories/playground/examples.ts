import { elicitations } from 'react-mcp-elicitation/testing';

const ofDialects = {
  'pydantic: an optional field': {
    type: 'object',
    properties: {
      nick: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null, title: 'Nick' },
    },
  },
  'schemars: a reference': {
    type: 'object',
    properties: { size: { $ref: '#/$defs/Size' } },
    $defs: { Size: { type: 'string', enum: ['S', 'M'], title: 'Size' } },
  },
  'zod: a union of literals': {
    type: 'object',
    properties: { retries: { anyOf: [{ const: 1 }, { const: 3 }, { const: 5 }] } },
  },
  'a list of free strings': {
    type: 'object',
    properties: { tags: { type: 'array', items: { type: 'string' }, title: 'Tags' } },
  },
  'what MCP does not allow': {
    type: 'object',
    properties: { address: { type: 'object', properties: { city: { type: 'string' } } } },
  },
};

/** Schemas to begin with, by their names in the list. */
export const examples: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.entries(elicitations)
      // A thousand options are no reading.
      .filter(([, { requestedSchema }]) => JSON.stringify(requestedSchema).length < 4000)
      .map(([name, { requestedSchema }]) => [inWords(name), requestedSchema] as const),
    ...Object.entries(ofDialects),
  ].map(([name, schema]) => [name, JSON.stringify(schema, null, 2)]),
);

/** `titledSelect`: titled select. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
