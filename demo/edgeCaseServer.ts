import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import {
  localhostHostValidation,
  localhostOriginValidation,
  NodeStreamableHTTPServerTransport,
} from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import { edgeCases } from './edgeCases.ts';

/** An MCP server whose tools each ask for one of the edge cases and print the raw result. */
function createMcpServer(): McpServer {
  const server = new McpServer({ name: 'edge-cases', version: '1.0.0' });
  for (const { tool, description, message, requestedSchema } of edgeCases) {
    server.registerTool(tool, { description }, async (context) => {
      // Sent as it is, and the answer printed as it came: the SDK's own gates are not the subject here.
      const result = await context.mcpReq.send(
        { method: 'elicitation/create', params: { message, requestedSchema } },
        { timeout: 10 * 60 * 1000 },
      );
      return {
        content: [{ type: 'text', text: `Raw result: ${JSON.stringify(result, null, 2)}` }],
      };
    });
  }
  return server;
}

/** Serves the edge cases over Streamable HTTP on a free port of this machine, and returns the port. */
export async function startEdgeCaseServer(): Promise<number> {
  const transports = new Map<string, NodeStreamableHTTPServerTransport>();
  const isLocalHost = localhostHostValidation();
  const isLocalOrigin = localhostOriginValidation();
  const http = createServer(async (request, response) => {
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
    await createMcpServer().connect(transport);
    await transport.handleRequest(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
}
