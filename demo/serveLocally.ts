import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, localhostOriginValidation } from '@modelcontextprotocol/node';

/**
 * Serves an MCP server on a free port of this machine, to pages of this machine.
 *
 * @returns the port
 */
export async function serveLocally(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<number> {
  const isLocalHost = localhostHostValidation();
  const isLocalOrigin = localhostOriginValidation();
  const http = createServer((request, response) => {
    // The two checks answer the requests that they refuse.
    if (!isLocalHost(request, response) || !isLocalOrigin(request, response)) return;
    response.setHeader('access-control-allow-origin', request.headers.origin ?? 'null');
    response.setHeader('access-control-expose-headers', 'mcp-session-id');
    if (request.method !== 'OPTIONS') return void handle(request, response);
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
    const asked = request.headers['access-control-request-headers'];
    if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
}
