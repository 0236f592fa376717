import { hasOptions } from '../keywords.ts';
import { saysMore, type Json } from './schemas.ts';

/**
 * The texts among the values that a schema allows, as one schema. MCP's answers have no lists of anything else.
 *
 * @param schema of the type `choice` or `union`
 * @returns undefined if no single schema can say which texts they are
 */
export function onlyTexts(schema: Json): Json | undefined {
  if (schema['type'] === 'string') return schema;
  if (schema['type'] === 'choice') return textOptions(schema);
  if (schema['type'] !== 'union') return undefined;
  const texts = (schema['branches'] as readonly Json[])
    .map(onlyTexts)
    .filter((branch) => branch !== undefined);
  if (texts.length === 1) return texts[0];
  const isAnyText = (branch: Json) => !hasOptions(branch) && !saysMore(branch, ['type']);
  return schema['isExclusive'] === true ? undefined : texts.find(isAnyText);
}

function textOptions(schema: Json): Json | undefined {
  const keyword = schema['oneOf'] === undefined ? 'anyOf' : 'oneOf';
  const options = schema[keyword] as readonly Json[];
  const texts = options.filter(({ const: value }) => typeof value === 'string');
  return texts.length === 0 ? undefined : { ...schema, type: 'string', [keyword]: texts };
}
