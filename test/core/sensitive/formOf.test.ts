import { expect, test } from 'vitest';
import { parseElicitRequest, type ElicitFormRequest } from 'react-mcp-elicitation/core';
import { formOf, needsDetector } from '../../../src/core/sensitive/formOf.ts';
import { loadDetector } from '../../../src/core/sensitive/loadDetector.ts';
import { ask } from '../../ask.ts';

const request = (properties: object, message: string) =>
  parseElicitRequest(ask(properties, { message })) as ElicitFormRequest;
const text = { type: 'string' };

test('TRUST-3 a form waits for the words where a field or its message has a trace of a secret', async () => {
  const byMessage = request({ value: text }, 'Enter your password to go on.');
  expect(needsDetector(byMessage)).toBe(true);
  expect(needsDetector(request({ password: text }, 'Go on.'))).toBe(true);
  expect(needsDetector(request({ branch: text }, 'Which branch?'))).toBe(false);
  // Nothing can be typed into it.
  expect(needsDetector(request({ yes: { type: 'boolean' } }, 'Reset the password?'))).toBe(false);
  expect(formOf(byMessage).fields[0]!.sensitive).toBe(false);

  await loadDetector(2);
  expect(needsDetector(byMessage)).toBe(false);
  expect(formOf(byMessage).fields[0]!.sensitive).toBe('credential');
  expect(formOf(byMessage)).toBe(formOf(byMessage));
});
