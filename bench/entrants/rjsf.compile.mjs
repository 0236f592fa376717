// What rjsf does with a schema that it has not seen: ajv.compile on the Ajv that it has configured.
import validator from '@rjsf/validator-ajv8';

export function prepare(schema) {
  const uiSchema = {};
  const properties = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const { enumNames, ...rest } = property;
    properties[name] = property.type === 'array' ? { ...rest, uniqueItems: true } : rest;
    if (enumNames) uiSchema[name] = { 'ui:enumNames': enumNames };
  }
  return { schema: { ...schema, properties }, uiSchema };
}

export const compile = ({ schema }) => validator.ajv.compile(schema);
