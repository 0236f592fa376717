import { expect, test, vi } from 'vitest';
import {
  createElicitationBridge,
  type BridgeState,
  type ElicitationBridge,
} from 'react-mcp-elicitation/bridge';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const form = ask({ address: { type: 'string' } });
const typed = { f0: 'Hideout 5' };

/** The bridge of somebody who is asked for an address. */
function signIn(id?: string) {
  const bridge = createElicitationBridge({ id });
  const answer = bridge.queue.connection({ name: 'Shop' }).onRequest(form);
  answer.catch(() => {});
  return bridge;
}

/** A tab. `connect` is what happens when its stream ends, and another bridge answers. */
function openTab(drafts?: Parameters<typeof createRemoteQueue>[1]) {
  let listen!: (state: unknown) => void;
  const queue = createRemoteQueue(
    {
      open(onState) {
        listen = onState;
        return () => {};
      },
      send: async () => ({ ok: true }),
    },
    drafts,
  );
  queue.subscribe(() => {});
  queue.attachRenderer();
  return {
    queue,
    /** @returns the request that is open then */
    connect: async (bridge: ElicitationBridge) => {
      const states: BridgeState[] = [];
      bridge.attach((state) => {
        states.push(state);
        listen(JSON.parse(JSON.stringify(state)));
      });
      const open = () => queue.getSnapshot().pending.find(({ ended }) => !ended);
      await waitFor(() => expect(states.at(-1)?.pending.some((one) => 'params' in one)).toBe(true));
      return open()!;
    },
  };
}

test.each([
  ['in memory', undefined],
  ['in a storage', memoryStorage()],
])(
  'HOST-8 what one person typed is not offered to the next one who signs in, %s',
  async (_, kept) => {
    const drafts = kept && { drafts: { storage: kept.storage, key: 'drafts' } };
    for (const ids of [
      ['ada', 'grace'],
      [undefined, undefined],
      ['ada', undefined],
      [undefined, 'grace'],
    ]) {
      const { queue, connect } = openTab(drafts);
      const ada = signIn(ids[0]);
      const asked = await connect(ada);
      queue.setDraft(asked, typed);
      expect(queue.getDraft(asked)).toEqual(typed);
      ada.dispose();
      const grace = await connect(signIn(ids[1]));
      expect(grace.id).not.toBe(asked.id);
      expect(queue.getDraft(grace)).toBeUndefined();
      // The form that was on screen hands over what it has as it leaves.
      queue.setDraft(asked, typed);
      const again = await openTab(drafts).connect(signIn(ids[1]));
      expect(queue.getDraft(grace)).toBeUndefined();
      expect(queue.getDraft(again)).toBeUndefined();
      expect([...(kept?.items.values() ?? [])].join()).not.toContain('Hideout');
    }
  },
);

test('HOST-8 what was typed is there after a restart of a back end that says whose bridge it is', async () => {
  const { storage } = memoryStorage();
  const drafts = { drafts: { storage, key: 'drafts' } };
  const tab = openTab(drafts);
  const before = signIn('ada');
  tab.queue.setDraft(await tab.connect(before), typed);
  before.dispose();
  const after = signIn('ada');
  expect(tab.queue.getDraft(await tab.connect(after))).toEqual(typed);
  const reloaded = openTab(drafts);
  expect(reloaded.queue.getDraft(await reloaded.connect(after))).toEqual(typed);
});

test('FORM-12 what was typed is there after a reload, also if the back end does not say whose bridge it is', async () => {
  const { storage } = memoryStorage();
  const drafts = { drafts: { storage, key: 'drafts' } };
  const tab = openTab(drafts);
  const bridge = signIn();
  tab.queue.setDraft(await tab.connect(bridge), typed);
  const reloaded = openTab(drafts);
  expect(reloaded.queue.getDraft(await reloaded.connect(bridge))).toEqual(typed);
});

test('FORM-12 HOST-8 a module that makes a remote queue may run where there is no storage, and drafts are kept in memory', async () => {
  const noStorage = () => {
    throw new ReferenceError('sessionStorage is not defined');
  };
  const { queue, connect } = openTab({ drafts: { storage: noStorage, key: 'drafts' } });
  const asked = await connect(signIn('ada'));
  queue.setDraft(asked, typed);
  expect(queue.getDraft(asked)).toEqual(typed);
});

test('FORM-12 what was typed in a queue of the page itself is there after a reload, beside a remote queue in the same storage', async () => {
  const { storage } = memoryStorage();
  const drafts = { storage, key: 'drafts' };
  /** A request of a server that the page talks to itself. */
  const openLocal = async () => {
    const queue = createElicitationQueue({ drafts, rendererTimeout: Infinity });
    void queue.connection({ name: 'Local' }).onRequest(form);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    return { queue, asked: queue.getSnapshot().pending[0]! };
  };
  const local = await openLocal();
  local.queue.setDraft(local.asked, { f0: 'Local 5' });
  const bridge = signIn('ada');
  const tab = openTab({ drafts });
  tab.queue.setDraft(await tab.connect(bridge), typed);
  const reloadedLocal = await openLocal();
  const reloaded = openTab({ drafts });
  expect(reloaded.queue.getDraft(await reloaded.connect(bridge))).toEqual(typed);
  expect(reloadedLocal.queue.getDraft(reloadedLocal.asked)).toEqual({ f0: 'Local 5' });
});

test('HOST-8 pages do not learn the name of the person', () => {
  const told = vi.fn<(state: BridgeState) => void>();
  createElicitationBridge({ id: 'ada@example.com' }).attach(told);
  const [[state] = []] = told.mock.calls;
  expect(state!.person).toMatch(/^[\da-f]{32}$/);
  expect(JSON.stringify(state)).not.toContain('ada');
});
