import { countCodePoints } from './codePoints.ts';
import type { Finding } from './CompiledForm.ts';
import { finding, type Report } from './FieldPlan.ts';
import { asciiEmail } from './formats/email.ts';
import { formats, isFormat } from './formats/formats.ts';
import { compilePattern } from './pattern/compilePattern.ts';
import type { StepBudget } from './pattern/StepBudget.ts';

/** The assertions that may stand on any string, an option included. */
export interface StringAssertions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface StringRules {
  check: (value: string, budget: StepBudget) => Finding[];
  /** Why no string can pass, where none can. */
  unsatisfiable?: string;
}

/** Compiles the assertions on a string (JSON Schema 2020-12 validation §6.3 and §7). */
export function compileStringRules(schema: StringAssertions, report: Report): StringRules {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const format = isFormat(schema.format) ? schema.format : undefined;
  if (schema.format !== undefined && !format) {
    report('format-ignored', `The format ${JSON.stringify(schema.format)} is not checked.`);
  }
  const compiled = pattern === undefined ? undefined : compilePattern(pattern);
  if (compiled?.limit) report('pattern-unchecked', `The pattern ${compiled.limit}.`);

  return {
    ...(minLength > maxLength && {
      unsatisfiable: `minLength ${minLength} is greater than maxLength ${maxLength}.`,
    }),
    check(value, budget) {
      const findings: Finding[] = [];
      // A string of n units has between n/2 and n code points, so most need no count.
      if (value.length < minLength * 2 || value.length > maxLength) {
        const actual = countCodePoints(value);
        if (actual < minLength) findings.push(finding('min-length', { minLength, actual }));
        if (actual > maxLength) findings.push(finding('max-length', { maxLength, actual }));
      }
      if (format) {
        if (!formats[format].accepts(value)) {
          const ascii = format === 'email' ? asciiEmail(value) : undefined;
          findings.push(finding('format', { format, ...(ascii !== undefined && { ascii }) }));
        } else {
          const advice = formats[format].advice(value);
          if (advice) findings.push(finding('portability', { advice }));
        }
      }
      if (pattern !== undefined && compiled) {
        // What is too long is refused for that, and not searched to its end as well.
        const matches = value.length <= maxLength * 2 ? compiled.test(value, budget) : undefined;
        if (matches === false) findings.push(finding('pattern', { pattern }));
        if (matches === undefined) findings.push(finding('unchecked-pattern'));
      }
      return findings;
    },
  };
}
