import {
  checkRequestedSchema,
  isKnownKeyword,
  isRecord,
  type PrimitiveSchemaDefinition,
} from '../protocol/index.ts';
import type { CompiledForm, ContentIssue, FormValues, SchemaIssue } from './CompiledForm.ts';
import { finding, isNote, type FieldPlan, type Report } from './FieldPlan.ts';
import type { FieldBase, Sensitivity } from './Field.ts';
import { assembleContent, rememberPlan, type FormPlan } from './FormPlan.ts';
import { firstVisible } from './firstVisible.ts';
import { judgeField } from './judgeField.ts';
import { hasOptions } from './options.ts';
import { StepBudget } from './pattern/StepBudget.ts';
import { planBoolean } from './planBoolean.ts';
import { planMultiselect, planSelect } from './planChoice.ts';
import { planNumber } from './planNumber.ts';
import { planText } from './planText.ts';

/** What each property asks for that no server may ask for in a form, in their order. */
export type FindSensitivities = (
  properties: Readonly<Record<string, PrimitiveSchemaDefinition>>,
  message: string | undefined,
) => readonly Sensitivity[];

/** `compileSchema`, where what is sensitive is found by whoever calls it, or not at all. */
export function compileForm(
  requestedSchema: unknown,
  message: string | undefined,
  findSensitivities: FindSensitivities | undefined,
): CompiledForm {
  checkRequestedSchema(requestedSchema, ['requestedSchema']);
  const required = new Set(requestedSchema.required);
  const issues: SchemaIssue[] = [];
  const budget = new StepBudget();
  const properties = Object.keys(requestedSchema.properties);
  const sensitivities = findSensitivities?.(requestedSchema.properties, message);
  const fields = properties.map((property, index) =>
    planField(
      {
        ...toBase(property, index, requestedSchema.properties[property]!, required.has(property)),
        sensitive: sensitivities?.[index] ?? false,
      },
      requestedSchema.properties[property]!,
      budget,
      (code, message) => issues.push({ property, code, message }),
    ),
  );
  const known = new Set(properties);
  const unanswerable = [...required].filter((property) => !known.has(property));
  for (const property of unanswerable) {
    issues.push({
      property,
      code: 'unsatisfiable',
      message: 'It is required and is not among the properties.',
    });
  }
  const plan: FormPlan = { fields, unanswerable };

  const form: CompiledForm = {
    fields: fields.map(({ field }) => field),
    issues,
    defaultValues: Object.fromEntries(
      fields.map(({ field, defaultValue }) => [field.id, defaultValue]),
    ) satisfies FormValues,
    validateContent: (content) => validateContent(plan, required, content),
    toContent(values, { locale, timeZone, incomplete = [] } = {}) {
      const pass = new StepBudget();
      const judgements = fields.map((field) => {
        const { id } = field.field;
        const context = { locale, timeZone, incomplete: incomplete.includes(id), budget: pass };
        return judgeField(field, values[id], context);
      });
      return assembleContent(plan, judgements);
    },
  };
  rememberPlan(form, plan);
  return form;
}

function validateContent(
  plan: FormPlan,
  required: ReadonlySet<string>,
  content: unknown,
): ContentIssue[] {
  if (!isRecord(content)) return [{ property: '', ...finding('type', { expected: 'object' }) }];
  const issues: ContentIssue[] = [];
  for (const property of required) {
    if (!Object.hasOwn(content, property)) issues.push({ property, ...finding('required') });
  }
  const budget = new StepBudget();
  for (const { field, check } of plan.fields) {
    const { property } = field;
    if (!Object.hasOwn(content, property)) continue;
    for (const found of check(content[property], budget)) {
      if (!isNote(found)) issues.push({ property, ...found });
    }
  }
  return issues;
}

function toBase(
  property: string,
  index: number,
  { title, description }: PrimitiveSchemaDefinition,
  required: boolean,
): Omit<FieldBase, 'sensitive'> {
  return {
    id: `f${index}`,
    property,
    label: firstVisible(title, property),
    ...(firstVisible(description) && { description }),
    required,
  };
}

function planField(
  base: FieldBase,
  schema: PrimitiveSchemaDefinition,
  budget: StepBudget,
  report: Report,
): FieldPlan {
  const plan = planKind(base, schema, budget, report);
  for (const keyword of Object.keys(schema)) {
    if (!isKnownKeyword(schema.type, keyword)) {
      report('keyword-ignored', `The keyword ${JSON.stringify(keyword)} is not checked here.`);
    }
  }
  if (schema.default !== undefined) reportDefault(plan, budget, report);
  if (base.property.isWellFormed()) return plan;
  report('unsatisfiable', 'The name has a lone surrogate and cannot be sent as text.');
  return { ...plan, unsatisfiable: true };
}

function planKind(
  base: FieldBase,
  schema: PrimitiveSchemaDefinition,
  budget: StepBudget,
  report: Report,
): FieldPlan {
  switch (schema.type) {
    case 'string':
      return hasOptions(schema)
        ? planSelect(base, schema, budget, report)
        : planText(base, schema, budget, report);
    case 'number':
    case 'integer':
      return planNumber(base, schema, report);
    case 'boolean':
      return planBoolean(base, schema);
    case 'array':
      return planMultiselect(base, schema, budget, report);
  }
}

function reportDefault(plan: FieldPlan, budget: StepBudget, report: Report): void {
  if (plan.field.default === undefined) {
    report('default-ignored', 'The default has the wrong type or is not one of the options.');
    return;
  }
  const context = { locale: undefined, timeZone: undefined, incomplete: false, budget };
  const { issues, notes } = judgeField(plan, plan.defaultValue, context);
  // An empty text that is not valid is left out, and no less the server's mistake.
  const found = [...issues, ...plan.check(plan.field.default, budget)].find((it) => !isNote(it));
  if (found) report('default-invalid', `The default is not valid: ${found.code}.`);
  for (const { code, params } of notes) {
    if (code !== 'portability') continue;
    report('portability', `The default is valid, but some servers refuse it: ${params['advice']}.`);
  }
}
