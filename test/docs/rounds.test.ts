import { createMCPClient, ElicitationRequestSchema } from '@ai-sdk/mcp';
import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolRequest,
} from '@modelcontextprotocol/client';
import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  McpServer,
} from '@modelcontextprotocol/server';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../waitFor.ts';

const url = 'http://localhost/mcp';
const region = { type: 'string', 'x-mcp-header': 'Region' };
const output = { type: 'object', properties: { name: { type: 'string' } } } as const;

/** A server of revision 2026-07-28. Its tool asks, wants a header of its arguments, and has an output schema. */
const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'server', version: '1' });
  const inputSchema = fromJsonSchema({ type: 'object', properties: { region } } as never);
  const outputSchema = fromJsonSchema(output);
  server.registerTool('deploy', { inputSchema, outputSchema }, (_, { mcpReq }) => {
    const answer = mcpReq.inputResponses?.['who'] as { content?: { name: string } } | undefined;
    if (answer) return { content: [], structuredContent: { name: answer.content!.name } };
    const request = { message: 'Who?', requestedSchema: output };
    return inputRequired({ inputRequests: { who: inputRequired.elicit(request as never) } });
  });
  return server;
});
const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
  handler.fetch(new Request(input, init));

const deployed = { structuredContent: { name: 'Ada' } };

/** Answers the first that is asked. */
async function answer(queue: ReturnType<typeof createElicitationQueue>) {
  queue.attachRenderer();
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'accept', content: { name: 'Ada' } },
  });
}

test('PROTO-9 a host does its rounds as the page says, with a tool that wants a header and has an output schema', async () => {
  const queue = createElicitationQueue();
  const github = queue.connection({ name: 'GitHub', url });
  const client = new Client(
    { name: 'host', version: '1' },
    { capabilities: github.clientOptions.capabilities, versionNegotiation: { mode: 'auto' } },
  );
  onTestFinished(() => client.close());
  await client.connect(
    github.wrapTransport(new StreamableHTTPClientTransport(new URL(url), { fetch })),
  );
  const { tools } = await client.listTools();

  function call(params: CallToolRequest['params']) {
    const tool = tools.find(({ name }) => name === params.name)!;
    const toolDefinition = { ...tool, outputSchema: undefined };
    return client.callTool(params, { allowInputRequired: true, toolDefinition });
  }

  let params: CallToolRequest['params'] = { name: 'deploy', arguments: { region: 'eu' } };
  const result = await call(params);
  expect(result['resultType']).toBe('input_required');
  const answering = answer(queue);
  params = await github.answerInputRequired({ params, result, round: 1 });
  await answering;
  expect(await call(params)).toMatchObject(deployed);
});

test('PROTO-9 HOST-1 a client of the AI SDK with its own transport asks by its handler', async () => {
  const queue = createElicitationQueue();
  const github = queue.connection({ name: 'GitHub', url, modes: ['form'] });
  const client = await createMCPClient({
    transport: { type: 'http', url, fetch: fetch as typeof globalThis.fetch },
    capabilities: { elicitation: { form: {} } },
  });
  onTestFinished(() => client.close());
  client.onElicitationRequest(ElicitationRequestSchema, github.onRequest);
  await client.listTools();
  const call = { name: 'deploy', arguments: { region: 'eu' } };
  const result = github.track(() => client.callTool(call));
  await answer(queue);
  expect(await result).toMatchObject(deployed);
});
