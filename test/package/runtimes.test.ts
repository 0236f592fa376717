import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { installInto } from './scratch.ts';

let folder: string;

beforeAll(() => {
  const dependencies = {
    'react-mcp-elicitation': `file:${inject('tarball')}`,
    bun: '1.4.5',
    deno: '2.9.6',
    node20: 'npm:node@20.20.2',
    node22: 'npm:node@22.23.3',
    react: '19.3.1',
  };
  ({ folder } = installInto('runtimes', { type: 'module', dependencies }));
  cpSync(join(import.meta.dirname, 'runtimes'), folder, { recursive: true });
}, 300_000);

test.each([
  ['Node 20', 'node20/bin/node', []],
  ['Node 22', 'node22/bin/node', []],
  ['Node 24', undefined, []],
  ['Bun', '.bin/bun', []],
  ['Deno', '.bin/deno', ['run', '--allow-all']],
])(
  'HOST-8 a back end on %s whose log throws: asked, refused, answered, and over',
  (_, command, options) => {
    const path = command === undefined ? process.execPath : join(folder, 'node_modules', command);
    const printed = execFileSync(path, [...options, 'askAndAnswer.js'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 30_000,
    });
    const result = { action: 'accept', content: { name: 'Ada' } };
    expect(JSON.parse(printed)).toEqual(['min-length', result]);
  },
);
