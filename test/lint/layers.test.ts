import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'layers-'));
cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a file at this place breaks. */
function rulesBroken(path: string, source: string): string[] {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

test.each([
  ['protocol/a.ts', "export { x } from '../core/x.ts';"],
  ['protocol/b.ts', "export { x } from '../index.ts';"],
  ['core/a.ts', "export { x } from '../queue/x.ts';"],
  ['core/b.ts', "export { x } from 'react';"],
  ['core/c.ts', "export { x } from 'react-dom/client';"],
  ['core/d.ts', "export { z } from 'zod';"],
  ['core/formats/e.ts', "export { x } from '../../hooks/x.ts';"],
  ['core/f.ts', 'export const x = () => document.title;'],
  ['core/g.ts', "export { x } from '../url/x.ts';"],
  ['core/h.ts', "export { x } from '../core.ts';"],
  ['url/a.ts', "export { x } from '../core/x.ts';"],
  ['url/b.ts', "export { x } from 'react';"],
  ['url/c.ts', 'export const x = () => document.title;'],
  ['queue/a.ts', "export { x } from '../core/x.ts';"],
  ['host/a.ts', "export { x } from '@modelcontextprotocol/client';"],
  ['host/b.ts', "export type { X } from '../components/X.tsx';"],
  ['hooks/a.ts', "export { x } from '../components/x.tsx';"],
  ['hooks/b.ts', "export { x } from '../host/x.ts';"],
  ['components/a.ts', "export { x } from '../host/x.ts';"],
  ['components/fields/b.ts', "export { x } from '../../testing/x.ts';"],
  ['components/c.ts', "export { x } from '../core/x.ts';"],
  ['components/d.ts', "export { x } from '../protocol/x.ts';"],
  ['components/f.ts', "export { x } from '../url/x.ts';"],
  ['components/e.ts', "export { useForm } from 'react-hook-form';"],
  ['locales/a.ts', "export { x } from '../hooks/x.ts';"],
  ['testing/a.ts', "export { x } from '../hooks/useX.ts';"],
])('a layer does not reach where it must not: %s', (path, source) => {
  expect(rulesBroken(`src/${path}`, source).join()).toMatch(/no-restricted/);
});

test.each([
  ['core/y.ts', "export { x } from '../protocol/x.ts';"],
  ['core/z.ts', "export * as z from 'zod/mini';"],
  ['host/y.ts', "export { x } from '../queue/x.ts';"],
  ['url/y.ts', "export const x = () => import('tldts');"],
  ['hooks/y.ts', "export { x } from '../core/x.ts';"],
  ['components/y.ts', "export { x } from '../hooks/x.ts';"],
  ['components/fields/z.ts', "export type { X } from '../../core/x.ts';"],
])('and reaches where it may: %s', (path, source) => {
  expect(rulesBroken(`src/${path}`, source)).toEqual([]);
});
