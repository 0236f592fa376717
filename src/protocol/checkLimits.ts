import { ElicitRequestError } from './ElicitRequestError.ts';
import { isRecord } from './json.ts';
import { optionLists } from './keywords.ts';

/** How large a form may be. A larger request is refused with -32602. Long texts are cut where they are shown. */
export interface FormLimits {
  /** Properties. Default: 1,000. */
  readonly fields?: number | undefined;
  /** Options, and entries that a list begins with, in all properties together. Default: 100,000. */
  readonly options?: number | undefined;
  /** Characters of the schema as JSON. Default: 10,000,000; of a bridge, 1,000,000. */
  readonly schemaLength?: number | undefined;
}

export const noLimits: FormLimits = { fields: Infinity, options: Infinity, schemaLength: Infinity };

/** In characters of JSON. */
export const longestSchema = 10_000_000;

/** How many values a schema may have: more than a hundred thousand options with titles and descriptions. */
export const mostParts = 500_000;
/** How many values an option may have: itself and its members. */
export const partsOfOption = 5;

/** How many keywords all properties may have, and types one property. No form for people has as many. */
const mostKeywords = 100_000;
const mostTypes = 100;

/** `measure` is called for a schema within its other limits. @throws {ElicitRequestError} for one that is too large */
export function checkLimits(
  requestedSchema: unknown,
  { fields = 1000, options = 100_000 }: FormLimits,
): void {
  if (!isRecord(requestedSchema) || !isRecord(requestedSchema['properties'])) return;
  const path = ['requestedSchema', 'properties'];
  const properties = Object.entries(requestedSchema['properties']);
  if (properties.length > fields) {
    throw new ElicitRequestError(
      path,
      `has ${properties.length} properties, over ${fields}. Ask in several steps`,
    );
  }
  const all = { options: 0, keywords: 0 };
  for (const [property, schema] of properties) {
    const size = sizeOf(schema);
    all.options += size.options;
    all.keywords += size.keywords;
    const over =
      (all.options > options && `${options} options`) ||
      (all.keywords > mostKeywords && `${mostKeywords} keywords`) ||
      (size.types > mostTypes && `${mostTypes} types`);
    if (over) {
      const problem = `takes the form over ${over}. Ask in several steps`;
      throw new ElicitRequestError([...path, property], problem);
    }
  }
}

function sizeOf(schema: unknown): { options: number; keywords: number; types: number } {
  const size = { options: 0, keywords: 0, types: 0 };
  if (!isRecord(schema)) return size;
  size.options = longestList(schema);
  size.keywords = Object.keys(schema).length;
  const { items, branches } = schema;
  size.types = Array.isArray(branches) ? branches.length : 0;
  for (const part of Array.isArray(branches) ? [items, ...(branches as unknown[])] : [items]) {
    if (part === undefined) continue;
    const { options, keywords, types } = sizeOf(part);
    size.options += options;
    size.keywords += keywords;
    size.types += types;
  }
  return size;
}

function longestList(schema: Readonly<Record<string, unknown>>): number {
  let longest = 0;
  for (const keyword of [...optionLists, 'default']) {
    const list = schema[keyword];
    if (Array.isArray(list)) longest = Math.max(longest, list.length);
  }
  return longest;
}
