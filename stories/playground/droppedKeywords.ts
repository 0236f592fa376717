import { isRecord } from '../../src/protocol/json.ts';

const rules = ['pattern', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'uniqueItems'];

/** What the TypeScript SDKs' types drop of a property, of a request that a strict client takes. */
export function droppedKeywords(schema: object): string[] {
  return [...rules, ...droppedOptions(schema)].filter((keyword) => keyword in schema);
}

/** Only a text keeps options. Those of `enum` have to be texts, and those of `oneOf` need titles. */
function droppedOptions(schema: { type?: unknown; enum?: unknown; oneOf?: unknown }): string[] {
  const isKept = (list: unknown, isGood: (entry: unknown) => boolean) =>
    schema.type === 'string' && Array.isArray(list) && list.every(isGood);
  const isTitled = (option: unknown) => isRecord(option) && typeof option['title'] === 'string';
  const dropped = ['const', 'anyOf'];
  if (!isKept(schema.oneOf, isTitled)) dropped.push('oneOf');
  if (!isKept(schema.enum, (value) => typeof value === 'string')) dropped.push('enum');
  return dropped;
}
