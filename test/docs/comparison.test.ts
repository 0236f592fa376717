import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/comparison.md', import.meta.url), 'utf8');
const [body = '', sources = ''] = page.split('\n## Sources\n');

const numbersOf = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)))].toSorted(
    (a, b) => a - b,
  );

const definitions = [...sources.matchAll(/^\[(\d+)\]: (\S+)$/gm)].map(([, number, target]) => ({
  number: Number(number),
  target: target!,
}));

test('each number in the comparison has a source, and each source is used', () => {
  const used = numbersOf(body, /\[(\d+)\](?!\()/g);
  expect(used.length).toBeGreaterThan(0);
  expect(definitions.map(({ number }) => number)).toEqual(used);
  expect(numbersOf(sources, /^\| \[(\d+)\]\s/gm)).toEqual(used);
});

test('each source is a line of a commit, or a file of this repository', () => {
  const wrong = definitions.filter(
    ({ target }) =>
      !/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/[\da-f]{40}\/[^#]+#L\d+$/.test(target) &&
      (target.includes('://') ||
        !existsSync(new URL(`../../docs/${target.split('#')[0]}`, import.meta.url))),
  );
  expect(wrong).toEqual([]);
});

test('the comparison repeats no sizes, which the page on performance measures', () => {
  expect(page).not.toMatch(/\d kB/);
});
