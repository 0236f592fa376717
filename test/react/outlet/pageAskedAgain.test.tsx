import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  ElicitationOutlet as BareElicitationOutlet,
  ElicitationRequests as BareElicitationRequests,
  type ElicitResult,
  type HostRequest,
} from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { askForUrl } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';
import { withSettings } from '../withSettings.tsx';

const ElicitationOutlet = withSettings(BareElicitationOutlet);
const ElicitationRequests = withSettings(BareElicitationRequests);

beforeAll(loadOutlet);

const page = 'https://example.com/connect?s=1';
const press = async (name: string | RegExp) => {
  const button = () => screen.getByRole('button', { name });
  // The panel of another request may take its place meanwhile.
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(button());
};

/** A host whose list has what the server asks next before its answer counts as arrived, or only then. */
function Host({
  isEarly,
  tell,
}: {
  isEarly: boolean;
  tell: (id: string, result: ElicitResult) => void;
}) {
  const requestFor = (round: number): HostRequest => ({
    id: `r${round}`,
    params: askForUrl(page, `e${round}`),
    // Described anew each time, as hosts do.
    server: { name: 'Example' },
  });
  const [requests, setRequests] = useState([requestFor(1)]);
  const next = () => setRequests(([last]) => (last!.id === 'r1' ? [requestFor(2)] : []));
  async function respond(id: string, result: ElicitResult) {
    tell(id, result);
    if (!isEarly) await Promise.resolve();
    next();
    if (isEarly) await screen.findByRole('button', { name: 'Next request' }).catch(() => {});
  }
  return (
    <ElicitationRequests
      {...{ requests }}
      presentation="inline"
      onRespond={respond}
      openUrl={() => {
        tell('opened', { action: 'accept' });
        return true;
      }}
    />
  );
}

test.each([true, false])(
  'HOST-9 URL-6 a page that is on a list again while it is open is not opened again (early: %s)',
  async (isEarly) => {
    const tell = vi.fn<(id: string, result: ElicitResult) => void>();
    render(<Host {...{ isEarly, tell }} />);
    await press(/^Open/);
    await press('I have finished');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(tell.mock.calls.map(([id]) => id)).toEqual(['opened', 'r1', 'r2']);
  },
);

test('HOST-9 what takes the place of what is shown is shown, though an older page of another server is open', async () => {
  const { queue, ask } = createFakeQueue();
  const answers: string[] = [];
  async function call(name: string) {
    for (const round of ['1', '2']) {
      const request = askForUrl(`https://${name}.example/`, name + round);
      await ask(request, { server: { name } });
      answers.push(name + round);
    }
  }
  render(<ElicitationOutlet {...{ queue }} presentation="inline" openUrl={() => true} />);
  await act(async () => void Promise.all([call('beta'), call('alpha')]));
  await press(/^Open/);
  await userEvent.click(await screen.findByRole('button', { name: 'Next request' }));
  await press(/^Open alpha/);
  await press('I have finished');
  await waitFor(() => expect(answers).toEqual(['beta1', 'alpha1', 'alpha2']));
});
