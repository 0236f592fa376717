import type { EdgeCase } from './edgeCases.ts';

const ask = (
  tool: string,
  description: string,
  message: string,
  properties: Readonly<Record<string, unknown>>,
  rest: object = {},
): EdgeCase => ({
  tool: `ask-${tool}`,
  description,
  message,
  requestedSchema: { type: 'object', properties, ...rest },
});

/** What servers' frameworks send although it is not in MCP's subset of JSON Schema. There is one tool for each. */
export const dialectCases: readonly EdgeCase[] = [
  {
    tool: 'ask-without-a-schema',
    description: 'No requestedSchema: a confirmation (github-mcp-server, go-sdk)',
    message: 'To sign in, open https://example.com/device and enter the code ABCD-1234.',
  },
  {
    tool: 'ask-without-properties',
    description: 'A schema without properties (java-sdk, mcp-go)',
    message: 'Restart the server?',
    requestedSchema: { type: 'object' },
  },
  {
    tool: 'ask-without-a-message',
    description: 'No message: the heading says who asks',
    requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
  },
  ask('with-nulls', 'Keywords that are null (pydantic, serde)', 'Who are you?', {
    name: { type: 'string', title: 'Name', description: null, minLength: null, default: null },
  }),
  ask(
    'for-an-optional',
    'A type or null (pydantic’s Optional, zod’s nullable)',
    'How old are you?',
    {
      age: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], title: 'Age' },
      nick: { type: ['string', 'null'], title: 'Nickname' },
    },
  ),
  ask(
    'by-a-reference',
    'A $ref within the schema (FastMCP, schemars)',
    'How urgent is it?',
    { priority: { $ref: '#/$defs/Priority', title: 'Priority' } },
    { $defs: { Priority: { enum: ['low', 'high'], type: 'string' } }, required: ['priority'] },
  ),
  ask('for-a-choice-without-type', 'Options without a type (arcade)', 'Which color?', {
    color: { enum: ['red', 'green'], title: 'Color' },
  }),
  ask(
    'for-one-literal',
    'A const (pydantic’s Literal, zod’s literal)',
    'Type DELETE to confirm.',
    { value: { const: 'DELETE', type: 'string', title: 'Confirmation' } },
    { required: ['value'] },
  ),
  ask('for-a-number-of-a-list', 'Options that are numbers (terraform)', 'How many replicas?', {
    replicas: { type: 'integer', enum: [1, 3, 5], title: 'Replicas' },
  }),
  ask('for-one-of-two-types', 'A union of types (python-sdk’s int | str)', 'Which build?', {
    build: { anyOf: [{ type: 'integer' }, { type: 'boolean' }], title: 'Build' },
  }),
  ask('for-a-list', 'Strings without options (list[str])', 'Which tags?', {
    tags: { type: 'array', items: { type: 'string', minLength: 2 }, title: 'Tags', maxItems: 4 },
  }),
  ask('for-formats', 'Formats that frameworks assert', 'Where does it run?', {
    id: { type: 'string', format: 'uuid', title: 'Id' },
    at: { type: 'string', format: 'time', title: 'At' },
    every: { type: 'string', format: 'duration', title: 'Every' },
    host: { type: 'string', format: 'hostname', title: 'Host' },
    address: { type: 'string', format: 'ipv4', title: 'Address' },
    network: { type: 'string', format: 'ipv6', title: 'Network' },
  }),
  ask('for-what-is-written-alone', 'A format of OpenAPI’s that means a secret', 'Go on?', {
    value: { type: 'string', format: 'password', writeOnly: true, title: 'Value' },
  }),
  ask(
    'with-annotations',
    'Keywords that tell people nothing (rmcp, Spring)',
    'How many?',
    { count: { type: 'integer', format: 'int32', title: 'Count', 'x-order': 1, examples: [3] } },
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'CountRequest' },
  ),
  ask(
    'and-nothing-else',
    'additionalProperties: false, and a description of the whole (pydantic)',
    'Approve?',
    { approve: { type: 'boolean', title: 'Approve' } },
    { additionalProperties: false, description: 'Applies to this call alone.' },
  ),
  ask('for-a-multiple', 'multipleOf, exactly', 'At what price?', {
    price: { type: 'number', multipleOf: 0.01, title: 'Price' },
  }),
];
