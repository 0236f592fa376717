import { randomUUID } from 'node:crypto';
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { ConnectPages } from './ConnectPages.ts';
import { dialectCases } from './dialectCases.ts';
import { edgeCases } from './edgeCases.ts';
import { serveSessions } from './serveSessions.ts';

/** An MCP server whose tools each ask for one of the edge cases and print the raw result. */
function createMcpServer(connectPages: ConnectPages): McpServer {
  const server = new McpServer({ name: 'edge-cases', version: '1.0.0' });
  // Sends params as they are and gives back the answer as it came, since the SDK's own checks are not the subject here.
  const send = (context: ServerContext, params: Record<string, unknown>, options = {}) => {
    const request = { method: 'elicitation/create' as const, params };
    return context.mcpReq.send(request, { timeout: 10 * 60 * 1000, ...options });
  };
  const say = (words: string, value: unknown) => {
    const text = `${words}: ${JSON.stringify(value, null, 2)}`;
    return { content: [{ type: 'text' as const, text }] };
  };
  const ask = async (context: ServerContext, params: Record<string, unknown>) =>
    say('Raw result', await send(context, params));
  for (const { tool, description, message, url, requestedSchema } of [
    ...edgeCases,
    ...dialectCases,
  ]) {
    const params =
      url === undefined ? { requestedSchema } : { mode: 'url', url, elicitationId: randomUUID() };
    server.registerTool(tool, { description }, (context) => ask(context, { message, ...params }));
  }
  server.registerTool(
    'ask-to-connect',
    { description: 'A page of this server; the dialog moves on when it is done' },
    (context) => {
      const elicitationId = randomUUID();
      const url = connectPages.open(
        server.server.createElicitationCompletionNotifier(elicitationId),
      );
      const message = 'Connect your account on the page that opens.';
      return ask(context, { mode: 'url', message, url, elicitationId });
    },
  );
  server.registerTool(
    'complete-anothers-elicitation',
    { description: 'Says that an elicitation of another server is complete' },
    async (context) => {
      const params = { elicitationId: 'known-id' };
      await context.mcpReq.notify({ method: 'notifications/elicitation/complete', params });
      return say('Raw result', params);
    },
  );
  const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
  server.registerTool(
    'ask-and-give-up',
    { description: 'Times out after three seconds' },
    async (context) => {
      const params = { message: 'You have three seconds.', requestedSchema };
      const failure = await send(context, params, { timeout: 3000 }).catch(String);
      return say('Gave up', failure);
    },
  );
  server.registerTool(
    'ask-and-withdraw',
    { description: 'Cancels its own request after two seconds' },
    async (context) => {
      const signal = AbortSignal.timeout(2000);
      const params = { message: 'Never mind in two seconds.', requestedSchema };
      const failure = await send(context, params, { signal }).catch(String);
      return say('Withdrew', failure);
    },
  );
  server.registerTool(
    'ask-40-times',
    { description: 'Asks more than a host lets it' },
    async (context) => {
      const asked = Array.from({ length: 40 }, (_, index) =>
        send(context, { message: `Question ${index + 1}`, requestedSchema }),
      );
      const results = await Promise.allSettled(asked);
      const codes = results.map((result) =>
        result.status === 'fulfilled'
          ? (result.value as { action: string }).action
          : (result.reason as { code: unknown }).code,
      );
      return say('Raw result', codes);
    },
  );
  return server;
}

/** Serves the edge cases over Streamable HTTP on a free port of this machine, and returns the port. */
export async function startEdgeCaseServer(): Promise<number> {
  const connectPages = new ConnectPages();
  const port = await serveSessions(() => createMcpServer(connectPages), connectPages);
  connectPages.origin = `http://127.0.0.1:${port}`;
  return port;
}
