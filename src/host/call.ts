import { after, RequestFailure, timedOut } from '../queue/index.ts';
import type { Call } from './CallTracker.ts';
import { connected, noteFailure } from './connect.ts';
import type { Connection } from './Connection.ts';
import type { CallOptions, ToolClient } from './ElicitationConnection.ts';
import { retryAfterUrl } from './retryAfterUrl.ts';

/** `setTimeout` fires at once for anything longer. */
const longest = 2 ** 31 - 1;

/** See `ElicitationConnection.call`. */
export async function call(
  server: Connection,
  client: ToolClient,
  params: object,
  { timeout = 60_000, signal: given, ...tracked }: CallOptions = {},
): Promise<unknown> {
  await connected(server, client);
  const over = new AbortController();
  const signal = given ? AbortSignal.any([over.signal, given]) : over.signal;
  const end = () => over.abort(new RequestFailure(timedOut, 'Request timed out'));
  const giveUp = (wait: number) => after(Math.min(wait, longest), end);
  let left = timeout;
  let begun = performance.now();
  let stop = giveUp(left);
  const onAsked = (isAsked: boolean) => {
    stop();
    if (isAsked) left -= performance.now() - begun;
    else stop = giveUp(left);
    begun = performance.now();
  };
  const { deadline } = tracked;
  const stopDeadline = deadline === undefined ? () => {} : giveUp(deadline - Date.now());
  const options = { signal, timeout: longest };
  const attempt = async () => callTool(client, params, options);
  const run = (own: Call) =>
    attempt().catch((error: unknown) => retryAfterUrl(server, attempt, error, own));
  try {
    return await server.calls.track(run, { ...tracked, signal, onAsked });
  } catch (error) {
    // Each client wraps the reason differently.
    over.signal.throwIfAborted();
    if (!signal.aborted) noteFailure(server, client, error);
    throw error;
  } finally {
    stop();
    stopDeadline();
  }
}

/** `callTool` takes its options in a third way in each library. */
function callTool(client: ToolClient, params: object, options: object): Promise<unknown> {
  const { callTool: send } = client as { callTool: (...args: unknown[]) => Promise<unknown> };
  // `@ai-sdk/mcp`
  if ('toolsFromDefinitions' in client) return send.call(client, { ...params, options });
  // SDK v2, and v1, whose second argument is a schema
  const args = 'getProtocolEra' in client ? [options] : [undefined, options];
  return send.call(client, params, ...args);
}
