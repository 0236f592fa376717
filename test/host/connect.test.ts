import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HttpV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { setUpHost } from './setUpHost.ts';

const info = { name: 'test', version: '1.0.0' };

/** A server that can be started anew, which forgets its sessions. */
function restartable() {
  let http: Server;
  let port = 0;
  const stop = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  const start = async () => {
    const sessions = new Map<unknown, StreamableHTTPServerTransport>();
    http = createServer(async (request: IncomingMessage, response: ServerResponse) => {
      const id = request.headers['mcp-session-id'];
      const known = sessions.get(id);
      if (!known && id !== undefined) return void response.writeHead(404).end();
      const transport =
        known ??
        new StreamableHTTPServerTransport({
          sessionIdGenerator: randomUUID,
          onsessioninitialized: (made) => void sessions.set(made, transport),
        });
      if (!known) {
        const server = new McpServer(info);
        server.registerTool('ask', {}, async () => {
          const { action } = await server.server.elicitInput(
            ask({ name: { type: 'string' } }) as never,
          );
          return { content: [{ type: 'text', text: action }] };
        });
        server.registerTool('fail', {}, () => {
          throw new Error('It failed.');
        });
        await server.connect(transport as never);
      }
      await transport.handleRequest(request, response);
    });
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
    ({ port } = http.address() as AddressInfo);
  };
  onTestFinished(() => stop().catch(() => {}));
  return { start, stop, url: () => new URL(`http://127.0.0.1:${port}/mcp`) };
}

const text = (text: string) => ({ content: [{ type: 'text', text }] });

describe.each(['SDK v1', 'SDK v2'])('HOST-1 a client of %s', (library) => {
  async function setUp() {
    const { queue, connection } = setUpHost();
    const server = restartable();
    await server.start();
    const { clientOptions } = connection;
    const client =
      library === 'SDK v1' ? new ClientV1(info, clientOptions) : new ClientV2(info, clientOptions);
    onTestFinished(() => client.close());
    const transports: URL[] = [];
    const transport = () => {
      transports.push(server.url());
      return library === 'SDK v1' ? new HttpV1(server.url()) : new HttpV2(server.url());
    };
    const call = (name: string) => connection.call(client, { name });
    const answer = async () => {
      await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
      const { id } = queue.getSnapshot().pending[0]!;
      queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    };
    return { queue, connection, server, client, transports, transport, call, answer };
  }

  test('connects, is asked and calls', async () => {
    const { connection, client, transport, call, answer } = await setUp();
    await connection.connect(client, transport);
    const called = call('ask');
    await answer();
    await expect(called).resolves.toMatchObject(text('decline'));
  });

  test('connects again with the next call after its server was started anew', async () => {
    const { connection, client, transports, transport, call, answer, server } = await setUp();
    await connection.connect(client, transport);
    await server.stop();
    await expect(call('ask')).rejects.toBeInstanceOf(Error);
    await expect(call('ask')).rejects.toBeInstanceOf(Error);
    await server.start();
    const called = call('ask');
    await answer();
    await expect(called).resolves.toMatchObject(text('decline'));
    expect(transports.length).toBeGreaterThan(1);
  });

  test('does not connect again for an error of the server’s', async () => {
    const { connection, client, transports, transport, call } = await setUp();
    await connection.connect(client, transport);
    await call('none').catch(() => {});
    await call('fail').catch(() => {});
    await call('fail').catch(() => {});
    expect(transports).toHaveLength(1);
  });

  test('tries again with the next call where the server could not be reached', async () => {
    const { connection, client, transport, call, answer, server } = await setUp();
    await server.stop();
    await expect(connection.connect(client, transport)).rejects.toBeInstanceOf(Error);
    await server.start();
    const called = call('ask');
    await answer();
    await expect(called).resolves.toMatchObject(text('decline'));
  });

  test('tries again with the next call where no transport could be made', async () => {
    const { connection, client, transport, call, answer } = await setUp();
    let tries = 0;
    const broken = () => {
      if (tries++ === 0) throw new Error('Not yet.');
      return transport();
    };
    await expect(connection.connect(client, broken)).rejects.toThrow('Not yet.');
    const called = call('ask');
    await answer();
    await expect(called).resolves.toMatchObject(text('decline'));
  });

  test('is not connected again while a person may be answering for another call', async () => {
    const { queue, connection, client, transports, transport, call, answer } = await setUp();
    await connection.connect(client, transport);
    const asking = call('ask');
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    (connection as unknown as { link: { isLost: boolean } }).link.isLost = true;
    await call('fail').catch(() => {});
    expect(transports).toHaveLength(1);
    await answer();
    await expect(asking).resolves.toMatchObject(text('decline'));
  });
});
