import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitationQueue } from 'react-mcp-elicitation/host';

const url = import.meta.env.MCP_URL ?? 'http://localhost:3001/mcp';
export const queue = createElicitationQueue(); // one for the whole host
const server = queue.connection({ name: 'Everything', url }); // one for each server
const client = new Client({ name: 'host', version: '1' }, server.clientOptions);
server.connect(client, () => new StreamableHTTPClientTransport(new URL(url))).catch(console.error);

export const callTool = (name: string) => server.call(client, { name });
