import { carriedBy, isRecord, type ParseElicitRequestOptions } from '../protocol/index.ts';
import { parseElicitRequest } from '../protocol/parseElicitRequest.ts';

type Json = Readonly<Record<string, unknown>>;

/** Asks a schema that MCP does not allow as another, whose answer it turns back. */
export type Flatten = (requestedSchema: Json) => {
  readonly requestedSchema: Json;
  readonly toContent: (content: Json) => Json;
};

/** How a connection reads what its server sends. */
export type Reading = ParseElicitRequestOptions & { readonly nested?: Flatten | undefined };

/** Reads a request of a server. @throws {ElicitRequestError} */
export function parseSent(params: unknown, { nested, ...reading }: Reading) {
  const sent = nested && isRecord(params) ? params['requestedSchema'] : undefined;
  const flat = isRecord(sent) ? nested!(sent) : undefined;
  if (!flat) return parseElicitRequest(params, reading);
  const { requestedSchema, toContent } = flat;
  const request = parseElicitRequest({ ...(params as Json), requestedSchema }, reading);
  carriedBy(request)!.toContent = toContent;
  return request;
}
