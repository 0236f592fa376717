import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the project may weigh. Lower a figure when you can. Whoever needs room makes it in the same change. */
const allowed = {
  'lines of code': 18_806,
  'lines of comments': 3358,
  'lines of styles': 1182,
  'sentences, each in every language': 166,
  'names exported': 113,
  'props of Elicitation': 18,
  timers: 4,
  'side tables': 3,
  'kB of ARCHITECTURE': 14,
  'kB of SECURITY': 9,
  'kB of docs': 130,
  'kB of all size limits': 336.09,
};

const root = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
const kB = (pattern: string) =>
  read(pattern).reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000;

test('the project weighs no more than it is allowed to', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/locales\/|\.generated\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const reports = read('etc/!(locales*).api.md');
  const [index] = read('etc/index.api.md');
  const [props] = /interface ElicitationProps\b[^]*?\n\}/.exec(index!)!;
  const manifest = JSON.parse(read('package.json')[0]!) as { 'size-limit': { limit: string }[] };
  const comment = /^\s*(?:\/\/|\/\*|\*).*$/gm;
  const line = /^(?!\s*(?:\/\/|\/\*|\*)).*\S/gm;
  const weights: typeof allowed = {
    'lines of code': count(sources, line),
    'lines of comments': count(sources, comment),
    'lines of styles': count(read('src/styles.css'), line),
    'sentences, each in every language': count(
      read('src/locales/{enForm,enUrl,enOutlet,enApproval}.ts'),
      /^ {2}\w+:/gm,
    ),
    'names exported': count(reports, /^export /gm),
    'props of Elicitation': count([props], /^\s+(?:readonly )?\w+\??[(:<]/gm),
    timers: count(sources, /\bset(?:Timeout|Interval)\(/g),
    'side tables': count(sources, /new Weak(?:Map|Set)\b/g),
    'kB of ARCHITECTURE': kB('ARCHITECTURE.md'),
    'kB of SECURITY': kB('SECURITY.md'),
    'kB of docs': kB('docs/**/*.{md,mdx}'),
    'kB of all size limits': manifest['size-limit'].reduce(
      (sum, { limit }) => sum + parseFloat(limit),
      0,
    ),
  };
  const over = Object.entries(weights).filter(
    ([what, weight]) => weight > allowed[what as keyof typeof allowed] + 1e-9,
  );
  expect(over).toEqual([]);
  // Every figure was read.
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(0);
});
