import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  McpServer,
} from '@modelcontextprotocol/server';
import { rawElicitParams } from 'react-mcp-elicitation/host';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { settled, setUpHost } from './setUpHost.ts';

const url = new URL('http://localhost/mcp');
const inputSchema = fromJsonSchema({ type: 'object', properties: { name: { type: 'string' } } });

/** A server of revision 2026-07-28, whose tool asks with its argument as the message. */
const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'server', version: '1' });
  server.registerTool('ask', { inputSchema }, (args, { mcpReq }) => {
    if (mcpReq.inputResponses) return { content: [{ type: 'text', text: 'done' }] };
    const question = ask({}, { message: (args as { name: string }).name });
    return inputRequired({ inputRequests: { it: inputRequired.elicit(question as never) } });
  });
  return server;
});
const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
  handler.fetch(new Request(input, init));

test('HOST-15 in the rounds that SDK v2 makes, each request carries the data of its own call', async () => {
  const { queue, connection } = setUpHost();
  const client = new Client(
    { name: 'host', version: '1' },
    { capabilities: connection.clientOptions.capabilities, versionNegotiation: { mode: 'auto' } },
  );
  onTestFinished(() => client.close());
  client.setRequestHandler('elicitation/create', { params: rawElicitParams }, connection.onRequest);
  await client.connect(connection.wrapTransport(new StreamableHTTPClientTransport(url, { fetch })));
  const names = ['one', 'two'];
  const results = names.map((name) =>
    connection.call(client, { name: 'ask', arguments: { name } }, { data: { name } }),
  );
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
  for (const { id, request, data } of queue.getSnapshot().pending) {
    expect(data).toEqual({ name: request.message });
    queue.tell({ type: 'respond', id, result: { action: 'accept', content: {} } });
  }
  await expect(Promise.all(results)).resolves.toMatchObject(
    names.map(() => ({ content: [{ text: 'done' }] })),
  );
});

const exchange = {
  params: {},
  result: { inputRequests: { it: { method: 'elicitation/create', params: ask({}) } } },
};

test('HOST-15 in the rounds that a host makes, requests carry what it says, or what its call has', async () => {
  const { queue, connection } = setUpHost();
  void connection.answerInputRequired({ ...exchange, data: 'said' });
  void connection.track(() => connection.answerInputRequired(exchange), { data: 'tracked' });
  void connection.answerInputRequired(exchange);
  await settled();
  expect(queue.getSnapshot().pending.map(({ data }) => data)).toEqual([
    'said',
    'tracked',
    undefined,
  ]);
});
