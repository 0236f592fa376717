import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationBridge, type ElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import type { BridgeReply } from '../../../src/remote/wire.ts';
import { loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';

beforeAll(loadOutlet);

/** An outlet whose person has accepted, while their answer is still on its way to the bridge of `id`. */
async function acceptSlowly(id?: string) {
  let connect!: (bridge: ElicitationBridge) => void;
  let isOnline = false;
  let arrive!: (reply: BridgeReply) => void;
  let current: ElicitationBridge;
  const queue = createRemoteQueue({
    open(onState) {
      let detach = () => {};
      connect = (bridge) => {
        detach();
        current = bridge;
        detach = bridge.attach((state) => {
          onState(structuredClone(state));
        });
      };
      return () => detach();
    },
    send: (message) =>
      isOnline ? current.receive(message) : new Promise((resolve) => (arrive = resolve)),
  });
  const bridge = createElicitationBridge({ id });
  onTestFinished(() => bridge.dispose());
  const { unmount } = render(<ElicitationOutlet queue={queue} />);
  onTestFinished(unmount);
  const answered: unknown[] = [];
  await act(async () => {
    connect(bridge);
    void bridge.queue
      .connection({ name: 'Bank' })
      .onRequest(ask({ amount: { type: 'string', title: 'Amount' } }))
      .then((result) => answered.push(result));
  });
  await userEvent.type(await screen.findByLabelText('Amount', { exact: false }), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'sending' }]));
  const requestId = queue.getSnapshot().pending[0]!.id;
  return {
    bridge,
    queue,
    answered,
    requestId,
    connect: (next: ElicitationBridge) => act(async () => connect(next)),
    /** What was sent has got a reply, and what is sent from now on gets there. */
    reply: async (reply: BridgeReply) => {
      await act(async () => {
        isOnline = true;
        arrive(reply);
      });
      // What the outlet says comes a moment after the panel has gone.
      await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    },
  };
}

const gone = { ok: false, reason: 'gone' } as const;
const stale = { ok: false, reason: 'stale' } as const;
const words = () => document.body.textContent;

test.each([
  ['without a word', false, 'Your answer was not sent.'],
  ['as it should', true, 'The request was withdrawn.'],
])(
  'HOST-8 who has accepted as a back end that names nobody ended %s and was started anew is told that nothing was sent',
  async (_, isHeard, told) => {
    const { bridge, connect, reply } = await acceptSlowly();
    if (isHeard) await act(async () => bridge.dispose());
    await connect(createElicitationBridge());
    await reply(stale);
    await waitFor(() => expect(words()).toBe(told));
  },
);

test.each([
  ['ada', 'grace', gone],
  ['ada', 'grace', { ok: true } as const],
  ['ada', undefined, stale],
  [undefined, 'grace', stale],
  [undefined, undefined, stale],
])(
  'HOST-8 who signs in next is told nothing of an answer that was on its way as %s signed out: %s, %o',
  async (first, next, outcome) => {
    const { bridge, connect, reply } = await acceptSlowly(first);
    await act(async () => bridge.signOut());
    await connect(createElicitationBridge({ id: next }));
    await reply(outcome);
    expect(words()).toBe('');
  },
);

test.each([stale, { ok: true } as const])(
  'HOST-8 who signs in next is told nothing of an answer that was on its way as the page was reset: %o',
  async (outcome) => {
    const { queue, connect, reply } = await acceptSlowly('ada');
    await act(async () => queue.reset());
    await connect(createElicitationBridge({ id: 'grace' }));
    await reply(outcome);
    expect(words()).toBe('');
  },
);

test('HOST-8 a request that is open again after a reset stays so when the answer of before is lost, and can be answered', async () => {
  const { bridge, queue, connect, reply, answered, requestId } = await acceptSlowly('ada');
  await act(async () => queue.reset());
  await connect(bridge);
  expect(queue.getSnapshot().pending.map(({ id, ended }) => [id, ended])).toEqual([
    [requestId, undefined],
  ]);
  await reply(gone);
  expect(words()).not.toMatch(/withdrawn|not sent/);
  await userEvent.type(await screen.findByLabelText('Amount', { exact: false }), '700');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(answered).toEqual([{ action: 'accept', content: { amount: '700' } }]));
});
