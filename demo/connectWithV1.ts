import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { createTasks } from 'react-mcp-elicitation/tasks';
import { argumentsFor, callOptions, textOf, type ConnectedServer } from './ConnectedServer.ts';
import { queue } from './queue.ts';
import type { DemoServer } from './servers.ts';

/** Connects to a server with SDK v1, which may ask in tasks as well, and hands its elicitations to the queue. */
export async function connectWithV1(server: DemoServer): Promise<ConnectedServer> {
  const connection = queue.connection(server);
  const { capability, taskStore } = createTasks(connection);
  const client = new Client(
    { name: 'react-mcp-elicitation-demo', version: '1.0.0' },
    {
      capabilities: { ...connection.clientOptions.capabilities, ...capability },
      taskStore,
    },
  );
  await connection.connect(client, new StreamableHTTPClientTransport(new URL(server.url)));
  const { tools } = await client.listTools();

  /** Calls a tool, as a task if the tool wants that. */
  async function call(params: { name: string; arguments: Record<string, unknown> }) {
    const stream = client.experimental.tasks.callToolStream(
      params,
      CallToolResultSchema,
      callOptions,
    );
    for await (const message of stream) {
      if (message.type === 'error') throw message.error;
      if (message.type === 'result') return message.result;
    }
    throw new Error('The call ended without a result.');
  }

  return {
    tools,
    async callTool(name, extraArguments) {
      const params = { name, arguments: argumentsFor(tools, name, extraArguments) };
      return textOf(await connection.track(() => call(params)));
    },
  };
}
