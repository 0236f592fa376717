import { expect, test } from 'vitest';
import { compileSchema } from 'react-mcp-elicitation/core';
import { controlOf } from '../../../../src/react/form/field/controlOf.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `option ${index}`);

test.each([
  ['plain string', { type: 'string' }, 'input'],
  ['200 characters', { type: 'string', maxLength: 200 }, 'input'],
  ['over 200 characters', { type: 'string', maxLength: 201 }, 'textarea'],
  ['a long default', { type: 'string', default: 'x'.repeat(81) }, 'textarea'],
  [
    'a long default with a short limit',
    { type: 'string', maxLength: 90, default: 'x'.repeat(81) },
    'textarea',
  ],
  ['a line break', { type: 'string', maxLength: 20, default: 'a\nb' }, 'textarea'],
  ['email', { type: 'string', format: 'email', maxLength: 254 }, 'input'],
  ['date', { type: 'string', format: 'date' }, 'date'],
  ['a date that no picker shows', { type: 'string', format: 'date', default: 'soon' }, 'input'],
  [
    'date-time',
    { type: 'string', format: 'date-time', default: '2026-01-01T00:00:00Z' },
    'date-time',
  ],
  [
    'a leap second',
    { type: 'string', format: 'date-time', default: '2016-12-31T23:59:60Z' },
    'date-time',
  ],
  ['the year 0', { type: 'string', format: 'date', default: '0000-01-01' }, 'input'],
  ['time', { type: 'string', format: 'time' }, 'time'],
  ['a time of a zone', { type: 'string', format: 'time', default: '09:30:00Z' }, 'input'],
  ['a time with a pattern', { type: 'string', format: 'time', pattern: 'Z$' }, 'input'],
  ['number', { type: 'number' }, 'input'],
  ['boolean', { type: 'boolean' }, 'options'],
  ['boolean with default', { type: 'boolean', default: false }, 'checkbox'],
  ['5 options', { type: 'string', enum: many(5) }, 'options'],
  ['6 options', { type: 'string', enum: many(6) }, 'select'],
  ['29 options', { type: 'string', enum: many(29) }, 'select'],
  ['30 options', { type: 'string', enum: many(30) }, 'search'],
  ['29 of several', { type: 'array', items: { enum: many(29) } }, 'options'],
  ['30 of several', { type: 'array', items: { enum: many(30) } }, 'search'],
])('FORM-1 %s', (_, schema, control) => {
  const [field] = compileSchema({ type: 'object', properties: { value: schema } }).fields;
  expect(controlOf(field!)).toBe(control);
});
