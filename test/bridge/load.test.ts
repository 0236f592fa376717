import { expect, test, vi } from 'vitest';
import {
  createElicitationBridge,
  handleElicitation,
  type BridgeState,
} from 'react-mcp-elicitation/bridge';
import { loadLate } from '../../src/host/loadLate.ts';
import { isEnded } from '../../src/remote/wire.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

/** A form of about so many characters. */
const formOf = (length: number) =>
  ask({ name: { type: 'string', description: 'x'.repeat(length) } });

test('HOST-8 what a server has pending is limited in its length, and other servers are asked all the same', async () => {
  const onEvent = vi.fn<(event: { type: string }) => void>();
  const bridge = createElicitationBridge({ onEvent });
  const states: BridgeState[] = [];
  bridge.attach((state) => states.push(state));
  const long = formOf(990_000);
  const evil = bridge.queue.connection({ name: 'Evil' });
  const call = new AbortController();
  void evil.onRequest(long, { signal: call.signal });
  void evil.onRequest(long);
  await waitFor(() => expect(states.at(-1)!.pending).toHaveLength(2));
  // Over another connection of the same server, too.
  const again = bridge.queue.connection({ name: 'Evil' });
  await expect(again.onRequest(long)).rejects.toMatchObject({ code: -32000 });
  expect(onEvent.mock.calls.slice(-2)).toMatchObject([[{ type: 'pending' }], [{ type: 'failed' }]]);
  expect(Math.max(...states.map(({ pending }) => pending.length))).toBe(2);
  void bridge.queue.connection({ name: 'Shop' }).onRequest(long);
  await waitFor(() => expect(states.at(-1)!.pending).toHaveLength(3));
  call.abort();
  void evil.onRequest(long);
  await waitFor(() =>
    expect(states.at(-1)!.pending.filter((one) => 'params' in one)).toHaveLength(3),
  );
  bridge.dispose();
});

test('HOST-8 a host’s own limit of a schema lets one such form in, and many small ones', async () => {
  for (const [schemaLength, length, count] of [
    [3_000_000, 2_900_000, 1],
    [1000, 500, 20],
  ] as const) {
    const bridge = createElicitationBridge({ limits: { schemaLength } });
    const connection = bridge.queue.connection({ name: 'Shop' });
    for (let each = 0; each < count; each++) void connection.onRequest(formOf(length));
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(count));
    bridge.dispose();
  }
});

test('HOST-8 a state is written once, however many pages get it', async () => {
  const bridge = createElicitationBridge();
  const pages = Array.from({ length: 5 }, () => new AbortController());
  const streams = await Promise.all(
    pages.map(async ({ signal }) => {
      const request = new Request('http://localhost/', { signal });
      return (await handleElicitation(bridge, request)).body!.getReader();
    }),
  );
  for (const stream of streams) await stream.read();
  const write = vi.spyOn(JSON, 'stringify');
  const news = streams.map((stream) => stream.read());
  void bridge.queue.connection({ name: 'Shop' }).onRequest(formOf(10));
  const texts = (await Promise.all(news)).map(({ value }) => new TextDecoder().decode(value));
  const states = write.mock.calls.filter(([value]) => (value as { epoch?: string })?.epoch);
  write.mockRestore();
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('"name":"Shop"');
  expect(states).toHaveLength(1);
  for (const page of pages) page.abort();
  bridge.dispose();
});

test('HOST-8 a hundred pages are told, and one more ends the oldest', async () => {
  const bridge = createElicitationBridge();
  const ended: number[] = [];
  for (let page = 0; page < 102; page++) {
    bridge.attach(
      () => {},
      () => ended.push(page),
    );
  }
  expect(ended).toEqual([0, 1]);
  bridge.dispose();
  await Promise.resolve();
  expect(ended).toHaveLength(102);
});

test('HOST-8 a request that is over is told in few words, without the icon of its server', async () => {
  const bridge = createElicitationBridge({ limits: { perMinute: 1000 } });
  let last!: BridgeState;
  bridge.attach((state) => (last = state));
  const icon = `data:image/png;base64,${'A'.repeat(20_000)}`;
  const connection = bridge.queue.connection({ name: 'GitHub', icon });
  for (let each = 0; each < 20; each++) {
    const call = new AbortController();
    const answer = connection.onRequest(formOf(10), { signal: call.signal });
    await waitFor(() => expect(last.pending).toHaveLength(each + 1));
    call.abort();
    await answer;
  }
  await waitFor(() => expect(last.pending.every(isEnded)).toBe(true));
  expect(last.pending).toHaveLength(20);
  expect(JSON.stringify(last).length).toBeLessThan(3000);
  bridge.dispose();
});
