import { Client, StreamableHTTPClientTransport, type Tool } from '@modelcontextprotocol/client';
import { rawElicitParams, type ElicitResult } from 'react-mcp-elicitation/host';
import { queue } from './queue.ts';
import type { DemoServer } from './servers.ts';

/** A connected MCP server, as the page uses it. */
export interface ConnectedServer {
  readonly server: DemoServer;
  readonly tools: readonly Tool[];
  callTool(name: string, extraArguments?: Record<string, unknown>): Promise<string>;
}

/** Connects to a server and hands its elicitations to the queue. */
export async function connectServer(
  server: DemoServer,
  onAnswer: (result: ElicitResult) => void,
): Promise<ConnectedServer> {
  const url = new URL(server.path, location.href);
  const connection = queue.connection({ id: server.id, name: server.name, url: url.href });
  const client = new Client(
    { name: 'react-mcp-elicitation-demo', version: '1.0.0' },
    {
      capabilities: { ...queue.capability },
      ...(server.revision !== undefined && {
        versionNegotiation: { mode: { pin: server.revision } },
      }),
      // The rounds are ours, so that a person is told which one it is.
      inputRequired: { autoFulfill: false },
    },
  );
  client.setRequestHandler(
    'elicitation/create',
    { params: rawElicitParams },
    async (params, context) => {
      const result = await connection.onRequest(params, context);
      onAnswer(result);
      return result;
    },
  );
  client.setNotificationHandler('notifications/elicitation/complete', connection.onComplete);
  await client.connect(new StreamableHTTPClientTransport(url));
  const { tools } = await client.listTools();
  return {
    server,
    tools,
    async callTool(name, extraArguments) {
      // A person may take their time over a form.
      const options = {
        timeout: 10 * 60 * 1000,
        resetTimeoutOnProgress: true,
        allowInputRequired: true,
      };
      const tool = tools.find((known) => known.name === name);
      let params = {
        name,
        arguments: { ...sampleArguments(tool?.inputSchema), ...extraArguments },
      };
      const call = () => {
        const deadline = Date.now() + options.timeout;
        return connection.track(client.callTool(params, options), { deadline });
      };
      let result = await connection.retryAfterUrl(call);
      for (let round = 1; result['resultType'] === 'input_required'; round++) {
        // oxlint-disable-next-line no-await-in-loop -- A round follows from the one before.
        params = await connection.answerInputRequired({ params, result, round });
        // oxlint-disable-next-line no-await-in-loop -- As above.
        result = await connection.retryAfterUrl(call);
      }
      return result.content
        .map((block) => (block.type === 'text' ? block.text : `[${block.type}]`))
        .join('\n');
    },
  };
}

/** Something for each argument that a tool requires: here a person presses it, not a model. */
function sampleArguments({ properties = {}, required = [] }: Partial<Tool['inputSchema']> = {}) {
  const samples: Readonly<Record<string, unknown>> = { number: 2, integer: 2, boolean: true };
  return Object.fromEntries(
    required.map((name) => {
      const {
        type,
        format,
        enum: options,
      } = properties[name] as {
        type?: string;
        format?: string;
        enum?: unknown[];
      };
      const text = format === 'uri' ? 'https://modelcontextprotocol.io/docs' : 'Hello';
      return [name, options?.[0] ?? samples[type ?? ''] ?? text];
    }),
  );
}
