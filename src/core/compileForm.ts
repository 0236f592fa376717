import {
  hasOptions,
  isKnownAtRoot,
  isKnownKeyword,
  repeated,
  type PrimitiveSchemaDefinition,
  type ReadSchema,
  type RequestedSchema,
} from '../protocol/index.ts';
import type { CompiledForm, FormValues, Report, SchemaIssue } from './CompiledForm.ts';
import { finding, isNote, type FieldPlan } from './plan/FieldPlan.ts';
import type { Field, FieldBase, Sensitivity } from './Field.ts';
import { assembleContent, rememberPlan, type FormPlan } from './plan/FormPlan.ts';
import { firstVisible } from './firstVisible.ts';
import { shownLengths } from './shownLengths.ts';
import { judgeField } from './plan/judgeField.ts';
import { FormPatterns } from './pattern/FormPatterns.ts';
import type { CompileContext } from './plan/CompileContext.ts';
import { StepBudget } from './pattern/StepBudget.ts';
import { BooleanPlan } from './plan/BooleanPlan.ts';
import { ListPlan } from './plan/ListPlan.ts';
import { MultiselectPlan } from './plan/MultiselectPlan.ts';
import { NumberPlan } from './plan/NumberPlan.ts';
import { SelectPlan } from './plan/SelectPlan.ts';
import { TextPlan } from './plan/TextPlan.ts';
import { trimmed } from './plan/trimmed.ts';
import { UnionPlan } from './plan/UnionPlan.ts';
import { validateContent } from './plan/validateContent.ts';

/** Finds the kind of secret that each property asks for, in their order. */
export type FindSensitivities = (
  schema: RequestedSchema,
  message: string | undefined,
) => readonly Sensitivity[];

