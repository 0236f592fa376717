import { compileSchema } from 'react-mcp-elicitation/core';
import { describe, expect, test } from 'vitest';
import { asciiEmail } from '../../src/core/formats/email.ts';
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
  expect(parseUrl(`https://${'漢'.repeat(20_000)}.example/`)).toMatchObject({
    refused: { code: 'invalid-url' },
  });
  expect(parseUrl(`https://a:${'b'.repeat(5000)}@example.com/`)).toHaveProperty('url');
});
