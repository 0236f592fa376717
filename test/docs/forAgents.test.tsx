import { createMCPClient } from '@ai-sdk/mcp';
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { disableConsentGuard, loadOutlet } from 'react-mcp-elicitation/testing';
import { createElement, Fragment, type ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readPages } from './readPages.ts';
import { runBlock } from './runBlock.ts';

const page = 'docs/for-agents.md';

beforeAll(async () => {
  await loadOutlet();
  return disableConsentGuard();
});

/** A transport of a page, to a server whose tool asks before it answers. */
function transportToServer() {
  const server = new McpServer({ name: 'server', version: '1' });
  server.registerTool('open-issue', {}, async () => {
    const properties = { title: { type: 'string' as const } };
    const requestedSchema = { type: 'object' as const, properties };
    const { content } = await server.server.elicitInput({ message: 'Which?', requestedSchema });
    return { content: [{ type: 'text', text: String(content?.['title']) }] };
  });
  const [ofPage, ofServer] = InMemoryTransport.createLinkedPair();
  void server.connect(ofServer);
  return ofPage;
}

class StreamableHTTPClientTransport {
  constructor() {
    return transportToServer();
  }
}

type Call = (name: string) => Promise<unknown>;

interface Host {
  readonly queue: ReturnType<typeof createElicitationQueue>;
  readonly callTool: Call;
}

const runHost = (Client: unknown, Transport: unknown = StreamableHTTPClientTransport) => {
  const names = { createElicitationQueue, Client, StreamableHTTPClientTransport: Transport };
  const given = { ...names, console: { error() {} } };
  return runBlock(page, '// mcp.ts', given) as Promise<unknown> as Promise<Host>;
};

async function runAiSdk(): Promise<Host> {
  const queue = createElicitationQueue();
  const url = 'https://mcp.example.com/mcp';
  const github = queue.connection({ name: 'GitHub', url });
  const names = { createMCPClient, StreamableHTTPClientTransport, github, url };
  const { client } = (await runBlock(page, "'@ai-sdk/mcp'", names)) as { client: ClientV1 };
  return { queue, callTool: (name) => github.call(client, { name }) };
}

test.each([
  ['SDK v2', () => runHost(ClientV2)],
  ['SDK v1', () => runHost(ClientV1)],
  ['@ai-sdk/mcp', runAiSdk],
])('HOST-1 what the page for coding agents says of %s asks, and answers', async (_, start) => {
  const { queue, callTool } = await start();
  const results: Promise<unknown>[] = [];
  const { default: App } = (await runBlock(page, '// App.tsx', {
    ElicitationOutlet,
    queue,
    callTool: async (name: string) => {
      results.push(callTool(name));
      return results[0];
    },
    propsOf: createElement,
    React: { Fragment },
    console: { log() {}, error() {} },
  })) as { default: () => ReactNode };
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Open an issue' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'title' }), 'Broken');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await results[0]).toMatchObject({ content: [{ text: 'Broken' }] });
});

test('HOST-1 a host that was started before its server connects with the next call', async () => {
  let tries = 0;
  class Transport {
    constructor() {
      const transport = transportToServer();
      if (tries++ === 0) {
        transport.start = async () => {
          throw new Error('The server is down.');
        };
      }
      return transport;
    }
  }
  const { queue, callTool } = await runHost(ClientV2, Transport);
  render(<ElicitationOutlet queue={queue} />);
  const result = callTool('open-issue');
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await result).toMatchObject({ content: [{ text: 'undefined' }] });
  expect(tries).toBe(2);
});

test('the page for coding agents names every entry of the package', () => {
  const { text } = readPages().find(({ path }) => path === page)!;
  const types = /## Where the types are\n([^]*)/.exec(text)![1]!;
  const entries = Object.keys(manifest.exports)
    .map((entry) => entry.replace(/^\.\/|\/\*$/g, ''))
    .filter((entry) => entry !== 'package.json');
  expect(entries.length).toBeGreaterThan(10);
  const named = (entry: string) => (entry === '.' ? '`.`' : entry);
  expect(entries.filter((entry) => !types.includes(named(entry)))).toEqual([]);
});
