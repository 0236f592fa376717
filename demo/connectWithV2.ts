import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolRequest,
} from '@modelcontextprotocol/client';
import { readPendingRound } from 'react-mcp-elicitation/host';
import { argumentsFor, callOptions, textOf, type ConnectedServer } from './ConnectedServer.ts';
import { queue } from './queue.ts';
import type { DemoServer } from './servers.ts';

type Params = CallToolRequest['params'];

/** Connects to a server with SDK v2, and hands its elicitations to the queue. */
export async function connectWithV2(server: DemoServer): Promise<ConnectedServer> {
  const connection = queue.connection(server);
  const client = new Client(
    { name: 'react-mcp-elicitation-demo', version: '1.0.0' },
    {
      capabilities: connection.clientOptions.capabilities,
      ...(server.revision !== undefined && {
        versionNegotiation: { mode: { pin: server.revision } },
      }),
      // We run the rounds ourselves, so that a person is told which round it is.
      inputRequired: { autoFulfill: false },
    },
  );
  await connection.connect(client, new StreamableHTTPClientTransport(new URL(server.url)));
  const listed = await client.listTools();
  // This SDK has no tasks.
  const tools = listed.tools.filter(({ execution }) => execution?.taskSupport !== 'required');
  const options = { ...callOptions, allowInputRequired: true };
  const call = (params: Params) => {
    const deadline = Date.now() + options.timeout;
    const tool = tools.find(({ name }) => name === params.name)!;
    // SDK 2.4 misses the tool's output in a round, and throws.
    const toolDefinition = { ...tool, outputSchema: undefined };
    return connection.track(() => client.callTool(params, { ...options, toolDefinition }), {
      deadline,
    });
  };
  const persist = { storage: sessionStorage, key: `round of ${server.id}` };

  /** Calls until the server asks for nothing more. */
  async function finish(params: Params, round = 1): Promise<string> {
    const result = await call(params);
    if (result['resultType'] === 'input_required') {
      const answered = await connection.answerInputRequired({ params, result, round, persist });
      return finish(answered, round + 1);
    }
    return textOf(result);
  }

  return {
    tools,
    callTool: (name, extraArguments) =>
      finish({ name, arguments: argumentsFor(tools, name, extraArguments) }),
    resume() {
      const pending = readPendingRound(persist);
      if (!pending) return undefined;
      return connection
        .answerInputRequired({ ...pending, persist })
        .then((params) => finish(params as Params, pending.round + 1));
    },
  };
}
