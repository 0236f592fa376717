import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { createTasks } from 'react-mcp-elicitation/tasks';
import { describe, expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

type Message = Record<string, unknown>;

const params = { ...ask({ name: { type: 'string' } }), task: { ttl: 60_000 } };
const request = { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params };
const cancelled = {
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId: 1 },
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A request in a task, through a transport of a host's own. Its prompt counts as on screen. */
function askInTask(send: (message: Message) => Promise<void> = async () => {}) {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const connection = queue.connection({ name: 'Example' });
  const { taskStore } = createTasks(connection);
  const createTask = vi.spyOn(taskStore, 'createTask');
  queue.attachRenderer();
  const sent = vi.fn(send);
  const transport = {
    send: sent as (message: never) => Promise<void>,
    onmessage: undefined as ((message: object) => void) | undefined,
    onclose: undefined as (() => void) | undefined,
    onerror: vi.fn<(error: Error) => void>(),
  };
  connection.wrapTransport(transport);
  transport.onmessage!(request);
  const responses = () => sent.mock.calls.filter(([{ id }]) => id === 1);
  const task = async () => {
    const { taskId } = (await createTask.mock.results[0]!.value) as { taskId: string };
    return taskStore.getTask(taskId);
  };
  const first = () => queue.getSnapshot().pending[0];
  const isAsked = () => waitFor(() => expect(first()).toBeDefined());
  return { queue, createTask, transport, responses, task, first, isAsked };
}

const failTo = async ({ id }: Message) => {
  if (id === 1) throw new Error('The socket is not open.');
};

describe('HOST-3 what is asked in a task is withdrawn, and the person is told,', () => {
  test('once its transport has closed', async () => {
    const { transport, responses, task, first, isAsked } = askInTask();
    await isAsked();
    await waitFor(() => expect(responses()).toHaveLength(1));
    await settled();
    transport.onclose!();
    expect(first()).toMatchObject({ ended: 'withdrawn' });
    expect(await task()).toMatchObject({ status: 'cancelled' });
  });

  test('where the server could not be told of the task', async () => {
    const { transport, responses, task, first, isAsked } = askInTask(failTo);
    await isAsked();
    await waitFor(() => expect(transport.onerror).toHaveBeenCalled());
    expect(responses()).toHaveLength(2);
    await waitFor(() => expect(first()).toMatchObject({ ended: 'withdrawn' }));
    expect(await task()).toMatchObject({ status: 'cancelled' });
  });

  test('where the server cancels the request before it could be told', async () => {
    const { transport, responses, first, isAsked } = askInTask(failTo);
    await isAsked();
    await waitFor(() => expect(responses()).toHaveLength(1));
    transport.onmessage!(cancelled);
    await waitFor(() => expect(first()).toMatchObject({ ended: 'withdrawn' }));
    expect(responses()).toHaveLength(1);
  });

  test('where the transport closes before there is a task', async () => {
    const { queue, createTask, transport } = askInTask();
    transport.onclose!();
    await waitFor(() => expect(createTask).toHaveBeenCalled());
    await settled();
    expect(queue.getSnapshot().pending.filter(({ ended }) => !ended)).toEqual([]);
  });
});

test('PROTO-10 a task is told of and asked in although its transport never says that it has sent a status', async () => {
  const { responses, isAsked } = askInTask(({ method }) =>
    method === undefined ? Promise.resolve() : new Promise(() => {}),
  );
  await isAsked();
  await waitFor(() => expect(responses()).toHaveLength(1));
  expect(responses()[0]![0]).toMatchObject({ result: { task: { status: 'input_required' } } });
});

test('PROTO-10 an answer in a task stays the answer where its transport closes later', async () => {
  const { queue, transport, task, first, isAsked } = askInTask();
  await isAsked();
  queue.tell({ type: 'respond', id: first()!.id, result: { action: 'decline' } });
  await waitFor(async () => expect(await task()).toMatchObject({ status: 'completed' }));
  transport.onclose!();
  await settled();
  expect(await task()).toMatchObject({ status: 'completed' });
});

test.each([
  ['has none', false, 'action'],
  ['has them too', true, 'task'],
])(
  'PROTO-10 a request in a task, where another connection has tasks and its own %s',
  async (_, hasTasks, answered) => {
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const connection = queue.connection({ name: 'Example' });
    createTasks(queue.connection({ name: 'Other' }));
    if (hasTasks) createTasks(connection);
    const send = vi.fn<(message: Message) => Promise<void>>().mockResolvedValue();
    const transport = { send, onmessage: undefined as ((message: object) => void) | undefined };
    connection.wrapTransport(transport);
    transport.onmessage!(request);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    const answer = () => send.mock.calls.find(([{ id }]) => id === 1);
    await waitFor(() => expect(answer()).toBeDefined());
    expect(Object.keys(answer()![0]['result'] as object)).toEqual([answered]);
  },
);
