import { countCodePoints } from './codePoints.ts';
import type { Finding } from './CompiledForm.ts';
import { finding, type Report } from './FieldPlan.ts';
import { asciiEmail } from './formats/email.ts';
import { formats, isFormat, type Format } from './formats/formats.ts';
import { compilePattern, type CompiledPattern } from './pattern/compilePattern.ts';
import type { StepBudget } from './pattern/StepBudget.ts';

/** The assertions that may stand on any string, an option included. */
export interface StringAssertions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const none: readonly Finding[] = [];

/** The assertions on a string, compiled (JSON Schema 2020-12 validation §6.3 and §7). */
export class StringRules {
  readonly format: Format | undefined;
  /** Why no string can pass, where none can. */
  readonly unsatisfiable: string | undefined;
  readonly #schema: StringAssertions;
  readonly #pattern: CompiledPattern | undefined;

  constructor(schema: StringAssertions, report: Report) {
    const { minLength = 0, maxLength = Infinity, format, pattern } = schema;
    this.#schema = schema;
    this.format = isFormat(format) ? format : undefined;
    if (format !== undefined && !this.format) {
      report('format-ignored', `The format ${JSON.stringify(format)} is not checked.`);
    }
    this.#pattern = pattern === undefined ? undefined : compilePattern(pattern);
    const limit = this.#pattern?.limit;
    if (limit) report('pattern-unchecked', `The pattern ${limit}.`);
    this.unsatisfiable =
      minLength > maxLength
        ? `minLength ${minLength} is greater than maxLength ${maxLength}.`
        : undefined;
  }

  check(value: string, budget: StepBudget): readonly Finding[] {
    const { minLength = 0, maxLength = Infinity } = this.#schema;
    let findings = none;
    const add = (found: Finding) => (findings = [...findings, found]);
    // A string of n units has between n/2 and n code points, so most need no count.
    if (value.length < minLength * 2 || value.length > maxLength) {
      const actual = countCodePoints(value);
      if (actual < minLength) add(finding('min-length', { minLength, actual }));
      if (actual > maxLength) add(finding('max-length', { maxLength, actual }));
    }
    const { format } = this;
    if (format) {
      if (!formats[format].accepts(value)) {
        const ascii = format === 'email' ? asciiEmail(value) : undefined;
        add(finding('format', { format, ...(ascii !== undefined && { ascii }) }));
      } else {
        const advice = formats[format].advice(value);
        if (advice) add(finding('portability', { advice }));
      }
    }
    if (this.#pattern) {
      // What is too long is refused for that, and not searched to its end as well.
      const isSearched = value.length <= maxLength * 2;
      const matches = isSearched ? this.#pattern.test(value, budget) : undefined;
      if (matches === false) add(finding('pattern', { pattern: this.#schema.pattern! }));
      if (matches === undefined) add(finding('unchecked-pattern'));
    }
    return findings;
  }
}
