import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { analyzeUrl } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import { decodeDomain } from '../../src/url/parseUrl.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

const seeds = [
  'https://user:pass@example.com:8443/a/b?c=d#e',
  'https://xn--bcher-kva.de/',
  'https://p\u0430ypal.com/login?next=https://evil.example/',
  'http://[::ffff:10.0.0.1]:80/',
  'https://accounts.google.com.evil.example/%E2%80%AE',
  'javascript:alert(1)//https://example.com',
];

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'https:',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '\u3002',
    '[',
    ']',
    '%',
    '%00',
    'xn--',
    '\u202e',
    '\ud800',
    '#',
    '?',
  ),
);

const mutated = fc
  .tuple(fc.constantFrom(...seeds), fc.nat(60), fc.nat(10), pieces)
  .map(([seed, at, length, piece]) => seed.slice(0, at) + piece + seed.slice(at + length));

const urls = fc.oneof(
  mutated,
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
);

test('whatever a server sends, the analysis answers, and what opens is what was shown', async () => {
  await fc.assert(
    fc.asyncProperty(urls, fc.option(urls, { nil: undefined }), async (url, serverUrl) => {
      const { raw, href, openable, level, findings } = await analyzeUrl(url, {
        serverUrl,
        knownDomains: ['example.com', url],
      });
      expect(raw).toBe(url);
      expect(openable).toBe(level !== 'block');
      expect(findings.some((found) => found.level === 'block')).toBe(!openable);
      expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
      expect(!openable || href === new URL(url).href).toBe(true);
      expect(!openable || /^https?:\/\//.test(href!)).toBe(true);
    }),
    { numRuns },
  );
});

test('labels are decoded as the runtime itself decodes them', () => {
  const labels = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(labels, (label) => {
      const ascii = domainToASCII(`${label}.example`);
      if (!ascii.startsWith('xn--')) return;
      expect(decodeDomain(ascii)).toBe(domainToUnicode(ascii));
    }),
    { numRuns },
  );
});
