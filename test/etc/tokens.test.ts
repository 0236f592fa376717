import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const tokensIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

const used = tokensIn(read('src/styles.css'), /var\(\s*(--elicit-[a-z-]+)/g);

test('HOST-7 every token is in the docs, and no other', () => {
  expect(tokensIn(read('docs/tokens.md'), /^\| `(--elicit-[a-z-]+)`/gm)).toEqual(used);
});

test('HOST-7 a story turns every token far', () => {
  expect(tokensIn(read('stories/theming/terminal.css'), /^ +(--elicit-[a-z-]+):/gm)).toEqual(used);
});
