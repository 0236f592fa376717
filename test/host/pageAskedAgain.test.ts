import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport, inputRequired, McpServer } from '@modelcontextprotocol/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../waitFor.ts';
import { setUpHost } from './setUpHost.ts';

const info = { name: 'test', version: '1' };
const accept = { action: 'accept' } as const;

/**
 * A server of SDK v2 that asks for pages by `inputRequired`, and a client of 2025-11-25. For such clients the SDK makes up an
 * `elicitationId` in each round, and never says that a page is done.
 */
async function setUpServer(urls: readonly string[], limits: { perMinute?: number } = {}) {
  const host = setUpHost({ limits });
  const done = new Set<string>();
  const server = new McpServer(info);
  server.registerTool('connect', {}, async ({ mcpReq }) => {
    const answers = Object.values(mcpReq.inputResponses ?? {}) as { action: string }[];
    const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] });
    if (answers.some(({ action }) => action !== 'accept')) return text('refused');
    const left = urls.filter((url) => !done.has(url));
    if (left.length === 0) return text('connected');
    const inputRequests = Object.fromEntries(
      left.map((url) => [url, inputRequired.elicitUrl({ message: 'Sign in', url })]),
    );
    return inputRequired({ inputRequests, requestState: 's' });
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client(info, { capabilities: host.connection.clientOptions.capabilities });
  onTestFinished(() => client.close());
  await server.connect(theirs);
  await client.connect(host.connection.wrapTransport(ours));
  const call = client.callTool({ name: 'connect' }, { timeout: 60_000 });
  call.catch(() => {});
  const waiting = async (count: number) => {
    await waitFor(() => {
      const left = host.queue.getSnapshot().pending.filter(({ ended }) => !ended);
      expect(left).toHaveLength(count);
    });
    return host.queue.getSnapshot().pending;
  };
  const opened = async (count: number) => {
    await waitFor(() => {
      const left = host.queue.getSnapshot().pending.filter(({ page }) => page);
      expect(left.map(({ until }) => until)).toEqual(Array(count).fill('finished'));
    });
    return host.queue.getSnapshot().pending;
  };
  const open = (id: string) => host.queue.tell({ type: 'opened', id });
  return { ...host, done, call, waiting, opened, open };
}

const page = 'https://example.com/connect?s=1';
const two = 'https://example.com/two';

describe('URL-6 a page of a server that asks in rounds, of a client of 2025-11-25,', () => {
  test('is opened once, and the call goes on once the person has finished', async () => {
    const { queue, events, done, call, waiting, opened, open } = await setUpServer([page]);
    const [first] = await waiting(1);
    expect(first).toMatchObject({ until: 'opened' });
    open(first!.id);
    const [again] = await opened(1);
    done.add(page);
    queue.tell({ type: 'respond', id: again!.id, result: accept });
    await expect(call).resolves.toMatchObject({ content: [{ text: 'connected' }] });
    expect(queue.getSnapshot().pending).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['pending', 'answered', 'pending', 'answered']);
  });

  test.each(['decline', 'cancel'] as const)('can be answered by %s after that', async (action) => {
    const { queue, call, waiting, opened, open } = await setUpServer([page]);
    open((await waiting(1))[0]!.id);
    queue.tell({ type: 'respond', id: (await opened(1))[0]!.id, result: { action } });
    await expect(call).resolves.toMatchObject({ content: [{ text: 'refused' }] });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('is opened once where there are two', async () => {
    const { queue, done, call, waiting, opened, open } = await setUpServer([page, two]);
    for (const { id } of await waiting(2)) open(id);
    for (const { id, request } of await opened(2)) {
      done.add(request['url'] as string);
      queue.tell({ type: 'respond', id, result: accept });
    }
    await expect(call).resolves.toMatchObject({ content: [{ text: 'connected' }] });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('TRUST-6 counts against the limits each time', async () => {
    const { queue, events, call, waiting, open } = await setUpServer([page], { perMinute: 1 });
    open((await waiting(1))[0]!.id);
    await expect(call).resolves.toMatchObject({ isError: true });
    expect(events.at(-1)).toMatchObject({ type: 'refused' });
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'accept' }]);
  });
});
