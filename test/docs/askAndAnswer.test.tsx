// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ElicitationOutlet, ElicitationProvider } from 'react-mcp-elicitation';
import {
  createFakeQueue,
  disableConsentGuard,
  elicitations,
  loadOutlet,
} from 'react-mcp-elicitation/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

beforeAll(async () => {
  await loadOutlet(); // a request is then drawn as soon as it comes
  return disableConsentGuard(); // a script's click is otherwise no answer
});

afterEach(cleanup); // not needed with Vitest's `globals`

test('a person answers', async () => {
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const answer = ask(elicitations.text);
  await userEvent.type(await screen.findByRole('textbox', { name: /Branch/ }), 'next-release');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await answer).toEqual({ action: 'accept', content: { branch: 'next-release' } });
});

test('a person opens a page', async () => {
  const { queue, ask } = createFakeQueue();
  const openUrl = vi.fn(() => true);
  render(
    <ElicitationProvider openUrl={openUrl}>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </ElicitationProvider>,
  );
  const url = 'https://example.com/sign-in';
  const answer = ask({ mode: 'url', message: 'Sign in.', url, elicitationId: '1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Open example.com' }));
  expect(openUrl).toHaveBeenCalledOnce();
  expect(await answer).toEqual({ action: 'accept' });
});
