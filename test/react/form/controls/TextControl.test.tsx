import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { drawElicitation } from '../../drawElicitation.tsx';

test('FORM-2 near its limit a text is counted, in code points, and never cut', async () => {
  const { user } = drawElicitation(ask({ name: { type: 'string', maxLength: 5 } }));
  const input = screen.getByRole('textbox');
  await user.type(input, '😀😀😀');
  expect(screen.queryByText('3 of 5')).toBeNull();
  await user.type(input, '😀');
  expect(screen.getByText('4 of 5')).toBeVisible();
  await user.type(input, '😀😀');
  expect(screen.getByText('6 of 5')).toBeVisible();
  expect(input).toHaveValue('😀'.repeat(6));
});

test.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'decimal'],
  [{ type: 'number', minimum: -5 }, null],
  [{ type: 'integer' }, null],
])('a keyboard without a minus sign only where none is needed: %j', (schema, inputMode) => {
  drawElicitation(ask({ n: schema }));
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe(inputMode);
});
