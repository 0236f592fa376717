import type { BooleanSchema } from '../../protocol/index.ts';
import type { Finding, FormValue } from '../CompiledForm.ts';
import { finding, nothing, type FieldPlan, type FieldReading } from './FieldPlan.ts';
import { beginField } from './beginField.ts';
import type { BooleanField, FieldBase } from '../Field.ts';

const wrongType = finding('type', { expected: 'boolean' });

/** A boolean. Without a default it can be left unanswered; what was not answered is not `false`. */
export class BooleanPlan implements FieldPlan {
  readonly field: BooleanField;
  readonly defaultValue: string;
  unsatisfiable = false;

  constructor(base: FieldBase, schema: BooleanSchema) {
    const suggestion = typeof schema.default === 'boolean' ? schema.default : undefined;
    this.field = beginField<BooleanField>(base, { kind: 'boolean', default: suggestion });
    this.defaultValue = this.toAnswer(suggestion) ?? '';
  }

  toAnswer(value: unknown): string | undefined {
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
  }

  check(value: unknown): readonly Finding[] {
    return typeof value === 'boolean' ? [] : [wrongType];
  }

  read(answer: FormValue): FieldReading {
    if (answer === 'yes' || answer === 'no') return { value: answer === 'yes' };
    return answer === '' ? nothing : { problem: wrongType };
  }
}
