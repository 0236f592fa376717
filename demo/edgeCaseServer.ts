import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import {
  localhostHostValidation,
  localhostOriginValidation,
  NodeStreamableHTTPServerTransport,
} from '@modelcontextprotocol/node';
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { ConnectPages } from './ConnectPages.ts';
import { edgeCases } from './edgeCases.ts';

/** An MCP server whose tools each ask for one of the edge cases and print the raw result. */
function createMcpServer(connectPages: ConnectPages): McpServer {
  const server = new McpServer({ name: 'edge-cases', version: '1.0.0' });
  // Sent as it is, and the answer printed as it came: the SDK's own gates are not the subject here.
  const ask = async (context: ServerContext, params: Record<string, unknown>) => {
    const request = { method: 'elicitation/create' as const, params };
    const result = await context.mcpReq.send(request, { timeout: 10 * 60 * 1000 });
    const text = `Raw result: ${JSON.stringify(result, null, 2)}`;
    return { content: [{ type: 'text' as const, text }] };
  };
  for (const { tool, description, message, url, requestedSchema } of edgeCases) {
    const params =
      url === undefined ? { requestedSchema } : { mode: 'url', url, elicitationId: randomUUID() };
    server.registerTool(tool, { description }, (context) => ask(context, { message, ...params }));
  }
  server.registerTool(
    'ask-to-connect',
    { description: 'A page of this server; the dialog moves on when it is done' },
    (context) => {
      const elicitationId = randomUUID();
      const url = connectPages.open(
        server.server.createElicitationCompletionNotifier(elicitationId),
      );
      const message = 'Connect your account on the page that opens.';
      return ask(context, { mode: 'url', message, url, elicitationId });
    },
  );
  return server;
}

/** Serves the edge cases over Streamable HTTP on a free port of this machine, and returns the port. */
export async function startEdgeCaseServer(): Promise<number> {
  const connectPages = new ConnectPages();
  const transports = new Map<string, NodeStreamableHTTPServerTransport>();
  const isLocalHost = localhostHostValidation();
  const isLocalOrigin = localhostOriginValidation();
  const http = createServer(async (request, response) => {
    if (connectPages.handle(request, response)) return;
    // They answer what they refuse.
    if (!isLocalHost(request, response) || !isLocalOrigin(request, response)) return;
    const sessionId = request.headers['mcp-session-id'];
    const known = typeof sessionId === 'string' ? transports.get(sessionId) : undefined;
    if (known) return known.handleRequest(request, response);
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await createMcpServer(connectPages).connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  connectPages.origin = `http://127.0.0.1:${port}`;
  return port;
}
