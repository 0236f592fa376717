import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';

test('FORM-2 Enter in a field is Accept, also where what is wrong may be sent', async () => {
  const onRespond = vi.fn();
  const request = ask({ name: { type: 'string', minLength: 5 } });
  const server = { name: 'Example' };
  render(<Elicitation {...{ request, server, onRespond }} validation="warn" />);
  await userEvent.type(screen.getByRole('textbox'), 'abc{Enter}');
  const anyway = await screen.findByRole('button', { name: 'Send anyway' });
  await userEvent.type(screen.getByRole('textbox'), 'd{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onRespond).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.click(anyway);
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { name: 'abcd' },
  });
});
