import { describe, expect, onTestFinished, test } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import type { ElicitResult, Until } from '../../src/protocol/index.ts';
import {
  createListQueue,
  createRequestQueue,
  loadFormRules,
  type Fact,
  type ListedRequest,
  type OutletQueue,
} from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

type Action = ElicitResult['action'];

/** A window with the requests of a person. */
interface Window {
  readonly queue: OutletQueue;
}

/** Somebody who uses the machine: a server that asks, its host, and a person's windows. */
interface User {
  /** What the server was answered. */
  readonly answers: Action[];
  readonly open: () => Window;
  /** @param page the id of its page. Without one, a form is asked */
  readonly ask: (page?: string) => void;
  readonly complete: (page: string) => void;
  readonly withdraw: () => void;
  /** The next answer does not arrive, or nobody hears that it did. */
  readonly loseReply: () => void;
  /** The person's window is loaded anew. */
  readonly reload: () => Window;
}

const server = { name: 'GitHub', id: 'g' };
const paramsOf = (page: string | undefined) =>
  page ? askForUrl('https://example.com/', page) : ask({});

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Answers that take a while, of which the next one may be lost. */
function createTravel() {
  const answers: Action[] = [];
  let isLosing = false;
  return {
    answers,
    loseReply: () => void (isLosing = true),
    deliver: async ({ action }: ElicitResult): Promise<void> => {
      const isLost = isLosing;
      isLosing = false;
      await later();
      if (isLost) throw new Error('offline');
      answers.push(action);
    },
  };
}

/** The page's own queue. Its windows are two outlets. With a reload, its server asks anew. */
function inPage(until?: Until): User {
  const { answers, deliver, loseReply } = createTravel();
  let queue = createRequestQueue({ rendererTimeout: Infinity });
  let call = new AbortController();
  let asked: string | undefined;
  const put = (page?: 'opened') => {
    call = new AbortController();
    const request = { mode: asked ? 'url' : 'form', ...paramsOf(asked) } as never;
    const options = { until, deliver, page, signals: [call.signal] };
    void queue.enqueue(server, request, options).catch(() => {});
  };
  return {
    answers,
    loseReply,
    open: () => ({ queue }),
    ask(id) {
      asked = id;
      put();
    },
    complete: (page) => void queue.complete(server, page),
    withdraw: () => call.abort(),
    reload() {
      const page = queue.getSnapshot().pending[0]?.page && ('opened' as const);
      queue = createRequestQueue({ rendererTimeout: Infinity });
      put(page);
      return { queue };
    },
  };
}

/** A host's own list. Each window draws it. What was answered leaves it. */
function inList(until?: Until): User {
  const { answers, deliver, loseReply } = createTravel();
  let list: readonly ListedRequest[] = [];
  let windows: ReturnType<typeof createListQueue>[] = [];
  const show = (next: typeof list) => {
    list = next;
    for (const queue of windows) queue.take(list);
  };
  const taken = new Set<string>();
  let count = 0;
  const open = () => {
    const onRespond = async (id: string, result: ElicitResult) => {
      // A server is answered once.
      if (taken.has(id)) return;
      taken.add(id);
      await deliver(result).catch((error: unknown) => {
        taken.delete(id);
        throw error;
      });
      show(list.filter((one) => one.id !== id));
    };
    const queue = createListQueue({ onRespond, onError: () => {} }, {});
    windows.push(queue);
    queue.take(list);
    return { queue };
  };
  return {
    answers,
    loseReply,
    open,
    ask: (page) => show([...list, { id: `${++count}`, params: paramsOf(page), server, until }]),
    complete: () => show(list.map((one) => ({ ...one, stage: 'finished' as const }))),
    withdraw: () => show([]),
    reload() {
      const [shown] = windows[0]!.getSnapshot().pending;
      windows = [];
      const stage = shown?.page;
      list = list.map((one) => ({ ...one, stage }));
      return open();
    },
  };
}

/** Behind a back end. The reply to a message may be lost, and it is then sent again. */
function behindBackEnd(until?: Until): User {
  const answers: Action[] = [];
  const bridge = createElicitationBridge({ id: 'ada', until });
  onTestFinished(() => bridge.dispose());
  const connection = bridge.queue.connection(server);
  const call = new AbortController();
  const { signal } = call;
  let isLosing = false;
  let leave = () => {};
  const open = () => {
    const queue = createRemoteQueue({
      open(onState) {
        return bridge.attach((state) => onState(structuredClone(state)));
      },
      async send(message) {
        await later();
        const reply = await bridge.receive(structuredClone(message));
        if (!isLosing) return reply;
        isLosing = false;
        throw new TypeError('No reply.');
      },
    });
    leave = queue.subscribe(() => {});
    onTestFinished(queue.close);
    return { queue };
  };
  return {
    answers,
    open,
    loseReply: () => void (isLosing = true),
    ask: (page) =>
      void connection.onRequest(paramsOf(page), { signal }).then(
        ({ action }) => !signal.aborted && answers.push(action),
        () => {},
      ),
    complete: (page) => connection.onComplete({ elicitationId: page }),
    withdraw: () => call.abort(),
    reload() {
      leave();
      return open();
    },
  };
}

