import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownSuffixesFile, suffixListFile } from '../../etc/generateSuffixes.ts';
import { names } from '../../src/url/names/names.ts';

const { lookUp } = names;
const toAscii = (host: string) => new URL(`https://${host}`).hostname;

const vectors = [
  ...readFileSync(join(import.meta.dirname, 'data/test_psl.txt'), 'utf8').matchAll(
    /^checkPublicSuffix\('([^.'][^']*)', (?:null|'([^']+)')\);/gm,
  ),
].map(([, host, domain]) => [host!, domain ?? null] as const);

test('there are vectors', () => expect(vectors.length).toBeGreaterThan(60));

test.each(vectors)("the list's own test: the registrable domain of %s is %s", (host, domain) => {
  expect(lookUp(toAscii(host)).domain).toBe(domain && toAscii(domain));
});

/** The list's rules, one after another, as its own words say: https://github.com/publicsuffix/list/wiki/Format. */
const rules = [suffixListFile, ownSuffixesFile]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .split('// ===BEGIN PRIVATE DOMAINS===')
  .flatMap((text, part) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'))
      .map((line) => ({
        isException: line.startsWith('!'),
        isShared: part === 1,
        labels: line
          .replace(/^!/, '')
          .split('.')
          .map((label) => (label === '*' ? label : toAscii(label))),
      })),
  );

function slowly(host: string) {
  const labels = host.split('.');
  const matching = rules.filter(({ labels: rule }) =>
    rule.toReversed().every((label, at) => {
      const own = labels[labels.length - 1 - at];
      return own !== undefined && (label === '*' || label === own);
    }),
  );
  const exception = matching.find(({ isException }) => isException);
  const longest = matching.toSorted((a, b) => b.labels.length - a.labels.length)[0];
  const length = exception ? exception.labels.length - 1 : (longest?.labels.length ?? 1);
  const name = labels.at(-length - 1) ?? null;
  const suffix = labels.slice(-length).join('.');
  return {
    domain: name && `${name}.${suffix}`,
    name,
    suffix,
    isShared: (exception ?? longest)?.isShared ?? false,
  };
}

test('each rule, and names above and below it, are read as the list says', () => {
  const label = fc.constantFrom(
    'a',
    'www',
    'com',
    'co',
    'city',
    'kobe',
    'compute',
    'ex',
    'xn--p1ai',
  );
  const hosts = fc
    .tuple(fc.constantFrom(...rules), fc.array(label, { maxLength: 3 }), fc.nat(2))
    .map(([{ labels }, before, cut]) =>
      [...before, ...labels.map((own) => (own === '*' ? 'any' : own)).slice(cut)].join('.'),
    )
    .filter((host) => host !== '');
  fc.assert(
    fc.property(hosts, (host) => {
      expect(lookUp(host)).toEqual(slowly(host));
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 1000) },
  );
});
