import * as acp from '@agentclientprotocol/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { runBlock } from '../docs/runBlock.ts';
import { waitFor } from '../waitFor.ts';
import { setUpHost } from './setUpHost.ts';

type Connect = (stream: acp.Stream) => Promise<{
  agent: ReturnType<typeof setUpHost>['connection'];
  connection: acp.ClientConnection;
}>;

const sessionId = 's1';
const form: acp.CreateElicitationRequest = {
  mode: 'form',
  sessionId,
  message: 'Which branch?',
  requestedSchema: {
    properties: {
      // Some agents write `null` for what is not there.
      branch: { type: 'string', title: null, pattern: '^[a-z]+$', 'x-shown': 'mono' },
      tags: { type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }] } },
    },
    required: ['branch'],
  },
};
const page: acp.CreateElicitationRequest = {
  mode: 'url',
  sessionId,
  message: 'Sign in.',
  url: 'https://example.com/sign-in',
  elicitationId: 'e1',
};

type Asked = Awaited<ReturnType<typeof connect>> & { cancel: AbortController };

/** An agent, and a host that is connected to it as the page on hosts says. */
async function connect(limits = {}) {
  const { queue } = setUpHost({ limits });
  queue.attachRenderer();
  const [there, back] = [new TransformStream(), new TransformStream()];
  let declared: unknown;
  let prompted: (response: acp.PromptResponse) => void;
  const { client } = acp
    .agent()
    .onRequest('initialize', ({ params }) => {
      declared = params.clientCapabilities;
      return { protocolVersion: acp.PROTOCOL_VERSION };
    })
    .onRequest('session/prompt', () => new Promise((resolve) => (prompted = resolve)))
    .connect({ readable: there.readable, writable: back.writable });
  const block = await runBlock('docs/hosts.md', 'connectAgent', { ...acp, queue });
  const connectAgent = block['connectAgent'] as Connect;
  const host = await connectAgent({ readable: back.readable, writable: there.writable });
  onTestFinished(() => host.connection.close());
  const first = () => queue.getSnapshot().pending[0];
  const asked = async () => {
    await waitFor(() => expect(first()).toBeDefined());
    return first()!;
  };
  const endTurn = () => prompted({ stopReason: 'end_turn' });
  return { ...host, queue, client, declared, endTurn, asked, first };
}

test('HOST-14 an agent of ACP asks with a form, whose schema stays as it was sent', async () => {
  const { queue, client, declared, asked } = await connect();
  expect(declared).toMatchObject({ elicitation: { form: {}, url: {} } });
  const answer = client.request('elicitation/create', form);
  const { id, request } = await asked();
  expect(request).toMatchObject({
    message: form.message,
    requestedSchema: { properties: { branch: { pattern: '^[a-z]+$', 'x-shown': 'mono' } } },
  });
  const content = { branch: 'main', tags: ['a'] };
  queue.tell({ type: 'respond', id, result: { action: 'accept', content } });
  expect(await answer).toEqual({ action: 'accept', content });
});

test('HOST-14 an agent of ACP asks for a page, and says that the person has finished there', async () => {
  const { queue, client, asked, first } = await connect();
  const answer = client.request('elicitation/create', page);
  const { id, request } = await asked();
  expect(request).toMatchObject({ url: 'https://example.com/sign-in' });
  queue.tell({ type: 'opened', id });
  expect(await answer).toEqual({ action: 'accept' });
  expect(first()).toMatchObject({ id, page: 'opened' });
  await client.notify('elicitation/complete', { elicitationId: 'another' });
  await client.notify('elicitation/complete', { elicitationId: 'e1' });
  await waitFor(() => expect(first()).toMatchObject({ id, page: 'finished' }));
});

test('HOST-14 an agent of ACP is told why nobody was asked, by a code that means that', async () => {
  const { client, asked } = await connect({ pending: 1 });
  const properties = { branch: { type: 'file' } };
  await expect(
    client.request('elicitation/create', { ...form, requestedSchema: { properties } }),
  ).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('branch') as string });
  client.request('elicitation/create', form).catch(() => {});
  await asked();
  await expect(client.request('elicitation/create', form)).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining('Too many requests') as string,
  });
});

test.each([
  ['the agent withdraws it', ({ cancel }: Asked) => cancel.abort()],
  ['the turn is over', ({ endTurn }: Asked) => endTurn()],
  ['the connection ends', ({ connection }: Asked) => connection.close()],
])('HOST-3 HOST-14 what an agent of ACP asks is withdrawn once %s', async (_, end) => {
  const host = await connect();
  const turn = { sessionId, prompt: [] };
  host.agent.track(() => host.connection.agent.request('session/prompt', turn)).catch(() => {});
  const cancel = new AbortController();
  host.client
    .request('elicitation/create', form, { cancellationSignal: cancel.signal })
    .catch(() => {});
  await host.asked();
  end({ ...host, cancel });
  await waitFor(() => expect(host.first()).toMatchObject({ ended: 'withdrawn' }));
});
