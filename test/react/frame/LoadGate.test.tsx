import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OnRespond } from '../../../src/react/request/useAnswerOnce.ts';
import { thenable } from '../../thenable.ts';
import { LoadGate } from '../../../src/react/frame/LoadGate.tsx';

afterEach(() => vi.unstubAllGlobals());

/** What draws a form, once its code is loaded. */
const gate = (isReady: boolean, onRespond: OnRespond, signal?: AbortSignal) => (
  <LoadGate
    server={{ name: 'Example' }}
    signal={signal}
    retry={() => {}}
    hasFailed={!isReady}
    {...{ isReady, onRespond }}
  >
    <p>The form.</p>
  </LoadGate>
);

test.each([
  [
    'throws',
    () => {
      throw new Error('No connection.');
    },
  ],
  ['rejects', () => Promise.reject(new Error('No connection.'))],
])(
  'HOST-2 a request that is answered while it cannot be loaded is drawn later, if the host %s',
  async (_, fail) => {
    vi.stubGlobal('reportError', vi.fn());
    const onRespond = vi.fn<() => void | PromiseLike<void>>().mockImplementationOnce(fail);
    const view = render(gate(false, onRespond));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    view.rerender(gate(true, onRespond));
    expect(await screen.findByText('The form.')).toBeVisible();
  },
);

test('HOST-2 a request that was answered while it could not be loaded is not drawn later', async () => {
  const view = render(gate(false, () => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  view.rerender(gate(true, () => {}));
  expect(screen.getByText('You declined.')).toBeVisible();
  expect(screen.queryByText('The form.')).toBeNull();
});

test('PROTO-5 a request is not drawn while a cancel is on its way, though the decline before it was lost', async () => {
  const journeys: { arrive: () => void; lose: (error: Error) => void }[] = [];
  const onRespond = () => new Promise<void>((arrive, lose) => void journeys.push({ arrive, lose }));
  const view = render(gate(false, onRespond));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  view.rerender(gate(true, onRespond));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => journeys[0]!.lose(new Error('No connection.')));
  expect(screen.queryByText('The form.')).toBeNull();
  await act(async () => journeys[1]!.arrive());
  expect(screen.getByText('You canceled.')).toBeVisible();
});

test('PROTO-5 a request that cannot be loaded is answered once, where the host sends its answer at each `then`', async () => {
  const send = vi.fn(() => Promise.resolve());
  const query = thenable((...told) => void send().then(...told));
  render(gate(false, () => query));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});
