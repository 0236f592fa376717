import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';

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

test('TRUST-3 each row of a list shows dots, until one button shows them all', async () => {
  const items = { type: 'string', format: 'password' };
  const properties = { keys: { type: 'array', title: 'Keys', items, default: ['a', 'b'] } };
  const request = { message: 'Sign in.', requestedSchema: { type: 'object', properties } };
  render(<Elicitation {...{ request }} server={{ name: 'A' }} onRespond={() => {}} />);
  await screen.findByRole('textbox', { name: 'Entry 2' });
  const securities = () =>
    screen
      .getAllByRole('textbox')
      .map((row) => getComputedStyle(row).getPropertyValue('-webkit-text-security'));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(securities()).toEqual(['disc', 'disc', 'disc']);
  await userEvent.click(screen.getByRole('button', { name: 'Show Keys' }));
  expect(securities()).toEqual(['none', 'none', 'none']);
});

test('TRUST-3 a control that a host swaps for its own shows dots as well', async () => {
  const properties = { key: { type: 'string', title: 'Private key' } };
  const request = { message: 'Sign in.', requestedSchema: { type: 'object', properties } };
  const Own = (props: ComponentPropsWithRef<'input'>) => <input {...props} />;
  const form = <Elicitation {...{ request }} server={{ name: 'A' }} onRespond={() => {}} />;
  const { rerender } = render(<ElicitationProvider>{form}</ElicitationProvider>);
  const input = await screen.findByRole('textbox');
  rerender(<ElicitationProvider components={{ TextInput: Own }}>{form}</ElicitationProvider>);
  const swapped = screen.getByRole('textbox');
  expect(swapped).not.toBe(input);
  expect(getComputedStyle(swapped).getPropertyValue('-webkit-text-security')).toBe('disc');
});
