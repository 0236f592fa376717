import type { UnionSchema } from '../../protocol/index.ts';
import type { Finding, FormValue } from '../CompiledForm.ts';
import type { FieldBase, TextField } from '../Field.ts';
import { beginField } from './beginField.ts';
import {
  finding,
  isValid,
  noString,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { meantIn } from './meantIn.ts';
import { shownDefault } from './shownDefault.ts';
import { trimmed } from './trimmed.ts';

/** A value of one of several types, typed as text. It is a string if one of the types accepts that, or else another type. */
export class UnionPlan implements FieldPlan {
  readonly field: TextField;
  readonly defaultValue: string;
  unsatisfiable: boolean;
  readonly namesEmpty: boolean;
  readonly #branches: readonly FieldPlan[];
  readonly #isExclusive: boolean;
  readonly #suggestion: unknown;

  /** @param branches plans of the types, in their order */
  constructor(
    base: FieldBase,
    { default: suggestion, isExclusive = false }: UnionSchema,
    branches: readonly FieldPlan[],
  ) {
    this.#isExclusive = isExclusive;
    // String types first, so that a text is sent as it was typed if possible.
    const isText = ({ field: { kind } }: FieldPlan) => kind === 'text';
    this.#branches = [...branches.filter(isText), ...branches.filter((plan) => !isText(plan))];
    this.unsatisfiable = branches.every(({ unsatisfiable }) => unsatisfiable);
    const text = this.toAnswer(suggestion);
    const shown = text === undefined ? undefined : shownDefault(base, text);
    this.#suggestion = suggestion;
    this.namesEmpty = suggestion === '' || branches.some(({ namesEmpty }) => namesEmpty);
    this.field = beginField<TextField>(base, {
      kind: 'text',
      branches: branches.map((branch) => branch.field),
      default: shown,
    });
    this.defaultValue = shown ?? '';
  }

  toAnswer(value: unknown): string | undefined {
    const fits = this.#branches.some((branch) => branch.toAnswer(value) !== undefined);
    return fits ? String(value) : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    let first: readonly Finding[] | undefined;
    let accepted: readonly Finding[] | undefined;
    let undecided: readonly Finding[] | undefined;
    for (const branch of this.#branches) {
      const findings = branch.check(value, budget);
      if (isValid(findings)) {
        if (!this.#isExclusive) return findings;
        if (findings.some(({ code }) => code === 'unchecked-pattern')) undecided = findings;
        else if (accepted) return [finding('option')];
        else accepted = findings;
        continue;
      }
      // A fault within the right type says more than that the type is wrong, and an offer more than a fault.
      if (!first || first[0]?.code === 'type' || findings[0]!.params['ascii']) first = findings;
    }
    // What could not be checked never blocks.
    return undecided ?? accepted ?? first ?? [noString];
  }

  read(answer: FormValue, context: ReadContext): FieldReading {
    if (typeof answer !== 'string') return { problem: noString };
    if (!answer.isWellFormed()) return { problem: finding('ill-formed') };
    if (answer.trim() === '') return { value: '' };
    // Until it is edited, a default keeps its type.
    const { default: text } = this.field;
    if (answer === text && isValid(this.check(this.#suggestion, context.budget))) {
      return { value: this.#suggestion as string | number | boolean };
    }
    const typed = this.#asTyped(answer, context);
    if (typed !== undefined) return { value: typed };
    let problem: FieldReading | undefined;
    const refused = new Set<unknown>();
    for (const branch of this.#branches) {
      const reading = this.#readAs(branch, answer, context);
      // Most types read a text as the same value.
      if ('value' in reading && !refused.has(reading.value)) {
        if (isValid(this.check(reading.value, context.budget))) return reading;
        refused.add(reading.value);
      }
      // Who typed a number is told of the number's limits.
      const isNumber = 'value' in reading && typeof reading.value === 'number';
      if (!problem || isNumber) problem = reading;
    }
    return problem ?? { problem: noString };
  }

  /** The answer, if one of the strings accepts it as it was typed. Around what is in a format, blanks are not meant. */
  #asTyped(answer: string, { budget }: ReadContext): string | undefined {
    const texts = this.#branches.filter(({ field }) => field.kind === 'text');
    const accepts = (value: string, isFormatted: boolean) =>
      texts.some(
        (plan) => 'format' in plan.field === isFormatted && isValid(plan.check(value, budget)),
      ) && isValid(this.check(value, budget));
    const value = trimmed(answer);
    if (accepts(value, true)) return value;
    return accepts(answer, false) ? answer : undefined;
  }

  #readAs(branch: FieldPlan, answer: string, context: ReadContext): FieldReading {
    const { kind } = branch.field;
    const text = answer.trim();
    if (kind === 'boolean') {
      return text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { problem: finding('type', { expected: 'boolean' }) };
    }
    if (kind === 'text' && branch.field.format) {
      // A text box names no zone. So a time without one is refused, and the format's example shows how to write it.
      return { value: meantIn(branch.field.format, answer) };
    }
    if (kind !== 'select') return branch.read(answer, context);
    const { options } = branch.field;
    const option =
      options.find(({ value }) => String(value) === text) ??
      options.find(({ label }) => label === text);
    return option ? { value: option.value } : { problem: finding('option') };
  }
}
