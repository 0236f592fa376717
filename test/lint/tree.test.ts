import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a file itself declares and exports: values, or types where it has nothing else. */
function exportsOf(file: string): string[] {
  const declared = (kinds: string) =>
    [...read(file).matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(
      ([, name]) => name!,
    );
  const values = declared('function|const|class');
  return values.length > 0 ? values : declared('interface|type');
}

test('a file that exports one thing is called what it exports', () => {
  const misnamed = files
    .filter((file) => !file.startsWith('src/locales/'))
    .map((file) => ({ file, name: basename(file).split('.')[0]!, exported: exportsOf(file) }))
    .filter(({ name, exported }) => exported.length === 1 && exported[0] !== name);
  expect(misnamed).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const long = files.filter((file) => read(file).split('\n').length > 301);
  // The words of a language are one list.
  expect(long.filter((file) => !file.startsWith('src/locales/'))).toEqual([]);
});

test('no folder but that of the locales holds more than 24 files', () => {
  const counts = Map.groupBy(files, dirname);
  const crowded = [...counts].filter(([, { length }]) => length > 24).map(([folder]) => folder);
  expect(crowded.filter((folder) => folder !== 'src/locales')).toEqual([]);
});
