import {
  compileSchema,
  createReceipt,
  parseElicitRequest,
  type ElicitResult,
} from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import { describeAnswers } from '../../src/core/describeAnswers.ts';

const request = parseElicitRequest({
  message: 'Release?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      left: { type: 'string' },
      pets: {
        type: 'array',
        items: {
          anyOf: [
            { const: 'c', title: 'Cat' },
            { const: 'd', title: 'Dog' },
          ],
        },
      },
      size: { type: 'string', enum: ['s', 'm'] },
      __proto__: { type: 'boolean' },
    },
  },
});
const server = { id: 'x', name: 'GitHub', url: 'https://mcp.example.com' };
const at = new Date('2026-11-20T12:00:00Z');

test('HOST-4 a receipt says what was sent, to whom and when, and is JSON', () => {
  const result: ElicitResult = {
    action: 'accept',
    content: { size: 'm', pets: ['d', 'c'], name: 'Ada' },
  };
  const receipt = createReceipt({ request, result, server, at });
  expect(receipt).toEqual({
    server: { name: 'GitHub', url: 'https://mcp.example.com' },
    mode: 'form',
    message: 'Release?',
    action: 'accept',
    at: '2026-11-20T12:00:00.000Z',
    answers: [
      { property: 'name', label: 'Name', value: 'Ada', isMasked: false },
      {
        property: 'pets',
        label: 'pets',
        value: ['d', 'c'],
        chosen: ['Dog', 'Cat'],
        isMasked: false,
      },
      { property: 'size', label: 'size', value: 'm', chosen: ['m'], isMasked: false },
    ],
  });
  expect(JSON.parse(JSON.stringify(receipt))).toEqual(receipt);
});

test.each(['decline', 'cancel'] as const)('HOST-4 %s has no answers', (action) => {
  const receipt = createReceipt({ request, result: { action }, server: { name: 'A' }, at });
  expect(receipt).toMatchObject({ server: { name: 'A' }, action });
  expect(receipt).not.toHaveProperty('answers');
});

test('HOST-4 of a URL it keeps the URL as it was sent', () => {
  const url = parseElicitRequest({ mode: 'url', message: 'x', url: 'https://EXAMPLE.com' });
  const receipt = createReceipt({ request: url, result: { action: 'accept' }, server, at });
  expect(receipt).toMatchObject({ mode: 'url', url: 'https://EXAMPLE.com', action: 'accept' });
  expect(receipt).not.toHaveProperty('answers');
});

test('TRUST-3 what is sensitive is not in it', () => {
  const { fields } = compileSchema({ type: 'object', properties: { pin: { type: 'string' } } });
  const sensitive = fields.map((field) => ({ ...field, sensitive: 'code' as const }));
  expect(describeAnswers(sensitive, { pin: '1234' })).toEqual([
    { property: 'pin', label: 'pin', isMasked: true },
  ]);
});
