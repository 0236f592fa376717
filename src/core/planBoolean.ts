import { emptyRequired, finding, omitted, type FieldPlan, type FieldReading } from './FieldPlan.ts';
import type { BooleanField, FieldBase } from './Field.ts';
import { pickDefined } from './pickDefined.ts';
import type { BooleanSchema } from '../protocol/index.ts';

/** Compiles a boolean. Without a default it can be left unanswered; what was not answered is not `false`. */
export function planBoolean(base: FieldBase, schema: BooleanSchema): FieldPlan {
  const suggestion = typeof schema.default === 'boolean' ? schema.default : undefined;
  const field: BooleanField = {
    ...base,
    kind: 'boolean',
    ...pickDefined({ default: suggestion }, 'default'),
  };
  const type = finding('type', { expected: 'boolean' });
  const readings: Readonly<Record<string, FieldReading>> = {
    yes: { value: true },
    no: { value: false },
    '': base.required ? emptyRequired : omitted,
  };
  return {
    field,
    defaultValue: suggestion === undefined ? '' : suggestion ? 'yes' : 'no',
    unsatisfiable: false,
    check: (value) => (typeof value === 'boolean' ? [] : [type]),
    read: (value) =>
      typeof value === 'string' && Object.hasOwn(readings, value)
        ? readings[value]!
        : { problem: type },
  };
}
