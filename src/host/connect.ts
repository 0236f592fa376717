import { isRecord } from '../protocol/index.ts';
import { report } from '../queue/index.ts';
import type { Connection } from './Connection.ts';
import type { ConnectableClient, WrappableTransport } from './ElicitationConnection.ts';
import { rawElicitParams } from './rawElicitParams.ts';
import { wrapTransport } from './wrapTransport.ts';

/** See `ElicitationConnection.connect`. */
export function connect(
  server: Connection,
  client: ConnectableClient,
  transport: WrappableTransport | (() => WrappableTransport),
): Promise<void> {
  // SDK v2 alone asks by its handlers (`input_required`). Of the others, all comes over the wrapped transport.
  const handler = ['elicitation/create', { params: rawElicitParams }, server.onRequest] as never[];
  if ('getProtocolEra' in client) client.setRequestHandler?.(...handler);
  client.onerror ??= report;
  const canOpenAgain = typeof transport === 'function';
  const open = async () =>
    client.connect(wrapTransport(canOpenAgain ? transport() : transport, server) as never);
  server.link = { client, open, canOpenAgain, opened: open(), isLost: false };
  return server.link.opened;
}

/** Connects again, unless the connection stands, or a person may be answering for another call. */
export async function connected({ link, calls }: Connection, client: object): Promise<void> {
  if (link?.client !== client) return;
  const { opened } = link;
  const hasFailed = await opened.then(
    () => link.isLost || link.client.transport === undefined,
    () => true,
  );
  const isFree = link.opened === opened && calls.underWay.length === 0;
  if (hasFailed && link.canOpenAgain && isFree) {
    link.isLost = false;
    link.opened = link.client.close().then(link.open);
  }
  await link.opened;
}

/** A call has failed: by an answer of the server, or since that could not be reached. */
export function noteFailure({ link }: Connection, client: object, error: unknown): void {
  const code = isRecord(error) ? error['code'] : undefined;
  // JSON-RPC's codes are negative. SDK v1 has -32000 for a connection that is closed.
  const isAnswer = typeof code === 'number' && code < 0 && code !== -32000;
  if (link?.client === client && !isAnswer) link.isLost = true;
}
