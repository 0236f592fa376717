import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSchema, type FormValues } from 'react-mcp-elicitation/core';
import { cases } from './arbitrary.ts';
import { explain, type Disagreement } from './disagreements.ts';
import { oracles } from './oracles.ts';

/** `npm run fuzz` sets it to 100,000. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 2000);
const timeout = 30_000 + numRuns * 10;

describe('FORM-2 other people’s validators', () => {
  test.each(['ajv', 'cfworker'] as const)(
    '%s agrees, but for what it is known to get wrong',
    (oracle) => {
      fc.assert(
        fc.property(cases, (case_) => {
          const issues = compileSchema(case_.requestedSchema).validateContent(case_.content);
          const ours = issues.length === 0;
          const disagreement: Disagreement = {
            oracle,
            theirs: oracles[oracle](case_),
            ours,
            case_,
          };
          const explanation = disagreement.theirs === ours ? 'agrees' : explain(disagreement);
          expect({ ...disagreement, issues, explanation }).toHaveProperty(
            'explanation',
            expect.any(String),
          );
        }),
        { numRuns },
      );
    },
    timeout,
  );
});

describe('FORM-2 what is sent', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('', ' ', 'yes', 'no', 'o0', 'o1', '5', '1,5', '-2.50', '1e3', '2024-02-29'),
    fc.constantFrom('2024-10-27T02:30', '2024-06-01T12:00', 'a@b.c', 'https://example.com'),
    fc.array(fc.constantFrom('o0', 'o1', 'o2'), { maxLength: 3 }),
  );
  const options = fc.record({
    locale: fc.constantFrom(undefined, 'en', 'de', 'ar-EG'),
    timeZone: fc.constantFrom(undefined, 'UTC', 'Europe/Berlin', 'Australia/Lord_Howe'),
    incomplete: fc.constantFrom(undefined, [], ['f0']),
  });

  test(
    'is always valid',
    () => {
      fc.assert(
        fc.property(cases, typed, options, ({ requestedSchema }, value, how) => {
          const form = compileSchema(requestedSchema);
          const values: FormValues = { f0: value };
          const result = form.toContent(values, how);
          fc.pre('content' in result);
          expect(form.validateContent(result.content)).toEqual([]);
        }),
        { numRuns },
      );
    },
    timeout,
  );

  test(
    'a number is the one that was typed, digit by digit',
    () => {
      const form = compileSchema({ type: 'object', properties: { n: { type: 'number' } } });
      const digits = fc.string({ unit: fc.nat(9).map(String), maxLength: 22 });
      const decimals = fc.tuple(
        fc.constantFrom('', '-', '+', '−'),
        digits,
        digits,
        fc.integer({ min: -30, max: 30 }),
      );
      fc.assert(
        fc.property(decimals, ([sign, whole, fraction, exponent]) => {
          const text = `${sign}${whole}.${fraction}e${exponent}`;
          const result = form.toContent({ f0: text });
          fc.pre('content' in result);
          const wire = JSON.stringify(result.content['n']);
          expect(scaled(wire)).toBe(scaled(text.replace('−', '-')));
        }),
        { numRuns },
      );
    },
    timeout,
  );
});

/** A decimal as an integer of 10^-400ths, to be compared exactly. */
function scaled(text: string): bigint {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/.exec(text)!;
  const digits = BigInt(`${whole}${fraction}` || '0');
  const scale = BigInt(400 - fraction.length + Number(exponent));
  return (sign === '-' ? -1n : 1n) * digits * 10n ** scale;
}
