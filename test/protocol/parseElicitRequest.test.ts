import { describe, expect, test } from 'vitest';
import { ElicitRequestError, parseElicitRequest } from 'react-mcp-elicitation/core';

const form = (properties: unknown, rest: object = {}) => ({
  message: 'Please',
  requestedSchema: { type: 'object', properties, ...rest },
});

function refusal(params: unknown, options?: Parameters<typeof parseElicitRequest>[1]) {
  try {
    parseElicitRequest(params, options);
  } catch (error) {
    if (error instanceof ElicitRequestError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('PROTO-1 mode', () => {
  test('a request without mode is form mode', () => {
    expect(parseElicitRequest(form({})).mode).toBe('form');
  });

  test('form and url are told apart by mode alone', () => {
    const both = { ...form({}), url: 'https://example.com', elicitationId: '1' };
    expect(parseElicitRequest(both).mode).toBe('form');
    expect(parseElicitRequest({ ...both, mode: 'url' }).mode).toBe('url');
  });

  test('what belongs to the other mode is left out, since nothing checks it', () => {
    const deep = JSON.parse(`${'['.repeat(6000)}${']'.repeat(6000)}`) as unknown;
    const asForm = parseElicitRequest({ ...form({}), url: deep, elicitationId: deep });
    expect(Object.keys(asForm).toSorted()).toEqual(['message', 'mode', 'requestedSchema']);
    const url = { mode: 'url', message: 'x', url: 'https://a.example', requestedSchema: deep };
    expect(Object.keys(parseElicitRequest(url)).toSorted()).toEqual(['message', 'mode', 'url']);
  });
});

test('PROTO-11 _meta and unknown members pass through untouched', () => {
  const _meta = { progressToken: 7, 'io.example/x': { deep: [1, 2] } };
  const request = parseElicitRequest({ ...form({}), _meta, task: { ttl: 5 }, extra: null });
  expect(request['_meta']).toBe(_meta);
  expect(request).toMatchObject({ task: { ttl: 5 }, extra: null });
});

describe('PROTO-2 refusals are -32602 and name the part', () => {
  test.each([
    ['no params', undefined, [], /params is missing/],
    ['an array', [], [], /params must be an object, not an array/],
    [
      'a url without message',
      { mode: 'url', url: 'https://a.example' },
      ['message'],
      /message is missing/,
    ],
    ['a message that is no text', { message: 5 }, ['message'], /must be a string, not 5/],
    ['an unknown mode', { ...form({}), mode: 'voice' }, ['mode'], /"form" or "url", not "voice"/],
    [
      'a schema of another name',
      { message: 'x', schema: {} },
      ['schema'],
      /must be called "requestedSchema"/,
    ],
    [
      'a schema in snake case',
      { message: 'x', requested_schema: {} },
      ['requested_schema'],
      /must be called "requestedSchema"/,
    ],
    [
      'a whole request in place of its params',
      { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: form({}) },
      ['params'],
      /params must be passed instead of the whole request/,
    ],
    [
      'properties that are not among "properties"',
      { message: 'x', requestedSchema: { type: 'object', name: { type: 'string' } } },
      ['requestedSchema', 'name'],
      /must be written in "properties"/,
    ],
    ['a url request without url', { mode: 'url', message: 'x' }, ['url'], /url is missing/],
    [
      'an elicitationId that is no text',
      { mode: 'url', message: 'x', url: 'https://a.example', elicitationId: 1 },
      ['elicitationId'],
      /must be a string/,
    ],
    [
      'a schema of another type',
      { message: 'x', requestedSchema: { type: 'array', properties: {} } },
      ['requestedSchema', 'type'],
      /must be "object"/,
    ],
    [
      'a nested object',
      form({ address: { type: 'object', properties: {} } }),
      ['requestedSchema', 'properties', 'address', 'type'],
      /properties\.address\.type must be one of "string", .*not "object"/,
    ],
    [
      'an unknown type',
      form({ a: { type: 'money' } }),
      ['requestedSchema', 'properties', 'a', 'type'],
      /not "money"/,
    ],
    ['a boolean schema', form({ a: true }), ['requestedSchema', 'properties', 'a'], /an object/],
    [
      'a list of numbers',
      form({ a: { type: 'array', items: { type: 'number' } } }),
      ['requestedSchema', 'properties', 'a', 'items', 'type'],
      /must be "string"/,
    ],
    [
      'a name on items that is no text',
      form({ a: { type: 'array', items: { enum: ['x'], enumNames: [5] } } }),
      ['requestedSchema', 'properties', 'a', 'items', 'enumNames', 0],
      /must be a string, not 5/,
    ],
    [
      'a length that is none',
      form({ a: { type: 'string', minLength: -1 } }),
      ['requestedSchema', 'properties', 'a', 'minLength'],
      /whole number/,
    ],
    [
      'a limit that is none',
      form({ a: { type: 'integer', maximum: '9' } }),
      ['requestedSchema', 'properties', 'a', 'maximum'],
      /must be a number, not "9"/,
    ],
    [
      'required that is no list of names',
      form({}, { required: [5] }),
      ['requestedSchema', 'required', 0],
      /must be a string/,
    ],
  ])('%s', (_, params, path, message) => {
    const error = refusal(params);
    expect(error.code).toBe(-32602);
    expect(error.path).toEqual(path);
    expect(error.message).toMatch(message);
  });

  test('a mode that the host did not declare', () => {
    const url = { mode: 'url', message: 'x', url: 'https://example.com' };
    expect(refusal(url, { modes: ['form'] }).message).toBe(
      'mode "url" was not declared by this client (declared: "form")',
    );
    expect(refusal(form({}), { modes: ['url'] }).path).toEqual(['mode']);
  });

  test('a name that would not read as a path is quoted, and cut', () => {
    expect(refusal(form({ 'a.b"c': {} })).message).toContain('properties["a.b\\"c"].type');
    expect(refusal(form({ ['x'.repeat(10_000)]: {} })).message.length).toBeLessThan(300);
  });
});

test('PROTO-2 what the subset does not know, and a default of any type, is let through', () => {
  const params = form({
    a: { type: 'string', format: 'uuid', 'x-order': 1, default: 42, minimum: 'not mine' },
  });
  expect(() => parseElicitRequest(params)).not.toThrow();
});

test.each([
  ['a keyword of the server’s own', { 'x-ui': { type: 'string' } }],
  ['a default', { default: { type: 'string' } }],
  ['what no property may be', { not: { type: 'string' } }],
])('PROTO-2 a confirmation stays one, though %s looks like a property', (_, more) => {
  const requestedSchema = { type: 'object', ...more };
  const request = parseElicitRequest({ message: 'Go on?', requestedSchema });
  expect(request).toMatchObject({ requestedSchema: { properties: {} } });
});
