import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createApplicationInputHandler,
  createTaskSessionFromClient,
  type RawClientDispatch,
  type TaskEnabledSession,
} from '@modelcontextprotocol/ext-tasks/client';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { ElicitationConnection, ElicitationQueue } from 'react-mcp-elicitation/host';
import { untilTaskEnds } from 'react-mcp-elicitation/tasks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { ask, askForUrl } from '../ask.ts';
import { runBlock } from '../docs/runBlock.ts';
import { setUpHost } from '../host/setUpHost.ts';
import { waitFor } from '../waitFor.ts';

const info = { name: 'test', version: '1' };
const protocolVersion = '2026-07-28';
const extensions = { 'io.modelcontextprotocol/tasks': {} };
const url = 'http://localhost/mcp';

const elicit = (params: object) => ({ method: 'elicitation/create', params });
const who = elicit(ask({ name: { type: 'string' } }));
const asking = (inputRequests: object) => ({ status: 'input_required', inputRequests });
const done = { status: 'completed', result: { resultType: 'complete', content: [] } };
const failed = { status: 'failed', error: { code: -32603, message: 'Nobody answered.' } };
const canceled = { status: 'cancelled' };

/** A server of SDK v2 with the extension. Its one tool is a task, whose state is the test's. */
function createTaskServer() {
  const at = '2026-07-28T00:00:00Z';
  const task = { taskId: 't1', createdAt: at, lastUpdatedAt: at, ttlMs: null, pollIntervalMs: 10 };
  const answers: unknown[] = [];
  const server = {
    state: asking({ who }) as object,
    polls: 0,
    isDown: false,
    isMissed: false,
    answers,
  };
  const methods = {
    'tools/call': () => ({ resultType: 'task', ...task, status: 'working' }),
    'tasks/get': () => {
      server.polls++;
      if (server.state instanceof Error) throw server.state;
      return { ...task, ...server.state };
    },
    'tasks/update': (responses: unknown) => {
      answers.push(responses);
      return {};
    },
    'tasks/cancel': () => {
      server.state = canceled;
      return {};
    },
  };
  const { fetch } = createMcpHandler(() => {
    const mcp = new McpServer(info, { capabilities: { tools: {}, extensions } });
    for (const [method, run] of Object.entries(methods)) {
      mcp.server.setRequestHandler(
        method,
        { params: z.looseObject({}) },
        async (_, { mcpReq }) => run(mcpReq.inputResponses) as never,
      );
    }
    return mcp;
  });
  return Object.assign(server, {
    fetch: async (to: string | URL, init?: RequestInit) => {
      if (server.isDown) {
        server.isMissed = true;
        throw new TypeError('fetch failed');
      }
      return fetch(new Request(to, init));
    },
    told: (state: object) => ({
      jsonrpc: '2.0',
      method: 'notifications/tasks',
      params: { ...task, ...state },
    }),
  });
}

interface Host {
  queue: ElicitationQueue;
  github: ElicitationConnection;
  client: Client;
  rawDispatch: RawClientDispatch;
}

const sampling = () => Promise.reject(new Error('Not here.'));
const roots = () => ({ roots: [] });

const asDocumented = async (host: Host) => {
  const names = { createApplicationInputHandler, createTaskSessionFromClient, untilTaskEnds };
  const given = { ...names, ...host, info, sampling, roots };
  const { session } = await runBlock('docs/protocol.md', 'untilTaskEnds(', given);
  return session as TaskEnabledSession;
};

const asItStands = ({ github, client, rawDispatch }: Host): TaskEnabledSession =>
  createTaskSessionFromClient(client, {
    endpointId: 'github',
    rawDispatch,
    v2RequestFraming: {
      protocolVersion,
      clientInfo: info,
      clientCapabilities: github.clientOptions.capabilities,
    },
    onInputRequest: createApplicationInputHandler({
      elicitation: github.onRequest,
      sampling,
      roots,
    }),
  });

/** A host that has called a tool, which has asked. */
async function callTool(open: (host: Host) => TaskEnabledSession | Promise<TaskEnabledSession>) {
  const server = createTaskServer();
  const { queue, connection: github } = setUpHost();
  // What is withdrawn stays on screen.
  queue.attachRenderer();
  const client = new Client(info, {
    capabilities: github.clientOptions.capabilities,
    versionNegotiation: { mode: { pin: protocolVersion } },
  });
  onTestFinished(() => client.close());
  const transport = new StreamableHTTPClientTransport(new URL(url), { fetch: server.fetch });
  await client.connect(github.wrapTransport(transport));
  const rawDispatch: RawClientDispatch = async (request, { signal, context } = {}) => {
    const { method, params } = request as { method: string; params: Record<string, string> };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': protocolVersion,
      'mcp-method': method,
      'mcp-name': context?.headers?.['Mcp-Name'] ?? params['name']!,
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const init = { method: 'POST', headers, body, ...(signal && { signal }) };
    const { result, error } = (await (await server.fetch(url, init)).json()) as {
      result: never;
      error?: never;
    };
    return error ? { kind: 'error', error } : { kind: 'result', result };
  };
  const session = await open({ queue, github, client, rawDispatch });
  onTestFinished(() => session.close());
  const execution = await session.callTool('deploy');
  const asked = async () => {
    const left = () => queue.getSnapshot().pending.filter(({ ended }) => !ended);
    await waitFor(() => expect(left()).toHaveLength(1));
    return left()[0]!;
  };
  const polledOften = () => {
    const enough = server.polls + 5;
    return waitFor(() => expect(server.polls).toBeGreaterThan(enough));
  };
  const withdrawn = () =>
    waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'withdrawn' }]));
  return { server, queue, transport, session, execution, asked, polledOften, withdrawn };
}

