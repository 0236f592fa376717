import { randomUUID } from 'node:crypto';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import type { McpServer } from '@modelcontextprotocol/server';
import type { ConnectPages } from './ConnectPages.ts';
import { serveLocally } from './serveLocally.ts';

/**
 * Serves an MCP server over Streamable HTTP on a free port of this machine, one for each session, and its pages.
 *
 * @returns the port
 */
export function serveSessions(create: () => McpServer, pages: ConnectPages): Promise<number> {
  const transports = new Map<string, NodeStreamableHTTPServerTransport>();
  return serveLocally(async (request, response) => {
    if (pages.handle(request, response)) return;
    const sessionId = request.headers['mcp-session-id'];
    const known = typeof sessionId === 'string' ? transports.get(sessionId) : undefined;
    if (known) return known.handleRequest(request, response);
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await create().connect(transport);
    await transport.handleRequest(request, response);
  });
}
