import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ isOffline: true }));
vi.mock('../../../src/react/consent/UrlConsent.tsx', async (importOriginal) => {
  const original = await importOriginal<object>();
  return {
    get UrlConsent(): unknown {
      if (state.isOffline) throw new Error('offline');
      return Reflect.get(original, 'UrlConsent');
    },
  };
});

const request = { mode: 'url', message: 'Connect.', url: 'https://example.com/' };

function setUp() {
  state.isOffline = true;
  const onRespond = vi.fn<() => void>();
  render(<Elicitation request={request} server={{ name: 'GitHub' }} onRespond={onRespond} />);
  return onRespond;
}

test.each([
  ['Decline', 'decline'],
  ['Cancel', 'cancel'],
])('a part that cannot be loaded can be answered all the same: %s', async (name, action) => {
  const onRespond = setUp();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action });
});

// Once it is loaded, it stays.
test('a part that cannot be loaded loses no request: it can be tried again', async () => {
  const onRespond = setUp();
  await screen.findByText('This request could not be displayed.');
  state.isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Connect.')).toBeTruthy();
  expect(onRespond).not.toHaveBeenCalled();
});

test("HOST-6 its words are the provider's, and English where it has none", async () => {
  state.isOffline = false;
  render(
    <ElicitationProvider messages={{ openDomain: '{domain} öffnen', decline: 'Ablehnen' }}>
      <Elicitation request={request} server={{ name: 'GitHub' }} onRespond={() => {}} />
    </ElicitationProvider>,
  );
  expect(await screen.findByRole('button', { name: / öffnen$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ablehnen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
