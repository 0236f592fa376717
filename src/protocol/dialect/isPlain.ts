import { checkRequestedSchema } from '../checkRequestedSchema.ts';
import { optionLists } from '../keywords.ts';
import type { RequestedSchema } from '../types.ts';
import { file } from './DialectReader.ts';
import { isPlainOption, readFormats, type Json } from './schemas.ts';

/** Whether a schema is in MCP's subset, so that there is nothing to read. Most are. */
export function isPlain(sent: unknown): sent is RequestedSchema {
  try {
    checkRequestedSchema(sent, []);
  } catch {
    return false;
  }
  const properties = Object.values(sent.properties);
  return (
    properties.length > 0 &&
    isPlainPart(sent, false) &&
    properties.every(
      (property) =>
        isPlainPart(property, property.type === 'string') &&
        (property.type !== 'array' || isPlainPart(property.items, true)),
    )
  );
}

const isPlainPart = (part: Json, mayList: boolean): boolean =>
  Object.keys(part).every((keyword) => {
    const value = part[keyword];
    return (optionLists as readonly string[]).includes(keyword)
      ? mayList && (keyword === 'enum' || (value as Json[]).every(isTitled))
      : value !== null && !readFormats.has(value) && !foreign.has(keyword);
  });

const foreign = new Set(['$ref', 'allOf', 'const', 'nullable', file]);

const isTitled = (option: Json): boolean =>
  isPlainOption(option) && (option['title'] ?? option['description']) === option['title'];
