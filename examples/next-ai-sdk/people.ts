import { createMCPClient } from '@ai-sdk/mcp';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge, type ElicitationBridge } from 'react-mcp-elicitation/bridge';

const url = process.env['MCP_URL'] ?? 'http://localhost:3001/mcp';

async function connect({ queue }: ElicitationBridge) {
  const server = queue.connection({ name: 'Everything', url });
  // A server that SDK v2 serves by `createMcpHandler` asks nothing over it: see "The AI SDK" in docs/protocol.md.
  const transport = new StreamableHTTPClientTransport(new URL(url));
  const client = await createMCPClient({
    transport: server.wrapTransport(transport) as never,
    capabilities: { ...queue.capability },
    onUncaughtError: console.error,
  });
  return { server, client };
}

interface Connection {
  readonly opened: ReturnType<typeof connect>;
  /** How many are under way. */
  calls: number;
}

interface Person {
  readonly bridge: ElicitationBridge;
  /** Made with the first call. */
  connection?: Connection;
}

// Next builds each route separately, so what the routes share is on `globalThis`.
const shared = globalThis as { people?: Map<string, Person> };
const people = (shared.people ??= new Map());

/** One bridge for each signed-in person. Your app has its own sign-in. Here, a random cookie stands in for it. */
export function personOf(request: Request): Person | undefined {
  const session = /(?:^|; )session=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!session) return undefined;
  const person = people.get(session) ?? { bridge: createElicitationBridge({ id: session }) };
  people.set(session, person);
  return person;
}

export async function callTool(person: Person, name: string) {
  const connection = (person.connection ??= { opened: connect(person.bridge), calls: 0 });
  connection.calls++;
  try {
    const { client, server } = await connection.opened;
    return await server.track(() => client.callTool({ name }));
  } catch (error) {
    // The server may be down, or may have been restarted. The next call connects anew.
    if (person.connection === connection) delete person.connection;
    throw error;
  } finally {
    connection.calls--;
    // Not before: a person may be answering for another call.
    if (connection.calls === 0 && person.connection !== connection) close(connection);
  }
}

function close({ opened }: Connection) {
  // One that could not connect is closed already.
  opened.then(({ client }) => client.close()).catch(() => {});
}
