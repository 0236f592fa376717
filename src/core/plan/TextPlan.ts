import type { StringSchema } from '../../protocol/index.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import {
  finding,
  isValid,
  noString,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import { beginField } from './beginField.ts';
import type { CompileContext } from './CompileContext.ts';
import type { FieldBase, TextField } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { meantIn } from './meantIn.ts';
import { shownDefault } from './shownDefault.ts';
import { StringRules } from './StringRules.ts';
import { noteUtcEnd, utcEndOf } from './utcEnd.ts';
import { readWallTime } from './wallTime.ts';

export class TextPlan implements FieldPlan {
  readonly field: TextField;
  readonly defaultValue: string;
  unsatisfiable: boolean;
  readonly namesEmpty: boolean;
  readonly #rules: StringRules;

  constructor(base: FieldBase, schema: StringSchema, context: CompileContext, report: Report) {
    this.#rules = new StringRules(schema, context, report);
    const { format } = this.#rules;
    const { default: given } = schema;
    const suggestion = typeof given === 'string' ? shownDefault(base, given) : undefined;
    const { minLength, maxLength, pattern } = schema;
    this.field = beginField<TextField>(base, {
      kind: 'text',
      format,
      minLength,
      maxLength,
      pattern,
      default: suggestion,
    });
    this.defaultValue = suggestion ?? '';
    this.namesEmpty = [minLength, maxLength].includes(0) || suggestion === '';
    // False without one of the two.
    this.unsatisfiable = minLength! > maxLength!;
    if (format === 'date-time' && pattern !== undefined) {
      noteUtcEnd(this.field, (text) => isValid(this.#rules.check(text, context.budget)));
    }
    if (this.unsatisfiable) {
      report('unsatisfiable', `minLength ${minLength} is greater than maxLength ${maxLength}.`);
    }
  }

  toAnswer(value: unknown): string | undefined {
    return typeof value === 'string' ? value : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    return typeof value === 'string' ? this.#rules.check(value, budget) : [noString];
  }

  read(answer: FormValue, context: ReadContext): FieldReading {
    if (typeof answer !== 'string') return { problem: noString };
    if (!answer.isWellFormed()) return { problem: finding('ill-formed') };
    const { format, default: suggestion } = this.field;
    // A default is judged as written, blanks and all, until it is edited.
    if (suggestion && isSameText(answer, suggestion)) return { value: suggestion };
    const value = meantIn(format, answer);
    if (format === 'date-time') return readDateTime(value, context, utcEndOf(this.field));
    return { value };
  }
}

/** A textarea turns CR and CRLF into LF without anyone having edited. */
function isSameText(text: string, suggestion: string): boolean {
  return text === suggestion || text === suggestion.replace(/\r\n?/g, '\n');
}

/** The days that may be in another year in UTC, for which RFC 3339 has no four digits. */
const isAtTheEnd = /^(?:9999-12-31|0000-01-01)/;

function readDateTime(text: string, { timeZone }: ReadContext, end: string): FieldReading {
  const dateTimes = readWallTime(text, timeZone, end);
  // A full date-time is kept as it is; anything else is for the format to refuse.
  if (!dateTimes) return { value: text };
  const [first, second] = dateTimes;
  if (first === undefined) {
    return {
      problem: isAtTheEnd.test(text) ? finding('format', { format: 'date-time' }) : finding('gap'),
    };
  }
  return second === undefined
    ? { value: first }
    : { problem: finding('ambiguous', { first, second }) };
}