/** What a person does in a window, and sees there. */
function createPerson(user: User, { queue }: Window = user.open()) {
  queue.attachRenderer();
  const pending = () => queue.getSnapshot().pending;
  const tell = (fact: (id: string) => Fact) => queue.tell(fact(pending()[0]!.id));
  return {
    open: () => tell((id) => ({ type: 'opened', id })),
    respond: (action: Action) =>
      tell((id) => ({
        type: 'respond',
        id,
        result:
          action === 'accept' && !pending()[0]!.request.url ? { action, content: {} } : { action },
      })),
    dismiss: () => tell((id) => ({ type: 'dismiss', id })),
    /** Waits until these are the stages of what is listed. */
    sees: (...stages: string[]) =>
      waitFor(() => expect(pending().map(({ stage }) => stage)).toEqual(stages)),
    ending: () => pending()[0]?.ended,
    /** What still wants something of the person, or is on its way. */
    asks: () => pending().filter(({ stage }) => stage !== 'over'),
  };
}

const users = { inPage, inList, behindBackEnd };

/** Nothing more is to come. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

describe.each(Object.entries(users))('TRUST-8 HOST-8 %s', (_, createUser) => {
  async function setUp(until?: Until, page?: string) {
    const user = createUser(until);
    const person = createPerson(user);
    user.ask(page);
    await person.sees('asked');
    return { user, person };
  }

  test('a request for the page that is open already goes on with it', async () => {
    const { user, person } = await setUp('opened', 'e1');
    person.open();
    await person.sees('opened');
    user.ask('e2');
    await waitFor(() => expect(user.answers).toEqual(['accept']));
    await person.sees('opened');
    await settled();
    user.complete('e2');
    await waitFor(() => expect(user.answers).toEqual(['accept', 'accept']));
    await person.sees();
  });

  test('a withdrawal under the pointer takes no answer, and stays until it was seen', async () => {
    const { user, person } = await setUp();
    user.withdraw();
    await person.sees('over');
    expect(person.ending()).toBe('withdrawn');
    person.respond('accept');
    await settled();
    expect(user.answers).toEqual([]);
    person.dismiss();
    await person.sees();
  });

  test('the facts of a double mount count once', async () => {
    const { user, person } = await setUp('opened', 'e1');
    person.open();
    person.open();
    await person.sees('opened');
    person.open();
    await settled();
    expect(user.answers).toEqual(['accept']);
  });

  test('two answers that cross, of two windows: one is taken, and nobody is asked any more', async () => {
    const { user, person } = await setUp();
    const other = createPerson(user);
    await other.sees('asked');
    person.respond('accept');
    other.respond('decline');
    await waitFor(() => expect(user.answers).toEqual(['accept']));
    await settled();
    expect(user.answers).toEqual(['accept']);
    await person.sees();
    await waitFor(() => expect(other.asks()).toEqual([]));
  });

  test('a second window asks no more once the first has answered', async () => {
    const { user, person } = await setUp();
    const other = createPerson(user);
    await other.sees('asked');
    person.respond('decline');
    await waitFor(() => expect(user.answers).toEqual(['decline']));
    await person.sees();
    await waitFor(() => expect(other.asks()).toEqual([]));
    await settled();
    expect(user.answers).toEqual(['decline']);
  });

  test('after a reload the page is still open, and the person says that they have finished', async () => {
    const { user, person } = await setUp('finished', 'e1');
    person.open();
    await person.sees('opened');
    await settled();
    const again = createPerson(user, user.reload());
    await again.sees('opened');
    again.respond('accept');
    await waitFor(() => expect(user.answers).toEqual(['accept']));
    await again.sees();
  });

  test('a completion before the opening: accepted as it is opened, and finished at once', async () => {
    const { user, person } = await setUp('opened', 'e1');
    user.complete('e1');
    await settled();
    expect(user.answers).toEqual([]);
    person.open();
    await waitFor(() => expect(user.answers).toEqual(['accept']));
    await person.sees('finished');
  });

  test('a completion accepts what the person has opened, and left', async () => {
    const { user, person } = await setUp('finished', 'e1');
    person.open();
    await person.sees('opened');
    await settled();
    user.complete('e1');
    await waitFor(() => expect(user.answers).toEqual(['accept']));
    await person.sees();
  });

  test('a completion never makes a Decline an accept, on its way or lost', async () => {
    const { user, person } = await setUp('finished', 'e1');
    person.open();
    await person.sees('opened');
    await settled();
    user.loseReply();
    person.respond('decline');
    user.complete('e1');
    await settled();
    expect(user.answers).not.toContain('accept');
  });

  test('an answer whose reply was lost arrives once, at the latest as the person tries again', async () => {
    const { user, person } = await setUp();
    user.loseReply();
    person.respond('decline');
    await settled();
    // Behind a back end, it may have arrived.
    if (user.answers.length === 0) person.respond('decline');
    await waitFor(() => expect(user.answers).toEqual(['decline']));
    await person.sees();
  });
});
