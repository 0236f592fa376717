/**
 * A host as the conformance scenarios start it, with the address of their server as its last argument: it
 * calls each tool, and whoever sits before it accepts each form as it is shown.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { setTimeout } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

// React and Testing Library look for the page when they are loaded.
const { window } = new JSDOM('', { pretendToBeVisual: true, url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: window[name] as unknown });
}
Object.assign(globalThis, { window });

const { createElement } = await import('react');
const { render, screen } = await import('@testing-library/react');
const { userEvent } = await import('@testing-library/user-event');
const { ElicitationOutlet } = await import('react-mcp-elicitation');
const { disableConsentGuard } = await import('react-mcp-elicitation/testing');
const { createElicitationQueue, rawElicitParams } = await import('react-mcp-elicitation/host');

const url = process.argv.at(-1)!;
const isModern = process.env['MCP_CONFORMANCE_PROTOCOL_VERSION'] === '2026-07-28';
/** Whether the rounds of revision 2026-07-28 are the host's own, or those of the SDK. */
const hasOwnRounds = process.argv.includes('--own-rounds');

// Presses that a script makes are accepted from nobody else.
disableConsentGuard();
const queue = createElicitationQueue();
const connection = queue.connection({ name: 'Conformance', url });
const client = new Client(
  { name: 'react-mcp-elicitation', version: '1.0.0' },
  {
    capabilities: connection.clientOptions.capabilities,
    ...(isModern && { versionNegotiation: { mode: 'auto' as const } }),
    ...(hasOwnRounds && { inputRequired: { autoFulfill: false } }),
  },
);
client.setRequestHandler('elicitation/create', { params: rawElicitParams }, connection.onRequest);
await client.connect(new StreamableHTTPClientTransport(new URL(url)));

async function callTool(name: string): Promise<unknown> {
  if (!hasOwnRounds) return client.callTool({ name });
  const call = async (params: { name: string }): Promise<Record<string, unknown>> =>
    client.callTool(params, { allowInputRequired: true });
  let params = { name };
  let result = await call(params);
  for (let round = 1; result['resultType'] === 'input_required'; round++) {
    params = await connection.answerInputRequired({ params, result, round });
    result = await call(params);
  }
  return result;
}

render(createElement(ElicitationOutlet, { queue, presentation: 'inline' }));
const { tools } = await client.listTools();
// One of the tools answers what the SDK refuses; that is theirs, and the others have to be called.
const calls = Promise.allSettled(tools.map(({ name }) => callTool(name)));

const accepting = new AbortController();
void calls.then(() => accepting.abort());
while (!accepting.signal.aborted) {
  const [accept] = screen.queryAllByRole('button', { name: 'Accept' });
  // One form after another, as they come up.
  await (accept ? userEvent.click(accept) : setTimeout(20));
}
for (const call of await calls) if (call.status === 'rejected') console.error(String(call.reason));
await client.close();
// The page's timers go on otherwise.
process.exit();
