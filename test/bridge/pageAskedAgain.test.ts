import { expect, test } from 'vitest';
import {
  createElicitationBridge,
  type BridgeMessage,
  type BridgeReply,
} from 'react-mcp-elicitation/bridge';
import { createRemoteQueue, type RemoteQueue } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const page = 'https://example.com/connect?s=1';
const accept = { action: 'accept' } as const;

/** A back end whose server asks for a page again as soon as it gets an accept, and two windows. */
function setUp() {
  const bridge = createElicitationBridge();
  const connection = bridge.queue.connection({ name: 'GitHub' });
  const answers: string[] = [];
  const sent: BridgeMessage[] = [];
  async function connect(): Promise<void> {
    for (let round = 1; round <= 2; round++) {
      const { action } = await connection.onRequest(askForUrl(page, `e${round}`));
      answers.push(action);
      if (action !== 'accept') return;
    }
  }
  /** @param until what a reply to this window waits for */
  function openWindow(until: () => Promise<unknown> = async () => {}): RemoteQueue {
    const queue = createRemoteQueue({
      open: (onState) => {
        return bridge.attach((state) => onState(structuredClone(state)));
      },
      async send(message): Promise<BridgeReply> {
        sent.push(message);
        const reply = await bridge.receive(structuredClone(message));
        if (message.type === 'respond') await until();
        return reply;
      },
    });
    queue.subscribe(() => {});
    queue.attachRenderer(() => queue.getSnapshot().pending[0]?.id);
    return queue;
  }
  return { bridge, connect, answers, sent, openWindow };
}

const asked = { stage: 'asked', until: 'opened' };
const again = { stage: 'opened', until: 'finished', position: 1 };

test('HOST-8 URL-6 a page that is asked for again is open in all windows', async () => {
  const { connect, answers, openWindow } = setUp();
  const [one, other] = [openWindow(), openWindow()];
  void connect();
  await waitFor(() => expect(other.getSnapshot().pending).toMatchObject([asked]));
  const { id } = one.getSnapshot().pending[0]!;
  one.tell({ type: 'opened', id });
  await waitFor(() => expect(one.getSnapshot().pending).toMatchObject([again]));
  // Who looks at the other window is told what became of the first.
  await waitFor(() =>
    expect(other.getSnapshot().pending).toMatchObject([{ id, ended: 'answered-elsewhere' }, again]),
  );
  other.tell({ type: 'dismiss', id });
  const [{ id: newer } = { id }] = other.getSnapshot().pending;
  expect(newer).not.toBe(id);
  other.tell({ type: 'respond', id: newer, result: accept });
  await waitFor(() => expect(answers).toEqual(['accept', 'accept']));
  await waitFor(() => expect(other.getSnapshot().pending).toEqual([]));
  await waitFor(() =>
    expect(one.getSnapshot().pending).toMatchObject([{ id: newer, ended: 'answered-elsewhere' }]),
  );
});

test('HOST-8 URL-6 a page whose accept is confirmed only after it was asked for again leaves the window', async () => {
  const { connect, openWindow } = setUp();
  const window: RemoteQueue = openWindow(() =>
    waitFor(() =>
      expect(window.getSnapshot().pending).toContainEqual(expect.objectContaining(again)),
    ),
  );
  void connect();
  await waitFor(() => expect(window.getSnapshot().pending).toMatchObject([asked]));
  const { id } = window.getSnapshot().pending[0]!;
  window.tell({ type: 'opened', id });
  await waitFor(() => expect(window.getSnapshot().pending).toMatchObject([again]));
  expect(window.getSnapshot().pending).toHaveLength(1);
});

test('HOST-8 PROTO-5 an accept that is sent again after that is confirmed, and answers nothing else', async () => {
  const { bridge, connect, answers, sent, openWindow } = setUp();
  const window = openWindow();
  void connect();
  await waitFor(() => expect(window.getSnapshot().pending).toMatchObject([asked]));
  const { id } = window.getSnapshot().pending[0]!;
  window.tell({ type: 'respond', id, result: accept });
  await waitFor(() => expect(window.getSnapshot().pending).toMatchObject([again]));
  await expect(bridge.receive(sent.at(-1))).resolves.toEqual({ ok: true });
  expect(answers).toEqual(['accept']);
  expect(window.getSnapshot().pending).toMatchObject([again]);
});
