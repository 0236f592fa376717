import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createElicitationBridge,
  handleElicitation,
  type ElicitationBridge,
} from 'react-mcp-elicitation/bridge';
import { joinCluster } from 'react-mcp-elicitation/cluster';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';
import { createStore } from './createStore.ts';

await Promise.all([loadLate(), loadFormRules()]);

const form = ask({ amount: { type: 'string' } });

/** The processes of a back end. Each keeps the bridges of the people who were there, until they sign out. */
function startProcesses(count: number) {
  const store = createStore();
  return Array.from({ length: count }, (_, process) => {
    const cluster = joinCluster(store.end(`${process}`));
    const people = new Map<string, ElicitationBridge>();
    onTestFinished(() => {
      for (const bridge of people.values()) bridge.dispose();
    });
    const onSignOut = vi.fn<(id: string) => void>((id) => void people.delete(id));
    const bridgeOf = (id: string) => {
      const bridge =
        people.get(id) ?? createElicitationBridge({ cluster, id, onSignOut: () => onSignOut(id) });
      people.set(id, bridge);
      return bridge;
    };
    /** A server asks the person something, through this process. */
    const askFor = (id: string, server: string) =>
      bridgeOf(id).queue.connection({ name: server }).onRequest(form);
    return { bridgeOf, askFor, onSignOut, people };
  });
}

/** A tab with an outlet. When its stream ends, it connects to the bridge that `connect` gives, if there is one. */
function openTab(connect: () => ElicitationBridge | undefined) {
  const { items, storage } = memoryStorage();
  const queue = createRemoteQueue(
    {
      open(onState, onDown) {
        const attach = (): (() => void) | undefined =>
          connect()?.attach(
            (state) => {
              onState(structuredClone(state));
            },
            () => {
              onDown();
              setTimeout(attach);
            },
          );
        attach();
        return () => {};
      },
      send: async () => ({ ok: true }),
    },
    { drafts: { storage, key: 'drafts' } },
  );
  queue.subscribe(() => {});
  queue.attachRenderer(() => queue.getSnapshot().pending[0]?.id);
  const asked = () => queue.getSnapshot().pending.map(({ server, ended }) => [server.name, ended]);
  return { queue, asked, items };
}

test('HOST-8 who signs out in one process is signed out in all, and their pages forget everything at once', async () => {
  const [first, second] = startProcesses(2);
  let signedIn: string | undefined = 'ada';
  const { queue, asked, items } = openTab(() => (signedIn ? first!.bridgeOf(signedIn) : undefined));
  const answers = [first!.askFor('ada', 'Bank'), second!.askFor('ada', 'Shop')];
  await waitFor(() => expect(asked()).toHaveLength(2));
  queue.setDraft(queue.getSnapshot().pending[0]!, { f0: '500' });
  expect([...items.values()].join()).toContain('500');
  signedIn = undefined;
  second!.bridgeOf('ada').signOut();
  for (const answer of answers) await expect(answer).resolves.toEqual({ action: 'cancel' });
  await waitFor(() => expect([asked(), queue.getConnection()]).toEqual([[], 'down']));
  expect([...items.values()].join()).not.toContain('500');
  for (const { onSignOut } of [first!, second!]) expect(onSignOut.mock.calls).toEqual([['ada']]);
});

test('HOST-8 who signs in next is asked their own questions, whichever process the one before left through', async () => {
  const [first, second] = startProcesses(2);
  let signedIn = 'ada';
  const { asked } = openTab(() => first!.bridgeOf(signedIn));
  first!.askFor('ada', 'Bank').catch(() => {});
  await waitFor(() => expect(asked()).toEqual([['Bank', undefined]]));
  signedIn = 'eve';
  second!.bridgeOf('ada').signOut();
  second!.askFor('eve', 'Shop').catch(() => {});
  await waitFor(() => expect(asked()).toEqual([['Shop', undefined]]));
  expect(first!.people.has('ada')).toBe(false);
  expect(first!.onSignOut).toHaveBeenCalledOnce();
});

test('HOST-8 a process that merely ends signs nobody out: what came through another stays on screen', async () => {
  const [first, second] = startProcesses(2);
  const { asked } = openTab(() => first!.bridgeOf('ada'));
  first!.askFor('ada', 'Bank').catch(() => {});
  second!.askFor('ada', 'Shop').catch(() => {});
  await waitFor(() => expect(asked()).toHaveLength(2));
  second!.bridgeOf('ada').dispose();
  await waitFor(() => expect(asked()).toEqual([['Bank', undefined]]));
  expect(first!.onSignOut).not.toHaveBeenCalled();
});

test('HOST-8 a page forgets everything when its person signs out of a back end of one process, and a listener that throws changes nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const bridge = createElicitationBridge({
    id: 'ada',
    onSignOut() {
      throw new Error('The log is full.');
    },
  });
  let signedIn: ElicitationBridge | undefined = bridge;
  const { queue, asked, items } = openTab(() => signedIn);
  const answer = bridge.queue.connection({ name: 'Bank' }).onRequest(form);
  await waitFor(() => expect(asked()).toHaveLength(1));
  queue.setDraft(queue.getSnapshot().pending[0]!, { f0: '500' });
  signedIn = undefined;
  bridge.signOut();
  await expect(answer).resolves.toEqual({ action: 'cancel' });
  expect(asked()).toEqual([]);
  expect([...items.values()].join()).not.toContain('500');
  expect(logged).toHaveBeenCalledOnce();
});

test('HOST-8 a second sign-out of the same bridge does not concern who has signed in anew since', async () => {
  const [first, second] = startProcesses(2);
  const before = first!.bridgeOf('ada');
  before.signOut();
  // The store brings it.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { asked } = openTab(() => second!.bridgeOf('ada'));
  second!.askFor('ada', 'Bank').catch(() => {});
  await waitFor(() => expect(asked()).toEqual([['Bank', undefined]]));
  before.signOut();
  // What is said later arrives later.
  first!.askFor('ada', 'Shop').catch(() => {});
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(second!.onSignOut).not.toHaveBeenCalled();
});

test('HOST-8 a page that reads slowly still learns that its person has signed out', async () => {
  const bridge = createElicitationBridge({ id: 'ada' });
  const { body } = await handleElicitation(bridge, new Request('https://host.example/'));
  bridge.queue
    .connection({ name: 'Bank' })
    .onRequest(form)
    .catch(() => {});
  // The page reads nothing meanwhile, so that later states wait.
  await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(1));
  bridge.signOut();
  const events = (await new Response(body).text()).split('\n\n').filter(Boolean);
  expect(JSON.parse(events.at(-1)!.slice('data: '.length))).toMatchObject({ pending: [] });
  const people = events.map((event) => JSON.parse(event.slice('data: '.length)).person);
  expect(people.at(-1)).not.toBe(people[0]);
});

test('HOST-8 a sign-out reaches the other processes although the store was down for a moment', async () => {
  const store = createStore();
  const onSignOut = vi.fn<() => void>();
  createElicitationBridge({ cluster: joinCluster(store.end('1')), id: 'ada', onSignOut });
  const one = createElicitationBridge({ cluster: joinCluster(store.end('2')), id: 'ada' });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  store.cut.add('2');
  one.signOut();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onSignOut).not.toHaveBeenCalled();
  store.cut.delete('2');
  await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
});
