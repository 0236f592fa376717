import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMCPClient } from '@ai-sdk/mcp';
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from '@modelcontextprotocol/client';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HttpV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ElicitResultSchema,
  UrlElicitationRequiredError as RequiredV1,
} from '@modelcontextprotocol/sdk/types.js';
import {
  fromJsonSchema,
  McpServer as McpServerV2,
  UrlElicitationRequiredError as RequiredV2,
} from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import type { ElicitationConnection, ElicitationQueue } from 'react-mcp-elicitation/host';
import { ask, askForUrl } from '../ask.ts';

const info = { name: 'test', version: '1.0.0' };
const say = (text: string) => ({ content: [{ type: 'text' as const, text }] });
const form = (message: string) => ask({ name: { type: 'string' } }, { message });

/** What the tools of a server have done. */
interface Witness {
  /** How often a tool was told that its call is over. */
  aborted: number;
}

interface Called {
  readonly signal: AbortSignal;
  /** Asks on the response of the call. */
  readonly send: (params: object) => Promise<{ action: string }>;
  /** Asks on the stream of all calls. */
  readonly sendApart: (params: object) => Promise<{ action: string }>;
}

/** What each tool does. The name of what it asks is the message. */
function toolsOf(witness: Witness, refusal: (pages: never[]) => Error) {
  const opened = new Set<string>();
  return {
    ask: async (name: string, { send }: Called) => say((await send(form(name))).action),
    apart: async (name: string, { sendApart }: Called) => say((await sendApart(form(name))).action),
    async page(name: string) {
      const url = `https://example.com/${name}`;
      if (opened.has(url)) return say('opened');
      opened.add(url);
      throw refusal([askForUrl(url, name) as never]);
    },
    hang: (_: string, { signal }: Called) =>
      new Promise<never>(() => signal.addEventListener('abort', () => witness.aborted++)),
  };
}

const serverV1 = (witness: Witness) => {
  const server = new McpServerV1(info);
  for (const [name, run] of Object.entries(toolsOf(witness, (pages) => new RequiredV1(pages)))) {
    server.registerTool(name, { inputSchema: { name: z.string() } }, (args, extra) =>
      run(args.name, {
        signal: extra.signal,
        send: (params) =>
          extra.sendRequest({ method: 'elicitation/create', params } as never, ElicitResultSchema),
        sendApart: (params) => server.server.elicitInput(params as never),
      }),
    );
  }
  return server;
};

const serverV2 = (witness: Witness) => {
  const server = new McpServerV2(info);
  const inputSchema = fromJsonSchema({ type: 'object', properties: { name: { type: 'string' } } });
  for (const [name, run] of Object.entries(toolsOf(witness, (pages) => new RequiredV2(pages)))) {
    server.registerTool(name, { inputSchema }, (args, { mcpReq }) =>
      run((args as { name: string }).name, {
        signal: mcpReq.signal,
        send: (params) => mcpReq.send({ method: 'elicitation/create', params: params as never }),
        sendApart: (params) => server.server.elicitInput(params as never),
      }),
    );
  }
  return server;
};

/** Serves sessions over Streamable HTTP until the test ends. */
async function serve(version: 'v1' | 'v2', witness: Witness): Promise<URL> {
  const sessions = new Map<
    unknown,
    (request: IncomingMessage, response: ServerResponse) => unknown
  >();
  const http = createServer(async (request, response) => {
    const known = sessions.get(request.headers['mcp-session-id']);
    if (known) return void known(request, response);
    const options = { sessionIdGenerator: randomUUID };
    const onsessioninitialized = (id: string) => void sessions.set(id, handle);
    const transport =
      version === 'v1'
        ? new StreamableHTTPServerTransport({ ...options, onsessioninitialized })
        : new NodeStreamableHTTPServerTransport({ ...options, onsessioninitialized });
    const handle = (one: IncomingMessage, other: ServerResponse) =>
      transport.handleRequest(one as never, other);
    const server = version === 'v1' ? serverV1(witness) : serverV2(witness);
    await server.connect(transport as never);
    await handle(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`);
}

export type Library = 'SDK v1' | 'SDK v2' | '@ai-sdk/mcp';

/** Connects a client of each library, which takes its options in its own way, to a server of its own. */
export async function connectOverHttp(
  library: Library,
  queue: ElicitationQueue,
  connection: ElicitationConnection,
) {
  const witness: Witness = { aborted: 0 };
  const url = await serve(library === 'SDK v1' ? 'v1' : 'v2', witness);
  const capabilities = connection.clientOptions.capabilities;
  if (library === '@ai-sdk/mcp') {
    const transport = connection.wrapTransport(new HttpV1(url) as Transport);
    const client = await createMCPClient({ transport: transport as never, capabilities });
    onTestFinished(() => client.close());
    return { client, witness };
  }
  if (library === 'SDK v1') {
    const client = new ClientV1(info, { capabilities });
    await connection.connect(client, new HttpV1(url));
    onTestFinished(() => client.close());
    return { client, witness };
  }
  const client = new ClientV2(info, { capabilities });
  await connection.connect(client, new HttpV2(url));
  onTestFinished(() => client.close());
  return { client, witness };
}
