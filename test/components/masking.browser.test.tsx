import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';

test.each([
  ['an input', 40],
  ['a textarea', 4000],
])('TRUST-3 %s for a secret shows dots, until its button is pressed', async (_, maxLength) => {
  const properties = { key: { type: 'string', title: 'Private key', maxLength } };
  const request = { message: 'Sign in.', requestedSchema: { type: 'object', properties } };
  render(<Elicitation {...{ request }} server={{ name: 'A' }} onRespond={() => {}} />);
  await screen.findByRole('textbox');
  const security = () =>
    getComputedStyle(screen.getByRole('textbox')).getPropertyValue('-webkit-text-security');
  expect(security()).toBe('disc');
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: false }));
  expect(security()).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: true }));
  expect(security()).toBe('disc');
});
