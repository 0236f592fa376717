import { act, render, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  ElicitationProvider,
  useElicitationAttention,
  type ElicitationAttentionOptions,
} from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { de } from 'react-mcp-elicitation/locales/de';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { askForUrl } from '../../ask.ts';

beforeAll(loadOutlet);

const page = vi.spyOn(document, 'visibilityState', 'get');
const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
const clearAppBadge = vi.fn(async () => {});

class FakeNotification extends EventTarget {
  static permission = 'granted';
  static shown: FakeNotification[] = [];
  readonly text: string;
  readonly tag: string | undefined;
  constructor(text: string, { tag }: NotificationOptions = {}) {
    super();
    this.text = text;
    this.tag = tag;
    FakeNotification.shown.push(this);
  }
  close() {
    FakeNotification.shown = FakeNotification.shown.filter((one) => one !== this);
  }
}

const texts = () => FakeNotification.shown.map(({ text }) => text);

async function turn(state: DocumentVisibilityState) {
  page.mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(async () => {
  document.title = 'Chat';
  FakeNotification.permission = 'granted';
  FakeNotification.shown = [];
  vi.stubGlobal('Notification', FakeNotification);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  vi.clearAllMocks();
  await turn('hidden');
});

function setUp(options?: ElicitationAttentionOptions) {
  const fake = createFakeQueue();
  const { queue } = fake;
  const ask = async (params: object) => {
    const count = queue.getSnapshot().pending.length;
    void fake.ask(params);
    await act(() => vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(count + 1)));
  };
  const answer = () =>
    act(async () =>
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]!.id,
        result: { action: 'decline' },
      }),
    );
  const hook = renderHook(() => useElicitationAttention(queue, options));
  return { queue, ask, answer, ...hook };
}

test('HOST-2 the title of a hidden page counts what waits, until it is answered or looked at', async () => {
  const { ask, answer } = setUp();
  await ask(elicitations.text);
  await ask(elicitations.confirmation);
  expect(document.title).toBe('(2) Chat');
  await answer();
  expect(document.title).toBe('(1) Chat');
  await turn('visible');
  expect(document.title).toBe('Chat');
  await turn('hidden');
  expect(document.title).toBe('(1) Chat');
  await answer();
  expect(document.title).toBe('Chat');
});

test('HOST-2 a page that is looked at keeps its title and its badge', async () => {
  await turn('visible');
  const { ask } = setUp();
  await ask(elicitations.text);
  expect(document.title).toBe('Chat');
  expect(setAppBadge).not.toHaveBeenCalled();
});

test.each(['Settings', '(1) Inbox', ''])(
  'HOST-2 a title that the host sets meanwhile is counted in, and left as it is: %j',
  async (title) => {
    const { ask } = setUp();
    await ask(elicitations.text);
    await act(async () => void (document.title = title));
    expect(document.title).toBe(`(1) ${title}`.trim());
    await turn('visible');
    expect(document.title).toBe(title);
  },
);

test('HOST-2 a title that somebody else marks too is not marked without end', async () => {
  const { ask } = setUp();
  await ask(elicitations.text);
  const observer = new MutationObserver(() => {
    if (!document.title.startsWith('* ')) document.title = `* ${document.title}`;
  });
  observer.observe(document.head, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await act(async () => void (document.title = 'Chat'));
  expect(document.title).toBe('* (1) Chat');
});

test('HOST-2 the badge of an app counts what waits, and goes with it', async () => {
  const { ask } = setUp();
  await ask(elicitations.text);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  expect(clearAppBadge).not.toHaveBeenCalled();
  await turn('visible');
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('HOST-2 each part can be left out', async () => {
  const { ask } = setUp({ title: false, badge: false });
  await ask(elicitations.text);
  expect(document.title).toBe('Chat');
  expect(setAppBadge).not.toHaveBeenCalled();
  expect(texts()).toEqual([]);
});

/** A queue of which only the list is read. */
function list(...pending: object[]) {
  const { queue } = createFakeQueue();
  const state = {
    pending: pending.map((one) => ({ server: { name: 'A' }, sending: [], ...one })),
    silenced: [],
  };
  return { ...queue, getSnapshot: () => state as never };
}

test('HOST-2 URL-6 an accepted page that is open waits for nobody', async () => {
  const queue = createElicitationQueue();
  queue.attachRenderer();
  const { onRequest } = queue.connection({ name: 'Example' });
  renderHook(() => useElicitationAttention(queue));
  await act(async () => void onRequest(askForUrl('https://example.com/', '1'), {}));
  expect(document.title).toBe('(1) Chat');
  const [{ id } = { id: '' }] = queue.getSnapshot().pending;
  await act(async () => queue.tell({ type: 'opened', id }));
  expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'accept', stage: 'opened' }]);
  expect(document.title).toBe('Chat');
});

