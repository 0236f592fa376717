import { createHeadlessForm } from '@remoteoss/json-schema-form';
import { controlOf } from '../page/field-model.mjs';

const inputTypes = {
  checks: 'select',
  multi: 'select',
  boolean: 'checkbox',
  number: 'number',
  select: 'select',
  input: 'text',
};

export function prepare(schema) {
  const properties = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const inputType = inputTypes[controlOf(property)];
    properties[name] = { ...property, 'x-jsf-presentation': { inputType } };
  }
  return { ...schema, properties };
}

export const compile = (schema) => createHeadlessForm(schema, { strictInputType: false });
