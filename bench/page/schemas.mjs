// The flat schemas of every measurement. Each call returns new objects: a client gets a new schema
// with each request, and some validators cache by the object's identity.

const options = (count) =>
  Array.from({ length: count }, (_, index) => `opt-${String(index).padStart(5, '0')}`);
const titled = (count) =>
  options(count).map((value, index) => ({ const: value, title: `Option ${index}` }));

// What repeats. The first five are the commonest; all 14 are there from 14 fields on.
const kinds = Object.entries({
  text: () => ({ type: 'string', minLength: 1, maxLength: 200, default: 'some text' }),
  email: () => ({ type: 'string', format: 'email', default: 'a.person@example.com' }),
  integer: () => ({ type: 'integer', minimum: 0, maximum: 1000, default: 42 }),
  boolean: () => ({ type: 'boolean', default: true }),
  enum: () => ({ type: 'string', enum: options(5), default: 'opt-00002' }),
  number: () => ({ type: 'number', minimum: -10, maximum: 10, default: 2.5 }),
  uri: () => ({ type: 'string', format: 'uri', default: 'https://example.com/path?q=1' }),
  date: () => ({ type: 'string', format: 'date', default: '2025-03-09' }),
  'enum titled': () => ({ type: 'string', oneOf: titled(5), default: 'opt-00003' }),
  multi: () => ({
    type: 'array',
    items: { type: 'string', enum: options(5) },
    default: ['opt-00001', 'opt-00003'],
  }),
  'date-time': () => ({
    type: 'string',
    format: 'date-time',
    default: '2025-03-09T10:11:00.000Z',
  }),
  pattern: () => ({ type: 'string', pattern: '^[a-z]{2,8}-[0-9]+$', default: 'abc-123' }),
  'enum legacy': () => ({
    type: 'string',
    enum: options(5),
    enumNames: titled(5).map(({ title }) => title),
    default: 'opt-00001',
  }),
  'multi titled': () => ({
    type: 'array',
    items: { anyOf: titled(5) },
    default: ['opt-00000', 'opt-00004'],
  }),
});

/** Mixed fields, each with a valid default; every other one is required. */
export function mixed(count, salt = '') {
  const properties = {};
  const required = [];
  for (let index = 0; index < count; index++) {
    const [kind, make] = kinds[index % kinds.length];
    const name = `f${String(index).padStart(4, '0')}`;
    properties[name] = {
      title: `Field ${index} ${kind}`,
      description: `Help text of field ${index}.${salt}`,
      ...make(),
    };
    if (index % 2 === 0) required.push(name);
  }
  return { type: 'object', properties, required };
}

/** One field, of which one option is to be chosen. */
export const single = (count, salt = '') => ({
  type: 'object',
  properties: {
    pick: {
      type: 'string',
      title: 'Pick one',
      description: `One of many.${salt}`,
      enum: options(count),
      default: 'opt-00000',
    },
  },
  required: ['pick'],
});

/** One field, of which several options may be chosen. Three are. */
export const multi = (count) => ({
  type: 'object',
  properties: {
    picks: {
      type: 'array',
      title: 'Pick some',
      description: 'Some of many.',
      items: { type: 'string', enum: options(count) },
      default: ['opt-00000', 'opt-00001', 'opt-00002'],
    },
  },
  required: ['picks'],
});

/** Mixed fields, and one with so many options that they call for more than a drop-down list. */
export function varied(count) {
  const form = mixed(count);
  return { ...form, properties: { ...form.properties, ...single(40).properties } };
}

/** What a form that honours defaults submits untouched. */
export const defaultsOf = ({ properties }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, property.default]),
  );
