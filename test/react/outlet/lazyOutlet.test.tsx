import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ElicitationOutlet, ElicitationRequests, type ElicitResult } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { elicitations } from 'react-mcp-elicitation/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../waitFor.ts';

const state = vi.hoisted(() => ({ isOffline: true, loads: 0 }));
vi.mock('../../../src/react/outlet/lazyPanels.ts', async () => {
  const { lazily } = await import('../../../src/react/request/lazily.ts');
  const load = () => {
    state.loads++;
    if (state.isOffline) return Promise.reject(new Error('offline'));
    return import('../../../src/react/outlet/panels.ts');
  };
  return { lazyPanels: lazily(load) };
});

afterEach(() => {
  // Before the globals go: what waits for an idle page ends with its own.
  cleanup();
  vi.unstubAllGlobals();
  state.isOffline = true;
});

const server = { name: 'Example', url: 'https://mcp.example.com' };

function setUp(props: { preload?: 'idle' | 'request' } = {}) {
  const queue = createElicitationQueue({ rendererTimeout: 50 });
  render(<ElicitationOutlet queue={queue} presentation="inline" {...props} />);
  return (params: unknown) => queue.connection(server).onRequest(params);
}

test.each([
  ['Decline', 'decline'],
  ['Cancel', 'cancel'],
])(
  'HOST-11 offline a request waits, says so, and can be answered with %s',
  async (name, action) => {
    const answer = setUp()(elicitations.text);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This request could not be displayed.',
    );
    expect(screen.getByRole('region', { name: 'Example' })).toHaveTextContent('Example');
    // Longer than an outlet is waited for.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.click(screen.getByRole('button', { name }));
    await expect(answer).resolves.toEqual({ action });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('HOST-11 FORM-15 a decline that does not arrive can be canceled, once', async () => {
  const onRespond = vi.fn<(id: string, result: ElicitResult) => Promise<void>>(
    () => new Promise(() => {}),
  );
  const requests = [{ id: 'a', params: elicitations.text, server }];
  render(<ElicitationRequests {...{ requests, onRespond }} presentation="inline" />);
  const decline = await screen.findByRole('button', { name: 'Decline' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  for (const button of [decline, decline, cancel, cancel, decline]) await userEvent.click(button);
  expect(onRespond.mock.calls.map(([, { action }]) => action)).toEqual(['decline', 'cancel']);
});

test('TRUST-8 a press that began before it was there is no answer', async () => {
  const answered = vi.fn();
  setUp()(elicitations.text).then(answered, () => {});
  const decline = await screen.findByRole('button', { name: 'Decline' });
  fireEvent.click(decline, { detail: 1 });
  fireEvent.pointerDown(decline);
  fireEvent.click(decline, { detail: 2 });
  await Promise.resolve();
  expect(answered).not.toHaveBeenCalled();
  fireEvent.click(decline, { detail: 1 });
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ action: 'decline' }));
});

test('HOST-11 nothing is loaded before anything is asked, where the host wants that', async () => {
  state.loads = 0;
  state.isOffline = false;
  setUp({ preload: 'request' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(state.loads).toBe(0);
});

test('HOST-11 what draws is loaded while the page is idle, and not before', () => {
  state.loads = 0;
  let run = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    run = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  setUp();
  expect(state.loads).toBe(0);
  run();
  expect(state.loads).toBe(1);
});

test('HOST-11 what was offline is tried again, by the person or as the network is back', async () => {
  const ask = setUp();
  // When the outlet is gone, nothing shows it any more.
  ask(elicitations.text).catch(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  state.isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
