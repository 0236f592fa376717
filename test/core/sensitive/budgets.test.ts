import { compileSchema } from 'react-mcp-elicitation/core';
import { expect, test, vi } from 'vitest';

test('TRUST-3 TRUST-4 of a form that nobody could read, what is not judged is taken for a secret', () => {
  const judge = (count: number, description: string) => {
    const fields = Array.from({ length: count }, (_, index) => [
      `p${index}`,
      { type: 'string', description },
    ]);
    const { fields: compiled } = compileSchema({
      type: 'object',
      properties: Object.fromEntries(fields),
    });
    return compiled.map(({ sensitive }) => sensitive);
  };
  // Another script, so that each has a trace, and 2,000 characters of it.
  const strange = '\u0430b\u0441d\u0435f '.repeat(300).slice(0, 1995);
  const judged = judge(400, strange);
  expect(judged.slice(0, 3)).toEqual([false, false, false]);
  expect(judged.slice(100)).toEqual(Array.from({ length: 300 }, () => 'credential'));
  // A long form that is meant to be read is judged to its end.
  const honest = judge(500, '\u8bf7\u8f93\u5165\u8bf4\u660e\u6587\u5b57\u3002'.repeat(5));
  expect(new Set(honest)).toEqual(new Set([false]));
});

test('TRUST-3 TRUST-4 of megabytes that have no trace of a secret, the rest is judged as if it had one', () => {
  const { fields } = compileSchema({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [
        `p${index}`,
        { type: 'string', default: 'three digits '.repeat(700) },
      ]),
    ),
  });
  const judged = fields.map(({ sensitive }) => sensitive);
  expect(new Set(judged.slice(0, 5))).toEqual(new Set([false]));
  expect(new Set(judged.slice(200))).toEqual(new Set(['credential']));
});

test('TRUST-3 TRUST-4 a field behind as many options as there may be is judged by what it says', () => {
  const options = Array.from({ length: 100_000 }, (_, index) => `a city with number ${index}`);
  const { fields } = compileSchema({
    type: 'object',
    properties: {
      city: { type: 'string', enum: options },
      street: { type: 'string', title: 'Street' },
      secret: { type: 'string', title: 'Password' },
    },
  });
  expect(fields.map(({ sensitive }) => sensitive)).toEqual([false, false, 'credential']);
});

test('TRUST-4 what stands between marks and is not seen makes no heap of them', () => {
  const message = `password${'\u0301\u0316\u0301\u0316\u200d'.repeat(1900)}`;
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const { fields } = compileSchema(
    { type: 'object', properties: { value: { type: 'string' } } },
    { message },
  );
  const heights = normalize.mock.contexts.flatMap((text) =>
    Array.from(String(text).matchAll(/\p{M}+/gu), ([heap]) => heap.length),
  );
  normalize.mockRestore();
  expect(fields[0]!.sensitive).toBe('credential');
  expect(Math.max(...heights)).toBeLessThan(20);
});

test('TRUST-3 a message and a default of code, each as long as they are shown, are judged to their end', () => {
  const message = 'Der Benutzer meldet sich an. Bitte prüfen Sie die Angaben.\n'.repeat(160);
  const code = 'const user = getUser(config.userName, { retries: 3 });\n'.repeat(180);
  const { fields } = compileSchema(
    { type: 'object', properties: { code: { type: 'string', default: code } } },
    { message },
  );
  expect(fields[0]!.sensitive).toBe(false);
});
