import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseElicitRequest, type ElicitResult } from 'react-mcp-elicitation/core';
import type { QueueEvent } from 'react-mcp-elicitation/host';
import { createRequestQueue } from '../../src/queue/createRequestQueue.ts';
import type { EnqueueOptions } from '../../src/queue/RequestQueue.ts';
import { ask, askForUrl } from '../ask.ts';

const server = { name: 'Example', url: 'https://mcp.example.com' };
const accept = { action: 'accept' } as const;
const page = 'https://example.com/connect?s=1';
const form = parseElicitRequest(ask({}));

function setUp() {
  const events: QueueEvent[] = [];
  const queue = createRequestQueue({ onEvent: (event) => events.push(event) });
  const askFor = (url: string, elicitationId: string, options?: EnqueueOptions, by = server) => {
    const answer = queue.enqueue(by, parseElicitRequest(askForUrl(url, elicitationId)), options);
    answer.catch(() => {});
    return {
      id: queue
        .getSnapshot()
        .pending.find(({ request }) => request['elicitationId'] === elicitationId)!.id,
      answer,
    };
  };
  /** Does what the panel does as its page opens. */
  const open = (id: string) => {
    queue.tell({ type: 'opened', id });
  };
  return { queue, events, askFor, open };
}

describe('URL-6 a page that is asked for again while it is open', () => {
  test('is asked about in the place of the request that it was opened for', async () => {
    const { queue, askFor, open } = setUp();
    const first = askFor(page, 'e1');
    void queue.enqueue({ name: 'Another' }, form).catch(() => {});
    open(first.id);
    await expect(first.answer).resolves.toEqual(accept);
    const again = askFor(page, 'e2');
    expect(again.id).not.toBe(first.id);
    expect(queue.getSnapshot().pending).toMatchObject([
      {
        id: again.id,
        position: 1,
        request: { elicitationId: 'e2' },
        stage: 'opened',
        ended: undefined,
        until: 'finished',
      },
      { request: form, position: 2 },
    ]);
    queue.tell({ type: 'respond', id: again.id, result: accept });
    await expect(again.answer).resolves.toEqual(accept);
    expect(queue.getSnapshot().pending).toMatchObject([{ request: form }]);
  });

  test.each(['decline', 'cancel'] as const)('can still be answered by %s', async (action) => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    const { id, answer } = askFor(page, 'e2');
    queue.tell({ type: 'respond', id, result: { action } });
    await expect(answer).resolves.toEqual({ action });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('PROTO-5 a log is told of each request and each answer once', () => {
    const { queue, events, askFor, open } = setUp();
    const first = askFor(page, 'e1');
    open(first.id);
    const again = askFor(page, 'e2');
    // What a panel that is gone still says changes nothing.
    open(first.id);
    queue.tell({ type: 'dismiss', id: first.id });
    expect(events.at(-1)).toMatchObject({ request: { stage: 'opened', until: 'finished' } });
    queue.tell({ type: 'respond', id: again.id, result: accept });
    queue.tell({ type: 'respond', id: again.id, result: accept });
    const told = events.map((event) => [event.type, 'request' in event && event.request.id]);
    expect(told).toEqual([
      ['pending', first.id],
      ['answered', first.id],
      ['pending', again.id],
      ['answered', again.id],
    ]);
  });

  test.each(['e1', 'e2'])(
    'PROTO-7 is done as the server says, by either of its ids: %s, although no panel is there',
    async (elicitationId) => {
      const { queue, events, askFor, open } = setUp();
      open(askFor(page, 'e1').id);
      const { id, answer } = askFor(page, 'e2');
      queue.complete(server, 'e3');
      expect(queue.getSnapshot().pending).toMatchObject([{ id, stage: 'opened' }]);
      queue.complete(server, elicitationId);
      await expect(answer).resolves.toEqual(accept);
      expect(queue.getSnapshot().pending).toEqual([]);
      expect(events.filter(({ type }) => type === 'completed')).toMatchObject([
        { request: { id } },
      ]);
    },
  );

  test('comes from the same server also where a host describes that anew', () => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    askFor(page, 'e2', {}, { ...server, name: 'Example, renamed' });
    expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'opened', ended: undefined }]);
  });

  test('takes the place of one of two that were opened', () => {
    const { queue, askFor, open } = setUp();
    const two = 'https://example.com/two';
    const opened = [askFor(page, 'e1'), askFor(two, 'e2'), askFor(page, 'e3')];
    for (const { id } of opened) open(id);
    const shown = () =>
      queue
        .getSnapshot()
        .pending.map(({ request, position, ended }) => [
          request['elicitationId'],
          position,
          ended === 'accept',
        ]);
    askFor(two, 'e4');
    askFor(page, 'e5');
    expect(shown()).toEqual([
      ['e5', 1, false],
      ['e4', 2, false],
      ['e3', 3, true],
    ]);
    askFor(page, 'e6');
    expect(shown()).toEqual([
      ['e5', 1, false],
      ['e4', 2, false],
      ['e6', 3, false],
    ]);
  });
});

