import { expect, test, vi } from 'vitest';
import { createElicitationBridge, type ElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import type { BridgeMessage } from '../../src/remote/wire.ts';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'Clinic' };
const form = ask({ illness: { type: 'string' } });
const typed = { f0: 'Diabetes' };

/** The bridge of somebody who is asked something. */
function signIn(id?: string) {
  const bridge = createElicitationBridge({ id });
  const { onRequest } = bridge.queue.connection(server);
  const askFor = (signal?: AbortSignal) => void onRequest(form, { signal }).catch(() => {});
  askFor();
  return { bridge, askFor };
}

/** A tab with an outlet. It connects to whoever is signed in, and keeps what was typed over a reload. */
function openTab() {
  const { items, storage } = memoryStorage();
  let signedIn: ElicitationBridge | undefined;
  let isOnline = true;
  let connect = () => {};
  let lose = () => {};
  const sent: BridgeMessage[] = [];
  const queue = createRemoteQueue(
    {
      open(onState, onDown) {
        let detach = () => {};
        connect = () => {
          detach();
          detach =
            signedIn?.attach((state) => {
              onState(structuredClone(state));
            }) ?? detach;
        };
        lose = onDown;
        connect();
        return () => detach();
      },
      async send(message) {
        if (!isOnline) throw new TypeError('No reply.');
        sent.push(message);
        return signedIn!.receive(message);
      },
    },
    { drafts: { storage, key: 'drafts' } },
  );
  queue.subscribe(() => {});
  queue.attachRenderer(() => queue.getSnapshot().pending[0]?.id);
  const endings = () => queue.getSnapshot().pending.map(({ ended }) => ended);
  return {
    queue,
    items,
    sent,
    /** Who is signed in from now on. The tab connects to their bridge. */
    connectTo: (bridge: ElicitationBridge) => {
      signedIn = bridge;
      isOnline = true;
      connect();
    },
    /** Whoever the tab connects to from now on. Its stream stays. */
    renewCookie: (bridge: ElicitationBridge) => {
      signedIn = bridge;
    },
    goOffline: () => {
      isOnline = false;
      lose();
    },
    /** How each request has ended, or undefined. */
    endings,
    asked: () => waitFor(() => expect(endings()).toEqual([undefined])),
  };
}

test.each([
  ['ada', 'grace'],
  ['ada', undefined],
  [undefined, 'grace'],
  [undefined, undefined],
])(
  'HOST-8 who signs in next sees nothing of what the person before had on screen: %s, then %s',
  async (first, next) => {
    const { queue, connectTo, asked, endings, items } = openTab();
    const ada = signIn(first);
    connectTo(ada.bridge);
    await asked();
    const [adas] = queue.getSnapshot().pending;
    queue.setDraft(adas!, typed);
    ada.bridge.dispose();
    await waitFor(() => expect(endings()).toEqual(['withdrawn']));
    const grace = signIn(next);
    connectTo(grace.bridge);
    await asked();
    const [graces] = queue.getSnapshot().pending;
    expect(graces!.id).not.toBe(adas!.id);
    expect(adas!.signal.aborted).toBe(true);
    // The form that leaves hands over what it has.
    queue.setDraft(adas!, typed);
    expect(queue.getDraft(graces!)).toBeUndefined();
    expect([...items.values()].join()).not.toContain('Diabetes');
  },
);

test('HOST-8 a person whose back end was started anew is told that what they had on screen is over', async () => {
  const { connectTo, asked, endings } = openTab();
  connectTo(signIn('ada').bridge);
  await asked();
  connectTo(signIn('ada').bridge);
  await waitFor(() => expect(endings()).toEqual(['withdrawn', undefined]));
});

test('HOST-8 what a person decided about a server and could not send is not sent as the next one', async () => {
  const { queue, connectTo, asked, goOffline, sent } = openTab();
  connectTo(signIn('ada').bridge);
  await asked();
  goOffline();
  const [adas] = queue.getSnapshot().pending;
  for (const type of ['silence', 'unsilence'] as const)
    queue.tell({ type, serverId: adas!.server.id! });
  const grace = signIn('grace');
  connectTo(grace.bridge);
  await asked();
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  grace.askFor();
  await asked();
  expect(sent.filter(({ type }) => /silence/.test(type))).toEqual([]);
});

test('HOST-8 a page that still has the stream of the person before shows the next one’s requests once it is reset', async () => {
  const { queue, connectTo, renewCookie, asked, endings, items } = openTab();
  const ada = signIn('ada');
  connectTo(ada.bridge);
  await asked();
  const [adas] = queue.getSnapshot().pending;
  queue.setDraft(adas!, typed);
  const grace = signIn('grace');
  await waitFor(() => expect(grace.bridge.queue.getSnapshot().pending).toHaveLength(1));
  renewCookie(grace.bridge);
  queue.reset();
  await asked();
  expect(queue.getSnapshot().pending[0]!.id).toBe(grace.bridge.queue.getSnapshot().pending[0]!.id);
  expect([...items.values()].join()).not.toContain('Diabetes');
  ada.askFor();
  await waitFor(() => expect(ada.bridge.queue.getSnapshot().pending).toHaveLength(2));
  grace.askFor();
  await waitFor(() => expect(endings()).toEqual([undefined, undefined]));
});

test('HOST-8 a page that is reset forgets what was typed before it is connected again, and keeps what is typed then', async () => {
  const { queue, connectTo, asked, items } = openTab();
  const { bridge } = signIn('ada');
  connectTo(bridge);
  await asked();
  const [before] = queue.getSnapshot().pending;
  queue.setDraft(before!, typed);
  queue.subscribe(() => {
    // The form that leaves hands over what it has.
    if (queue.getSnapshot().pending.length === 0) queue.setDraft(before!, typed);
  });
  queue.reset();
  await asked();
  const [after] = queue.getSnapshot().pending;
  expect(queue.getDraft(after!)).toBeUndefined();
  expect([...items.values()].join()).not.toContain('Diabetes');
  queue.setDraft(after!, { f0: 'Asthma' });
  bridge.dispose();
  connectTo(signIn('ada').bridge);
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
  expect(queue.getDraft(queue.getSnapshot().pending[1]!)).toEqual({ f0: 'Asthma' });
});

test('HOST-8 a queue that nobody listens to, or that was closed, does not connect as it is reset', () => {
  const open = vi.fn<() => () => void>(() => () => {});
  const queue = createRemoteQueue({ open, send: async () => ({ ok: true }) });
  queue.reset();
  expect(open).not.toHaveBeenCalled();
  queue.subscribe(() => {});
  queue.close();
  queue.reset();
  expect(open).toHaveBeenCalledTimes(1);
});
