import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
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
  const listener = getRequestListener((request) => handleElicitation(bridge(), request, options));
  const server = createServer((incoming, outgoing) => {
    if (!other(incoming, outgoing)) void listener(incoming, outgoing);
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
