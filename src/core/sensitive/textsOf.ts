import {
  hasOptions,
  type PrimitiveSchemaDefinition,
  type RequestedSchema,
} from '../../protocol/index.ts';
import { firstVisible } from '../firstVisible.ts';
import type { OptionSchema } from '../plan/readOptions.ts';
import { shownLengths } from '../shownLengths.ts';

/** What a person reads at a field, as much of it as is shown. */
export interface FieldTexts {
  /** What names the answer: a title, the name of the property. */
  readonly labels: readonly string[];
  readonly description: string;
  /** Texts that may be about another field: labels of options, a default, and all texts of a field that cannot tell a secret. */
  readonly asides: readonly string[];
  /** What it offers to choose from. */
  readonly options: readonly string[];
}

/** What a person reads above the fields, as much of it as is shown. */
export const textAbove = ({ description }: RequestedSchema, message = ''): string =>
  [
    message.slice(0, shownLengths.message),
    typeof description === 'string' ? description.slice(0, shownLengths.description) : '',
  ]
    .filter((text) => text !== '')
    .join('\n');

/** What names a field, its title first. */
export const labelsOf = (property: string, { title = '' }: PrimitiveSchemaDefinition): string[] =>
  [title, property].map(inOneLine);

/** The label of a field as it is drawn. */
export const labelOf = (property: string, { title }: PrimitiveSchemaDefinition): string =>
  inOneLine(title || property);

/** A label or an option as it is drawn: cut, and in a single line. */
function inOneLine(label: string): string {
  const cut = label.slice(0, shownLengths.label);
  return /\s\s|[^\S ]/.test(cut) ? cut.replace(/\s+/g, ' ') : cut;
}

export function textsOf(
  property: string,
  schema: PrimitiveSchemaDefinition,
  answerable = isAnswerable(schema),
): FieldTexts {
  const { description = '' } = schema;
  const labels = labelsOf(property, schema);
  const told = description.slice(0, shownLengths.description);
  const options = [...labelsIn(schema)];
  if (!answerable) {
    const asides = [...labels, told, ...options, ...descriptionsOfOptions(schema)];
    return { labels, description: '', asides, options };
  }
  // Anything may be sent as a default, and only texts are drawn.
  const texts = [schema.default].flat().filter((entry) => typeof entry === 'string');
  const suggested = options.length > 0 ? '' : texts.join(' ');
  const named = offered(schema);
  const asides = [
    ...options,
    ...named,
    ...descriptionsOfOptions(schema),
    suggested.slice(0, shownLengths.default),
  ];
  // The field offers them. A word or two are a way to sign in or to pay.
  const asking = named.filter((label) => /\S\s+\S+\s+\S/.test(label));
  return { labels, description: [told, ...asking].join('\n'), asides, options };
}

/** Values of an answer of several types. */
const offered = (schema: PrimitiveSchemaDefinition): string[] =>
  schema.type === 'union'
    ? schema.branches.flatMap((branch) => [...labelsIn(branch), ...offered(branch)])
    : [];

/** So many options can be all that a secret can be, such as the words of a recovery phrase. */
const mostOptions = 1000;

/**
 * Whether an answer to a field can tell the server a secret. A choice among a few of the server's own words cannot,
 * unless its label asks for that. A choice of a digit or a letter can, whatever signs are beside it.
 */
export function isAnswerable(schema: PrimitiveSchemaDefinition): boolean {
  if (schema.type === 'boolean') return false;
  if (!listOf(schema) || countOf(schema) >= mostOptions) return true;
  // Most labels tell at once: engines take long to compile what follows.
  const told: string[] = [];
  for (const label of labelsIn(schema)) {
    if (/[a-z].*[a-z]/i.test(label)) return false;
    if (/[\p{L}\p{N}]/u.test(label)) told.push(label);
  }
  return told.length > 1 && told.every(isSign);
}

/** Whether a label is one digit or letter, whatever signs are beside it. */
const isSign = (label: string): boolean =>
  /^(?:\p{N}{1,2}|\p{L})$/u.test(label.replace(/[^\p{L}\p{N}]/gu, ''));

/** Whether a field offers a choice that is not only among "Yes", "No" and "Later". */
export const isLongChoice = (schema: PrimitiveSchemaDefinition): boolean => countOf(schema) > 4;

/** Whether a field's schema says that its answer is not to be shown, or its label is dots or a lock, as on sign-in pages. */
export const isSecretByItself = (property: string, schema: PrimitiveSchemaDefinition): boolean =>
  (drawnSecret.test(labelOf(property, schema).trim()) && isAnswerable(schema)) ||
  [schema as TypedText, ...typedTexts(schema)].some(
    ({ format, writeOnly }) => format === 'password' || writeOnly === true,
  );

const drawnSecret = /^(?:(?:[•●∙·⋅∗＊*⚫]\s?){3,}|[🔑🗝🔐🔒\s\ufe0f]+)$/u;

/** Whether a field asks for a day or a time. Then it asks for no secret, whatever the message says. */
export function isDayOrTime(schema: PrimitiveSchemaDefinition): boolean {
  const texts = typedTexts(schema);
  return texts.length > 0 && texts.every(({ format }) => daysAndTimes.has(format));
}

const daysAndTimes: ReadonlySet<unknown> = new Set(['date', 'date-time', 'time', 'duration']);

/** The texts that a person can type in a field: the field itself, the rows of a list, or the strings among several types. */
function typedTexts(schema: PrimitiveSchemaDefinition): readonly TypedText[] {
  if (schema.type === 'string') return [schema];
  if (schema.type === 'union') return schema.branches.flatMap(typedTexts);
  return schema.type === 'array' && !hasOptions(schema.items) ? [schema.items] : [];
}

/** The patterns that typed texts have to match. */
export const patternsOf = (schema: PrimitiveSchemaDefinition): readonly string[] =>
  typedTexts(schema).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));

interface TypedText {
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
}

/** The schema that lists a field's options. */
function listOf(schema: PrimitiveSchemaDefinition): OptionSchema | undefined {
  if (schema.type !== 'string' && schema.type !== 'array' && schema.type !== 'choice') return;
  const list = schema.type === 'array' ? schema.items : schema;
  return hasOptions(list) ? list : undefined;
}

function descriptionsOfOptions(schema: PrimitiveSchemaDefinition): string[] {
  const { oneOf, anyOf } = listOf(schema) ?? {};
  return (oneOf ?? anyOf ?? [])
    .slice(0, mostOptions)
    .flatMap(({ description }) =>
      typeof description === 'string' ? [description.slice(0, shownLengths.description)] : [],
    );
}

/** The labels of as many options as a secret may have. Nobody reads more. */
function* labelsIn(schema: PrimitiveSchemaDefinition): Generator<string> {
  const { enumNames, oneOf, anyOf, enum: values } = listOf(schema) ?? {};
  const names = enumNames?.length === values?.length ? enumNames : undefined;
  const titled = oneOf ?? anyOf;
  for (let index = 0; index < Math.min(countOf(schema), mostOptions); index++) {
    const { title, const: value } = titled?.[index] ?? {
      title: names?.[index],
      const: values![index]!,
    };
    yield inOneLine(firstVisible(title, String(value)));
  }
}

/** How many options there are. */
function countOf(schema: PrimitiveSchemaDefinition): number {
  const { oneOf, anyOf, enum: values } = listOf(schema) ?? {};
  return (oneOf ?? anyOf ?? values ?? []).length;
}
