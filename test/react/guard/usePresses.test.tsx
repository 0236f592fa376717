import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Elicitation, ElicitationReceipt, UrlConsent } from 'react-mcp-elicitation';
import {
  createReceipt,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
} from 'react-mcp-elicitation/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { ask, askForUrl } from '../../ask.ts';
import { server } from '../drawElicitation.tsx';

const added = vi.spyOn(window, 'addEventListener');
const removed = vi.spyOn(window, 'removeEventListener');
beforeEach(() => vi.clearAllMocks());

/** How many listeners to presses there are on the page. */
function countListeners(): number {
  const count = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => /^(pointer|key|blur)/.test(type)).length;
  return count(added) - count(removed);
}

test('HOST-4 a receipt in a conversation listens to no press on the page', () => {
  const request = parseElicitRequest(ask({})) as ElicitFormRequest;
  const receipt = createReceipt({ request, server, result: { action: 'decline' } });
  render(<ElicitationReceipt receipt={receipt} />);
  expect(countListeners()).toBe(0);
});

test('HOST-4 a form that was answered in a conversation listens to no press on the page', async () => {
  render(<Elicitation request={ask({})} server={server} onRespond={() => {}} />);
  expect(countListeners()).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('You accepted.')).toBeVisible();
  expect(countListeners()).toBe(0);
});

test('HOST-4 a URL request that was declined in a conversation listens to no press on the page', async () => {
  const request = parseElicitRequest(askForUrl('https://example.com/')) as ElicitUrlRequest;
  render(<UrlConsent request={request} server={server} onRespond={() => {}} />);
  expect(countListeners()).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByText('You declined.')).toBeVisible();
  expect(countListeners()).toBe(0);
});

test('TRUST-8 an answer that was lost leaves a form that listens to presses again', async () => {
  let lose: (reason: Error) => void;
  const onRespond = () => new Promise<void>((_, reject) => (lose = reject));
  render(<Elicitation request={ask({})} server={server} onRespond={onRespond} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(countListeners()).toBe(0);
  lose!(new Error('The socket is closed.'));
  expect(await screen.findByText('The socket is closed.')).toBeVisible();
  expect(countListeners()).toBeGreaterThan(0);
});
