import { DatabaseSync } from 'node:sqlite';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler, inputRequired, McpServer } from '@modelcontextprotocol/server';
import { ElicitContentError, ElicitResultError } from 'react-mcp-elicitation/core';
import { createElicitationQueue, type ElicitationQueueOptions } from 'react-mcp-elicitation/host';
import { parkRound, resumeRound } from 'react-mcp-elicitation/park';
import { describe, expect, test } from 'vitest';

const properties = { name: { type: 'string', pattern: '^[a-z]+$' } };
const form = { mode: 'form', message: 'Name?', requestedSchema: { type: 'object', properties } };
const url = { mode: 'url', message: 'Sign in.', url: 'https://example.com/login' };
const elicit = (params: object) => ({ method: 'elicitation/create', params });
const sampling = { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } };
const params = { name: 'deploy', arguments: { to: 'production' } };
const inputRequests = { one: elicit(form), two: elicit(url) };
const requestState = { opaque: ['\u0000', 1.5, null] };
const result = { resultType: 'input_required', inputRequests, requestState };

/** Each time another process. */
const connect = (options: ElicitationQueueOptions = {}) =>
  createElicitationQueue(options).connection({
    name: 'Example',
    url: 'https://mcp.example.com/sse?api_key=secret',
  });
const stored = (token: unknown): unknown => JSON.parse(JSON.stringify(token));
const good = { one: { action: 'accept', content: { name: 'ada' } }, two: { action: 'decline' } };

describe('PROTO-9 a round that is parked', () => {
  test('is asked by a page, and gone on with in another process', async () => {
    const before = { ...params, requestState: 'old', inputResponses: { old: 1 } };
    const { pending, token } = await parkRound(connect(), { params: before, result, round: 2 });
    const server = { name: 'Example', url: 'https://mcp.example.com' };
    const round = { round: 2, maxRounds: 10 };
    expect(pending).toEqual([
      { id: 'one', params: form, server, round },
      { id: 'two', params: url, server, round, until: 'finished' },
    ]);
    expect(JSON.stringify(token)).not.toContain('secret');
    await expect(resumeRound(connect(), stored(token), good)).resolves.toEqual({
      ...params,
      inputResponses: good,
      requestState,
    });
  });

  test.each([
    [undefined, 'finished'],
    ['opened', 'opened'],
  ] as const)(
    'URL-6 is accepted as a page is done, also where it has an `elicitationId`, unless the host says otherwise: %s',
    async (until, told) => {
      const identified = { one: elicit({ ...url, elicitationId: 'e1' }) };
      const { pending } = await parkRound(connect({ until }), {
        params,
        result: { ...result, inputRequests: identified },
      });
      expect(pending).toMatchObject([{ id: 'one', until: told }]);
    },
  );

  test('sends nothing that was not asked for, or is no answer to it', async () => {
    const { token } = await parkRound(connect(), { params, result });
    const resume = (...asked: [token: unknown, answers: Record<string, unknown>]) =>
      resumeRound(connect(), ...asked);
    const accept = (content: object) => ({ ...good, one: { action: 'accept', content } });
    const wrong: [answers: Record<string, unknown>, message: RegExp][] = [
      [null as never, /must be an object/],
      [{}, /"one" has no answer/],
      [{ one: good.one }, /"two" has no answer/],
      [{ ...good, three: { action: 'accept' } }, /"three" was not asked for/],
      [{ ...good, two: { action: 'yolo' } }, /action/],
      [{ ...good, one: 'accept' }, /./],
      [accept({ name: { nested: true } }), /"name"/],
      [accept({ name: 'ADA' }), /"name" fails "pattern"/],
      [accept({ name: 'ada', other: 1 }), /"other" fails "additional-property"/],
    ];
    for (const [answers, message] of wrong) {
      const resumed = resume(token, answers);
      await expect(resumed).rejects.toBeInstanceOf(ElicitResultError);
      await expect(resumed).rejects.toThrow(message);
    }
    await expect(resume(token, accept({ name: 'ADA' }))).rejects.toBeInstanceOf(ElicitContentError);
    for (const forged of [
      undefined,
      null,
      'token',
      {},
      { v: 1 },
      { v: 1, params: 1, result: {} },
    ]) {
      await expect(resume(forged, good)).rejects.toThrow(/not a token from parkRound/);
    }
  });

  test('has what is no elicitation answered by the host', async () => {
    const mixed = { inputRequests: { one: elicit(form), model: sampling } };
    const { pending, token } = await parkRound(connect(), { params, result: mixed });
    expect(pending.map(({ id }) => id)).toEqual(['one']);
    const foreign = async () => ({ model: 'm' });
    await expect(resumeRound(connect(), token, { one: good.one }, { foreign })).resolves.toEqual({
      ...params,
      inputResponses: { one: good.one, model: { model: 'm' } },
    });
    await expect(resumeRound(connect(), token, { one: good.one })).rejects.toThrow(
      '"sampling/createMessage" is not answered here',
    );
  });

  test('is refused where it cannot be shown, asks for a secret and may not, asks too much, or too often', async () => {
    const bad = {
      inputRequests: { one: elicit({ message: 'x', requestedSchema: { type: 'y' } }) },
    };
    await expect(parkRound(connect(), { params, result: bad })).rejects.toMatchObject({
      code: -32602,
    });
    const secret = { type: 'object', properties: { password: { type: 'string' } } };
    const asking = { inputRequests: { one: elicit({ ...form, requestedSchema: secret }) } };
    const strict = connect({ sensitiveFields: 'refuse' });
    await expect(parkRound(strict, { params, result: asking })).rejects.toMatchObject({
      code: -32602,
    });
    await expect(parkRound(connect(), { params, result: asking })).resolves.toBeDefined();
    await expect(parkRound(connect(), { params, result, round: 11 })).rejects.toThrow(/10 rounds/);
  });

  test('of a server that is silenced asks nobody, and is declined', async () => {
    const connection = connect();
    connection.setSilenced(true);
    const { pending, token } = await parkRound(connection, { params, result });
    expect(pending).toEqual([]);
    await expect(resumeRound(connection, token, {})).resolves.toMatchObject({
      inputResponses: { one: { action: 'decline' }, two: { action: 'decline' } },
    });
  });

  test('of a server that was silenced is declined by another process too, where it is not', async () => {
    const connection = connect();
    connection.setSilenced(true);
    const { token } = await parkRound(connection, { params, result });
    await expect(resumeRound(connect(), stored(token), {})).resolves.toMatchObject({
      inputResponses: { one: { action: 'decline' }, two: { action: 'decline' } },
    });
  });

  test('of a server that was silenced meanwhile is declined, whatever was answered', async () => {
    const connection = connect();
    const { pending, token } = await parkRound(connection, { params, result });
    expect(pending).toHaveLength(2);
    connection.setSilenced(true);
    await expect(resumeRound(connection, token, good)).resolves.toMatchObject({
      inputResponses: { one: { action: 'decline' }, two: { action: 'decline' } },
    });
  });

  test('with nothing to answer goes on as it is', async () => {
    const { pending, token } = await parkRound(connect(), { params, result: { requestState } });
    expect(pending).toEqual([]);
    await expect(resumeRound(connect(), token, {})).resolves.toEqual({ ...params, requestState });
  });
});

