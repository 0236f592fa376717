import { expect, test } from 'vitest';
import { parseElicitRequest, type ElicitFormRequest } from 'react-mcp-elicitation/core';
import { offeredPersistence } from '../../src/core/offeredPersistence.ts';
import { ask } from '../ask.ts';

const offered = (_meta: unknown) =>
  offeredPersistence(parseElicitRequest({ ...ask({}), _meta }) as ElicitFormRequest);
const kind = { codex_approval_kind: 'mcp_tool_call' };

test.each([
  [['session', 'always'], { ...kind, persist: ['session', 'always'] }],
  [['session', 'always'], { ...kind, persist: ['always', 'session', 'always'] }],
  [['session'], { ...kind, persist: 'session' }],
  [['always'], { ...kind, persist: 'always' }],
  [[], kind],
  [[], { ...kind, persist: true }],
  [[], { ...kind, persist: [] }],
  [['session'], { ...kind, persist: ['session', 'forever', { always: 'always' }] }],
  // There `persist` goes with a Decline: the tool is not suggested again.
  [[], { codex_approval_kind: 'tool_suggestion', persist: 'always' }],
  [[], { persist: ['session', 'always'] }],
  [[], undefined],
])('PROTO-15 Codex offers %j', (expected, meta) => {
  expect(offered(meta)).toEqual(expected);
});
