import { expect, test } from 'vitest';
import { compileSchema, createFormSchema } from 'react-mcp-elicitation/core';

const form = compileSchema({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer' },
    tags: { type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 },
  },
  required: ['name'],
});

test('values in, content out', () => {
  const schema = createFormSchema(form);
  expect(schema['~standard'].validate({ f0: 'Ada', f1: '36', f2: ['o0'] })).toEqual({
    value: { name: 'Ada', age: 36, tags: ['a'] },
  });
});

test('an issue’s path is the field and its message the code; it carries the whole issue', () => {
  const schema = createFormSchema(form);
  const result = schema['~standard'].validate({ f0: 'A', f1: 'x', f2: ['o0', 'o1'] });
  expect(result).toMatchObject({
    issues: [
      {
        path: ['f0'],
        message: 'min-length',
        params: { property: 'name', code: 'min-length', params: { minLength: 2, actual: 1 } },
      },
      { path: ['f1'], message: 'not-a-number' },
      { path: ['f2'], message: 'max-items' },
    ],
  });
});

test('how text is read is asked each time', () => {
  let locale = 'en';
  let incomplete: string[] = [];
  const schema = createFormSchema(form, () => ({ locale, incomplete }));
  const validate = () => schema['~standard'].validate({ f0: 'Ada', f1: '5,0', f2: [] });
  expect(validate()).toHaveProperty('issues');
  locale = 'de';
  expect(validate()).toMatchObject({ value: { age: 5 } });
  incomplete = ['f0'];
  expect(validate()).toMatchObject({ issues: [{ path: ['f0'], message: 'incomplete' }] });
});

test('a name that nobody can answer blocks the whole form', () => {
  const schema = createFormSchema(
    compileSchema({ type: 'object', properties: {}, required: ['ghost'] }),
  );
  expect(schema['~standard'].validate({})).toMatchObject({
    issues: [{ message: 'unsatisfiable' }],
  });
});
