import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ElicitRequestParamsSchema } from '@modelcontextprotocol/sdk/types.js';
import { isSpecType } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const cli = join(import.meta.dirname, '../../src/cli.ts');

/** Runs the command beside these files. */
function run(args: readonly string[], files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = { cwd: folder, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [cli, ...args], options);
}

const check = (message: unknown) => run(['check', 'a.json'], { 'a.json': JSON.stringify(message) });

const titled = [{ const: 'a', title: 'A' }];
const fields: Readonly<Record<string, object>> = {
  text: { type: 'string' },
  'a format of its own': { type: 'string', format: 'uuid' },
  'an enum with a format of its own': { type: 'string', format: 'uuid', enum: ['a'] },
  'a number as the default of a text': { type: 'string', default: 3 },
  'options with titles': { type: 'string', oneOf: titled },
  'a list of options without a type': { type: 'array', items: { enum: ['a'] } },
  'a list of options': { type: 'array', items: { type: 'string', enum: ['a'] } },
  'a list of oneOf': { type: 'array', items: { oneOf: titled } },
  'a list of anyOf': { type: 'array', items: { anyOf: titled } },
  'a list of anyOf without titles': { type: 'array', items: { anyOf: [{ const: 'a' }] } },
  'a list of free texts': { type: 'array', items: { type: 'string' } },
};
const requests: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { message: 'x', requestedSchema: { type: 'object', properties: { field } } },
    ]),
  ),
  'metadata that is no object': { message: 'x', _meta: 5 },
  'a URL': { mode: 'url', message: 'x', url: 'https://a.example/', elicitationId: '1' },
  'a URL that is none': { mode: 'url', message: 'x', url: 'not a url', elicitationId: '1' },
  'a URL without an id': { mode: 'url', message: 'x', url: 'https://a.example/' },
};

test('PROTO-12 the check says what the clients of both SDKs say', () => {
  const names = Object.keys(requests);
  const files = names.map((name) => {
    const call = { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: requests[name] };
    return [name, JSON.stringify(call)] as const;
  });
  const { stdout } = run(['check', ...names], Object.fromEntries(files));
  const isAccepted = (name: string) => `\n${stdout}`.includes(`\n${name}: OK: clients`);
  const isRefused = (name: string) => `\n${stdout}`.includes(`\n${name}: Clients that follow`);
  for (const name of names) {
    const isTaken = ElicitRequestParamsSchema.safeParse(requests[name]).success;
    expect([name, isSpecType.ElicitRequestParams(requests[name])]).toEqual([name, isTaken]);
    expect([name, isAccepted(name), isRefused(name)]).toEqual([name, isTaken, !isTaken]);
  }
});

test('PROTO-12 the check remarks on what clients accept all the same', () => {
  const script = check({ mode: 'url', message: 'x', url: 'javascript:alert(1)' });
  expect(script.stdout).toContain('use https');
  expect(script.stdout).toContain('2025-11-25 requires it');
  expect(script.status).toBe(0);
  const required = check({ type: 'object', properties: {}, required: ['b'] });
  expect(required.stdout).toContain('"b": It is required and is not among the properties.');
});