type Called = Awaited<ReturnType<typeof callTool>>;

const accept = { action: 'accept', content: { name: 'Ada' } } as const;

describe('PROTO-14 what a task asks', () => {
  test('is asked once by its key, however often it is polled, and answered by tasks/update', async () => {
    const { server, queue, execution, asked, polledOften } = await callTool(asDocumented);
    const first = await asked();
    expect(first).toMatchObject({ request: { message: 'Please' } });
    await polledOften();
    expect(queue.getSnapshot().pending).toEqual([first]);
    queue.tell({ type: 'respond', id: first.id, result: accept });
    await waitFor(() => expect(server.answers).toMatchObject([{ who: accept }]));
    // The server may take its time to take the answer.
    await polledOften();
    server.state = asking({ who, where: elicit(askForUrl('https://example.com/')) });
    const { id, request } = await asked();
    expect(request).toMatchObject({ url: 'https://example.com/' });
    queue.tell({ type: 'opened', id });
    queue.tell({ type: 'respond', id, result: { action: 'accept' } });
    await waitFor(() => expect(server.answers).toHaveLength(2));
    expect(server.answers[1]).toMatchObject({ where: { action: 'accept' } });
    expect(Object.keys(server.answers[1] as object)).toEqual(['where']);
    server.state = done;
    await expect(execution.result()).resolves.toMatchObject({ status: 'completed' });
  });

  test.each([
    ['is done', done],
    ['has failed', failed],
    ['is canceled', canceled],
  ])('is withdrawn once the task %s, with the outcome of the task', async (_, state) => {
    const { server, execution, asked, withdrawn } = await callTool(asDocumented);
    await asked();
    server.state = state;
    await withdrawn();
    await expect(execution.result()).resolves.toMatchObject({ status: state.status });
  });

  test('is withdrawn where the server no longer knows the task', async () => {
    const { server, execution, asked, withdrawn } = await callTool(asDocumented);
    await asked();
    server.state = new Error('No such task.');
    await withdrawn();
    await expect(execution.result()).resolves.toMatchObject({ status: 'failed' });
  });

  test('stays while the server cannot be reached, and is withdrawn once it tells of an end', async () => {
    const { server, queue, asked, withdrawn } = await callTool(asDocumented);
    const { id } = await asked();
    server.isDown = true;
    await waitFor(() => expect(server.isMissed).toBe(true));
    server.isDown = false;
    await asked();
    expect(queue.getSnapshot().pending).toMatchObject([{ id }]);
    server.state = failed;
    await withdrawn();
  });

  test.each([
    [
      'cancels the task',
      asItStands,
      ({ session, execution }: Called) => session.cancelTask(execution.handle!.taskId),
    ],
    ['closes the session', asDocumented, ({ session }: Called) => session.close()],
  ])('is withdrawn where the host %s, and no answer goes out', async (_, open, end) => {
    const called = await callTool(open);
    await called.asked();
    await end(called);
    await called.withdrawn();
    await called.execution.result();
    expect(called.server.answers).toEqual([]);
  });

  test('is asked by `onRequest` as it stands, and withdrawn as the server tells of an end', async () => {
    const { server, queue, transport, execution, asked, polledOften, withdrawn } =
      await callTool(asItStands);
    const { id } = await asked();
    queue.tell({ type: 'respond', id, result: accept });
    await waitFor(() => expect(server.answers).toMatchObject([{ who: accept }]));
    await polledOften();
    server.state = asking({ again: who });
    await asked();
    transport.onmessage!(server.told(failed) as never);
    await withdrawn();
    await expect(execution.result()).resolves.toMatchObject({ status: 'failed' });
    expect(server.answers).toHaveLength(1);
  });

  test('is asked without a task where a call asks before it becomes one', async () => {
    const { queue, connection } = setUpHost();
    const session = vi.fn<() => never>();
    const request = { kind: 'elicitation', ...who };
    const { signal } = new AbortController();
    const answer = untilTaskEnds(connection, session)(request, { signal });
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    const [pending] = queue.getSnapshot().pending;
    queue.tell({ type: 'respond', id: pending!.id, result: accept });
    await expect(answer).resolves.toEqual(accept);
    expect(session).not.toHaveBeenCalled();
  });
});
