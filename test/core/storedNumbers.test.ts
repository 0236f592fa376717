import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { compileSchema } from 'react-mcp-elicitation/core';

const answer = (property: object, text: string) => {
  const form = compileSchema({ type: 'object', properties: { n: property }, required: ['n'] });
  const result = form.toContent({ f0: text });
  return 'content' in result ? result.content['n'] : result.issues[0];
};

describe('FORM-2 a number has to fit what its format can hold', () => {
  test.each([
    ['int8', '-128', '127', 'minimum', -128, 'maximum', 127],
    ['uint8', '0', '255', 'minimum', 0, 'maximum', 255],
    ['int16', '-32768', '32767', 'minimum', -32_768, 'maximum', 32_767],
    ['int32', '-2147483648', '2147483647', 'minimum', -(2 ** 31), 'maximum', 2 ** 31 - 1],
    ['uint32', '0', '4294967295', 'minimum', 0, 'maximum', 2 ** 32 - 1],
  ])('%s', (format, least, most, ...[low, lowest, high, highest]) => {
    const property = { type: 'integer', format };
    expect(answer(property, least)).toBe(lowest);
    expect(answer(property, most)).toBe(highest);
    const [below, above] = [String(Number(least) - 1), String(Number(most) + 1)];
    expect(answer(property, below)).toMatchObject({ code: low, params: { [low]: lowest } });
    expect(answer(property, above)).toMatchObject({ code: high, params: { [high]: highest } });
  });

  test('int64 and uint64, to the last number that can be sent exactly', () => {
    const bounds = { int64: 2 ** 63, uint64: 2 ** 64 };
    for (const [format, beyond] of Object.entries(bounds)) {
      const property = { type: 'integer', format };
      expect(answer(property, String(beyond))).toMatchObject({ code: 'maximum' });
      const last = beyond * (1 - Number.EPSILON / 2);
      expect(answer(property, String(last))).toBe(last);
    }
  });

  test('as ajv says of every format that it knows', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    for (const type of ['integer', 'number']) {
      for (const format of ['int32', 'int64', 'float', 'double']) {
        const schema = { type: 'object', properties: { n: { type, format } } };
        const accepts = ajv.compile(schema);
        const { validateContent } = compileSchema(schema);
        for (const n of [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 3e9]) {
          expect([type, format, n, validateContent({ n }).length === 0]).toEqual([
            type,
            format,
            n,
            accepts({ n }),
          ]);
        }
      }
    }
  });

  test.each([{ toString: 0 }, ['int8'], null])(
    'a format that is no text is ignored: %j',
    (format) => {
      const { validateContent } = compileSchema({
        type: 'object',
        properties: { n: { type: 'number', format } },
      });
      expect(validateContent({ n: 3e9 })).toEqual([]);
    },
  );

  test('beside a bound of its own, the tighter holds', () => {
    expect(answer({ type: 'integer', format: 'int32', maximum: 9 }, '10')).toMatchObject({
      params: { maximum: 9 },
    });
    expect(answer({ type: 'integer', format: 'int8', maximum: 1000 }, '500')).toMatchObject({
      params: { maximum: 127 },
    });
  });

  test('nobody is told beforehand: the limits of a format are no limits of the question', () => {
    const { fields, issues } = compileSchema({
      type: 'object',
      properties: { age: { type: 'integer', format: 'int32' } },
    });
    expect(fields[0]).not.toHaveProperty('maximum');
    expect(issues).toEqual([]);
  });
});