test('HOST-2 what is withdrawn, or whose answer is on its way, waits for nobody', () => {
  const queue = list(
    { id: 'a', ended: 'withdrawn' },
    { id: 'b', sending: ['accept'] },
    { id: 'c', failure: {} },
  );
  renderHook(() => useElicitationAttention(queue));
  expect(document.title).toBe('(1) Chat');
});

test('HOST-2 TRUST-2 a notification says who asks, in the words of the page, and nothing of the server’s', async () => {
  const { queue, ask } = createFakeQueue();
  renderHook(() => useElicitationAttention(queue, { notify: true }), {
    wrapper: ({ children }) => (
      <ElicitationProvider messages={de} locale="de">
        {children}
      </ElicitationProvider>
    ),
  });
  await act(async () => void ask(elicitations.text, { server: { name: 'GitHub' } }));
  const [{ id } = { id: '' }] = queue.getSnapshot().pending;
  expect(FakeNotification.shown).toMatchObject([
    { text: 'GitHub bittet um Angaben', tag: `elicitation-${id}` },
  ]);
});

test('HOST-2 each request is notified of once, and its notification goes with the answer', async () => {
  const { ask, answer } = setUp({ notify: true });
  await ask(elicitations.text);
  await ask(elicitations.confirmation);
  expect(texts()).toHaveLength(2);
  const [, second] = FakeNotification.shown;
  await answer();
  expect(FakeNotification.shown).toEqual([second]);
});

test('HOST-2 what the person has looked at is not notified of any more', async () => {
  const { ask, unmount } = setUp({ notify: true });
  await ask(elicitations.text);
  await turn('visible');
  expect(texts()).toEqual([]);
  await ask(elicitations.confirmation);
  await turn('hidden');
  expect(texts()).toEqual([]);
  await ask(elicitations.text);
  expect(texts()).toHaveLength(1);
  unmount();
  expect(texts()).toEqual([]);
  expect(document.title).toBe('Chat');
});

test('HOST-2 without permission nothing is shown', async () => {
  FakeNotification.permission = 'default';
  const { ask } = setUp({ notify: true });
  await ask(elicitations.text);
  expect(texts()).toEqual([]);
});

test('HOST-2 a browser without these interfaces, or one that refuses them, still has the title', async () => {
  setAppBadge.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  vi.stubGlobal('Notification', undefined);
  const { ask } = setUp({ notify: true });
  await ask(elicitations.text);
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  // Chrome for Android.
  const refuse = () => {
    throw new TypeError('Illegal constructor');
  };
  vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted' }));
  await ask(elicitations.text);
  expect(document.title).toBe('(2) Chat');
  await turn('visible');
  expect(document.title).toBe('Chat');
});

test('HOST-2 FORM-10 a press on a notification leads to its own request, whatever its id', async () => {
  const id = '"] , [data-slot]\n';
  const queue = list({ id });
  renderHook(() => useElicitationAttention(queue, { notify: true }));
  render(
    <>
      {['another', id].map((name) => (
        <section key={name} data-slot="elicitation" data-request={name}>
          <h2 tabIndex={-1} data-slot="elicitation-title">
            {name}
          </h2>
        </section>
      ))}
    </>,
  );
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  FakeNotification.shown[0]!.dispatchEvent(new Event('click'));
  expect(focus).toHaveBeenCalledOnce();
  expect(document.activeElement!.textContent).toBe(id);
});
