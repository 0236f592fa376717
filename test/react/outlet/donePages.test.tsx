import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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

const server = { name: 'Example' };
const openUrl = () => true;
const one = askForUrl('https://one.example/', 'e1');
const two = askForUrl('https://two.example/', 'e2');

async function open() {
  const button = await screen.findByRole('button', { name: /^Open/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'I have finished' })).toBeVisible();
}

describe('PROTO-8 a page that was opened, and that its server calls done,', () => {
  /** A call that needs pages, and an outlet for them. */
  function call(...elicitations: readonly object[]) {
    const { queue } = createFakeQueue();
    const connection = queue.connection(server);
    const needsPages = Object.assign(new Error('Sign in first.'), {
      code: -32042,
      data: { elicitations },
    });
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(needsPages);
    const result = connection.track(run.mockResolvedValue('done'));
    const outlet = (props: { presentation?: 'dialog' } = {}) => (
      <ElicitationOutlet queue={queue} openUrl={openUrl} presentation="inline" {...props} />
    );
    const drawn = render(outlet());
    const complete = (elicitationId: string) =>
      act(async () => connection.onComplete({ elicitationId }));
    return { queue, outlet, run, result, complete, ...drawn };
  }

  test('lets its call go on while no outlet is there', async () => {
    const { queue, run, result, complete, unmount } = call(one);
    await open();
    unmount();
    expect(run).toHaveBeenCalledTimes(1);
    await complete('e1');
    expect(queue.getSnapshot().pending).toEqual([]);
    await expect(result).resolves.toBe('done');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('is done with while the person types in the page, whose focus it does not take', async () => {
    const { queue, outlet, result, complete, rerender } = call(one);
    await open();
    rerender(<textarea aria-label="Composer" />);
    await userEvent.type(screen.getByLabelText('Composer'), 'x');
    rerender(
      <>
        <textarea aria-label="Composer" />
        {outlet({ presentation: 'dialog' })}
      </>,
    );
    expect(await screen.findByRole('button', { name: 'I have finished' })).toBeVisible();
    expect(screen.getByLabelText('Composer')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await complete('e1');
    expect(queue.getSnapshot().pending).toEqual([]);
    await expect(result).resolves.toBe('done');
  });

  test('is done with while another request is on screen', async () => {
    const { queue, result, complete } = call(one, two);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next request' }));
    await complete('e1');
    expect(queue.getSnapshot().pending).toMatchObject([{ request: { elicitationId: 'e2' } }]);
    await open();
    await complete('e2');
    await expect(result).resolves.toBe('done');
  });

  test('is accepted once in a list of a host’s own, whatever is on screen', async () => {
    const onRespond = vi.fn<(id: string, result: ElicitResult) => void>();
    const request = (params: typeof one, more: Partial<HostRequest> = {}): HostRequest => ({
      id: params.elicitationId!,
      params,
      server,
      until: 'finished',
      ...more,
    });
    const list = (...requests: readonly HostRequest[]) => (
      <ElicitationRequests {...{ requests, onRespond, openUrl }} presentation="inline" />
    );
    const { rerender } = render(list(request(one), request(two)));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next request' }));
    rerender(list(request(one, { stage: 'finished' }), request(two, { stage: 'finished' })));
    await waitFor(() => expect(onRespond).toHaveBeenCalled());
    await act(async () => rerender(list(request(two, { stage: 'finished' }))));
    expect(onRespond.mock.calls).toEqual([['e1', { action: 'accept' }]]);
  });

  test('is accepted once in a list whose host’s handler throws, however often the list changes', async () => {
    vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
    const onRespond = vi.fn<(id: string, result: ElicitResult) => void>(() => {
      throw new Error('The handler failed.');
    });
    const list = (deadline: number, more: Partial<HostRequest> = {}) => (
      <ElicitationRequests
        requests={[
          { id: 'e1', params: one, server, until: 'finished', deadline, ...more },
          { id: 'e2', params: two, server },
        ]}
        presentation="inline"
        {...{ onRespond, openUrl }}
      />
    );
    const inAnHour = Date.now() + 3_600_000;
    const { rerender } = render(list(inAnHour));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next request' }));
    for (const later of [1000, 2000, 3000]) {
      await act(async () => rerender(list(inAnHour + later, { stage: 'finished' })));
    }
    expect(onRespond.mock.calls).toEqual([['e1', { action: 'accept' }]]);
    vi.unstubAllGlobals();
  });
});
