import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

const server = { name: 'Example' };
const askForPassword = (message: string) => ask({ password: { type: 'string' } }, { message });
const load = vi.hoisted(() => vi.fn<() => Promise<void>>());
const state = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('../../../src/core/sensitive/detector.ts', async (original) => ({
  ...(await original<object>()),
  needsDetector: () => !state.isLoaded,
  loadDetector: load,
}));

test('TRUST-3 where the words cannot be loaded, nothing is typed and nothing lost', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const onRespond = vi.fn();
  const view = render(<Elicitation request={askForPassword('One.')} {...{ server, onRespond }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });

  // What was answered stays so, even if they come later.
  state.isLoaded = true;
  view.rerender(<Elicitation request={askForPassword('One.')} {...{ server, onRespond }} />);
  expect(screen.getByText('You declined.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();

  // Another request is another one.
  state.isLoaded = false;
  load.mockRejectedValueOnce(new Error('offline'));
  view.rerender(<Elicitation request={askForPassword('Two.')} {...{ server, onRespond }} />);
  load.mockImplementationOnce(async () => {
    state.isLoaded = true;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'password' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(2));
});
