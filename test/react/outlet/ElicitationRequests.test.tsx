import { StrictMode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ElicitationRequests as BareElicitationRequests,
  type ElicitationRequestsProps,
  type ElicitResult,
  type HostRequest,
} from 'react-mcp-elicitation';
import { disableConsentGuard, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../../src/queue/index.ts';
import { ask, askForUrl } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';
import { withSettings, type Settings } from '../withSettings.tsx';
import { lazyExtras } from '../../../src/react/frame/Head.tsx';

await lazyExtras.load();

const ElicitationRequests = withSettings(BareElicitationRequests);

beforeAll(async () => {
  await Promise.all([loadFormRules(), loadOutlet()]);
});

const server = { name: 'Example' };
const nameForm = ask({ name: { type: 'string' } });
const request = (id: string, more: Partial<HostRequest> = {}): HostRequest => ({
  id,
  params: { ...nameForm, message: `Question ${id}` },
  server,
  ...more,
});

/** A host whose own store is a list. */
function host(
  first: readonly HostRequest[],
  more: Partial<ElicitationRequestsProps & Settings> = {},
) {
  const onRespond = vi.fn<(id: string, result: ElicitResult) => void | Promise<void>>();
  const onError = vi.fn<(id: string, error: Error) => void>();
  const element = (requests: readonly HostRequest[]) => (
    <StrictMode>
      <ElicitationRequests presentation="inline" {...{ requests, onRespond, onError }} {...more} />
    </StrictMode>
  );
  const { rerender } = render(element(first));
  const draw = (...requests: readonly HostRequest[]) => rerender(element(requests));
  return {
    onRespond,
    onError,
    draw,
    show: (...requests: readonly HostRequest[]) => act(async () => draw(...requests)),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('HOST-9 a host’s own list', () => {
  test('is answered by id, one after the other, whether or not the host has taken it off yet', async () => {
    const { onRespond, onError, show } = host([request('a'), request('b')]);
    expect(screen.getByText('Question a')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.click(button('Decline'));
    expect(screen.getByText('Question b')).toBeVisible();
    await show(request('b'));
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(button('Accept'));
    expect(onRespond.mock.calls).toEqual([
      ['a', { action: 'decline' }],
      ['b', { action: 'accept', content: { name: 'Ada' } }],
    ]);
    expect(screen.queryByRole('region')).toBeNull();
    await show();
    expect(onError).not.toHaveBeenCalled();
  });

  test('that is a new array with new objects at every render empties nothing', async () => {
    const { show } = host([request('a')]);
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await show(request('a', { params: { ...nameForm, message: 'Question a' } }));
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
  });

  test('keeps the draft of each while a person goes from one to the next', async () => {
    host([request('a'), request('b')]);
    await userEvent.type(screen.getByRole('textbox'), 'first');
    await userEvent.click(button('Next request'));
    expect(screen.getByText('Question b')).toBeVisible();
    await userEvent.click(button('Next request'));
    expect(screen.getByRole('textbox')).toHaveValue('first');
  });

  test('says that a request was withdrawn that was on screen, and nothing of one that was not', async () => {
    const { onRespond, show } = host([request('a'), request('b')]);
    await show(request('b'));
    expect(screen.getByText('The request was withdrawn.')).toBeVisible();
    await show();
    await userEvent.click(button('Dismiss'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('gives a request that is there again its place back', async () => {
    const { show } = host([request('a'), request('b')]);
    await show(request('b'));
    await show(request('a'), request('b'));
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.click(button('Next request'));
    expect(screen.getByText('2 of 2')).toBeVisible();
    // One that nobody saw has no place.
    await show(request('b'));
    await show(request('a'), request('b'));
    expect(screen.getByText('2 of 3')).toBeVisible();
    await userEvent.click(button('Next request'));
    expect(screen.getByText('3 of 3')).toBeVisible();
  });

  test('withdraws by a signal as well', async () => {
    const controller = new AbortController();
    host([request('a', { signal: controller.signal })]);
    act(() => controller.abort());
    expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  });

  test.each([
    ['answered-elsewhere', 'This was answered in another window.'],
    ['timed-out', 'Time is up'],
    ['whatever', 'The request was withdrawn.'],
  ])('says how it ended, by the reason %s of the signal', async (reason, words) => {
    const controller = new AbortController();
    const { show } = host([request('a', { signal: controller.signal })]);
    act(() => controller.abort(reason));
    await show();
    expect(screen.getByText(words)).toBeVisible();
  });

  test('gets what cannot be shown back as an error, once', async () => {
    const { onError, show } = host([request('a', { params: { message: 5 } })]);
    await show(request('a', { params: { message: 5 } }));
    expect(onError).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({ code: -32602 }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('without `onError` hears of what cannot be shown all the same', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    host([request('a', { params: { message: 5 } })], { onError: undefined });
    const error: unknown = expect.objectContaining({
      message: expect.stringMatching(/^The request "a" cannot be shown.+`onError`: .*message/),
      cause: expect.objectContaining({ code: -32602 }),
    });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  test.each([
    ['cannot be shown', { message: 5 }],
    ['is refused as it is drawn', ask({ password: { type: 'string', title: 'Password' } })],
  ])(
    'keeps its page, and all other requests, where `onError` throws: one %s',
    async (_, params) => {
      const reported = vi.fn();
      vi.stubGlobal('reportError', reported);
      const error = new Error('No such request.');
      const onError = () => {
        throw error;
      };
      host([request('a', { params }), request('b')], { onError, sensitiveFields: 'refuse' });
      expect(await screen.findByText('Question b')).toBeVisible();
      expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    },
  );

  test('is told once that two requests have the same id, and again once that id had left it', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const twice = [request('a'), request('a', { params: { ...nameForm, message: 'Another?' } })];
    const { show } = host(twice);
    await show(...twice);
    expect(reported).toHaveBeenCalledTimes(1);
    await show();
    await show(...twice);
    expect(reported).toHaveBeenCalledTimes(2);
  });

  test('gets a form that asks for a secret back as an error, where the host refuses those', async () => {
    const params = ask({ password: { type: 'string', title: 'Password' } });
    const { onError } = host([request('a', { params })], { sensitiveFields: 'refuse' });
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError.mock.calls[0]).toEqual(['a', expect.objectContaining({ code: -32602 })]);
  });

  test('can be muted: what is there and what comes is declined', async () => {
    const { onRespond, show } = host([request('a'), request('b'), request('c')]);
    await userEvent.click(button('Mute Example'));
    await show(request('d'));
    expect(onRespond.mock.calls.map(([id, { action }]) => [id, action])).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => [id, 'decline']),
    );
    await userEvent.click(button('Unmute'));
    await show(request('e'));
    expect(screen.getByText('Question e')).toBeVisible();
  });

  test('takes the first of two requests with one id, says so once, and takes the second when the first has left', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const first = request('1', { note: 'For the first.' });
    const second = request('1', { params: { ...nameForm, message: 'Of another server?' } });
    const { onRespond, show } = host([first, second]);
    await show(second, first);
    expect(screen.getByText('Question 1')).toBeVisible();
    expect(screen.getByText('For the first.')).toBeVisible();
    expect(screen.queryByText('1 of 2')).toBeNull();
    const error: unknown = expect.objectContaining({
      message: expect.stringMatching(/"1".+put the name of the server before/),
    });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    await userEvent.click(button('Decline'));
    await show(second);
    expect(screen.getByText('Of another server?')).toBeVisible();
    await userEvent.click(button('Cancel'));
    expect(onRespond.mock.calls).toEqual([
      ['1', { action: 'decline' }],
      ['1', { action: 'cancel' }],
    ]);
  });

  test('says of each what the host has to say', () => {
    host([request('a', { note: <b>From the workspace “Ada”</b> })]);
    expect(screen.getByText('From the workspace “Ada”')).toBeVisible();
  });
});

test('FORM-2 who tests a server may send wrong answers once the host says so, though the request was there before', async () => {
  const onRespond = vi.fn();
  const params = ask({ count: { type: 'integer', minimum: 5 } });
  const requests = [request('a', { params })];
  const element = (validation: 'enforce' | 'warn') => (
    <ElicitationRequests presentation="inline" {...{ requests, onRespond, validation }} />
  );
  const { rerender } = render(element('enforce'));
  await userEvent.type(screen.getByRole('textbox'), '1');
  rerender(element('warn'));
  await userEvent.click(button('Accept'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
  expect(onRespond).toHaveBeenCalledWith('a', { action: 'accept', content: { count: 1 } });
});

describe('FORM-15 an answer by id that travels', () => {
  test('is on screen until it has arrived, and comes back as it was filled when it is lost', async () => {
    let lose: (error: Error) => void = () => {};
    const onRespond = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          lose = reject;
        }),
    );
    host([request('a')], { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    expect(screen.getByRole('textbox')).toBeDisabled();
    await act(async () => lose(new Error('No network.')));
    expect(screen.getByRole('alert')).toHaveTextContent('No network.');
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    await userEvent.click(button('Accept'));
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test('is not joined by a decline when its server is muted, and a lost decline is asked', async () => {
    const onRespond = vi.fn((id: string) =>
      id === 'd' ? Promise.reject(new Error('Lost.')) : new Promise<void>(() => {}),
    );
    const { show } = host([request('a'), request('b'), request('c')], { onRespond });
    await userEvent.click(button('Accept'));
    await userEvent.click(button('Mute Example'));
    expect(onRespond.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    await show(request('a'), request('d'));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(4));
    // The answers to `b` and `c` are on their way.
    for (let skipped = 0; skipped < 3; skipped++) await userEvent.click(button('Next request'));
    expect(await screen.findByText('Question d')).toBeVisible();
  });

  test('has arrived when its request has been off the list for ten seconds, if nothing else says so', async () => {
    const onRespond = () => new Promise<void>(() => {});
    const { show } = host([request('a', { note: 'For Ada.' }), request('b')], { onRespond });
    vi.useFakeTimers();
    fireEvent.click(button('Decline'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await show(request('b'));
    await act(() => vi.advanceTimersByTimeAsync(9999));
    expect(screen.getByText('Question a')).toBeVisible();
    expect(screen.getByText('For Ada.')).toBeVisible();
    expect(button('Sending…')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(screen.getByText('Question b')).toBeVisible();
    expect(screen.queryByText('The request was withdrawn.')).toBeNull();
  });

  test('is on its way however long that takes, where its request is on the list again', async () => {
    const onRespond = () => new Promise<void>(() => {});
    const { show } = host([request('a')], { onRespond });
    vi.useFakeTimers();
    fireEvent.click(button('Decline'));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await show(request('a'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(screen.getByText('Question a')).toBeVisible();
    expect(button('Sending…')).toBeVisible();
  });

  describe('from a host that takes its request off the list before it has arrived', () => {
    /** A host that takes a request off as soon as it is answered, in the order in which stores do: before it sends. */
    function hasty() {
      const journeys: { arrive: () => void; lose: (error: Error) => void }[] = [];
      const onRespond = vi.fn<(id: string, result: ElicitResult) => Promise<void>>(async () => {
        draw();
        await new Promise<void>((arrive, lose) => void journeys.push({ arrive, lose }));
      });
      const { draw, show } = host([request('a')], { onRespond });
      return { onRespond, journeys, show };
    }
    const fill = async () => {
      await userEvent.type(screen.getByRole('textbox'), 'Ada');
      await userEvent.click(button('Accept'));
    };
    const content = { name: 'Ada' };

    test('is on its way until it has arrived', async () => {
      const { journeys } = hasty();
      await fill();
      expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
      expect(screen.queryByText('You accepted.')).toBeNull();
      await act(async () => journeys[0]!.arrive());
      expect(await screen.findByText('You accepted.')).toBeInTheDocument();
      expect(screen.queryByRole('region')).toBeNull();
    });

    test('comes back as it was filled when it is lost, and can be sent again', async () => {
      const { onRespond, journeys } = hasty();
      await fill();
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      expect(screen.getByRole('alert')).toHaveTextContent('HTTP 500');
      expect(screen.getByRole('textbox')).toHaveValue('Ada');
      await userEvent.click(button('Accept'));
      await act(async () => journeys[1]!.arrive());
      expect(await screen.findByText('You accepted.')).toBeInTheDocument();
      expect(onRespond.mock.calls).toEqual([
        ['a', { action: 'accept', content }],
        ['a', { action: 'accept', content }],
      ]);
    });

    test('stays for as long as the person needs when it is lost', async () => {
      const { journeys } = hasty();
      vi.useFakeTimers();
      fireEvent.click(button('Decline'));
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      vi.useRealTimers();
      expect(screen.getByRole('alert')).toHaveTextContent('HTTP 500');
      expect(button('Decline')).toBeVisible();
    });

    test('is not awaited for good either when it is sent again', async () => {
      const { journeys } = hasty();
      await fill();
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      vi.useFakeTimers();
      fireEvent.click(button('Decline'));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      vi.useRealTimers();
      expect(screen.queryByRole('region')).toBeNull();
    });

    test('can be canceled when it is lost, and the cancel ends it though it is lost too', async () => {
      const reported = vi.fn();
      vi.stubGlobal('reportError', reported);
      const { onRespond, journeys } = hasty();
      await fill();
      await act(async () => journeys[0]!.lose(new Error('HTTP 404')));
      await userEvent.click(button('Cancel'));
      const error = new Error('HTTP 404');
      await act(async () => journeys[1]!.lose(error));
      expect(onRespond).toHaveBeenLastCalledWith('a', { action: 'cancel' });
      expect(await screen.findByText('You canceled.')).toBeInTheDocument();
      expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    });

    test('is that of the request which is there again', async () => {
      const { onRespond, journeys, show } = hasty();
      await fill();
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      await show(request('a'));
      expect(screen.getByRole('alert')).toHaveTextContent('HTTP 500');
      expect(screen.getByRole('textbox')).toHaveValue('Ada');
      onRespond.mockResolvedValue();
      await userEvent.click(button('Accept'));
      await show(request('a'));
      expect(screen.queryByRole('region')).toBeNull();
    });

    test('makes room for another question under the same id', async () => {
      const { journeys, show } = hasty();
      await fill();
      await screen.findByRole('button', { name: 'Sending…' });
      await show(request('a', { params: { ...nameForm, message: 'Another?' } }));
      expect(await screen.findByText('Another?')).toBeVisible();
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('is withdrawn when it is lost and its id is that of another question', async () => {
      const { journeys, show } = hasty();
      await fill();
      await act(async () => journeys[0]!.lose(new Error('HTTP 500')));
      await show(request('a', { params: { ...nameForm, message: 'Another?' } }));
      expect(screen.getByText('The request was withdrawn.')).toBeVisible();
      await userEvent.click(button('Dismiss'));
      expect(await screen.findByText('Another?')).toBeVisible();
    });
  });
});

describe('URL-6 a page that is open', () => {
  test('outlives the host’s entry, until the person closes it', async () => {
    const restore = disableConsentGuard();
    const params = askForUrl('https://example.com/', 'e1');
    const { onRespond, show } = host([request('a', { params })], { openUrl: () => {} });
    const open = await screen.findByRole('button', { name: /^Open/ });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    expect(onRespond).toHaveBeenCalledExactlyOnceWith('a', { action: 'accept' });
    await show(request('a', { params, stage: 'finished' }));
    expect(screen.getByRole('region')).toHaveAttribute('data-status', 'completed');
    await show();
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('region')).toBeNull();
    restore();
  });
});

describe('FORM-15 an answer that is lost after all', () => {
  const secret = { type: 'string', title: 'Password' };
  const params = ask({ name: { type: 'string' }, password: secret });

  /** The host has taken the request off its list, and its answer has counted as arrived. */
  async function lose() {
    const journeys: ((error: Error) => void)[] = [];
    const { show } = host([request('a', { params })], {
      onRespond: () => new Promise<void>((_, reject) => void journeys.push(reject)),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'name' }), 'Ada');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 's3cret');
    await userEvent.click(button('Accept'));
    vi.useFakeTimers();
    await show();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => journeys[0]!(new Error('offline')));
    return show;
  }

  test('is there again where the host puts its request back, but for its secrets', async () => {
    const show = await lose();
    await show(request('a', { params }));
    expect(await screen.findByRole('textbox', { name: 'name' })).toHaveValue('Ada');
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
  });

  test('FORM-12 is not there for another server that asks the same under its id', async () => {
    const show = await lose();
    await show(request('a', { params, server: { name: 'Mallory' } }));
    expect(await screen.findByRole('textbox', { name: 'name' })).toHaveValue('');
  });
});

test('PROTO-5 of two answers, the one that arrived first is told', async () => {
  const journeys: (() => void)[] = [];
  host([request('a')], {
    onRespond: () => new Promise<void>((resolve) => void journeys.push(resolve)),
  });
  await userEvent.type(await screen.findByRole('textbox'), 'Ada');
  await userEvent.click(button('Accept'));
  await userEvent.click(button('Cancel'));
  await act(async () => journeys[0]!());
  await act(async () => journeys[1]!());
  expect(await screen.findByText('You accepted.')).toBeInTheDocument();
});

test('HOST-9 a list listens to its host’s signals while it is mounted, and to none of an answered request', async () => {
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => {
    listeners.add(listener);
  });
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => {
    listeners.delete(listener);
  });
  const requests = [request('a', { signal }), request('b', { signal })];
  const element = () => (
    <StrictMode>
      <ElicitationRequests presentation="inline" requests={[...requests]} onRespond={() => {}} />
    </StrictMode>
  );
  const { rerender, unmount } = render(element());
  expect(listeners.size).toBe(2);
  await userEvent.click(button('Decline'));
  rerender(element());
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test('HOST-9 a host’s words stay with their request, though its id is that of another now', async () => {
  const { show } = host([request('1', { note: 'For the old one.' })]);
  await screen.findByText('For the old one.');
  const params = { ...nameForm, message: 'Charge your card?' };
  await show(request('1', { params, note: 'This costs money.' }));
  expect(screen.queryByText('This costs money.')).toBeNull();
  await userEvent.click(button('Dismiss'));
  await screen.findByText('Charge your card?');
  expect(screen.getByText('This costs money.')).toBeVisible();
});

test('TRUST-8 the same question of another server is another request', async () => {
  const params = { ...nameForm, message: 'Your name?' };
  const { show } = host([request('1', { params })]);
  await screen.findByText('Your name?');
  await show(request('1', { params, server: { name: 'Mallory' } }));
  expect(screen.getByText(/withdrawn/)).toBeVisible();
  await userEvent.click(button('Dismiss'));
  expect(await screen.findByText(/Mallory/)).toBeVisible();
});

test('HOST-9 a server’s name and icon may come late, though not its address', async () => {
  const at = { id: 's', name: 's', url: 'https://a.example' };
  const { show } = host([request('a', { server: at })]);
  await userEvent.type(screen.getByRole('textbox'), 'Ada');
  const named = { ...at, name: 'Example Inc.', icon: 'https://host.example/a.png' };
  await show(request('a', { server: named }));
  expect(screen.getByRole('heading')).toHaveTextContent('Example Inc.');
  const icon = document.querySelector('[data-slot=elicitation-server-icon]');
  expect(icon).toHaveAttribute('src', named.icon);
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  await show(request('a', { server: { ...named, url: 'https://b.example' } }));
  expect(screen.getByText('The request was withdrawn.')).toBeVisible();
});

test('URL-6 a page that was opened before a component was mounted anew is not asked to be opened again', async () => {
  host([request('1', { params: askForUrl('https://example.com/'), stage: 'opened' })]);
  expect(await screen.findByRole('button', { name: 'I have finished' })).toBeVisible();
});

test('URL-6 a page that is done before a person has opened it is no accept', async () => {
  const params = askForUrl('https://example.com/', 'e1');
  const { onRespond } = host([request('1', { params, stage: 'finished' })]);
  expect(await screen.findByRole('button', { name: /^Open/ })).toBeVisible();
  expect(await screen.findByText(/nothing more is needed/)).toBeVisible();
  expect(onRespond).not.toHaveBeenCalled();
});

test('HOST-9 how a request ended is not told again of another under its id', async () => {
  const { show } = host([request('a')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await show();
  expect(await screen.findByText('You declined.')).toBeInTheDocument();
  await show(request('a'));
  await screen.findByText('Question a');
  await show();
  await userEvent.click(button('Dismiss'));
  // Words come a moment after the panel has gone.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(screen.queryByText('You declined.')).toBeNull();
});

test('HOST-9 a deadline that the host moves is shown, and has as much room as it needs', async () => {
  const at = Date.now();
  const { show } = host([request('a', { params: elicitations.text, deadline: at + 300_000 })]);
  expect(await screen.findByText(/^(?:5:00|4:59) left/)).toBeVisible();
  await show(request('a', { params: elicitations.text, deadline: at + 600_000 }));
  expect(await screen.findByText(/^(?:10:00|9:59) left/)).toBeVisible();
  expect(screen.getByRole('timer').dataset['longest']).toMatch(/^(?:10:00|9:59) left/);
});

test('PROTO-5 what is answered is what is on screen, though the host uses its id for another question', async () => {
  const { show, onRespond } = host([request('1')]);
  await screen.findByText('Question 1');
  await show(request('1', { params: { ...nameForm, message: 'Delete everything?' } }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByText(/withdrawn/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await screen.findByText('Delete everything?');
  disableConsentGuard();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(onRespond.mock.calls).toEqual([['1', { action: 'decline' }]]);
});

test('HOST-9 a request is the same although its host writes its params in another order, with other metadata', async () => {
  const { show } = host([request('1')]);
  await userEvent.type(await screen.findByRole('textbox'), 'Ada');
  const { requestedSchema, message } = request('1').params as Record<string, unknown>;
  const { type, properties } = requestedSchema as Record<string, unknown>;
  await show(
    request('1', {
      params: { requestedSchema: { properties, type }, message, _meta: { seenAt: 2 } },
    }),
  );
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});

describe('HOST-9 a signal tells whether a host means the same request', () => {
  const signalled = () => {
    const controller = new AbortController();
    return { controller, asked: request('a', { signal: controller.signal }) };
  };
  const type = () => userEvent.type(screen.getByRole('textbox'), 'Ada');
  const withdrawn = () => screen.queryByText('The request was withdrawn.');

  test('once it was answered, a signal that follows an aborted one is that of another request', async () => {
    const first = signalled();
    const { onRespond, show } = host([first.asked]);
    await type();
    await userEvent.click(button('Accept'));
    first.controller.abort();
    const { asked } = signalled();
    await show(asked);
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.click(button('Decline'));
    await show(request('a', { signal: asked.signal }));
    await show(request('a'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test('a host that makes a new signal whenever it renders is not asked again', async () => {
    const onRespond = vi.fn(() => Promise.reject(new Error('offline')));
    const { show } = host([signalled().asked], { onRespond });
    await userEvent.click(button('Decline'));
    await show(signalled().asked);
    expect(await screen.findByText('offline')).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.queryByText('2 of 2')).toBeNull();
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('while an answer is on its way, a signal that follows an aborted one is that of another request', async () => {
    const onRespond = vi.fn(() => new Promise<void>(() => {}));
    const first = signalled();
    const { show } = host([first.asked], { onRespond });
    await userEvent.click(button('Decline'));
    first.controller.abort();
    await show(signalled().asked);
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test('while an answer is on its way, a request that comes back with another signal is another one', async () => {
    const journeys: (() => void)[] = [];
    const onRespond = vi.fn(() => new Promise<void>((resolve) => void journeys.push(resolve)));
    const { show } = host([signalled().asked], { onRespond });
    await userEvent.click(button('Decline'));
    await show();
    await show(signalled().asked);
    await act(async () => journeys[0]!());
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test('when it was withdrawn, another signal asks it again in its place', async () => {
    const { controller, asked } = signalled();
    const { show } = host([asked]);
    act(() => controller.abort());
    expect(withdrawn()).toBeVisible();
    withdrawn()!.focus();
    await show(signalled().asked);
    expect(withdrawn()).toBeNull();
    expect(screen.getByText('Question a')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test.each([
    ['in the place of another', signalled()],
    ['late', { controller: undefined, asked: request('a') }],
  ])('while it waits, a signal that comes %s withdraws it', async (_, first) => {
    const { show } = host([first.asked]);
    await type();
    const second = signalled();
    await show(second.asked);
    act(() => first.controller?.abort());
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    act(() => second.controller.abort());
    expect(withdrawn()).toBeVisible();
  });

  test('a muted server’s request is declined once, whatever signals follow', async () => {
    const { onRespond, show } = host([request('a'), request('b'), request('c')]);
    await userEvent.click(button('Mute Example'));
    const { asked } = signalled();
    await show(asked);
    await show(request('a', { signal: asked.signal }));
    expect(onRespond).toHaveBeenCalledTimes(3);
  });
});
