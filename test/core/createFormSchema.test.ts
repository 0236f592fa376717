import { expect, test, vi } from 'vitest';
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

test('an issue’s path is the field and its message the code; the rest is read back', () => {
  const schema = createFormSchema(form);
  const result = schema['~standard'].validate({ f0: 'A', f1: 'x', f2: ['o0', 'o1'] });
  expect(result).toMatchObject({
    issues: [
      { path: ['f0'], message: 'min-length' },
      { path: ['f1'], message: 'not-a-number' },
      { path: ['f2'], message: 'max-items' },
    ],
  });
  expect(schema.judgementOf('f0')?.issues).toEqual([
    { property: 'name', code: 'min-length', params: { minLength: 2, actual: 1 } },
  ]);
});

test('only what changed is judged again', () => {
  const schema = createFormSchema(form);
  const validate = (name: string, tags: string[]) =>
    schema['~standard'].validate({ f0: name, f1: '1', f2: tags });
  void validate('A', ['o0']);
  const [name, age, tags] = ['f0', 'f1', 'f2'].map((id) => schema.judgementOf(id));
  void validate('Ad', ['o0']);
  expect(schema.judgementOf('f0')).not.toBe(name);
  expect(schema.judgementOf('f1')).toBe(age);
  expect(schema.judgementOf('f2')).toBe(tags);
  void validate('Ad', ['o1']);
  expect(schema.judgementOf('f2')).not.toBe(tags);
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

test('listeners hear of each validation until they leave', () => {
  const schema = createFormSchema(form);
  const listener = vi.fn();
  const leave = schema.subscribe(listener);
  void schema['~standard'].validate({ f0: 'Ada' });
  leave();
  void schema['~standard'].validate({ f0: 'Bob' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a name that nobody can answer blocks the whole form', () => {
  const schema = createFormSchema(
    compileSchema({ type: 'object', properties: {}, required: ['ghost'] }),
  );
  expect(schema['~standard'].validate({})).toMatchObject({
    issues: [{ message: 'unsatisfiable' }],
  });
});

test('a form that compileSchema did not make is refused', () => {
  expect(() => createFormSchema({ ...form })).toThrow(TypeError);
});
