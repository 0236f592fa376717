import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { joinCluster } from 'react-mcp-elicitation/cluster';
import { store } from './store.js';

const url = process.env.MCP_URL ?? 'http://localhost:3001/mcp';
const people = new Map();
const cluster = joinCluster(store);

/** What this process keeps for a person: a bridge, joined to those of the other processes, and a client. */
export function personOf(id) {
  const person = people.get(id) ?? createPerson(id);
  people.set(id, person);
  return person;
}

function createPerson(id) {
  const bridge = createElicitationBridge({ cluster, id });
  const server = bridge.queue.connection({ name: 'Everything', url });
  const client = new Client({ name: 'example', version: '1.0.0' }, server.clientOptions);
  return { bridge, server, client };
}

export function callTool(person, name) {
  const { server, client } = person;
  // With the first call. A server that is down, or was restarted, is connected with the next one.
  person.connected ??= server
    .connect(client, () => new StreamableHTTPClientTransport(new URL(url)))
    .catch(() => {});
  return server.call(client, { name });
}

// Withdraws this process's pending requests at once. Otherwise the other processes would have to notice that it is gone.
process.on('SIGTERM', () => {
  for (const { bridge } of people.values()) bridge.dispose();
  setTimeout(() => process.exit(), 100);
});
