import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { runBlock } from './runBlock.ts';

interface Handlers {
  readonly onRespond: (...args: readonly unknown[]) => Promise<void>;
  readonly onError: (...args: readonly unknown[]) => Promise<void>;
}

/** What the blocks take for granted, with a back end that reads JSON only, as Express does with `express.json()`. */
async function startHost() {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const isJson = request.headers['content-type'] === 'application/json';
    received.push([request.method, request.url, isJson ? await json(request) : undefined]);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const names = {
    ElicitationRequests: undefined,
    Elicitation: undefined,
    pending: [],
    params: {},
    url: undefined,
    // A page's addresses are relative to its own.
    fetch: (path: string, init: RequestInit) =>
      fetch(new URL(path, `http://127.0.0.1:${port}/`), init),
  };
  return { received, names };
}

const ids = ['GitHub/0', '../admin', '..', 'a#b'];
const result = { action: 'accept', content: { name: 'Ada' } };
const refusal = new Error('Refused.');

const both = (id: string) => [
  ['POST', '/elicitations', { id, result }],
  ['POST', '/elicitations', { id, error: { code: -32602, message: 'Refused.' } }],
];

test('HOST-8 the answers of a list arrive as the documents send them, and no id leads to another address', async () => {
  const { received, names } = await startHost();
  const block = await runBlock('docs/hosts.md', 'function post', names);
  const list = (block['Requests'] as () => Handlers)();
  for (const id of ids) {
    await list.onRespond(id, result);
    await list.onError(id, refusal);
  }
  expect(received).toEqual(ids.flatMap(both));
});

test('HOST-8 the answers of one request, and those of a host that migrates, arrive in the same way', async () => {
  const { received, names } = await startHost();
  const { post } = await runBlock('docs/hosts.md', 'function post', names);
  for (const id of ids) {
    const given = { ...names, post, id };
    const single = await runBlock('docs/hosts.md', 'const Request =', given);
    const request = (single['Request'] as () => Handlers)();
    await request.onRespond(result);
    await request.onError(refusal);
    const { element } = await runBlock('docs/migrating.md', '<ElicitationRequests', given);
    const list = element as Handlers;
    await list.onRespond(id, result);
    await list.onError(id, refusal);
  }
  expect(received).toEqual(ids.flatMap((id) => [...both(id), ...both(id)]));
});

test('HOST-8 the documents send an answer so that a refusal of the back end is noticed', async () => {
  const { names } = await startHost();
  const given = { ...names, fetch: async () => new Response(null, { status: 503 }) };
  const { post } = await runBlock('docs/hosts.md', 'function post', given);
  await expect((post as (answer: object) => Promise<void>)({})).rejects.toThrow('could not take');
});
