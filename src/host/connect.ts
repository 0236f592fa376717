import { isRecord } from '../protocol/index.ts';
import { report } from '../queue/index.ts';
import type { Connection, Link } from './Connection.ts';
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
  if ('getProtocolEra' in client) {
    client.setRequestHandler?.(
      ...(['elicitation/create', { params: rawElicitParams }, server.onRequest] as never[]),
    );
  }
  client.onerror ??= report;
  const canOpenAgain = typeof transport === 'function';
  const open = () =>
    client.connect(wrapTransport(canOpenAgain ? transport() : transport, server) as never);
  const link: Link = { client, open, canOpenAgain, opened: open(), isLost: false };
  server.link = link;
  return watched(link);
}

/** Connects again, unless the connection stands, or a person may be answering for another call. */
export async function connected({ link, calls }: Connection, client: object): Promise<void> {
  if (link?.client !== client) return;
  const isLost = link.isLost || link.client.transport === undefined;
  if (link.canOpenAgain && isLost && calls.underWay.length === 0) {
    await link.opened.catch(() => {});
    link.isLost = false;
    link.opened = link.client.close().then(link.open);
    void watched(link).catch(() => {});
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

async function watched(link: Link): Promise<void> {
  try {
    await link.opened;
  } catch (error) {
    link.isLost = true;
    throw error;
  }
}
