import { Schema } from '@formily/json-schema';
import { optionsOf } from '../page/field-model.mjs';

const formats = { email: 'email', uri: 'url', date: 'date' };

export function prepare(schema) {
  const required = new Set(schema.required);
  const properties = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    properties[name] = prepareProperty(property, required.has(name));
  }
  return { type: 'object', properties };
}

function prepareProperty(property, required) {
  const { type, title, description, minLength, maxLength, pattern, minimum, maximum } = property;
  const prepared = {
    type,
    title,
    description,
    minLength,
    maxLength,
    pattern,
    minimum,
    maximum,
    required,
    default: property.default,
    format: formats[property.format],
    enum: optionsOf(property)?.map(([value, label]) => ({ value, label })),
    'x-component': 'Native',
    'x-component-props': { property },
  };
  for (const name in prepared) if (prepared[name] === undefined) delete prepared[name];
  return prepared;
}

export const compile = (schema) => new Schema(schema);
