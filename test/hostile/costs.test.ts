import { compileSchema, type CompiledForm } from 'react-mcp-elicitation/core';
import { describe, expect, test, vi } from 'vitest';
import { asciiEmail } from '../../src/core/formats/email.ts';
import { asciiUri } from '../../src/core/formats/uri.ts';
import { FormPatterns } from '../../src/core/pattern/FormPatterns.ts';
import { StepBudget } from '../../src/core/pattern/StepBudget.ts';
import { parseUrl } from '../../src/url/parseUrl.ts';

/* What hostile input may cost, in counts. `npm run bench:hostile` has the times. */

describe('TRUST-4 patterns of properties', () => {
  test('take of the budget what engines take for their sets, once', () => {
    const { test: matches } = new FormPatterns().compile('^[\\p{L}\\p{M}]+ \\p{Lu}$');
    const budget = new StepBudget();
    expect(matches('ab C', budget)).toBe(true);
    const first = StepBudget.perPass - budget.left;
    expect(first).toBeGreaterThanOrEqual(300);
    const before = budget.left;
    expect(matches('ab C', budget)).toBe(true);
    expect(before - budget.left).toBeLessThan(first - 200);
  });

  test('that would take more than there is decide nothing, and block nobody', () => {
    const sets = Array.from({ length: 1000 }, (_, index) => [
      `f${index}`,
      { type: 'string', pattern: `^[\\p{L}\\p{N}${String.fromCharCode(0x4e00 + index)}]+$` },
    ]);
    const form = compileSchema({ type: 'object', properties: Object.fromEntries(sets) });
    const content = Object.fromEntries(form.fields.map(({ property }) => [property, '!']));
    const issues = form.validateContent(content);
    // Each of them refuses it; so many are looked at in one pass.
    expect(issues.length).toBeGreaterThan(100);
    expect(issues.length).toBeLessThan(900);
  });

  test('are refused for what they are, as an engine would', () => {
    const patterns = new FormPatterns();
    expect(patterns.compile('\\p{Nothing}').limit).toBeDefined();
    expect(patterns.compile('[\\p{L}-~]').limit).toMatch(/flag u/);
    expect(patterns.compile('\\p{L}').limit).toBeUndefined();
  });

  test('are read once each, and so many characters of them', () => {
    const patterns = new FormPatterns();
    expect(patterns.compile('a+')).toBe(patterns.compile('a+'));
    const long = (index: number) => `${index}${'a'.repeat(1900)}`;
    const compiled = Array.from({ length: 100 }, (_, index) => patterns.compile(long(index)));
    expect(compiled.filter(({ limit }) => limit === undefined).length).toBe(52);
    expect(compiled.at(-1)!.limit).toMatch(/too many/);
  });
});

test('TRUST-4 no host of thousands of letters is written in ASCII', () => {
  expect(asciiEmail(`a@${'漢'.repeat(20_000)}`)).toBeUndefined();
  expect(asciiEmail('a@bücher.example')).toBe('a@xn--bcher-kva.example');
  expect(asciiUri(`https://${'漢'.repeat(1000)}.example`)).toBeUndefined();
  expect(asciiUri('bücher.example')).toBe('https://xn--bcher-kva.example/');
  expect(parseUrl(`https://${'漢'.repeat(20_000)}.example/`)).toMatchObject({
    refused: { code: 'invalid-url' },
  });
  expect(parseUrl(`https://a:${'b'.repeat(5000)}@example.com/`)).toHaveProperty('url');
});

/** A form with one field. */
const compile = (a: object) => compileSchema({ type: 'object', properties: { a } });
const labelsOf = ({ fields: [field] }: CompiledForm) =>
  field && 'options' in field ? field.options.map(({ label }) => label) : [];

describe('TRUST-4 labels of options', () => {
  const twins = ['Ann', ' Ann\u200b'];
  const titled = (titles: readonly string[]) => ({
    oneOf: titles.map((title, index) => ({ const: `v${index}`, title })),
  });

  test('of usual lengths are told apart, as many as there may be', () => {
    const names = Array.from({ length: 99_000 }, (_, index) => `A usual name ${index}`);
    const labels = labelsOf(compile(titled([...names, ...twins])));
    expect(labels.slice(-2)).toEqual(twins.map((label, index) => `${label} (v${99_000 + index})`));
  });
});

describe('TRUST-4 invalid addresses', () => {
  const many = Array.from({ length: 2000 }, (_, index) => index);
  const email = (index: number) => `a@${index}.b\u00fc.example`;

  test.each([
    ['rows', { type: 'array', items: { type: 'string', format: 'email' } }, many.map(email)],
    [
      'rows with addresses of pages',
      { type: 'array', items: { type: 'string', format: 'uri' } },
      many.map((index) => `b\u00fc.example/${index}`),
    ],
    ['options', { type: 'string', format: 'email', enum: many.map(email) }, email(0)],
    [
      'types',
      {
        anyOf: many
          .slice(0, 99)
          .map((minLength) => ({ type: 'string', format: 'email', minLength })),
        default: email(0),
      },
      email(0),
    ],
  ])('are all found, and few are spelled in ASCII for a person: %s', (_, schema, value) => {
    const canParse = vi.spyOn(URL, 'canParse');
    const form = compile(schema);
    const issues = form.validateContent({ a: value });
    expect(canParse.mock.calls.length).toBeLessThanOrEqual(100);
    canParse.mockRestore();
    expect(issues).toHaveLength(Array.isArray(value) ? value.length : 1);
    expect(issues[0]!.params).toHaveProperty('ascii');
  });
});
