import { describe, expect, onTestFinished, test } from 'vitest';
import { createElicitationBridge, type BridgeState } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { fingerprint } from '../../src/bridge/identity.ts';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

/** By FNV-1a these have one fingerprint, with either of two seeds: the second was made so. */
const url = 'https://api.githubcopilot.com/mcp/';
const twin = 'https://mcp.evil.example/mcp?v=a6qqsjtw09ksu3ixxaaffc5a5cw8tat7h';
const form = ask({ note: { type: 'string' } });

/** A back end with both servers, and its page. */
function setUp() {
  const bridge = createElicitationBridge({ id: 'ada' });
  onTestFinished(() => bridge.dispose());
  const page = createRemoteQueue({
    open(onState) {
      return bridge.attach((state) => onState(structuredClone(state)));
    },
    send: (message) => bridge.receive(message),
  });
  page.subscribe(() => {});
  const github = bridge.queue.connection({ name: 'GitHub', url });
  const evil = bridge.queue.connection({ name: 'Evil', url: twin });
  const pending = async (count: number) => {
    await waitFor(() => expect(page.getSnapshot().pending).toHaveLength(count));
    return page.getSnapshot().pending;
  };
  return { bridge, page, github, evil, pending };
}

describe('TRUST-6 a server whose address was made to look like another’s', () => {
  test('gets nothing that was typed for the other', async () => {
    const { page, github, evil, pending } = setUp();
    const answer = github.onRequest(form);
    const [first] = await pending(1);
    page.setDraft(first!, { f0: 'merger with Acme' });
    page.tell({ type: 'respond', id: first!.id, result: { action: 'cancel' } });
    await answer;
    for (const [connection, draft] of [
      [evil, undefined],
      [github, { f0: 'merger with Acme' }],
    ] as const) {
      await pending(0);
      const again = connection.onRequest(form);
      const [request] = await pending(1);
      expect(page.getDraft(request!)).toEqual(draft);
      page.tell({ type: 'respond', id: request!.id, result: { action: 'decline' } });
      await again;
    }
  });

  test('is muted, and the other is not', async () => {
    const { bridge, page, github, evil, pending } = setUp();
    const answer = evil.onRequest(form);
    await pending(1);
    github.onRequest(form).catch(() => {});
    const [ofEvil] = await pending(2);
    page.tell({ type: 'silence', serverId: ofEvil!.server.id! });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    expect(bridge.queue.getSnapshot().silenced).toMatchObject([{ name: 'Evil' }]);
    expect(await pending(1)).toMatchObject([{ server: { name: 'GitHub' } }]);
  });
});

test.each([
  ['that was made so', url, twin],
  ['of half a character', '\ud800', '\udc00'],
])('HOST-8 a person with an id %s is not taken for another', (_, ...ids) => {
  const people = ids.map((id) => {
    const bridge = createElicitationBridge({ id });
    const states: BridgeState[] = [];
    bridge.attach((state) => states.push(state));
    bridge.dispose();
    return states[0]!.person;
  });
  expect(new Set(people).size).toBe(2);
});

test('a fingerprint is the same in each process, and after an upgrade', () => {
  expect(fingerprint(url)).toBe('0880035d3197d286fe131100b47ade9e');
});
