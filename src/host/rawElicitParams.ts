import type { StandardSchemaV1 } from '../protocol/index.ts';

/**
 * Lets params through as they came, for SDK v2's three-argument registration. With two, the SDK drops what it does not
 * know (`pattern`, a property `__proto__`), while the server validates against it.
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
