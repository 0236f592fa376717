import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  handleElicitation,
  type ElicitationBridge,
  type HandleElicitationOptions,
} from 'react-mcp-elicitation/bridge';

/** A back end on Node's own server. */
export async function serveBridge(
  bridge: () => ElicitationBridge,
  { port = 0, ...options }: HandleElicitationOptions & { port?: number } = {},
  other: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false,
) {
  const server = createServer(async (incoming, outgoing) => {
    if (other(incoming, outgoing)) return;
    const end = new AbortController();
    outgoing.on('close', () => end.abort());
    const request = new Request(new URL(incoming.url!, 'http://localhost'), {
      method: incoming.method!,
      headers: incoming.headers as Record<string, string>,
      signal: end.signal,
      ...(incoming.method === 'POST' && { body: Readable.toWeb(incoming), duplex: 'half' }),
    } as RequestInit);
    const response = await handleElicitation(bridge(), request, options);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    if (response.body)
      Readable.fromWeb(response.body as never)
        .on('error', () => {})
        .pipe(outgoing);
    else outgoing.end();
  }).listen(port);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}/elicitation`,
    port: taken,
    cut: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
