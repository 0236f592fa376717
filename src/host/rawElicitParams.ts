import type { StandardSchemaV1 } from '../protocol/index.ts';

/**
 * A schema that lets params through as they came, for the three-argument registration of SDK v2.
 *
 * With the two-argument form the SDK parses first and drops what it does not know (`pattern`,
 * `exclusiveMinimum`, a property called `__proto__`), while the server validates against all of it.
 *
 * @example
 * client.setRequestHandler('elicitation/create', { params: rawElicitParams }, connection.onRequest);
 */
export const rawElicitParams: StandardSchemaV1<unknown, Record<string, unknown>> = {
  '~standard': {
    version: 1,
    vendor: 'react-mcp-elicitation',
    validate: (value) => ({ value: value as Record<string, unknown> }),
  },
};
