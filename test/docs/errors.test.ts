import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

test('PROTO-2 a host finds every error that the library throws in one table', () => {
  const reports = globSync('etc/*.api.md', { cwd: root }).map(read).join('\n');
  const [, table = ''] = read('docs/protocol.md').split('\n## Errors\n');
  const listed = namesIn(table, /^\| `(\w+)`/gm);
  expect(listed).toEqual(namesIn(reports, /^export class (\w+) extends \w*Error\b/gm));
});
