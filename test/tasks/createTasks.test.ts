import { createRequire } from 'node:module';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { createElicitationQueue, type ElicitationQueueOptions } from 'react-mcp-elicitation/host';
import { createTasks } from 'react-mcp-elicitation/tasks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { waitFor } from '../waitFor.ts';

const raw = ElicitRequestSchema.extend({ params: z.looseObject({}) });
const info = { name: 'test', version: '1.0.0' };

function createHost(options: ElicitationQueueOptions = {}) {
  const queue = createElicitationQueue({ rendererTimeout: Infinity, ...options });
  const connection = queue.connection({ name: 'Example' });
  const { capability, taskStore } = createTasks(connection);
  const client = new Client(info, {
    capabilities: { ...connection.clientOptions.capabilities, ...capability },
    taskStore,
  });
  client.setRequestHandler(raw, connection.onRequest);
  onTestFinished(() => client.close());
  return { queue, connection, client };
}

const newTasks = () => createTasks(createElicitationQueue().connection({ name: 'Example' }));

/** A host, and a server to ask it as it likes. */
async function connect(options: ElicitationQueueOptions = {}) {
  const host = createHost(options);
  const server = new Server(info);
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), host.client.connect(other)]);
  const call = (method: string, params: Record<string, unknown>) =>
    server.request({ method, params } as never, z.looseObject({})) as Promise<
      Record<string, unknown>
    >;
  const ask = async (task: object) => {
    const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
    const created = await call('elicitation/create', { message: 'Name?', requestedSchema, task });
    return created['task'] as { taskId: string; status: string; ttl: number };
  };
  return { ...host, call, ask };
}

const answer = { action: 'accept', content: { name: 'Ada' } } as const;