describe('URL-3 a page has to be opened from here', () => {
  const asked = { stage: 'asked', until: 'opened' };

  test('where another server asks for it', () => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    askFor(page, 'e2', {}, { name: 'Example', url: 'https://another.example' });
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test.each(['https://example.com/connect?s=2', `${page}#`, 'https://EXAMPLE.com/connect?s=1'])(
    'where it is another: %s',
    (url) => {
      const { queue, askFor, open } = setUp();
      open(askFor(page, 'e1').id);
      askFor(url, 'e2');
      expect(queue.getSnapshot().pending).toHaveLength(2);
      expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
    },
  );

  test('where the server has said that the last one is done', () => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    queue.complete(server, 'e1');
    askFor(page, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where the server says something else of it', () => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    const another = { ...askForUrl(page, 'e2'), message: 'Confirm the transfer of $5,000' };
    void queue.enqueue(server, parseElicitRequest(another)).catch(() => {});
    queue.complete(server, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where it was accepted long ago', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    vi.setSystemTime(Date.now() + 60_000);
    askFor(page, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test.each([
    ['a decline', 'decline', 'finished'],
    ['an accept of a page that the person has finished', 'accept', 'finished'],
  ] as const)('where what is on its way is %s', (_, action, until) => {
    const { queue, askFor } = setUp();
    const deliver = () => new Promise<void>(() => {});
    const { id } = askFor(page, 'e1', { deliver, until });
    queue.tell({ type: 'opened', id });
    queue.tell({ type: 'respond', id, result: { action } });
    askFor(page, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where its panel was closed', () => {
    const { queue, askFor, open } = setUp();
    const { id } = askFor(page, 'e1');
    open(id);
    queue.tell({ type: 'dismiss', id });
    askFor(page, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where the person has said that they have finished, and the server asks once more', () => {
    const { queue, askFor, open } = setUp();
    open(askFor(page, 'e1').id);
    queue.tell({ type: 'respond', id: askFor(page, 'e2').id, result: accept });
    askFor(page, 'e3');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where another call waits for the same page, which is not open', () => {
    const { queue, askFor } = setUp();
    askFor(page, 'e1');
    askFor(page, 'e2');
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject(asked);
  });

  test('where an accept is on its way for a form', () => {
    const queue = createRequestQueue({ until: 'opened' });
    const deliver = () => new Promise<void>(() => {});
    void queue.enqueue(server, form, { deliver });
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept', content: {} },
    });
    void queue.enqueue(server, form);
    expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'sending' }, { stage: 'asked' }]);
  });
});

describe('HOST-9 a page that is asked for again before a list’s answer has arrived', () => {
  function answerSlowly() {
    const host = setUp();
    let arrive!: () => void;
    let lose!: (error: Error) => void;
    const deliver = vi.fn<(result: ElicitResult) => Promise<void>>(
      () =>
        new Promise<void>((resolve, reject) => {
          arrive = resolve;
          lose = reject;
        }),
    );
    const first = host.askFor(page, 'e1', { deliver });
    host.open(first.id);
    const again = host.askFor(page, 'e2');
    expect(host.queue.getSnapshot().pending).toMatchObject([
      { id: first.id },
      { id: again.id, stage: 'opened', until: 'finished' },
    ]);
    return { ...host, first, again, arrive, lose };
  }

  test('takes the place as it arrives', async () => {
    const { queue, first, again, arrive } = answerSlowly();
    arrive();
    await expect(first.answer).resolves.toEqual(accept);
    expect(queue.getSnapshot().pending).toMatchObject([{ id: again.id }]);
  });

  test('leaves the first one to be answered again if it is lost', async () => {
    const { queue, first, again, lose } = answerSlowly();
    lose(new Error('HTTP 500'));
    const failure = { error: new Error('HTTP 500') };
    await vi.waitFor(() =>
      expect(queue.getSnapshot().pending).toMatchObject([
        { id: first.id, failure },
        { id: again.id },
      ]),
    );
  });
});
