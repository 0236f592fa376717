import { ElicitRequestError } from './ElicitRequestError.ts';
import { isRecord } from './json.ts';
import { optionLists } from './keywords.ts';

/** How large a form may be. A larger request is refused with -32602. Long texts are cut where they are shown. */
export interface FormLimits {
  /** Properties. Default: 1,000. */
  readonly fields?: number | undefined;
  /** Options, in all properties together. Default: 100,000. */
  readonly options?: number | undefined;
  /** Characters of the schema as JSON. Default: 10,000,000. */
  readonly schemaLength?: number | undefined;
}

/** For a form that was checked against its limits before. */
export const noLimits: FormLimits = { fields: Infinity, options: Infinity, schemaLength: Infinity };

/**
 * @param length of the schema as JSON, in characters
 * @throws {ElicitRequestError} for a schema that is too large to be drawn and used
 */
export function checkLimits(
  requestedSchema: unknown,
  length: number,
  { fields = 1000, options = 100_000, schemaLength = 10_000_000 }: FormLimits,
): void {
  if (!isRecord(requestedSchema) || !isRecord(requestedSchema['properties'])) return;
  const path = ['requestedSchema', 'properties'];
  const properties = Object.entries(requestedSchema['properties']);
  if (properties.length > fields) {
    throw new ElicitRequestError(
      path,
      `has ${properties.length} properties; at most ${fields} are drawn. Ask in several requests`,
    );
  }
  let count = 0;
  for (const [property, schema] of properties) {
    count += countOptions(schema);
    if (count > options) {
      throw new ElicitRequestError(
        [...path, property],
        `takes the form over ${options} options. Ask in several steps`,
      );
    }
  }
  if (length > schemaLength) {
    const problem = `is longer than ${schemaLength} characters. Shorten its texts`;
    throw new ElicitRequestError(['requestedSchema'], problem);
  }
}

/** Options are listed in the schema itself or in its `items`. MCP has none at a deeper level. */
const countOptions = (schema: unknown): number =>
  isRecord(schema) ? Math.max(longestList(schema), longestList(schema['items'])) : 0;

function longestList(schema: unknown): number {
  if (!isRecord(schema)) return 0;
  let most = 0;
  for (const keyword of optionLists) {
    const list = schema[keyword];
    if (Array.isArray(list)) most = Math.max(most, list.length);
  }
  return most;
}
