import { readJson } from '../protocol/index.ts';
import type { BridgeReply } from '../remote/wire.ts';
import type { ElicitationBridge } from './ElicitationBridge.ts';
import { eventStream } from './eventStream.ts';

/** The options of `handleElicitation`. */
export interface HandleElicitationOptions {
  /** Other origins that may send credentials (`https://app.example.com`). Route OPTIONS here as well. Default: none. */
  origins?: readonly string[] | undefined;
  /**
   * The hosts under which the back end is reached, such as `localhost:3000`. It needs them on a person's own machine,
   * where another site could let its name lead. Default: any.
   */
  hosts?: readonly string[] | undefined;
  /** How large a message may be, in bytes. Default: 1,000,000. */
  maxBytes?: number | undefined;
}

const statusOf = { gone: 410, stale: 409, invalid: 422, malformed: 400, unreachable: 503 } as const;

/**
 * Answers a page: GET with server-sent events, a line of JSON for each state; POST takes a message and returns its
 * reply. The host finds out first whose bridge it is.
 * @returns 200, or 400 for an invalid message, 403 for another site or host, 405 for another method, 409 stale, 410
 * gone, 413 too large, 415 not JSON, 422 for an invalid answer, 500 for a body that could not be read, 503 unreachable
 * @throws {TypeError} for a request of Node's, or a bridge that is still a promise
 * @example
 * export const GET = (request: Request) => handleElicitation(bridgeOf(request), request);
 * export const POST = GET;
 */
export async function handleElicitation(
  bridge: ElicitationBridge,
  request: Request,
  { origins = [], hosts, maxBytes = 1_000_000 }: HandleElicitationOptions = {},
): Promise<Response> {
  if (typeof (bridge as Partial<ElicitationBridge>).attach !== 'function') {
    throw new TypeError('handleElicitation needs a bridge. If yours is a promise, await it first.');
  }
  if (typeof (request.headers as Partial<Headers>).get !== 'function') {
    throw new TypeError(
      'handleElicitation needs a Request of the Fetch standard. With Express or node:http, call it in getRequestListener of @hono/node-server.',
    );
  }
  const origin = request.headers.get('origin') ?? '';
  const isAllowed = origins.includes(origin);
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isForeign =
    !isAllowed && isFromElsewhere(request.headers.get('sec-fetch-site'), origin, host);
  if (isForeign || (hosts && !hosts.includes(host))) return answer(403);
  const response = await respond(bridge, request, isAllowed, maxBytes);
  if (isAllowed) {
    response.headers.set('access-control-allow-origin', origin);
    response.headers.set('access-control-allow-credentials', 'true');
    response.headers.append('vary', 'origin');
  }
  return response;
}

/** Over plain HTTP a browser does not say which site sent a request, but for the origin. */
const isFromElsewhere = (site: string | null, origin: string, host: string): boolean =>
  site
    ? !['same-origin', 'none'].includes(site)
    : !['', host].includes(origin.replace(/^https?:\/\//, ''));

async function respond(
  bridge: ElicitationBridge,
  request: Request,
  isAllowed: boolean,
  maxBytes: number,
): Promise<Response> {
  if (request.method === 'GET') return stream(bridge, request);
  if (request.method === 'OPTIONS' && isAllowed) return preflight(request);
  if (request.method !== 'POST') return answer(405);
  // A form on another site cannot send JSON, and a script there needs a preflight.
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return answer(415);
  let text: string | undefined;
  try {
    text = await readText(request, maxBytes);
  } catch (error) {
    // `@hono/node-server` swallows what is thrown here, and the host would look for the reason in vain.
    if (!request.signal.aborted)
      console.error(
        'A message from a page could not be read. If a parser such as express.json() comes before handleElicitation, put it after.',
        error,
      );
    return answer(500);
  }
  if (text === undefined) return answer(413);
  const reply = await bridge.receive(readJson(text));
  return answer(reply.ok ? 200 : statusOf[reply.reason], reply);
}

const preflight = (request: Request): Response =>
  new Response(undefined, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'content-type',
    },
  });

const answer = (status: number, reply?: BridgeReply): Response =>
  new Response(reply && JSON.stringify(reply), {
    status,
    headers: { 'cache-control': 'no-store', ...(reply && { 'content-type': 'application/json' }) },
  });

const stream = (bridge: ElicitationBridge, request: Request): Response =>
  new Response(eventStream(bridge, request), {
    headers: {
      'content-type': 'text/event-stream',
      // Without `no-transform`, Express' `compression()` would buffer the stream, and without the header below, nginx.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });

/** The body. Undefined if it is too large, and then it is not read to its end. */
async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
