import { expect, test, vi } from 'vitest';
import { ask, askForUrl } from '../ask.ts';
import { settled, setUpHost } from './setUpHost.ts';

const rules = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
});

vi.mock('../../src/core/sensitive/findInLatin.ts', async (importOriginal) => {
  await rules.arrived;
  return importOriginal();
});

/** A form that is not shown before these rules have said whether it asks for a secret. */
const slowForm = ask({ value: { type: 'string', title: 'Number of tokens' } });

/** Two servers of a host: one asks the form, and the other comes after it. */
function setUp() {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const shown = () => queue.getSnapshot().pending.map(({ request }) => request.mode);
  return { queue, shown, slow: connection, next: queue.connection({ name: 'Next' }) };
}

test.each(['its server has canceled it', 'its connection is closed'])(
  'HOST-2 a form that is still loading holds up nothing once %s',
  async (how) => {
    const { queue, shown, slow, next } = setUp();
    const controller = new AbortController();
    const form = slow.onRequest(slowForm, { signal: controller.signal }).catch(() => 'closed');
    const page = next.onRequest(askForUrl('https://example.com/'));
    await settled();
    expect(shown()).toEqual([]);
    if (how.includes('canceled')) controller.abort();
    else slow.close();
    await expect.poll(shown).toEqual(['url']);
    expect([{ action: 'cancel' }, 'closed']).toContainEqual(await form);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await expect(page).resolves.toEqual({ action: 'decline' });
  },
);

test('HOST-3 what a call or a round asks is not shown any more, if its transport closes while it waits for its turn', async () => {
  const { queue, shown, slow, next } = setUp();
  const send = vi.fn<(message: object) => Promise<void>>().mockResolvedValue();
  const transport = { send, onclose: () => {} };
  await next.wrapTransport(transport).send({ jsonrpc: '2.0', id: 1, method: 'tools/call' });
  const form = slow.onRequest(slowForm);
  const page = askForUrl('https://example.com/', 'e1');
  const refused = Object.assign(new Error('x'), { code: -32042, data: { elicitations: [page] } });
  const inputRequests = { page: { method: 'elicitation/create', params: page } };
  const ended = Promise.allSettled([
    next.track(() => Promise.reject(refused)),
    next.answerInputRequired({ params: {}, result: { inputRequests } }),
  ]);
  await settled();
  transport.onclose();
  rules.arrive();
  await expect(ended).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  await expect.poll(shown).toEqual(['form']);
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(form).resolves.toEqual({ action: 'decline' });
});