describe('PROTO-10 a request in a task', () => {
  test('gets its task at once, and the answer under tasks/result', async () => {
    const { queue, call, ask } = await connect();
    const { taskId, status, ttl } = await ask({ ttl: 60_000 });
    expect({ status, ttl }).toEqual({ status: 'input_required', ttl: 60_000 });
    const [pending] = queue.getSnapshot().pending;
    expect(pending).toMatchObject({ request: { message: 'Name?' } });
    const result = call('tasks/result', { taskId });
    queue.tell({ type: 'respond', id: pending!.id, result: answer });
    await expect(result).resolves.toMatchObject(answer);
    await expect(call('tasks/get', { taskId })).resolves.toMatchObject({ status: 'completed' });
    await expect(call('tasks/cancel', { taskId })).rejects.toMatchObject({ code: -32602 });
  });

  test.each([0, 5, -5])('is kept for a second, though its server says %s ms', async (ttl) => {
    const { queue, call, ask } = await connect();
    const task = await ask({ ttl });
    expect(task.ttl).toBe(1000);
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: answer });
    await expect(call('tasks/result', { taskId: task.taskId })).resolves.toMatchObject(answer);
  });

  test('tasks/cancel withdraws what is asked, and stays cancelled', async () => {
    const { queue, call, ask } = await connect();
    const { taskId } = await ask({});
    const [pending] = queue.getSnapshot().pending;
    await expect(call('tasks/cancel', { taskId })).resolves.toMatchObject({ status: 'cancelled' });
    expect(pending!.signal!.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(call('tasks/get', { taskId })).resolves.toMatchObject({ status: 'cancelled' });
    await expect(call('tasks/result', { taskId })).rejects.toThrow('cancelled');
  });

  test('is kept for a day at most, though its server says a month', async () => {
    const { queue, ask } = await connect();
    const { ttl } = await ask({ ttl: 30 * 24 * 60 * 60 * 1000 });
    expect(ttl).toBe(24 * 60 * 60 * 1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test('its ttl withdraws it as well', async () => {
    const { queue, call, ask } = await connect();
    const { taskId } = await ask({ ttl: 30 });
    const [pending] = queue.getSnapshot().pending;
    await waitFor(() => expect(pending!.signal!.aborted).toBe(true));
    await expect(call('tasks/get', { taskId })).rejects.toMatchObject({ code: -32602 });
  });

  test('its answer is forgotten when its ttl is over', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { taskStore } = newTasks();
    const { taskId } = await taskStore.createTask({ ttl: 5000 });
    await taskStore.storeTaskResult(taskId, 'completed', answer);
    await vi.advanceTimersByTimeAsync(4999);
    await expect(taskStore.getTaskResult(taskId)).resolves.toEqual(answer);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(taskStore.getTaskResult(taskId)).rejects.toThrow('No task');
    await expect(taskStore.getTask(taskId)).resolves.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('its ttl does not keep Node alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout');
    const { taskStore } = newTasks();
    const before = timers().length;
    await taskStore.createTask({});
    expect(timers()).toHaveLength(before);
  });

  test('a connection that closes withdraws it', async () => {
    const { queue, connection, ask } = await connect();
    await ask({});
    const [pending] = queue.getSnapshot().pending;
    connection.close();
    expect(pending!.signal!.aborted).toBe(true);
  });

  test('PROTO-6 fails clearly where nothing is mounted to draw it', async () => {
    const { call, ask } = await connect({ rendererTimeout: 10 });
    const { taskId } = await ask({});
    const reason = expect.stringContaining('of this queue is mounted') as string;
    await expect(call('tasks/result', { taskId })).rejects.toMatchObject({ message: reason });
    const failed = { status: 'failed', statusMessage: reason };
    await expect(call('tasks/get', { taskId })).resolves.toMatchObject(failed);
  });

  test('TRUST-6 is limited, and is not listed', async () => {
    const { call, ask } = await connect({ limits: { pending: 1 } });
    await ask({});
    await expect(ask({})).rejects.toMatchObject({ code: -32000 });
    await expect(call('tasks/list', {})).resolves.toMatchObject({ tasks: [] });
  });

  test('PROTO-2 what cannot be shown makes no task', async () => {
    const { queue, call } = await connect();
    const request = { message: 5, requestedSchema: {}, task: {} };
    await expect(call('elicitation/create', request)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot().pending).toEqual([]);
  });
});

describe('PROTO-10 the official example server', () => {
  async function connectEverything() {
    const host = createHost();
    const main = createRequire(import.meta.url).resolve(
      '@modelcontextprotocol/server-everything/dist/index.js',
    );
    await host.client.connect(
      new StdioClientTransport({ command: 'node', args: [main, 'stdio'], stderr: 'ignore' }),
    );
    return host;
  }

  const isAsked = (queue: ReturnType<typeof createHost>['queue']) =>
    waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));

  test('asks in a task', { timeout: 20_000 }, async () => {
    const { queue, client } = await connectEverything();
    const result = client.callTool({ name: 'trigger-elicitation-request-async', arguments: {} });
    await isAsked(queue);
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: answer });
    expect(JSON.stringify(await result)).toMatch(/COMPLETED.*Ada/);
  });

  test('asks in the middle of a task of its own', { timeout: 30_000 }, async () => {
    const { queue, client } = await connectEverything();
    // The SDK learns from it which tools are tasks.
    await client.listTools();
    const tool = {
      name: 'simulate-research-query',
      arguments: { topic: 'python', ambiguous: true },
    };
    const messages: unknown[] = [];
    const running = (async () => {
      for await (const message of client.experimental.tasks.callToolStream(tool)) {
        messages.push(message);
      }
    })();
    await isAsked(queue);
    const [pending] = queue.getSnapshot().pending;
    const content = { interpretation: 'snake' };
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'accept', content } });
    await running;
    expect(JSON.stringify(messages.at(-1))).toContain('python (snake)');
  });
});

test('PROTO-6 a host may wrap the task store, or pass its members on', async () => {
  const { taskStore } = newTasks();
  const log = vi.fn();
  const wrapped = {
    ...taskStore,
    createTask(params: { ttl?: number | null }) {
      log();
      return taskStore.createTask(params);
    },
  };
  const { taskId } = await wrapped.createTask({ ttl: 1000 });
  const { getTask } = wrapped;
  await expect(getTask(taskId)).resolves.toMatchObject({ status: 'working' });
  expect(log).toHaveBeenCalledTimes(1);
});
