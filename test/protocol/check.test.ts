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
function run(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
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

test.each([
  ['JSON with comments', ['check', 'c.jsonc'], /^c\.jsonc: not JSON \(.+\)\. Comments and/],
  ['a file that is not there', ['check', 'none.json'], /^none\.json: no such file\.\n$/],
  ['a folder', ['check', '.'], /^\.: is a directory\.\n$/],
  ['another request', ['check', 'call.json'], /This is a "tools\/call" message, not "elicitation/],
  ['an option that does not exist', ['check', '--foo', 'a.json'], /^Unknown option --foo\.\n/],
  ['a command that does not exist', ['frob'], /^Unknown command "frob"\.\n/],
  ['no file', ['check'], /^Name a file to check\.\n/],
])('the check names %s, with exit code 2', (_, args, words) => {
  const { status, stderr } = run(args, {
    'c.jsonc': '{ // none\n}',
    'call.json': '{"method":"tools/call","params":{"name":"x"}}',
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
