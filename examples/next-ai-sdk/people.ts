import { createMCPClient } from '@ai-sdk/mcp';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';

const url = process.env['MCP_URL'] ?? 'http://localhost:3001/mcp';

async function connect() {
  const bridge = createElicitationBridge();
  const server = bridge.queue.connection({ name: 'Everything', url });
  const transport = new StreamableHTTPClientTransport(new URL(url));
  const client = await createMCPClient({
    transport: server.wrapTransport(transport) as never,
    capabilities: { ...bridge.queue.capability },
  });
  return { bridge, server, client };
}

type Person = Awaited<ReturnType<typeof connect>>;

// Next builds each route separately, so what the routes share is on `globalThis`.
const shared = globalThis as { people?: Map<string, Promise<Person>> };
const people = (shared.people ??= new Map());

/** One bridge for each signed-in person. Your app has its own sign-in. Here, a random cookie stands in for it. */
export function personOf(request: Request): Promise<Person> {
  const session = /(?:^|; )session=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!session) throw new Error('Nobody is signed in.');
  const person = people.get(session) ?? connect();
  people.set(session, person);
  person.catch(() => people.delete(session));
  return person;
}
