import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../stories/playground/readSource.ts';

const cli = join(import.meta.dirname, '../../src/cli.ts');

/** What the command says of a message, and its exit code. */
function check(message: unknown) {
  const input = JSON.stringify(message);
  const options = { input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'check', '-'], options);
  return { status, said: `${stdout}${stderr}` };
}

const draw = (message: unknown) => readSource(JSON.stringify(message, null, 2));

const jsonrpc = '2.0';
const method = 'elicitation/create';
const requestedSchema = { type: 'object', properties: { color: { type: 'string' } } };
const params = { message: 'Which color?', requestedSchema };
const url = { mode: 'url', message: 'Sign in.', url: 'https://a.example/', elicitationId: '1' };
const needsInput = (inputRequests: object) => ({ resultType: 'input_required', inputRequests });
const needsUrl = { code: -32042, message: 'Sign in.', data: { elicitations: [url] } };

test.each([
  ['a whole request', { jsonrpc, id: 1, method, params }],
  ['its params', params],
  ['a request in a result', needsInput({ color: { method, params } })],
  [
    'a request in the response to a call',
    { jsonrpc, id: 1, result: needsInput({ color: { method, params } }) },
  ],
  [
    'a request beside one that is no elicitation',
    needsInput({ roots: { method: 'roots/list' }, color: { method, params } }),
  ],
])('PROTO-12 the check and the playground read %s, with its message', (_, message) => {
  expect(check(message)).toEqual({ status: 0, said: expect.stringMatching(/^-: OK/) });
  expect(draw(message)).toMatchObject({ params, problem: undefined });
});

test('PROTO-12 the check and the playground read a schema alone', () => {
  expect(check(requestedSchema).status).toBe(0);
  expect(draw(requestedSchema).params).toMatchObject({ requestedSchema });
});

test('PROTO-12 the check and the playground read a request without a schema as a confirmation', () => {
  const message = { jsonrpc, id: 1, method, params: { message: 'Deploy?' } };
  expect(check(message).said).toMatch(/a confirmation is asked/);
  expect(draw(message).params).toEqual({ message: 'Deploy?' });
  expect(draw(message).issues).toMatchObject([
    { message: expect.stringMatching(/a confirmation is asked/) },
  ]);
});

test('PROTO-12 the check and the playground say how the schema of a request has to be called', () => {
  const message = { method, params: { message: 'x', requested_schema: requestedSchema } };
  const fault = /requested_schema must be called "requestedSchema"/;
  expect(check(message)).toEqual({ status: 1, said: expect.stringMatching(fault) });
  expect(draw(message).problem).toEqual({ message: expect.stringMatching(fault), line: 5 });
});

test.each([
  ['a response', { jsonrpc, id: 1, result: { content: [] } }, 'This is an answer'],
  ['an error', { jsonrpc, id: 1, error: { code: -32602, message: 'x' } }, 'This is an answer'],
  ['an error alone', { code: -32602, message: 'x' }, 'This is an answer'],
  [
    'an error that needs no URL',
    { code: -32042, message: 'x', data: { elicitations: [] } },
    'This is an answer',
  ],
  ['an answer of a person', { action: 'accept', content: {} }, 'This is an answer'],
  ['a result that asks nobody', needsInput({ a: { method: 'roots/list' } }), 'This is an answer'],
  ['a tool', { name: 'deploy', inputSchema: requestedSchema }, 'This is a tool'],
  ['a list', [{ jsonrpc, id: 1, method, params }], 'This is a list'],
  ['another message', { jsonrpc, method: 'ping' }, 'This is a "ping" message'],
])('PROTO-12 the check and the playground name %s, which is no request', (_, message, words) => {
  expect(check(message)).toEqual({ status: 2, said: expect.stringContaining(`-: ${words}`) });
  expect(draw(message).problem).toEqual({ message: expect.stringContaining(words), line: 1 });
});

test('PROTO-12 the check judges each of several requests, and says which it is', () => {
  const bad = { message: 'x', requestedSchema: { type: 'array' } };
  const message = needsInput({ color: { method, params }, size: { method, params: bad } });
  const { status, said } = check(message);
  expect(status).toBe(1);
  expect(said).toMatch(/^-: inputRequests\.color\.params: OK/m);
  expect(said).toMatch(/^-: inputRequests\.size\.params: MCP does not allow this/m);
  expect(draw(message).problem!.message).toBe('This asks 2 things at once. Paste one of them.');
});

test('PROTO-12 the check judges the URLs of error -32042, which need an id; those of a result do not', () => {
  const { elicitationId: _, ...withoutId } = url;
  expect(check({ jsonrpc, id: 1, error: needsUrl }).status).toBe(0);
  expect(check({ ...needsUrl, data: { elicitations: [withoutId] } }).status).toBe(1);
  expect(check(needsInput({ a: { method, params: withoutId } })).status).toBe(0);
  expect(draw({ jsonrpc, id: 1, error: needsUrl }).problem!.message).toMatch(/opens a URL/);
});

test('PROTO-12 the playground names the line of a fault within a result', () => {
  const bad = {
    message: 'x',
    requestedSchema: { type: 'object', properties: { a: { type: 'x' } } },
  };
  const { problem } = draw(needsInput({ color: { method, params: bad } }));
  expect(problem).toMatchObject({ line: 12 });
});
