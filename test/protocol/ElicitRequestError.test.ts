import { ElicitRequestError } from 'react-mcp-elicitation/core';
import { describe, expect, test } from 'vitest';

describe('PROTO-2 a refusal names the part at fault', () => {
  const error = new ElicitRequestError(['message'], 'must be a string, not 5');

  test('in its message, from the params down', () => {
    expect(error).toMatchObject({ code: -32602, path: ['message'], part: 'message' });
    expect(error.message).toBe('message must be a string, not 5');
    expect(new ElicitRequestError([], 'must be an object').message).toBe(
      'params must be an object',
    );
  });

  test('as a part of something larger, with the same words', () => {
    const within = error.within(['inputRequests', 'a', 'params']);
    expect(within).toBeInstanceOf(ElicitRequestError);
    expect(within.path).toEqual(['inputRequests', 'a', 'params', 'message']);
    expect(within.message).toBe('inputRequests.a.params.message must be a string, not 5');
  });

  test.each([
    [['properties', 'a b'], 'properties["a b"]'],
    [['required', 0], 'required[0]'],
    [['a'.repeat(101)], `["${'a'.repeat(100)}…"]`],
  ])('whatever it is called: %j', (path, part) => {
    expect(new ElicitRequestError(path, 'x').part).toBe(part);
  });
});
