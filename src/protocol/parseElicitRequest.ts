import { carriedBy, carrying } from './Carried.ts';
import {
  checkLimits,
  longestSchema,
  mostParts,
  partsOfOption,
  type FormLimits,
} from './checkLimits.ts';
import { checkRequestedSchema } from './checkRequestedSchema.ts';
import { ElicitRequestError } from './ElicitRequestError.ts';
import { isRecord, mustBe } from './json.ts';
import { markRead, readSchema } from './dialect/readDialect.ts';
import { snapshot, writeJson } from './snapshot.ts';
import type { ElicitFormRequest, ElicitMode, ElicitUrlRequest } from './types.ts';

/** How to read the params of an `elicitation/create` request. */
export interface ParseElicitRequestOptions {
  /** The modes that the client declared; a request in another one is refused. Default: both. */
  modes?: readonly ElicitMode[] | undefined;
  limits?: FormLimits | undefined;
  /** Types and values outside MCP's subset: read them, or refuse them, as a tester of servers does. Default: read. */
  dialects?: 'read' | 'refuse' | undefined;
}

/**
 * Reads the params of an `elicitation/create` request, of any protocol revision. Without `mode`, it is form mode.
 * Members that MCP does not define pass through; those of the other mode are left out. The result is frozen.
 * @param params the `params` as they came from the server, not the whole request
 * @returns the same params, typed, with `mode` always set; given what it returned, the same object
 * @throws {ElicitRequestError} code -32602, where `path` names the part at fault
 * @example
 * const request = parseElicitRequest({ message: 'Your name?', requestedSchema: { type: 'object', properties: {} } });
 * request.mode; // 'form'
 */
export function parseElicitRequest(
  params: unknown,
  { modes = ['form', 'url'], limits = {}, dialects = 'read' }: ParseElicitRequestOptions = {},
): ElicitFormRequest | ElicitUrlRequest {
  if (!isRecord(params)) throw mustBe('an object', params, []);
  // Read once: a getter may say another thing the next time.
  const read = dialects === 'read' ? withoutNulls(params) : { ...params };
  const { message, requestedSchema: sent } = read;
  const isPage = typeof read['url'] === 'string' && (sent ?? null) === null;
  // The Go SDK writes a mode that it leaves out as an empty text.
  const isUnsaid = dialects === 'read' && (read['mode'] === null || read['mode'] === '');
  const mode = isUnsaid ? (isPage ? 'url' : undefined) : read['mode'];
  // A person would be asked to confirm, and never see the question.
  if (message === undefined && sent === undefined && isRecord(read['params'])) {
    throw new ElicitRequestError(['params'], 'must be passed instead of the whole request');
  }
  if (mode !== undefined && mode !== 'form' && mode !== 'url') {
    throw mustBe('"form" or "url"', mode, ['mode']);
  }
  if (!modes.includes(mode ?? 'form')) {
    const declared = modes.map((known) => `"${known}"`).join(' and ') || 'none';
    throw new ElicitRequestError(
      ['mode'],
      `"${mode ?? 'form'}" was not declared by this client (declared: ${declared})`,
    );
  }
  if (carriedBy(params)) return params as unknown as ElicitFormRequest;
  const isSilent = message === undefined && mode !== 'url' && dialects === 'read';
  if (typeof message !== 'string' && !isSilent) throw mustBe('a string', message, ['message']);
  if (mode === 'url') {
    const { url, elicitationId } = read;
    if (typeof url !== 'string') throw mustBe('a string', url, ['url']);
    if (elicitationId !== undefined && typeof elicitationId !== 'string') {
      throw mustBe('a string', elicitationId, ['elicitationId']);
    }
    delete read['requestedSchema'];
    read['mode'] = mode;
    return carrying(read, read);
  }
  // A person would be asked to confirm, and never see the page that the server means.
  if (mode === undefined && isPage) {
    throw new ElicitRequestError(['mode'], 'must be "url" for a request with a "url"');
  }
  delete read['url'];
  delete read['elicitationId'];
  const { schemaLength = longestSchema, options = 0 } = limits;
  const copy = snapshot(
    sent,
    ['requestedSchema'],
    schemaLength,
    Math.max(mostParts, partsOfOption * options),
  );
  checkLimits(copy, limits);
  if (dialects === 'refuse') checkRequestedSchema(copy, ['requestedSchema']);
  const misnamed = ['schema', 'requested_schema'].find((name) => isRecord(read[name]));
  if (copy === undefined && misnamed !== undefined) {
    throw new ElicitRequestError([misnamed], 'must be called "requestedSchema"');
  }
  const { schema, readings } = readSchema(copy);
  // What is referred to again and again is written out each time.
  if (schema !== copy) {
    checkLimits(schema, limits);
    writeJson(schema, ['requestedSchema'], schemaLength);
  }
  const remarks = [isSilent && '"message" is missing.', isUnsaid && '"mode" is empty.'];
  const unspoken = remarks.flatMap((message) => (message ? { property: '', message } : []));
  const requestedSchema = markRead({ schema, readings: [...unspoken, ...readings] });
  const sentOn = { ...read, mode: 'form', requestedSchema: copy };
  return carrying({ ...sentOn, message: message ?? '', requestedSchema }, sentOn);
}

/** Some servers write a member that they leave out as null. */
const withoutNulls = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value !== null || !optional.has(name)),
  );

const optional: ReadonlySet<string> = new Set(['message', 'elicitationId']);
