import { expect, test } from 'vitest';
import { pruneDeclarations } from '../../etc/pruneDeclarations.ts';

const prune = (files: Record<string, string>) =>
  Object.fromEntries(pruneDeclarations(['dist/index.d.ts'], (file) => files[file]!));

test('keeps what an entry exports, and what that names, with the comments above', () => {
  const pruned = prune({
    'dist/index.d.ts': `export { ask } from './ask.js';`,
    'dist/ask.d.ts': `import { Answer, type Unused } from './answer.ts';
import type { ReactNode } from 'react';
/** Asks. */
export declare function ask(): Answer;
/** Not for hosts. */
export declare function hidden(): ReactNode;`,
    'dist/answer.d.ts': `/** What is answered. */
export interface Answer extends Base { }
interface Base { }
export interface Unused { }`,
  });
  expect(pruned).toEqual({
    'dist/index.d.ts': `export { ask } from './ask.js';\n`,
    'dist/ask.d.ts': `import { Answer } from './answer.ts';
/** Asks. */
export declare function ask(): Answer;\n`,
    'dist/answer.d.ts': `/** What is answered. */
export interface Answer extends Base { }
interface Base { }\n`,
  });
});

test('follows files that pass on everything, other names, and import()', () => {
  const pruned = prune({
    'dist/index.d.ts': `export * from './room/index.ts';`,
    'dist/room/index.d.ts': `export { inner as outer } from './room.tsx';`,
    'dist/room/room.d.ts': `declare const inner: import("../types.ts").Type;
declare const other: number;
export { inner, other };`,
    'dist/types.d.ts': 'export type Type = string;',
  });
  expect(pruned['dist/room/index.d.ts']).toBe(`export { inner as outer } from './room.tsx';\n`);
  expect(pruned['dist/room/room.d.ts']).toBe(`declare const inner: import("../types.ts").Type;
export { inner };\n`);
  expect(pruned['dist/types.d.ts']).toBe('export type Type = string;\n');
});

test('a name taken from a file that passes on another one whole', () => {
  const pruned = prune({
    'dist/index.d.ts': `export { type Deep } from './middle.ts';`,
    'dist/middle.d.ts': `export * from './deep.ts';\nexport * from './other.ts';`,
    'dist/deep.d.ts': `export type Deep = 1;\nexport type Deeper = 2;`,
    'dist/other.d.ts': 'export type Other = 3;',
  });
  expect(pruned).toEqual({
    'dist/index.d.ts': `export { type Deep } from './middle.ts';\n`,
    'dist/middle.d.ts': `export * from './deep.ts';\n`,
    'dist/deep.d.ts': 'export type Deep = 1;\n',
  });
});
