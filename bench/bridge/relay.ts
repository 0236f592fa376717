import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  createElicitationBridge,
  handleElicitation,
  type ElicitationBridge,
} from '../../src/bridge.ts';

// One process with many people. `ours` has a bridge for each. `floor` is what a host would write by hand: it keeps the
// streams, sends each request to the page, and takes anything that comes back as the answer.
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
  ask: () => Promise<unknown>;
  handle: (request: Request) => Promise<Response>;
}

function bridgeRelay(): Relay {
  const bridge: ElicitationBridge = createElicitationBridge({ limits: { perMinute: Infinity } });
  const connection = bridge.queue.connection({ name: 'GitHub' });
  return {
    ask: () => connection.onRequest(form),
    handle: (request) => handleElicitation(bridge, request),
  };
}

function handWrittenRelay(): Relay {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const pending = new Map<string, { request: unknown; resolve: (result: unknown) => void }>();
  const encoder = new TextEncoder();
  let nextId = 0;
  const event = (id: string) =>
    encoder.encode(
      `data: ${JSON.stringify({ pending: [{ id, request: pending.get(id)!.request }] })}\n\n`,
    );
  return {
    ask: () =>
      new Promise((resolve) => {
        const id = `r${nextId++}`;
        pending.set(id, { request: form, resolve });
        for (const stream of streams) stream.enqueue(event(id));
      }),
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
      const { id, result } = (await request.json()) as { id: string; result: unknown };
      pending.get(id)?.resolve(result);
      pending.delete(id);
      return Response.json({ ok: true });
    },
  };
}

const people = new Map<string, Relay>();
const relayOf = (person: string): Relay => {
  const relay = people.get(person) ?? (isOurs ? bridgeRelay() : handWrittenRelay());
  people.set(person, relay);
  return relay;
};

const server = createServer(
  getRequestListener(async (request) => {
    const [, route, person = ''] = new URL(request.url).pathname.split('/');
    if (route === 'memory') {
      globalThis.gc!();
      const { heapUsed, external } = process.memoryUsage();
      return Response.json({ bytes: heapUsed + external });
    }
    if (route === 'ask') {
      const createdAt = now();
      await relayOf(person).ask();
      return Response.json({ createdAt, answeredAt: now() });
    }
    return relayOf(person).handle(request);
  }),
).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
