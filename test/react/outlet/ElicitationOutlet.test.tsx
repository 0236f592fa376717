import { StrictMode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ElicitationOutlet, ElicitationProvider } from 'react-mcp-elicitation';
import { createElicitationQueue, type DraftStorage } from 'react-mcp-elicitation/host';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../../src/queue/index.ts';
import { lazyExtras } from '../../../src/react/frame/Head.tsx';

await lazyExtras.load();

// Loaded with a queue's first form; here before it, so that what comes first comes at once.
beforeAll(async () => {
  await Promise.all([loadFormRules(), loadOutlet()]);
});

test('HOST-2 requests come up one at a time, in order, with how many there are', async () => {
  const { queue, ask } = createFakeQueue();
  render(
    <StrictMode>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </StrictMode>,
  );
  let answers: Promise<unknown>[] = [];
  await act(async () => {
    answers = [
      ask(elicitations.confirmation, { server: { name: 'One' } }),
      ask(elicitations.untitledSelect, { server: { name: 'Two' } }),
    ];
  });
  expect(screen.getByRole('region', { name: /^One/ })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('region', { name: /^Two/ })).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(Promise.all(answers)).resolves.toEqual([
    { action: 'decline' },
    { action: 'accept', content: { color: 'Red' } },
  ]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('HOST-2 FORM-12 a person goes from one pending request to the next, and each keeps its draft', async () => {
  const user = userEvent.setup();
  const { queue, ask } = createFakeQueue();
  render(
    <StrictMode>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </StrictMode>,
  );
  const answers: Promise<unknown>[] = [];
  await act(async () => {
    for (const name of ['One', 'Two', 'Three']) {
      answers.push(ask({ ...elicitations.text, message: name }, { server: { name } }));
    }
  });
  await user.type(screen.getByRole('textbox'), 'first');
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  expect(screen.getByRole('region', { name: /^Two/ })).toBeVisible();
  expect(screen.getByText(/2 of 3/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('region', { name: /^One/ })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('first');
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  expect(screen.getByRole('region', { name: /^Three/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  expect(screen.getByRole('textbox')).toHaveValue('first');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('region', { name: /^Three/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next request' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(Promise.all(answers)).resolves.toMatchObject([
    { action: 'accept' },
    { action: 'decline' },
    { action: 'cancel' },
  ]);
});

test('HOST-2 a double click on Next request passes over none', async () => {
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  await act(async () => {
    for (const name of ['One', 'Two', 'Three']) void ask(elicitations.text, { server: { name } });
  });
  const next = () => screen.getByRole('button', { name: 'Next request' });
  fireEvent.click(next(), { detail: 1 });
  fireEvent.click(next(), { detail: 2 });
  expect(screen.getByRole('region', { name: /^Two/ })).toBeVisible();
  fireEvent.click(next(), { detail: 1 });
  expect(screen.getByRole('region', { name: /^Three/ })).toBeVisible();
});

test('HOST-3 a withdrawn request says so until it is dismissed', async () => {
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const controller = new AbortController();
  await act(async () => void ask(elicitations.text, { signal: controller.signal }));
  act(() => controller.abort());
  expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('The request was withdrawn.')).toBeNull());
  expect(queue.getSnapshot().pending).toEqual([]);
});

test('TRUST-6 a server that asks a lot can be silenced, which is said and can be undone', async () => {
  const user = userEvent.setup();
  const { queue } = createFakeQueue();
  const connection = queue.connection({ name: 'Flood' });
  const request = () => connection.onRequest(elicitations.confirmation);
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const answers = [request(), request()];
  await screen.findByText('1 of 2');
  expect(screen.queryByRole('button', { name: /Decline all/ })).toBeNull();
  answers.push(request());
  await user.click(await screen.findByRole('button', { name: 'Mute Flood' }));
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ action: 'decline' }));
  expect((await screen.findByText(/is muted/)).textContent).toBe(
    'Flood is muted. Its requests are declined automatically.',
  );
  expect(await request()).toEqual({ action: 'decline' });
  await user.click(screen.getByRole('button', { name: 'Unmute' }));
  void request();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
});

test('TRUST-6 a server that asks again after each no can be muted, and one that is accepted is not', async () => {
  const user = userEvent.setup();
  const { queue } = createFakeQueue();
  const request = (name: string) => queue.connection({ name }).onRequest(elicitations.confirmation);
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const answer = async (name: string, how: string) => {
    const answered = request(name);
    await user.click(await screen.findByRole('button', { name: how }));
    await answered;
  };
  const mute = () => screen.queryByRole('button', { name: /^Mute/ });
  for (const name of ['Wizard', 'Wizard', 'Wizard']) await answer(name, 'Accept');
  void request('Wizard');
  await screen.findByRole('button', { name: 'Accept' });
  expect(mute()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept' }));

  await answer('Pest', 'Decline');
  await answer('Pest', 'Cancel');
  const third = request('Pest');
  await user.click(await screen.findByRole('button', { name: 'Mute Pest' }));
  expect(await third).toEqual({ action: 'decline' });
});

test('TRUST-6 a double click that ends a request unmutes nobody', async () => {
  const user = userEvent.setup();
  const { queue } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  act(() => queue.connection({ name: 'Flood' }).setSilenced(true));
  const unmute = await screen.findByRole('button', { name: 'Unmute' });
  await user.pointer([{ target: unmute }, { keys: '[MouseLeft][MouseLeft]' }]);
  expect(queue.getSnapshot().silenced).toEqual([]);
  act(() => queue.connection({ name: 'Flood' }).setSilenced(true));
  const again = await screen.findByRole('button', { name: 'Unmute' });
  // The second click of a double click that began on what was there before.
  fireEvent.click(again, { detail: 2 });
  expect(queue.getSnapshot().silenced).toHaveLength(1);
});

test('TRUST-8 a request that comes later does not replace a page that is open elsewhere', async () => {
  const user = userEvent.setup();
  const { queue, ask } = createFakeQueue();
  const openUrl = vi.fn(() => true);
  render(
    <ElicitationProvider openUrl={openUrl}>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </ElicitationProvider>,
  );
  const server = { name: 'GitHub' };
  const url = { mode: 'url', message: 'Sign in', url: 'https://github.com', elicitationId: 'a' };
  void ask(url, { server });
  await user.click(await screen.findByRole('button', { name: /^Open/ }));
  const waiting = await screen.findByRole('region', { name: /^GitHub/ });
  void ask(elicitations.confirmation, { server: { name: 'Notes' } });
  await screen.findByText('1 of 2');
  expect(waiting).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Notes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  expect(await screen.findByRole('region', { name: /^Notes/ })).toBeVisible();
});

test('HOST-2 a page that is open stays on screen when a person goes back to it from another request of its server', async () => {
  const user = userEvent.setup();
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const server = { name: 'GitHub' };
  const url = { mode: 'url', message: 'Sign in', url: 'https://github.com', elicitationId: 'a' };
  await act(async () => {
    void ask(url, { server });
    void ask(elicitations.confirmation, { server });
  });
  const { id } = queue.getSnapshot().pending[0]!;
  act(() => queue.tell({ type: 'respond', id, result: { action: 'accept' } }));
  await user.click(screen.getByRole('button', { name: 'Next request' }));
  expect(await screen.findByText('Sign in')).toBeVisible();
  // What it asks after that takes its place.
  const next = { ...elicitations.confirmation, message: 'Which repository?' };
  await act(async () => void ask(next, { server }));
  expect(await screen.findByText('Which repository?')).toBeVisible();
  expect(screen.queryByText('Sign in')).toBeNull();
});

test('HOST-3 a deadline counts down, and is read out once when it is near', async () => {
  vi.useFakeTimers();
  const { queue } = createFakeQueue();
  const connection = queue.connection({ name: 'Slow' });
  const deadline = Date.now() + 62_000;
  void connection.track(() => new Promise(() => {}), { deadline });
  void connection.onRequest(elicitations.confirmation);
  await vi.advanceTimersByTimeAsync(0);
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('timer').textContent).toBe('1:02 left');
  expect(screen.queryByText(/Less than a minute/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('timer').textContent).toBe('1:00 left');
  expect(screen.getByText(/Less than a minute/).getAttribute('role')).toBe('status');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByRole('timer').textContent).toBe('Time is up');
  expect(screen.getByText('Time is up', { selector: '[role=status]' })).toBeVisible();
  vi.useRealTimers();
});

describe('FORM-12 drafts', () => {
  const branch = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Branch' });

  function setUpDrafts(drafts?: DraftStorage) {
    const queue = createElicitationQueue({ rendererTimeout: Infinity, drafts });
    const connection = queue.connection({ name: 'GitHub' });
    const request = () => connection.onRequest(elicitations.text);
    const outlet = () =>
      render(
        <StrictMode>
          <ElicitationOutlet queue={queue} presentation="inline" />
        </StrictMode>,
      );
    return { queue, request, outlet, user: userEvent.setup() };
  }

  test('what was entered survives a route that takes the outlet away', async () => {
    const { request, outlet, user } = setUpDrafts();
    const answer = request();
    const { unmount } = outlet();
    await user.type(await branch(), 'main-2');
    unmount();
    outlet();
    expect((await branch()).value).toBe('main-2');
    expect(screen.getByText(/have been restored/)).toBeVisible();
    expect(document.querySelector('form')).toHaveAccessibleDescription(/have been restored\.$/);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await answer).toEqual({ action: 'accept', content: { branch: 'main-2' } });
  });

  test('of a cancelled request it is offered when the same is asked again, and can be thrown away', async () => {
    const { request, outlet, user } = setUpDrafts();
    const first = request();
    outlet();
    await user.type(await branch(), 'main-2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await first).toEqual({ action: 'cancel' });
    const second = request();
    expect((await branch()).value).toBe('main-2');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect((await branch()).value).toBe('');
    expect(screen.queryByText(/have been restored/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await second;
    void request();
    expect((await branch()).value).toBe('');
  });

  test.each(['Accept', 'Decline'])('after %s it is gone', async (name) => {
    const { request, outlet, user } = setUpDrafts();
    const first = request();
    outlet();
    await user.type(await branch(), 'main-2');
    await user.click(screen.getByRole('button', { name }));
    await first;
    void request();
    expect((await branch()).value).toBe('');
    expect(screen.queryByText(/have been restored/)).toBeNull();
  });

  test('it is offered for ten minutes', async () => {
    const now = vi.spyOn(Date, 'now');
    const { request, outlet, user } = setUpDrafts();
    void request();
    outlet();
    await user.type(await branch(), 'main-2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    now.mockReturnValue(Date.now() + 10 * 60_000 + 1000);
    void request();
    expect((await branch()).value).toBe('');
    now.mockRestore();
  });

  test('a reload keeps it where the host opts in', async () => {
    const drafts = { storage: sessionStorage, key: 'drafts' };
    const before = setUpDrafts(drafts);
    void before.request();
    const { unmount } = before.outlet();
    await before.user.type(await branch(), 'main-2');
    window.dispatchEvent(new Event('pagehide'));
    const stored = sessionStorage.getItem('drafts');
    unmount();
    sessionStorage.setItem('drafts', stored!);
    const after = setUpDrafts(drafts);
    void after.request();
    after.outlet();
    expect((await branch()).value).toBe('main-2');
    await after.user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull());
  });

  test('a page that is hidden keeps it, since a phone may drop the page without a word', async () => {
    const drafts = { storage: sessionStorage, key: 'drafts' };
    const { request, outlet, user } = setUpDrafts(drafts);
    void request();
    outlet();
    await user.type(await branch(), 'main-2');
    expect(sessionStorage.getItem('drafts')).toBeNull();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(sessionStorage.getItem('drafts')).toContain('main-2');
    visibility.mockRestore();
  });

  test.each([
    ['nothing readable', '{'],
    ['drafts of another shape', JSON.stringify([['x', { draft: 5 }]])],
  ])('a storage with %s, or that throws, keeps nobody from answering', async (_, stored) => {
    sessionStorage.setItem('drafts', stored);
    const storage = {
      getItem: () => sessionStorage.getItem('drafts'),
      setItem() {
        throw new Error('full');
      },
      removeItem() {},
    };
    const { request, outlet, user } = setUpDrafts({ storage, key: 'drafts' });
    const answer = request();
    const { unmount } = outlet();
    await user.type(await branch(), 'main-2');
    unmount();
    outlet();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await answer).toMatchObject({ content: { branch: 'main-2' } });
    sessionStorage.clear();
  });
});
