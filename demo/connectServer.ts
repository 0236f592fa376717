import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolRequest,
  type Tool,
} from '@modelcontextprotocol/client';
import { rawElicitParams, readPendingRound, type ElicitResult } from 'react-mcp-elicitation/host';
import { queue } from './queue.ts';
import type { DemoServer } from './servers.ts';

type Params = CallToolRequest['params'];

/** A connected MCP server, as the page uses it. */
export interface ConnectedServer {
  readonly server: DemoServer;
  readonly tools: readonly Tool[];
  callTool(name: string, extraArguments?: Record<string, unknown>): Promise<string>;
  /** Goes on with the rounds that a reload interrupted, if it did. */
  resume(): Promise<string> | undefined;
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
  // A person may take their time over a form.
  const options = {
    timeout: 10 * 60 * 1000,
    resetTimeoutOnProgress: true,
    allowInputRequired: true,
  };
  const call = (params: Params) =>
    connection.retryAfterUrl(() => {
      const deadline = Date.now() + options.timeout;
      return connection.track(client.callTool(params, options), { deadline });
    });
  const persist = { storage: sessionStorage, key: `round of ${server.id}` };

  /** Calls until the server asks for nothing more. */
  async function finish(params: Params, round = 1): Promise<string> {
    const result = await call(params);
    if (result['resultType'] === 'input_required') {
      const answered = await connection.answerInputRequired({ params, result, round, persist });
      return finish(answered, round + 1);
    }
    return result.content
      .map((block) => (block.type === 'text' ? block.text : `[${block.type}]`))
      .join('\n');
  }

  return {
    server,
    tools,
    callTool(name, extraArguments) {
      const tool = tools.find((known) => known.name === name);
      const sample = sampleArguments(tool?.inputSchema);
      return finish({ name, arguments: { ...sample, ...extraArguments } });
    },
    resume() {
      const pending = readPendingRound(persist);
      if (!pending) return undefined;
      return connection
        .answerInputRequired({ ...pending, persist })
        .then((params) => finish(params as Params, pending.round + 1));
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
