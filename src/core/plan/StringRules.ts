import { countCodePoints } from '../countCodePoints.ts';
import type { Finding, Report } from '../CompiledForm.ts';
import type { CompileContext } from './CompileContext.ts';
import { finding, isValid } from './FieldPlan.ts';
import { asciiEmail } from '../formats/email.ts';
import { formats, isFormat, type Format } from '../formats/formats.ts';
import { asciiUri } from '../formats/uri.ts';
import type { CompiledPattern } from '../pattern/compilePattern.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { trimmed } from './trimmed.ts';

export interface StringAssertions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const offers: Partial<Record<Format, (text: string) => string | undefined>> = {
  email: asciiEmail,
  uri: asciiUri,
};

/** A longer text is not shown again in an error. */
const longestRespelled = 100;

/** JSON Schema 2020-12 validation §6.3 and §7. */
export class StringRules {
  readonly format?: Format;
  readonly #limits: {
    readonly minLength: number;
    readonly maxLength: number;
    readonly pattern: string | undefined;
    readonly compiled: CompiledPattern | undefined;
  };

  constructor(schema: StringAssertions, { patterns }: CompileContext, report: Report) {
    const { minLength = 0, maxLength = Infinity, format, pattern } = schema;
    const compiled = pattern === undefined ? undefined : patterns.compile(pattern);
    // Read once, since the caller may change its own object later.
    this.#limits = { minLength, maxLength, pattern, compiled };
    if (isFormat(format)) this.format = format;
    // The format `password` sets no rule for the text. It only marks a secret, which is found elsewhere.
    else if (format !== undefined && format !== 'password') {
      report('format-ignored', `The format ${JSON.stringify(format)} is not checked.`);
    }
    if (compiled?.limit) report('pattern-unchecked', `The pattern ${compiled.limit}.`);
  }

  /** If only invisible marks or an input method's letters make a text invalid, each finding has the valid one. */
  check(value: string, budget: StepBudget): readonly Finding[] {
    const found = this.#judge(value, budget);
    if (isValid(found)) return found;
    const blanks = value.trim();
    const marks = trimmed(value);
    const isShort = !this.format && marks.length <= longestRespelled;
    const spellings = { blanks, marks, width: isShort ? marks.normalize('NFKC') : marks };
    for (const [fault, text] of Object.entries(spellings)) {
      if (text === value || !isValid(this.#judge(text, budget))) continue;
      return found.map(({ code, params }) =>
        finding(code, { ...params, [fault]: fault === 'width' ? text : 1 }),
      );
    }
    return found;
  }

  #judge(value: string, budget: StepBudget): readonly Finding[] {
    const { minLength, maxLength, pattern, compiled } = this.#limits;
    const findings: Finding[] = [];
    // A string of n units has between n/2 and n code points, so most need no count.
    if (value.length < minLength * 2 || value.length > maxLength) {
      const actual = countCodePoints(value);
      if (actual < minLength) findings.push(finding('min-length', { minLength, actual }));
      if (actual > maxLength) findings.push(finding('max-length', { maxLength, actual }));
    }
    const { format } = this;
    const rule = format && formats[format];
    if (rule?.accepts(value)) {
      const advice = rule.advice?.(value);
      if (advice) findings.push(finding('portability', { advice }));
    } else if (format) {
      const offer = offers[format];
      const ascii = offer && budget.offers-- > 0 ? offer(value) : undefined;
      findings.push(finding('format', { format, ...(ascii !== undefined && { ascii }) }));
    }
    if (compiled) {
      const isSearched = value.length <= maxLength * 2;
      const matches = isSearched ? compiled.test(value, budget) : undefined;
      if (matches === false) findings.push(finding('pattern', { pattern: pattern! }));
      if (matches === undefined) findings.push(finding('unchecked-pattern'));
    }
    return findings;
  }
}
