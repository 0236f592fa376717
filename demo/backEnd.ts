import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge, handleElicitation } from 'react-mcp-elicitation/bridge';
import { callOptions } from './ConnectedServer.ts';

/** A host's back end: it holds the connection to a server, and the pages hang on its bridge. */
export async function startBackEnd(port: number, mcpPort: number): Promise<void> {
  // One's own computer has one person. A host makes one for each that is signed in.
  const bridge = createElicitationBridge();
  const url = new URL(`http://127.0.0.1:${mcpPort}/mcp`);
  const connection = bridge.queue.connection({ name: 'Everything', url: url.href });
  const client = new Client(
    { name: 'react-mcp-elicitation-demo', version: '1.0.0' },
    { capabilities: { ...bridge.queue.capability } },
  );
  await client.connect(connection.wrapTransport(new StreamableHTTPClientTransport(url)));

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    '/elicitation': (request) => handleElicitation(bridge, request),
    '/tools': async () => Response.json((await client.listTools()).tools),
    async '/call'(request) {
      const params = (await request.json()) as Parameters<typeof client.callTool>[0];
      const deadline = Date.now() + callOptions.timeout;
      const calling = client.callTool(params, callOptions);
      return Response.json(await connection.track(calling, { deadline }));
    },
  };
  const server = createServer(
    getRequestListener(async (request) => {
      const route = routes[new URL(request.url).pathname];
      return route ? route(request) : new Response(null, { status: 404 });
    }),
  ).listen(port, '127.0.0.1');
  await once(server, 'listening');
}
