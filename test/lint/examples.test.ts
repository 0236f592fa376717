import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleNames } from '../../etc/example.ts';

const examples = join(import.meta.dirname, '../../examples');
const read = (file: string) => readFileSync(join(examples, file), 'utf8');

test.each(exampleNames)('the example %s has less than 150 lines of its own', (name) => {
  const programs = globSync(`${name}/**/*.{js,jsx,ts,tsx}`, {
    cwd: examples,
    // The server that asks is the same in each.
    exclude: ['**/node_modules', '**/next-env.d.ts', '**/everything.js'],
  });
  const lines = programs
    .flatMap((file) =>
      read(file)
        .replaceAll(/\/\*\*[^]*?\*\//g, '')
        .split('\n'),
    )
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line));
  expect(lines.length).toBeLessThan(150);
  // It counts.
  expect(lines.length).toBeGreaterThan(30);
});

test('the index names each example', () => {
  const named = [...read('README.md').matchAll(/^\| \[([\w-]+)\]\(\1\)/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(exampleNames));
});

test('the examples start the same MCP server', () => {
  const files = globSync('*/everything.js', { cwd: examples });
  expect(files.length).toBe(3);
  expect(new Set(files.map(read)).size).toBe(1);
});
