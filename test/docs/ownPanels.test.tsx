import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ElicitationProvider } from 'react-mcp-elicitation';
import { parseElicitRequest, type ElicitFormRequest } from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { disableConsentGuard, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { ask, askForUrl } from '../ask.ts';
import { OwnForm } from './OwnForm.tsx';
import { OwnPanel } from './OwnPanel.tsx';

beforeAll(async () => {
  await loadOutlet();
  return disableConsentGuard();
});

function setUp() {
  const queue = createElicitationQueue();
  const { onRequest } = queue.connection({ name: 'Example' });
  const openUrl = vi.fn(() => true);
  const panel = render(
    <ElicitationProvider openUrl={openUrl}>
      <OwnPanel queue={queue} />
    </ElicitationProvider>,
  );
  return { ...panel, queue, onRequest, openUrl };
}

test('HOST-1 FORM-12 the panel of the documents keeps what was typed, and answers', async () => {
  const { queue, onRequest, unmount } = setUp();
  const answer = onRequest(elicitations.text, {});
  await userEvent.type(await screen.findByRole('textbox', { name: /Branch/ }), 'next');
  unmount();
  render(<OwnPanel queue={queue} />);
  const field = await screen.findByRole('textbox', { name: /Branch/ });
  expect(field).toHaveValue('next');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(answer).resolves.toEqual({ action: 'accept', content: { branch: 'next' } });
  expect(screen.queryByRole('region')).toBeNull();
});

test('HOST-3 the panel of the documents says that a request was withdrawn, until it is dismissed', async () => {
  const { onRequest, queue } = setUp();
  const withdrawal = new AbortController();
  const asked = onRequest(elicitations.text, { signal: withdrawal.signal });
  asked.catch(() => {});
  await screen.findByRole('textbox', { name: /Branch/ });
  await act(async () => withdrawal.abort());
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(queue.getSnapshot().pending).toEqual([]);
});

test('URL-6 the panel of the documents accepts a page as it opens, waits for it, and is closed by the person', async () => {
  const { onRequest, openUrl, queue } = setUp();
  const answer = onRequest(askForUrl('https://example.com/', '1'), {});
  await userEvent.click(await screen.findByRole('button', { name: 'Open example.com' }));
  expect(openUrl).toHaveBeenCalledOnce();
  await expect(answer).resolves.toEqual({ action: 'accept' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(queue.getSnapshot().pending).toEqual([]);
});

test('HOST-7 TRUST-3 the form without markup of the documents warns of a secret, judges and answers', async () => {
  const onRespond = vi.fn();
  const request = parseElicitRequest(
    ask({ password: { type: 'string', minLength: 1 } }, { required: ['password'] }),
  ) as ElicitFormRequest;
  render(<OwnForm server="Example" {...{ request, onRespond }} />);
  expect(await screen.findByText(/must not ask for secrets/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('This is required.')).toBeVisible();
  expect(onRespond).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { password: 'x' } });
});
