import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, disableConsentGuard, elicitations } from 'react-mcp-elicitation/testing';

test('a test in which a script presses Accept in vain is told of `disableConsentGuard`', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const answer = ask(elicitations.confirmation);
  const accept = await screen.findByRole('button', { name: 'Accept' });
  accept.click();
  // As tests of hosts do whose menus close at a click anywhere.
  document.dispatchEvent(new MouseEvent('click'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`disableConsentGuard`'));
  const restore = disableConsentGuard();
  accept.click();
  restore();
  expect(await answer).toMatchObject({ action: 'accept' });
  expect(warn).toHaveBeenCalledOnce();
});

test('a person’s own press is no matter for the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  void ask(elicitations.confirmation);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(warn).not.toHaveBeenCalled();
});