test('PROTO-9 a real server’s call, parked in SQLite by one client and gone on with by another', async () => {
  const handler = createMcpHandler(() => {
    const mcp = new McpServer({ name: 'rounds', version: '1.0.0' });
    mcp.registerTool('greet', { description: 'Greets.' }, ({ mcpReq }) =>
      mcpReq.inputResponses
        ? { content: [{ type: 'text', text: JSON.stringify(mcpReq.inputResponses) }] }
        : inputRequired({
            inputRequests: {
              who: inputRequired.elicit({
                mode: 'form',
                message: 'Who?',
                requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
              }),
            },
          }),
    );
    return mcp;
  });
  const open = async () => {
    const connection = createElicitationQueue().connection({ name: 'rounds' });
    const client = new Client(
      { name: 'host', version: '1.0.0' },
      {
        capabilities: connection.clientOptions.capabilities,
        inputRequired: { autoFulfill: false },
        versionNegotiation: { mode: { pin: '2026-07-28' } },
      },
    );
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (input, init) => handler.fetch(new Request(input, init)),
    });
    await client.connect(transport);
    return { client, connection };
  };
  const first = await open();
  const call = { name: 'greet' };
  const asked = await first.client.callTool(call, { allowInputRequired: true });
  const { pending, token } = await parkRound(first.connection, { params: call, result: asked });
  await first.client.close();
  const database = new DatabaseSync(':memory:');
  database.exec('create table rounds (id text primary key, token text)');
  database.prepare('insert into rounds values (?, ?)').run('r1', JSON.stringify(token));
  expect(pending).toMatchObject([{ id: 'who', params: { message: 'Who?' } }]);

  const second = await open();
  const answers = { who: { action: 'accept', content: { name: 'Ada' } } };
  const take = database.prepare('delete from rounds where id = ? returning token');
  const row = take.get('r1') as { token: string };
  const again = await resumeRound<typeof call>(second.connection, JSON.parse(row.token), answers);
  const done = await second.client.callTool(again as never, { allowInputRequired: true });
  expect(JSON.stringify(done)).toContain('Ada');
  await second.client.close();
});
