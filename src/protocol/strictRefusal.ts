import { paramsOf } from './Carried.ts';
import { ElicitRequestError } from './ElicitRequestError.ts';
import { parseElicitRequest } from './parseElicitRequest.ts';
import { isRecord } from './json.ts';
import type { ElicitFormRequest, ElicitUrlRequest } from './types.ts';

/** Why a client that holds to the protocol's own types, as the SDKs do, refuses what `parseElicitRequest` reads. */
export function strictRefusal(params: unknown, needsId = false): string | undefined {
  try {
    const request = parseElicitRequest(params, { dialects: 'refuse' });
    for (const name of ['_meta', 'task']) {
      const value = (params as Readonly<Record<string, unknown>>)[name];
      if (value !== undefined && !isRecord(value)) return `${name} must be an object.`;
    }
    return request.mode === 'url'
      ? refusalOfUrl(request as ElicitUrlRequest, needsId)
      : refusalOfTypes(request as ElicitFormRequest);
  } catch (error) {
    if (error instanceof ElicitRequestError) return `${error.message}.`;
    throw error;
  }
}

function refusalOfUrl(
  { url, elicitationId }: ElicitUrlRequest,
  needsId: boolean,
): string | undefined {
  if (!URL.canParse(url)) return 'url must be a URL.';
  return needsId && elicitationId === undefined ? 'elicitationId is missing.' : undefined;
}

interface SentSchema {
  readonly [keyword: string]: unknown;
  readonly type: string;
  readonly items?: {
    readonly type?: unknown;
    readonly enum?: unknown;
    readonly anyOf?: readonly { readonly title?: string }[];
  };
}

const formats: readonly unknown[] = ['email', 'uri', 'date', 'date-time'];
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
};

/** What `parseElicitRequest` takes even if it refuses other dialects: JSON Schema says that these have no effect. */
function refusalOfTypes(request: ElicitFormRequest): string | undefined {
  const { requestedSchema } = paramsOf(request) as unknown as ElicitFormRequest;
  const sent = Object.entries(requestedSchema.properties) as unknown as [string, SentSchema][];
  for (const [name, schema] of sent) {
    const { type, format, default: suggestion, items } = schema;
    const path = `requestedSchema.properties.${name}`;
    const isChoice = schema['enum'] !== undefined || schema['oneOf'] !== undefined;
    if (type === 'string' && format !== undefined && !isChoice && !formats.includes(format)) {
      return `${path}.format must be one of ${JSON.stringify(formats)}.`;
    }
    if (suggestion !== undefined && !types[type]?.(suggestion)) {
      return `${path}.default must be of the type "${type}".`;
    }
    const refusal = type === 'array' && refusalOfItems(items!);
    if (refusal) return `${path}.items${refusal}`;
  }
  return undefined;
}

function refusalOfItems({ type, enum: values, anyOf }: NonNullable<SentSchema['items']>) {
  const isTitled = anyOf?.every(({ title }) => title !== undefined);
  if (isTitled || (type === 'string' && values)) return undefined;
  if (values) return '.type must be "string".';
  return anyOf ? '.anyOf must give each option a "title".' : ' must list its options in "anyOf".';
}
