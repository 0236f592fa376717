import { createMCPClient } from '@ai-sdk/mcp';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge, type ElicitationBridge } from 'react-mcp-elicitation/bridge';

const url = process.env['MCP_URL'] ?? 'http://localhost:3001/mcp';

async function connect({ queue }: ElicitationBridge) {
  const server = queue.connection({ name: 'Everything', url });
  const transport = new StreamableHTTPClientTransport(new URL(url));
  const client = await createMCPClient({
    transport: server.wrapTransport(transport) as never,
    capabilities: { ...queue.capability },
    onUncaughtError: console.error,
  });
  return { server, client };
}

interface Person {
  readonly bridge: ElicitationBridge;
  /** Made with the first call. */
  connected?: ReturnType<typeof connect>;
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
  const connected = (person.connected ??= connect(person.bridge));
  try {
    const { client, server } = await connected;
    return await server.track(client.callTool({ name }));
  } catch (error) {
    // The server may be down, or may have been restarted. The next call connects anew.
    if (person.connected === connected) delete person.connected;
    throw error;
  }
}
