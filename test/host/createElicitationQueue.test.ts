import { expect, onTestFinished, test, vi } from 'vitest';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import type { ConnectedServer } from '../../src/host/ElicitationConnection.ts';
import { ElicitRequestError } from 'react-mcp-elicitation/core';

const form = { message: 'x', requestedSchema: { type: 'object', properties: {} } };

test('PROTO-6 a client says in which modes its server may ask', () => {
  const queue = createElicitationQueue({ modes: ['form', 'url'] });
  const capabilitiesOf = (server: ConnectedServer) =>
    queue.connection(server).clientOptions.capabilities;
  expect(capabilitiesOf({ name: 'One' })).toEqual({ elicitation: { form: {}, url: {} } });
  expect(capabilitiesOf({ name: 'Two', modes: ['form'] })).toEqual({ elicitation: { form: {} } });
});

test('PROTO-2 a mode that was not declared is refused', async () => {
  const queue = createElicitationQueue({ modes: ['form'] });
  const { onRequest } = queue.connection({ name: 'Example' });
  const url = { mode: 'url', message: 'x', url: 'https://example.com' };
  await expect(onRequest(url)).rejects.toBeInstanceOf(ElicitRequestError);
  expect(queue.getSnapshot().pending).toEqual([]);
});

test('HOST-1 the handler takes a request or its params, and either shape of signal', async () => {
  const queue = createElicitationQueue();
  const server = { name: 'Example', url: 'https://mcp.example.com' };
  const { onRequest } = queue.connection(server);
  const v1 = new AbortController();
  const v2 = new AbortController();
  const answers = [
    onRequest({ method: 'elicitation/create', params: form }, { signal: v1.signal }),
    onRequest(form, { mcpReq: { signal: v2.signal } }),
    onRequest({ ...form, method: 'other', params: 5 }),
  ];
  await Promise.resolve();
  expect(queue.getSnapshot().pending.map((pending) => pending.server)).toEqual([
    server,
    server,
    server,
  ]);
  v1.abort();
  v2.abort();
  expect(queue.getSnapshot().pending).toHaveLength(1);
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(Promise.all(answers)).resolves.toEqual([
    { action: 'cancel' },
    { action: 'cancel' },
    { action: 'decline' },
  ]);
});

test('TRUST-6 a clock that is set back does not keep the limit closed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createElicitationQueue({ limits: { perMinute: 1 }, rendererTimeout: Infinity });
  const { onRequest } = queue.connection({ name: 'Example' });
  const malformed = { message: 5 };
  await expect(onRequest(malformed)).rejects.toMatchObject({ code: -32602 });
  vi.setSystemTime(Date.now() - 3_600_000);
  await expect(onRequest(malformed)).rejects.toMatchObject({ code: -32000 });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(onRequest(malformed)).rejects.toMatchObject({ code: -32602 });
});