/** The caller passes the function that finds secrets, or none. */
export function compileForm(
  { schema: requestedSchema, readings }: ReadSchema,
  message: string | undefined,
  findSensitivities: FindSensitivities | undefined,
): CompiledForm {
  const required = new Set(requestedSchema.required);
  const issues: SchemaIssue[] = readings.map((reading) => ({ ...reading, code: 'dialect' }));
  const context = { budget: new StepBudget(), patterns: new FormPatterns() };
  const properties = Object.keys(requestedSchema.properties);
  const shared = repeated(
    properties.map((name) => trimmed(labelOf(name, requestedSchema.properties[name]!))),
  );
  const sensitivities = findSensitivities?.(requestedSchema, message);
  // The current property. One shared `report` saves making a function for each of a thousand fields.
  let property = '';
  const report: Report = (code, message) => issues.push({ property, code, message });
  for (const keyword of Object.keys(requestedSchema)) {
    if (!isKnownAtRoot(keyword)) reportIgnored(keyword, report);
  }
  const fields = properties.map((name, index) => {
    property = name;
    const schema = requestedSchema.properties[name]!;
    const sensitive = sensitivities?.[index] ?? false;
    const base = readBase(`f${index}`, name, schema, required.has(name), sensitive, message);
    return planField(withName(base, shared), schema, context, report);
  });
  const unanswerable = [...required].filter(
    (name) => !Object.hasOwn(requestedSchema.properties, name),
  );
  for (const name of unanswerable) {
    property = name;
    report('unsatisfiable', 'It is required and is not among the properties.');
  }
  const plan: FormPlan = { fields, required, isClosed: isClosed(requestedSchema), unanswerable };
  const defaultValues: FormValues = {};
  for (const { field, defaultValue } of fields) defaultValues[field.id] = defaultValue;

  const description = readDescription(requestedSchema, message);
  const form: CompiledForm = {
    ...(description !== '' && { description }),
    fields: fields.map(({ field }) => field),
    issues,
    defaultValues,
    validateContent: (content) => validateContent(plan, content),
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

/** A docstring that tells a person nothing, as most servers' do: "Schema for user input." */
const tellsOfItself =
  /^(?:(?:an?|the) )?(?:(?:(?:elicitation|form|input|json|request|response) )?schema|elicitation (?:form|model|request)) (?:for|presented|that|used) [^.:!?\d\n]{0,80}\.?\s*$/i;

function readDescription({ description }: RequestedSchema, message = ''): string {
  if (typeof description !== 'string') return '';
  const shown = firstVisible(description);
  const read = shown.slice(0, shownLengths.description);
  const isSaid = message.slice(0, shownLengths.message).includes(read);
  const isAside = shown.length <= longestCompared && tellsOfItself.test(shown.trimStart());
  return isSaid || isAside ? '' : shown;
}

/** Longer texts are not compared: a server could make that slow. */
const longestCompared = 500;

const saysTheSame = (one: string, other: string): boolean =>
  one.length <= longestCompared &&
  other.length <= longestCompared &&
  withoutEnd(one) === withoutEnd(other);
const withoutEnd = (text: string): string =>
  text
    .trim()
    .replace(/[.:!?…]+$/u, '')
    .toLowerCase();

const isClosed = (schema: RequestedSchema): boolean =>
  schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;

const labelOf = (property: string, { title }: PrimitiveSchemaDefinition): string =>
  firstVisible(title, property);

/** Two people of one form may each have a "Name". So a label that several fields have has the property's name behind it. */
function withName(base: FieldBase, shared: ReadonlySet<string>): FieldBase {
  const [label, name] = [trimmed(base.label), firstVisible(base.property)];
  const isShared = name !== '' && name !== label && shared.has(label);
  return isShared ? Object.assign(base, { label: `${label} (${name})` }) : base;
}

function readBase(
  id: string,
  property: string,
  schema: PrimitiveSchemaDefinition,
  required: boolean,
  sensitive: Sensitivity,
  message = '',
): FieldBase {
  const label = labelOf(property, schema);
  const shown = firstVisible(schema.description);
  return shown === '' || saysTheSame(shown, label) || saysTheSame(shown, message)
    ? { id, property, label, required, sensitive }
    : { id, property, label, description: shown, required, sensitive };
}

function planField(
  base: FieldBase,
  schema: PrimitiveSchemaDefinition,
  context: CompileContext,
  report: Report,
): FieldPlan {
  const plan = planKind(base, schema, context, report);
  for (const keyword of Object.keys(schema)) {
    if (!isKnownKeyword(schema.type, keyword)) reportIgnored(keyword, report);
  }
  const { default: suggestion } = schema;
  if (suggestion !== undefined && plan.field.default === undefined) {
    report('default-ignored', `The default ${whyIgnored(plan.field, suggestion)}.`);
  } else if (suggestion !== undefined) {
    // As it was sent: the text that is shown may stand for a number.
    reportDefault(plan, suggestion, context.budget, report);
  }
  if (!base.property.isWellFormed()) {
    report('unsatisfiable', 'The name has a lone surrogate and cannot be sent as text.');
    plan.unsatisfiable = true;
  }
  return plan;
}

const reportIgnored = (keyword: string, report: Report): void =>
  report('keyword-ignored', `The keyword ${JSON.stringify(keyword)} is not checked here.`);

function planKind(
  base: FieldBase,
  schema: PrimitiveSchemaDefinition,
  context: CompileContext,
  report: Report,
): FieldPlan {
  switch (schema.type) {
    case 'string':
      return hasOptions(schema)
        ? new SelectPlan(base, schema, context, report)
        : new TextPlan(base, schema, context, report);
    case 'number':
    case 'integer':
      return new NumberPlan(base, schema, report);
    case 'boolean':
      return new BooleanPlan(base, schema);
    case 'array':
      return hasOptions(schema.items)
        ? new MultiselectPlan(base, schema, context, report)
        : new ListPlan(base, schema, context, report);
    case 'choice':
      return new SelectPlan(base, schema, context, report);
    case 'union':
      // Each type gets its own copy of the base, since a plan writes into it.
      return new UnionPlan(base, schema, (type) => planKind({ ...base }, type, context, () => {}));
  }
}

function whyIgnored(field: Field, suggestion: unknown): string {
  if ('options' in field) return 'is not one of the options';
  const isText = field.sensitive && typeof suggestion === 'string';
  return isText ? 'is too long for a secret' : 'has the wrong type';
}

function reportDefault(
  plan: FieldPlan,
  suggestion: unknown,
  budget: StepBudget,
  report: Report,
): void {
  const isUnsendable = typeof suggestion === 'string' && !suggestion.isWellFormed();
  const found = isUnsendable
    ? finding('ill-formed')
    : plan.check(suggestion, budget).find((candidate) => !isNote(candidate));
  if (found) report('default-invalid', `The default is not valid: ${found.code}.`);
}
