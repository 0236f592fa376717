import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  Client,
  type ElicitResult,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/client';
import {
  createElicitationBridge,
  handleElicitation,
  type ElicitationBridge,
} from '../../src/bridge.ts';

// One process with many people, and an MCP client for each. `ours` has a bridge for each as well. `floor` is what a host
// would write by hand: it keeps the streams, sends each request to the page, and takes anything that comes back as the
// answer. The MCP server costs almost nothing: it writes and reads bare JSON-RPC.
const isOurs = process.argv[2] === 'ours';
const form = {
  message: 'Who are you?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 2 },
      email: { type: 'string', format: 'email' },
      age: { type: 'integer', minimum: 18 },
      plan: { type: 'string', enum: ['free', 'team', 'company'] },
    },
    required: ['name'],
  },
};
const now = () => performance.timeOrigin + performance.now();

interface Relay {
  /** Sends `elicitation/create`. Resolves once the MCP server has the answer. */
  ask: () => Promise<unknown>;
  handle: (request: Request) => Promise<Response>;
}

/** The server's end of a transport, and the client's. */
function connectServer(): { transport: Transport; ask: Relay['ask'] } {
  const asked = new Map<number, (answer: unknown) => void>();
  let nextId = 0;
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    async send(message) {
      const { id, method } = message as { id?: number; method?: string };
      if (method === 'initialize') {
        const serverInfo = { name: 'GitHub', version: '1.0.0' };
        const result = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo };
        say({ jsonrpc: '2.0', id: id!, result });
      } else if (method === undefined) {
        asked.get(id!)!(message);
        asked.delete(id!);
      }
    },
  };
  const say = (message: JSONRPCMessage) => queueMicrotask(() => transport.onmessage!(message));
  const ask = () =>
    new Promise((resolve) => {
      const id = nextId++;
      asked.set(id, resolve);
      say({ jsonrpc: '2.0', id, method: 'elicitation/create', params: structuredClone(form) });
    });
  return { transport, ask };
}

const newClient = () =>
  new Client(
    { name: 'host', version: '1.0.0' },
    { capabilities: { elicitation: { form: {}, url: {} } } },
  );

async function bridgeRelay(): Promise<Relay> {
  const { transport, ask } = connectServer();
  const bridge: ElicitationBridge = createElicitationBridge({ limits: { perMinute: Infinity } });
  const connection = bridge.queue.connection({ name: 'GitHub' });
  await newClient().connect(connection.wrapTransport(transport));
  return { ask, handle: (request) => handleElicitation(bridge, request) };
}

async function handWrittenRelay(): Promise<Relay> {
  const { transport, ask } = connectServer();
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const pending = new Map<string, { request: unknown; resolve: (result: ElicitResult) => void }>();
  const encoder = new TextEncoder();
  let nextId = 0;
  const event = (id: string) =>
    encoder.encode(
      `data: ${JSON.stringify({ pending: [{ id, request: pending.get(id)!.request }] })}\n\n`,
    );
  const client = newClient();
  client.setRequestHandler(
    'elicitation/create',
    ({ params }) =>
      new Promise<ElicitResult>((resolve) => {
        const id = `r${nextId++}`;
        pending.set(id, { request: params, resolve });
        for (const stream of streams) stream.enqueue(event(id));
      }),
  );
  await client.connect(transport);
  return {
    ask,
    async handle(request) {
      if (request.method === 'GET') {
        let own: ReadableStreamDefaultController<Uint8Array>;
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            own = controller;
            streams.add(controller);
            controller.enqueue(encoder.encode('data: {"pending":[]}\n\n'));
          },
          cancel: () => void streams.delete(own),
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }
      const { id, result } = (await request.json()) as { id: string; result: ElicitResult };
      pending.get(id)?.resolve(result);
      pending.delete(id);
      return Response.json({ ok: true });
    },
  };
}

const people = new Map<string, Promise<Relay>>();
const relayOf = (person: string): Promise<Relay> => {
  const relay = people.get(person) ?? (isOurs ? bridgeRelay() : handWrittenRelay());
  people.set(person, relay);
  return relay;
};

const server = createServer(
  getRequestListener(async (request) => {
    const [, route, person = ''] = new URL(request.url).pathname.split('/');
    if (route === 'memory') {
      // Twice: what a finalizer lets go of is collected the next time.
      for (let times = 0; times < 2; times++) {
        globalThis.gc!();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const { heapUsed, external } = process.memoryUsage();
      return Response.json({ bytes: heapUsed + external });
    }
    if (route === 'ask') {
      const relay = await relayOf(person);
      const createdAt = now();
      await relay.ask();
      return Response.json({ createdAt, answeredAt: now() });
    }
    return (await relayOf(person)).handle(request);
  }),
).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
