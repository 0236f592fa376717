import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'layers-'));
cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
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

const violations: [path: string, source: string][] = [
  // A pure layer imports no React and touches no DOM, and the layers stand in order.
  ['protocol/a.ts', "export { x } from '../core/x.ts';"],
  ['protocol/b.ts', "export { x } from '../index.ts';"],
  ['locales/a.ts', "export { x } from '../protocol/x.ts';"],
  ['core/a.ts', "export { x } from '../queue/x.ts';"],
  ['core/b.ts', "export { x } from 'react';"],
  ['core/c.ts', "export { x } from 'react-dom/client';"],
  ['core/d.ts', "export { z } from 'zod';"],
  ['core/i.ts', "export * as z from 'zod/mini';"],
  ['core/formats/e.ts', "export { x } from '../../react/dom/x.ts';"],
  ['core/f.ts', 'export const x = () => document.title;'],
  ['core/g.ts', "export { x } from '../url/x.ts';"],
  ['core/h.ts', "export { x } from '../core.ts';"],
  ['url/a.ts', "export { x } from '../core/x.ts';"],
  ['url/b.ts', 'export const x = () => window.name;'],
  ['queue/a.ts', "export { x } from '../host/x.ts';"],
  ['host/a.ts', "export { x } from '@modelcontextprotocol/client';"],
  ['host/b.ts', "export type { X } from '../react/outlet/X.tsx';"],
  ['host/c.ts', "export { x } from '../testing.ts';"],
  ['host/d.ts', "export { x } from '../park/x.ts';"],
  ['tasks/a.ts', "export { x } from '../park/x.ts';"],
  ['remote/a.ts', "export { x } from '@noble/hashes/sha2.js';"],
  // A room knows only the rooms below it.
  ['react/dom/a.ts', "export { x } from '../settings/x.ts';"],
  ['react/settings/a.ts', "export { x } from '../frame/x.ts';"],
  ['react/guard/a.ts', "export { x } from '../request/x.ts';"],
  ['react/request/a.ts', "export type { X } from '../guard/x.ts';"],
  ['react/frame/a.tsx', "export type { X } from '../form/X.tsx';"],
  ['react/receipt/a.ts', "export { x } from '../consent/x.ts';"],
  ['react/form/a.ts', "export { x } from '../consent/x.ts';"],
  ['react/form/b.ts', "export { x } from '../outlet/x.ts';"],
  ['react/form/field/a.ts', "export { x } from '../../consent/x.ts';"],
  ['react/consent/a.ts', "export { x } from '../form/x.ts';"],
  ['react/outlet/a.ts', "export { x } from '../../index.ts';"],
  ['react/outlet/b.ts', "export { x } from '../../testing/x.ts';"],
  ['react/form/field/b.ts', "export { x } from '../x.ts';"],
  ['react/form/field/c.ts', "export type { X } from '../controls/X.tsx';"],
  ['react/outlet/c.ts', "export { x } from '@noble/hashes/sha2.js';"],
  ['react/form/controls/a.ts', "export { x } from '../x.ts';"],
  ['react/form/controls/b.ts', "export { x } from '../../outlet/x.ts';"],
];

test.each(violations)('a wall stands: %s %s', (path, source) => {
  expect(rulesBroken(`src/${path}`, source).join()).toMatch(/no-restricted/);
});

const passages: [path: string, source: string][] = [
  ['core/y.ts', "export { x } from '../protocol/x.ts';"],
  ['core/z.ts', "export * as z from 'zod/v4/core';"],
  ['queue/y.ts', "export { x } from '../core/x.ts';"],
  ['host/y.ts', "export { x } from '../queue/x.ts';"],
  ['tasks/y.ts', "export { x } from '../host/x.ts';"],
  ['park/y.ts', "export { x } from '../core/x.ts';"],
  ['bridge/y.ts', "export { x } from '@noble/hashes/sha2.js';"],
  ['url/y.ts', "export const x = () => import('./z.ts');"],
  ['react/frame/y.ts', "export { x } from '../../core/x.ts';"],
  ['react/form/y.ts', "export { useForm } from 'react-hook-form';"],
  ['react/form/z.ts', "export { x } from './controls/x.ts';"],
  ['react/form/field/y.ts', "export { x } from '../../frame/x.ts';"],
  ['react/form/controls/y.ts', "export { x } from '../field/x.ts';"],
  ['react/outlet/y.ts', "export { x } from '../consent/x.ts';"],
];

test.each(passages)('a passage is open: %s %s', (path, source) => {
  expect(rulesBroken(`src/${path}`, source)).toEqual([]);
});

test('no two files import each other, not even types', () => {
  const other = join(folder, 'src/core/two.ts');
  mkdirSync(dirname(other), { recursive: true });
  writeFileSync(other, "import type { One } from './one.ts';\nexport type Two = One | 2;");
  const broken = rulesBroken(
    'src/core/one.ts',
    "import type { Two } from './two.ts';\nexport type One = Two | 1;",
  );
  expect(broken.join()).toMatch(/no-cycle/);
});
