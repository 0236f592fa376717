import type { StringSchema } from '../protocol/index.ts';
import {
  emptyRequired,
  finding,
  isValid,
  leftOut,
  omitted,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
  type Report,
} from './FieldPlan.ts';
import type { FieldBase, TextField } from './Field.ts';
import { isFormat } from './formats/formats.ts';
import type { StepBudget } from './pattern/StepBudget.ts';
import { pickDefined } from './pickDefined.ts';
import { compileStringRules } from './stringRules.ts';
import { readWallTime } from './wallTime.ts';

/** Compiles a string that is typed: plain, or in one of the four formats. */
export function planText(
  base: FieldBase,
  schema: StringSchema,
  budget: StepBudget,
  report: Report,
): FieldPlan {
  const rules = compileStringRules(schema, report);
  if (rules.unsatisfiable) report('unsatisfiable', rules.unsatisfiable);
  const suggestion = typeof schema.default === 'string' ? schema.default : undefined;
  const field: TextField = {
    ...base,
    kind: 'text',
    ...(isFormat(schema.format) && { format: schema.format }),
    ...pickDefined(schema, 'minLength', 'maxLength', 'pattern'),
    ...pickDefined({ default: suggestion }, 'default'),
  };

  function check(value: unknown, spent: StepBudget) {
    return typeof value === 'string'
      ? rules.check(value, spent)
      : [finding('type', { expected: 'string' })];
  }

  const isSuggestionValid = suggestion === undefined || isValid(check(suggestion, budget));

  function read(text: string, context: ReadContext): FieldReading {
    if (!text.isWellFormed()) return { problem: finding('ill-formed') };
    // A default is judged as written, blanks and all, until it is edited.
    if (suggestion !== undefined && isSameText(text, suggestion)) {
      if (suggestion !== '' || isSuggestionValid) return { value: suggestion };
    }
    const value = field.format ? text.trim() : text;
    if (value === '') return readEmpty(context);
    return field.format === 'date-time' ? readDateTime(value, context) : { value };
  }

  function readEmpty(context: ReadContext): FieldReading {
    if (base.required) return schema.minLength === 0 ? { value: '' } : emptyRequired;
    if (suggestion === undefined) return omitted;
    return isValid(rules.check('', context.budget)) ? { value: '' } : leftOut;
  }

  return {
    field,
    defaultValue: suggestion ?? '',
    unsatisfiable: rules.unsatisfiable !== undefined,
    check,
    read: (value, context) =>
      typeof value === 'string'
        ? read(value, context)
        : { problem: finding('type', { expected: 'string' }) },
  };
}

/** A textarea turns CR and CRLF into LF without anyone having edited. */
function isSameText(text: string, suggestion: string): boolean {
  return text === suggestion || text === suggestion.replace(/\r\n?/g, '\n');
}

function readDateTime(text: string, { timeZone }: ReadContext): FieldReading {
  const dateTimes = readWallTime(text, timeZone);
  // A full date-time is kept as it is; anything else is for the format to refuse.
  if (!dateTimes) return { value: text };
  const [first, second] = dateTimes;
  if (first === undefined) return { problem: finding('gap') };
  return second === undefined
    ? { value: first }
    : { problem: finding('ambiguous', { first, second }) };
}
