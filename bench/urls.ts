// Times the analysis of hostile URLs: 10,000 random and mutated ones in a process of their own, and the first
// internationalized one, which has to compile the tables and the expressions.
import fc from 'fast-check';
import { judgeUrl } from '../src/url/analyzeUrl.ts';
import { loadNames } from '../src/url/names/loadNames.ts';

const context = {
  serverUrl: 'https://mcp.example.com',
  knownDomains: ['example.org', 'example.net'],
};
const names = await loadNames();

function time(url: string): number {
  const begun = performance.now();
  judgeUrl(url, context, names);
  return performance.now() - begun;
}

console.log(`first ASCII URL: ${time('https://example.com/').toFixed(1)} ms`);
console.log(`first internationalised URL: ${time('https://b\u00fccher.example/').toFixed(1)} ms`);
console.log(`first spoof: ${time('https://p\u0430yp\u0261l.example/').toFixed(1)} ms`);

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'https:',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '[',
    ']',
    '#',
    '?',
    `xn--${'a'.repeat(59)}.`,
  ),
  fc.constantFrom('a.'.repeat(3000), '%E2%80%AE'.repeat(3000), '?a=https://b.c'.repeat(2000)),
  fc.constantFrom('a.'.repeat(120), `?${'=/&'.repeat(8000)}`),
  fc.constantFrom(`?${'&a=https://b.c'.repeat(2000)}`, '\u3042'.repeat(63), '\u0301'.repeat(60)),
);
const urls = fc.sample(
  fc.array(pieces, { maxLength: 10 }).map((parts) => `https://${parts.join('')}`),
  10_000,
);
// Each URL is timed three times. The first time may include the engine's compiling, so it is reported apart.
const first = Math.max(...urls.map(time));
const times = urls.map((url) => Math.min(time(url), time(url))).toSorted((a, b) => a - b);
const [median, last] = [times[5000]!, times.at(-1)!];
console.log(
  `10,000 random URLs: median ${median.toFixed(3)} ms, worst ${last.toFixed(1)} ms (${first.toFixed(1)} ms where the engine still compiles)`,
);
