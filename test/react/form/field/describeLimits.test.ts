import { compileSchema } from 'react-mcp-elicitation/core';
import { en } from 'react-mcp-elicitation/locales/en';
import { expect, test } from 'vitest';
import { describeLimits } from '../../../../src/react/form/field/describeLimits.ts';
import { formatMessage } from '../../../../src/react/settings/formatMessage.ts';

test.each([
  [{ type: 'string' }, undefined],
  [{ type: 'string', minLength: 0 }, undefined],
  // A single character is what any answer has.
  [{ type: 'string', minLength: 1 }, undefined],
  [{ type: 'string', minLength: 2 }, 'At least 2 characters'],
  [{ type: 'string', maxLength: 1 }, 'At most 1 character'],
  [{ type: 'string', minLength: 1, maxLength: 5 }, 'At most 5 characters'],
  [{ type: 'string', minLength: 2, maxLength: 5 }, '2 to 5 characters'],
  [{ type: 'string', minLength: 6, maxLength: 6 }, 'Exactly 6 characters'],
  [{ type: 'number', minimum: 0 }, '0 or more'],
  [{ type: 'number', maximum: 0 }, '0 or less'],
  [{ type: 'integer', minimum: 1, maximum: 2 }, '1 to 2'],
  [{ type: 'integer', minimum: 5, maximum: 5 }, '5 to 5'],
  [{ type: 'integer', exclusiveMinimum: 0 }, '1 or more'],
  [{ type: 'integer', exclusiveMinimum: 0.5, exclusiveMaximum: 9.5 }, '1 to 9'],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 10 }, 'More than 0 · 10 or less'],
  [{ type: 'number', minimum: 0, exclusiveMaximum: 1 }, '0 or more · Less than 1'],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 'More than 0 · Less than 1'],
  [{ type: 'number', minimum: 0, exclusiveMinimum: 5 }, 'More than 5'],
  [{ type: 'number', minimum: 6, exclusiveMinimum: 5 }, '6 or more'],
  [{ type: 'number', exclusiveMinimum: -1e308, exclusiveMaximum: 1e308 }, undefined],
  [{ type: 'array', items: { enum: ['a', 'b', 'c'] } }, undefined],
  [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 1 }, 'At least 1'],
  [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, maxItems: 2 }, 'At most 2'],
  [
    { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 5 },
    'At least 2 · At most 5',
  ],
  [
    { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    'At least 2 · At most 2',
  ],
  [{ type: 'array', items: { type: 'string' }, minItems: 2 }, 'At least 2'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 5 }, 'At most 5'],
  [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 0, maxItems: 2 }, 'At most 2'],
  [
    { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 1, maxItems: 2 },
    'At least 1 · At most 2',
  ],
  [
    { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 2, maxItems: 2 },
    'At least 2 · At most 2',
  ],
  [{ type: 'boolean' }, undefined],
  // What a computer can hold at most is no limit to a person.
  [
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    undefined,
  ],
  [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, '1 or more'],
  [{ type: 'string', format: 'duration' }, 'Write it like this: P1DT12H'],
  [{ type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }, undefined],
  [{ type: 'integer', minimum: 0, maximum: 2 ** 32 - 1 }, '0 or more'],
  [{ type: 'string', minLength: 2, maxLength: 2 ** 31 - 1 }, 'At least 2 characters'],
])('FORM-5 the limits of %j', (schema, words) => {
  const [field] = compileSchema({ type: 'object', properties: { value: schema } }).fields;
  expect(describeLimits(field!, (key, params = {}) => formatMessage(en[key], params, 'en'))).toBe(
    words,
  );
});
