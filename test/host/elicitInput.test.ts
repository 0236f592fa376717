import { createMCPClient } from '@ai-sdk/mcp';
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { McpServer as McpServerV2 } from '@modelcontextprotocol/server';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { z as z3 } from 'zod3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { compileSchema } from 'react-mcp-elicitation/core';
import type { FormValue } from '../../src/core/CompiledForm.ts';
import { createElicitationQueue, type ElicitationConnection } from 'react-mcp-elicitation/host';
import { waitFor } from '../waitFor.ts';

const info = { name: 'test', version: '1.0.0' };
type Params = Parameters<McpServerV1['server']['elicitInput']>[0];
type Text = { content: { text: string }[] };

/** A server whose one tool asks by the SDK's own `elicitInput`, and prints what came of it. */
const servers = {
  async v1(transport: Transport, params: Params) {
    const server = new McpServerV1(info);
    server.registerTool('ask', {}, async () => say(await server.server.elicitInput(params)));
    await server.connect(transport);
  },
  async v2(transport: Transport, params: Params) {
    const server = new McpServerV2(info);
    server.registerTool('ask', {}, async () =>
      say(await server.server.elicitInput(params as never)),
    );
    await server.connect(transport as never);
  },
};
const say = (result: object) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(result) }],
});

/** A client that knows nothing of elicitation, on a wrapped transport: calls the tool. */
const clients = {
  async v1(transport: Transport, { clientOptions }: ElicitationConnection) {
    const client = new ClientV1(info, { capabilities: clientOptions.capabilities });
    await client.connect(transport);
    return () => client.callTool({ name: 'ask' }) as Promise<Text>;
  },
  async v2(transport: Transport, { clientOptions }: ElicitationConnection) {
    const client = new ClientV2(info, { capabilities: clientOptions.capabilities });
    await client.connect(transport as never);
    return () => client.callTool({ name: 'ask' }) as Promise<Text>;
  },
  async '@ai-sdk/mcp'(transport: Transport, { clientOptions }: ElicitationConnection) {
    const client = await createMCPClient({
      transport: transport as never,
      capabilities: clientOptions.capabilities,
    });
    onTestFinished(() => client.close());
    return () => client.callTool({ name: 'ask' }) as unknown as Promise<Text>;
  },
};

async function ask(
  server: keyof typeof servers,
  client: keyof typeof clients,
  params: object,
  values: Readonly<Record<string, FormValue>> = {},
  more: object = {},
): Promise<unknown> {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await servers[server](far, params as Params);
  const connection = queue.connection({ name: 'Example' });
  const call = await clients[client](connection.wrapTransport(near), connection);
  const answer = call();
  const pending = await Promise.race([
    waitFor(() => {
      expect(queue.getSnapshot().pending).toHaveLength(1);
      return queue.getSnapshot().pending[0]!;
    }),
    answer.then((result) => expect.unreachable(JSON.stringify(result))),
  ]);
  if (pending.request.mode === 'url') {
    queue.tell({ type: 'respond', id: pending.id, result: { action: 'accept' } });
  } else {
    const form = compileSchema(pending.request.requestedSchema);
    const typed = form.fields.map(({ id, property }) => [id, values[property] ?? ''] as const);
    const read = form.toContent(Object.fromEntries(typed), { timeZone: 'Asia/Kolkata' });
    if (!('content' in read)) return read;
    queue.tell({
      type: 'respond',
      id: pending.id,
      result: { action: 'accept', content: read.content, ...more },
    });
  }
  const [text] = (await answer).content;
  return JSON.parse(text!.text);
}

const people = z.object({
  when: z.iso.datetime(),
  nick: z.string().nullable().optional(),
  confirm: z.literal('DELETE'),
  size: z.union([z.literal(1), z.literal('auto')]),
  tags: z.array(z.string().min(2)),
});
const answers = {
  when: '2026-07-01T09:30',
  confirm: 'o0',
  size: 'o0',
  tags: ['ab', ''],
};
const content = {
  when: '2026-07-01T04:00:00Z',
  confirm: 'DELETE',
  size: 1,
  tags: ['ab'],
};

const day3 = z3.string().date();
const trip = z3.object({ from: day3, to: day3, seats: z3.union([z3.literal(1), z3.literal(2)]) });

const pairs = (['v1', 'v2'] as const).flatMap((server) =>
  (['v1', 'v2', '@ai-sdk/mcp'] as const).map((client) => [server, client] as const),
);

test.each(pairs)('PROTO-12 elicitInput of SDK %s asks a host of %s by zod 4', async (...pair) => {
  const requestedSchema = z.toJSONSchema(people, { io: 'input' });
  const result = await ask(...pair, { message: 'Go on?', requestedSchema }, answers);
  expect(result).toEqual({ action: 'accept', content });
  expect(people.parse((result as { content: unknown }).content)).toEqual(content);
});

test.each(pairs)('PROTO-12 elicitInput of SDK %s asks a host of %s by zod 3', async (...pair) => {
  const requestedSchema = zodToJsonSchema(trip as never);
  const typed = { from: '2026-07-01', to: '2026-07-03', seats: 'o1' };
  const result = await ask(...pair, { message: 'Where to?', requestedSchema }, typed);
  expect(result).toEqual({ action: 'accept', content: { ...typed, seats: 2 } });
});

test.each(pairs)(
  'PROTO-15 a server of SDK %s hears from a host of %s for how long',
  async (...pair) => {
    const _meta = { codex_approval_kind: 'mcp_tool_call', persist: ['session', 'always'] };
    const chosen = { _meta: { persist: 'always' } };
    const params = {
      message: 'Run it?',
      requestedSchema: { type: 'object', properties: {} },
      _meta,
    };
    const result = await ask(...pair, params, {}, chosen);
    expect(result).toEqual({ action: 'accept', content: {}, ...chosen });
  },
);

test.each(pairs)('PROTO-12 SDK %s asks a host of %s to open a URL', async (...pair) => {
  const url = 'https://example.com/connect';
  const params = { mode: 'url', message: 'Connect.', url, elicitationId: 'e1' };
  expect(await ask(...pair, params)).toEqual({ action: 'accept' });
});