test('PROTO-12 the check writes what a server sent as text, each finding on a line of its own', () => {
  const name =
    '\u001b[31m\u001b]52;c;YQ==\u0007\u009b2J\u202e\r\n::error::a\u2028##[stop-commands]##vso[b]';
  const properties = { [name]: { type: 'number', minimum: 5, maximum: 1 } };
  const { stdout } = check({ type: 'object', properties, required: [name] });
  const lines = stdout.trim().split('\n');
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  expect(stdout).not.toMatch(/##(?:\[|vso)/);
  expect(lines.filter((line) => !line.startsWith('a.json: '))).toEqual([]);
  expect(lines[0]).toContain('⟨U+001B⟩[31m');
  const { stderr } = run(['check', 'b.json'], { 'b.json': '\u009b2J\n::error::a' });
  expect(stderr).toMatch(/^b\.json: [^\u009b\n]+\n$/);
});

test('PROTO-12 the check fails a request that nobody can accept', () => {
  const impossible = { type: 'number', minimum: 5, maximum: 1 };
  const properties = { amount: impossible };
  const required = check({ type: 'object', properties, required: ['amount'] });
  expect([required.status, required.stdout]).toEqual([
    1,
    expect.stringContaining('no answer to it would be valid'),
  ]);
  const optional = check({ type: 'object', properties });
  expect([optional.status, optional.stdout]).toEqual([0, expect.stringContaining('OK: clients')]);
});

/** What is said of a form with this field. */
const checkField = (field: object) => check({ type: 'object', properties: { field } });

test('PROTO-12 the check keeps the names of options, whose mend takes them to the subset', () => {
  const options = [
    { const: 'a', type: 'string', description: 'Delete all' },
    { const: 'b', type: 'string', description: 'Keep all' },
  ];
  const { stdout, status } = checkField({ oneOf: options });
  expect(status).toBe(1);
  expect(stdout).not.toContain('write "enum"');
  expect(stdout).toContain('"type" beside options must be "string".');
  expect(stdout).toContain('"title" of options must be a string.');
  const mended = options.map((option) => ({ ...option, title: option.description }));
  expect(checkField({ type: 'string', oneOf: mended }).stdout).toBe(
    'a.json: OK: clients that follow the specification accept this.\n',
  );
  const orNull = checkField({ anyOf: [...options, { type: 'null' }] }).stdout;
  expect(orNull).not.toContain('write "enum"');
  expect(orNull).toContain('"anyOf" must list options with "const" and "title".');
  expect(checkField({ const: 'a' }).stdout).toContain('write "enum"');
});

test.each([
  [{ type: 'string', oneOf: ['a', 'b'] }, /field\.oneOf\[0\] must be an object, not "a"/],
  [{ type: 'string', anyOf: ['a', 'b'] }, /field\.anyOf\[0\] must be an object, not "a"/],
  [{ anyOf: [{ const: 'a' }, 'b'] }, /field\.anyOf\[1\] must be an object, not "b"/],
  [
    { type: 'array', items: { type: 'string', anyOf: ['a'] } },
    /field\.items\.anyOf\[0\] must be an object, not "a"/,
  ],
])('PROTO-12 the check names the option that is none: %j', (field, problem) => {
  const { stdout, status } = checkField(field);
  expect(stdout).toMatch(problem);
  expect(status).toBe(1);
});

test('PROTO-12 the check tells where clients accept more than they read', () => {
  const { stdout, status } = checkField({ type: 'integer', enum: [1, 2] });
  expect(stdout).toContain('MCP allows only options that are strings.');
  expect(stdout).toContain('accept this, but may ignore what MCP does not allow.');
  expect(status).toBe(0);
});

test('PROTO-12 the check leaves the id of a URL to rounds of revision 2026-07-28', () => {
  const page = { mode: 'url', message: 'x', url: 'https://a.example/' };
  const inputRequests = { page: { method: 'elicitation/create', params: page } };
  const { stdout, status } = check({ resultType: 'input_required', inputRequests });
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('2025-11-25')]);
});

test.each([
  ['JSON with comments', ['check', 'c.jsonc'], /^c\.jsonc: not JSON \(.+\)\. Comments and/],
  [
    'a file that is not there',
    ['check', 'none.json'],
    /^none\.json: ENOENT: no such file or directory/,
  ],
  ['a folder', ['check', '.'], /^\.: EISDIR/],
  ['another request', ['check', 'call.json'], /This is a "tools\/call" message, not "elicitation/],
  ['a notification', ['check', 'note.json'], /This has no "id", so it is a notification/],
  ['UTF-16', ['check', 'utf16.json'], /^utf16\.json: not JSON/],
  ['an option that does not exist', ['check', '--foo', 'a.json'], /^Unknown option '--foo'/],
  ['a command that does not exist', ['frob'], /^Unknown command "frob"\.\n/],
  ['no file', ['check'], /^Name a file to check\.\n/],
])('the check names %s, with exit code 2', (_, args, words) => {
  const { status, stderr } = run(args, {
    'c.jsonc': '{ // none\n}',
    'call.json': '{"method":"tools/call","params":{"name":"x"}}',
    'note.json':
      '{"jsonrpc":"2.0","id":null,"method":"elicitation/create","params":{"message":"x"}}',
    'utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(words)]);
});

test.each([
  [['-h'], /^Usage: /],
  [['check', '--help'], /^Usage: /],
  [['-v'], new RegExp(`^${manifest.version}\n$`)],
  [['check', '--version'], new RegExp(`^${manifest.version}\n$`)],
])('the command knows %j', (args, words) => {
  const { status, stdout } = run(args);
  expect([status, stdout]).toEqual([0, expect.stringMatching(words)]);
});

test('the check takes what stands after -- as files', () => {
  const { status, stdout } = run(['check', '--', '-x.json'], {
    '-x.json': '{"type":"object","properties":{}}',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('-x.json: OK')]);
});
