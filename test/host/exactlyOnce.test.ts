import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test } from 'vitest';

const form = { message: 'x', requestedSchema: { type: 'object', properties: {} } };
const url = { mode: 'url', message: 'x', url: 'https://example.com', elicitationId: 'e1' };

const serverCount = 10;
const server = fc.nat(serverCount - 1);
const target = fc.nat(99);
/** What may happen, in any order: requests, answers of all kinds and more than one, aborts, screens that come and go. */
const happenings = {
  ask: fc.record({ type: fc.constant('ask' as const), server, isUrl: fc.boolean() }),
  respond: fc.record({
    type: fc.constant('respond' as const),
    target,
    times: fc.integer({ min: 1, max: 3 }),
    action: fc.constantFrom('accept' as const, 'decline' as const, 'cancel' as const),
  }),
  abort: fc.record({ type: fc.constant('abort' as const), target }),
  fail: fc.record({ type: fc.constant('fail' as const), target }),
  dismiss: fc.record({ type: fc.constant('dismiss' as const), target }),
  complete: fc.record({ type: fc.constant('complete' as const), server }),
  silence: fc.record({ type: fc.constant('silence' as const), server }),
  unsilence: fc.record({ type: fc.constant('unsilence' as const), server }),
  endCall: fc.record({ type: fc.constant('endCall' as const), target }),
  startCall: fc.record({ type: fc.constant('startCall' as const), server }),
  mount: fc.record({ type: fc.constant('mount' as const) }),
  unmount: fc.record({ type: fc.constant('unmount' as const) }),
  turn: fc.record({ type: fc.constant('turn' as const) }),
};
const anything = fc.oneof(
  { weight: 8, arbitrary: happenings.ask },
  { weight: 4, arbitrary: happenings.respond },
  ...Object.values(happenings).slice(2),
);
type Happening = typeof anything extends fc.Arbitrary<infer Value> ? Value : never;

async function run(events: readonly Happening[]) {
  const endings = new Map<string, number>();
  const queue = createElicitationQueue({
    rendererTimeout: Infinity,
    onEvent(event) {
      if (event.type === 'pending') endings.set(event.request.id, 0);
      if (event.type === 'answered' || event.type === 'withdrawn' || event.type === 'failed') {
        endings.set(event.request.id, endings.get(event.request.id)! + 1);
      }
    },
    limits: { pending: Infinity, perMinute: Infinity },
  });
  const connections = Array.from({ length: serverCount }, (_, index) =>
    queue.connection({ name: `Server ${index}` }),
  );
  const settlements: number[] = [];
  const controllers: AbortController[] = [];
  const answers: Promise<void>[] = [];
  const detachments: (() => void)[] = [];
  const calls: (() => void)[] = [];
  const among = <Item>(items: readonly Item[], at: number) => items[at % Math.max(items.length, 1)];
  const pick = (at: number) => among(queue.getSnapshot().pending, at)?.id ?? 'none';

  for (const event of events) {
    switch (event.type) {
      case 'ask': {
        const index = settlements.push(0) - 1;
        const controller = new AbortController();
        controllers.push(controller);
        const { signal } = controller;
        const answer = connections[event.server]!.onRequest(event.isUrl ? url : form, { signal });
        const settle = () => void settlements[index]!++;
        answers.push(answer.then(settle, settle));
        break;
      }
      case 'respond': {
        const id = pick(event.target);
        for (let time = 0; time < event.times; time++)
          queue.tell({ type: 'respond', id, result: { action: event.action } });
        break;
      }
      case 'abort':
        among(controllers, event.target)?.abort();
        break;
      case 'fail':
        queue.tell({ type: 'fail', id: pick(event.target), code: -32603, message: 'odd' });
        break;
      case 'dismiss':
        queue.tell({ type: 'dismiss', id: pick(event.target) });
        break;
      case 'complete':
        connections[event.server]!.onComplete({ elicitationId: 'e1' });
        break;
      case 'silence':
      case 'unsilence':
        connections[event.server]!.setSilenced(event.type === 'silence');
        break;
      case 'startCall':
        void connections[event.server]!.track(
          () => new Promise<void>((resolve) => calls.push(resolve)),
        );
        break;
      case 'endCall':
        among(calls, event.target)?.();
        break;
      case 'mount':
        detachments.push(queue.attachRenderer());
        break;
      case 'unmount':
        detachments.pop()?.();
        break;
      case 'turn':
        await Promise.resolve();
    }
  }
  await Promise.resolve();
  queue.dispose();
  await Promise.all(answers);
  const listeners = controllers.flatMap(({ signal }) => getEventListeners(signal, 'abort'));
  return { queue, settlements, endings: [...endings.values()], listeners };
}

test('PROTO-5 HOST-2 each request is settled exactly once, whatever races', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 200 }), async (events) => {
      const { queue, settlements, endings, listeners } = await run(events);
      expect(settlements.filter((count) => count !== 1)).toEqual([]);
      expect(endings.filter((count) => count !== 1)).toEqual([]);
      expect(queue.getSnapshot().pending).toEqual([]);
      expect(listeners).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('PROTO-5 so are 1,000 requests from 10 servers', async () => {
  const events = fc.sample(anything, { numRuns: 3000, seed: 7 });
  const asked = events.filter(({ type }) => type === 'ask').length;
  const more = fc.sample(happenings.ask, { numRuns: Math.max(0, 1000 - asked), seed: 7 });
  const { settlements } = await run([...events, ...more]);
  expect(settlements.length).toBeGreaterThanOrEqual(1000);
  expect(settlements.filter((count) => count !== 1)).toEqual([]);
});
