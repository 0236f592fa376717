import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { settled, setUpHost } from '../host/setUpHost.ts';

const form = ask({}, { message: 'x' });

describe('TRUST-6 a server that hangs up and connects again', () => {
  test('has no more requests than it had', async () => {
    const { queue, connection, pendingCount } = setUpHost();
    for (let asked = 0; asked < 20; asked++) void connection.onRequest(form);
    await settled();
    for (let connects = 0; connects < 100; connects++) {
      const again = queue.connection({ name: 'Example' });
      await expect(again.onRequest(form)).rejects.toMatchObject({ code: -32000 });
    }
    expect(pendingCount()).toBe(20);
  });

  test('stays silenced', async () => {
    const { queue, connection, pendingCount } = setUpHost();
    connection.setSilenced(true);
    connection.close();
    const again = queue.connection({ name: 'Example' });
    await expect(again.onRequest(form)).resolves.toEqual({ action: 'decline' });
    queue.tell({ type: 'unsilence', serverId: 'Example' });
    void again.onRequest(form);
    await settled();
    expect(pendingCount()).toBe(1);
  });
});

test('TRUST-6 what is malformed counts, and the host is told', async () => {
  const { events, connection } = setUpHost({ limits: { perMinute: 3 } });
  for (let asked = 0; asked < 3; asked++) {
    await expect(connection.onRequest({ message: 5 })).rejects.toMatchObject({ code: -32602 });
  }
  expect(events.map(({ type }) => type)).toEqual(['refused', 'refused', 'refused']);
  await expect(connection.onRequest(form)).rejects.toMatchObject({ code: -32000 });
});

test('TRUST-6 what is over the limit is not read', async () => {
  const { connection } = setUpHost({ limits: { pending: 0 } });
  const read = vi.fn<() => string>(() => 'x');
  const params = Object.defineProperty({}, 'message', { get: read, enumerable: true });
  await expect(connection.onRequest(params)).rejects.toMatchObject({ code: -32000 });
  expect(read).not.toHaveBeenCalled();
});

describe('TRUST-6 what a server has sent back to it', () => {
  const related = 'io.modelcontextprotocol/related-task';
  const long = 'x'.repeat(1_000_000);

  async function sentBack(_meta: object) {
    const { queue, connection } = setUpHost();
    const sendNotification = vi.fn<(sent: object) => Promise<void>>(async () => {});
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answer = connection.onRequest({ ...form, _meta }, { sendNotification });
    await vi.advanceTimersByTimeAsync(15_000);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    return { told: sendNotification.mock.calls.flat(), answer: await answer };
  }

  test.each([{ taskId: long }, { taskId: { id: 1 } }, [long], long])(
    'is not what stands in place of a task (%#)',
    async (task) => {
      const { told, answer } = await sentBack({ progressToken: 5, [related]: task });
      expect(told).toMatchObject([{ params: { progressToken: 5, progress: 1 } }]);
      expect(told[0]).not.toHaveProperty('params._meta');
      expect(answer).toEqual({ action: 'decline' });
    },
  );

  test('is of a task its id alone', async () => {
    const { answer } = await sentBack({ [related]: { taskId: 'research', more: long } });
    expect(answer).toEqual({ action: 'decline', _meta: { [related]: { taskId: 'research' } } });
  });

  test('is no token of any length', async () => {
    const { told } = await sentBack({ progressToken: long });
    expect(told).toEqual([]);
  });
});
