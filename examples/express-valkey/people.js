import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { joinCluster } from 'react-mcp-elicitation/cluster';
import { rawElicitParams } from 'react-mcp-elicitation/host';
import { store } from './store.js';

const url = process.env.MCP_URL ?? 'http://localhost:3001/mcp';
const people = new Map();
const cluster = joinCluster(store);

/**
 * What this process keeps for a person: a bridge, joined to those of the other processes, and a client after the first call.
 */
export function personOf(id) {
  const person = people.get(id) ?? { bridge: createElicitationBridge({ cluster, id }) };
  people.set(id, person);
  return person;
}

/** In milliseconds. By itself, the SDK gives a person one minute. */
const timeout = 600_000;

export async function callTool(person, name) {
  person.connection ??= { opened: connect(person.bridge), calls: 0 };
  const { connection } = person;
  connection.calls++;
  try {
    const { client, server } = await connection.opened;
    return await server.track(() => client.callTool({ name }, { timeout }));
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

function close({ opened }) {
  // One that could not connect is closed already.
  opened.then(({ client }) => client.close()).catch(() => {});
}

async function connect({ queue }) {
  const server = queue.connection({ name: 'Everything', url });
  const client = new Client(
    { name: 'example', version: '1.0.0' },
    { capabilities: { ...queue.capability }, versionNegotiation: { mode: 'auto' } },
  );
  // In MCP 2026-07-28, the client itself hands over what a server asks.
  client.setRequestHandler('elicitation/create', { params: rawElicitParams }, server.onRequest);
  client.onerror = console.error;
  await client.connect(server.wrapTransport(new StreamableHTTPClientTransport(new URL(url))));
  return { client, server };
}

// Withdraws this process's pending requests at once. Otherwise the other processes would have to notice that it is gone.
process.on('SIGTERM', () => {
  for (const { bridge } of people.values()) bridge.dispose();
  setTimeout(() => process.exit(), 100);
});
