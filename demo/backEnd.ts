import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge, handleElicitation } from 'react-mcp-elicitation/bridge';
import { callOptions } from './ConnectedServer.ts';

/**
 * A host's back end. It holds each person's connection to a server, and the person's pages connect to a bridge here. It has an
 * origin of its own: a browser opens only six connections to each origin, and the page's MCP clients hold most of them.
 *
 * @param origin of the pages
 */
export async function startBackEnd(port: number, mcpPort: number, origin: string): Promise<void> {
  const people = new Map<string, ReturnType<typeof connect>>();
  const personOf = (id: string) => {
    const person = people.get(id) ?? connect(new URL(`http://127.0.0.1:${mcpPort}/mcp`));
    people.set(id, person);
    return person;
  };

  async function handle(request: Request): Promise<Response> {
    // In place of a sign-in, the page says who the person is.
    const [, id = '', route] = new URL(request.url).pathname.split('/');
    const { bridge, connection, client } = await personOf(id);
    if (route === 'elicitation') return handleElicitation(bridge, request, { origins: [origin] });
    try {
      if (route === 'tools') return json((await client.listTools()).tools);
      const params = (await request.json()) as Parameters<typeof client.callTool>[0];
      return json(await connection.call(client, params, callOptions));
    } catch (error) {
      return json({ failure: String(error) });
    }
  }
  const json = (value: unknown) =>
    Response.json(value, { headers: { 'access-control-allow-origin': origin } });

  const server = createServer(getRequestListener(handle)).listen(port, 'localhost');
  await once(server, 'listening');
}

async function connect(url: URL) {
  const bridge = createElicitationBridge();
  const connection = bridge.queue.connection({ name: 'Everything', url: url.href });
  const client = new Client(
    { name: 'react-mcp-elicitation-demo', version: '1.0.0' },
    connection.clientOptions,
  );
  await connection.connect(client, () => new StreamableHTTPClientTransport(url));
  return { bridge, connection, client };
}
