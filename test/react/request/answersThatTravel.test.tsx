import { Activity, StrictMode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  Elicitation as BareElicitation,
  type ElicitationProps,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { disableConsentGuard } from 'react-mcp-elicitation/testing';
import type { ContentIssue } from 'react-mcp-elicitation/core';
import { RemoteError } from 'react-mcp-elicitation/remote';
import { ask, askForUrl } from '../../ask.ts';
import { thenable } from '../../thenable.ts';
import { accept, server } from '../drawElicitation.tsx';
import { waitFor } from '../../waitFor.ts';
import { withSettings, type Settings } from '../withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

afterEach(() => vi.restoreAllMocks());

/** A host whose answers arrive, or do not, when the test says so. */
function travel() {
  const journeys: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const onRespond = vi.fn(
    (_result: ElicitResult) =>
      new Promise<void>((resolve, reject) => {
        journeys.push({ resolve, reject });
      }),
  );
  const arrive = (at = 0) => act(async () => journeys[at]!.resolve());
  const lose = (at = 0, error: unknown = new Error('The connection was lost.')) =>
    act(async () => journeys[at]!.reject(error));
  return { onRespond, arrive, lose };
}

const throwing = (property: string) =>
  Object.defineProperty(new Error(), property, {
    get() {
      throw new Error('No such thing.');
    },
  });

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function draw(request: unknown, props: Partial<ElicitationProps & Settings>) {
  const element = (current: Partial<ElicitationProps & Settings>) => (
    <StrictMode>
      <Elicitation {...{ request, server }} onRespond={() => {}} {...current} />
    </StrictMode>
  );
  const { unmount, rerender, container } = render(element(props));
  return { unmount, container, rerender: (next = props) => rerender(element(next)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const form = ask({ name: { type: 'string' }, ok: { type: 'boolean' } });

test('PROTO-5 who pressed Cancel twice is not told that the request was withdrawn', async () => {
  const { onRespond } = travel();
  const controller = new AbortController();
  draw(form, { onRespond, signal: controller.signal });
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Cancel'));
  const told = screen.getByRole('region').textContent;
  act(() => controller.abort());
  expect(screen.getByRole('region').textContent).toBe(told);
  expect(screen.queryByText('The request was withdrawn.')).toBeNull();
});

describe('FORM-15 an answer that travels', () => {
  test('is said to be on its way when that takes long, and nothing can be changed meanwhile', async () => {
    const { onRespond, arrive } = travel();
    draw(form, { onRespond });
    const input = screen.getByRole('textbox');
    await userEvent.type(input, 'Ada{Enter}');
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { name: 'Ada' } });
    expect(input).toBeDisabled();
    expect(accept()).toHaveFocus();
    expect(screen.queryByText('Sending…')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveFocus();
    // The way out stays open.
    expect(button('Cancel')).not.toHaveAttribute('aria-disabled', 'true');
    expect(button('Decline')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Sending…');
    await userEvent.type(input, '!');
    await userEvent.click(button('Sending…'));
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledTimes(1);
    await arrive();
    expect(screen.getByText('You accepted.')).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
  });

  test.each([
    ['a form', form],
    ['a URL', askForUrl('https://example.com/')],
  ])('is said, after five seconds, to have no connection perhaps: %s', async (_, request) => {
    const { onRespond, arrive } = travel();
    draw(request, { onRespond });
    await screen.findByRole('button', { name: 'Decline' });
    vi.useFakeTimers();
    try {
      fireEvent.click(button('Decline'));
      act(() => void vi.advanceTimersByTime(300));
      act(() => void vi.advanceTimersByTime(4699));
      expect(screen.queryByText(/Check your connection/)).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      const status = screen.getByText('Still sending. Check your connection.').closest('[role]');
      expect(status).toHaveRole('status');
      expect(button('Cancel')).toBeEnabled();
    } finally {
      vi.useRealTimers();
    }
    await arrive();
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  test('that is lost brings the form back as it was filled, with why, and can be sent again', async () => {
    const { onRespond, arrive, lose } = travel();
    draw(form, { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    await lose(0, new Error('Sign in again\u202e first.'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your answer was not sent.Sign in again\ufffd first.');
    expect(screen.getByRole('textbox')).toBeEnabled();
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    await userEvent.type(screen.getByRole('textbox'), ' L.');
    await userEvent.click(accept());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onRespond).toHaveBeenLastCalledWith({ action: 'accept', content: { name: 'Ada L.' } });
    await arrive(1);
    expect(screen.getByText('You accepted.')).toBeVisible();
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test('that the back end refuses has what is wrong at its fields, until they are changed', async () => {
    const { onRespond, arrive, lose } = travel();
    draw(ask({ name: { type: 'string' }, city: { type: 'string' } }), { onRespond });
    const [name, city] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(name, 'Ada');
    await userEvent.type(city, 'Rome{Enter}');
    const issue = (property: string) => ({
      property,
      code: 'min-length',
      params: { minLength: 5, actual: 3 },
    });
    const issues = [issue('name'), issue('city')] as ContentIssue[];
    await lose(0, new RemoteError({ ok: false, reason: 'invalid', issues }));
    const summary = await screen.findByRole('group', { name: '2 answers need attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('was not sent');
    expect(name).toHaveValue('Ada');
    expect(name).toHaveAccessibleDescription(/At least 5/);
    expect(city).toBeInvalid();
    await userEvent.type(name, ' Lovelace');
    await waitFor(() => expect(name).toBeValid());
    // The same again is not sent again.
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledTimes(1);
    await userEvent.type(city, ' (IT)');
    await userEvent.click(accept());
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(2));
    await arrive(1);
    expect(screen.getByText('You accepted.')).toBeVisible();
  });

  test.each([299, 300, 301])(
    'is never “Sending…” once it was lost after %s ms',
    async (latency) => {
      const onRespond = () =>
        new Promise<void>((_, reject) => {
          setTimeout(() => reject(new Error('Lost.')), latency);
        });
      draw(form, { onRespond });
      await userEvent.click(button('Decline'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Lost.');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.getByRole('textbox')).toBeEnabled();
      expect(button('Decline')).toBeVisible();
    },
  );

  test('shows in its receipt what was accepted, though a cancel came too late', async () => {
    const { onRespond, arrive } = travel();
    draw(form, { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    await userEvent.click(button('Cancel'));
    await arrive(0);
    expect(screen.getByText('Ada')).toBeVisible();
  });

  test('that was lost is not shown as sent once the person declines', async () => {
    const { onRespond, arrive, lose } = travel();
    draw(form, { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    await lose(0);
    await userEvent.click(button('Decline'));
    await arrive(1);
    expect(screen.getByText('You declined.')).toBeVisible();
    expect(screen.queryByText('Ada')).toBeNull();
  });

  test.each([
    ['an unknown code', { property: 'name', code: 'taken', params: {} }],
    ['no params', { property: 'name', code: 'min-length' }],
    ['an unknown format', { property: 'name', code: 'format', params: { format: 'iban' } }],
    [
      'a row of an unknown code',
      { property: 'name', code: 'item', params: { index: 0, item: 'taken' } },
    ],
    ['a row in a row', { property: 'name', code: 'item', params: { index: 0, item: 'item' } }],
    ['a code like “constructor”', { property: 'name', code: 'constructor', params: {} }],
    [
      'an advice like “toString”',
      { property: 'name', code: 'portability', params: { advice: 'toString' } },
    ],
    [
      'a format like “valueOf”',
      { property: 'name', code: 'format', params: { format: 'valueOf' } },
    ],
    [
      'a param that cannot be written',
      { property: 'name', code: 'min-length', params: { minLength: { toString: 1, valueOf: 1 } } },
    ],
  ])('that the back end refuses with %s is wrong all the same', async (_, issue) => {
    const { onRespond, lose } = travel();
    draw(ask({ name: { type: 'string' } }), { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    await lose(0, Object.assign(new Error('The name is taken.'), { issues: [issue] }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    expect(screen.getByRole('alert')).toHaveTextContent('The name is taken.');
    expect(document.body).not.toHaveTextContent('native code');
  });

  test('that the back end refuses for a row that is none keeps all rows', async () => {
    const { onRespond, lose } = travel();
    draw(ask({ names: { type: 'array', items: { type: 'string' } } }), { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    const issue = { property: 'names', code: 'item', params: { index: 'first', item: 'pattern' } };
    await lose(0, Object.assign(new Error('The name is taken.'), { issues: [issue] }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'names' })).toBeInvalid());
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
  });

  test.each([[[null]], [[5]], [[{}]], ['none'], [[{ property: 5, code: 'type' }]]])(
    'that the back end refuses with what are no issues is lost: %j',
    async (issues) => {
      const { onRespond, lose } = travel();
      draw(ask({ name: { type: 'string' } }), { onRespond });
      await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
      await lose(0, Object.assign(new Error('Lost.'), { issues }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Lost.');
      expect(screen.getByRole('textbox')).toBeValid();
    },
  );

  test.each([
    ['a list for a message', () => Object.assign(new Error(), { message: ['too short'] })],
    ['a symbol for a message', () => Object.assign(new Error(), { message: Symbol('lost') })],
    ['a message that cannot be read', () => throwing('message')],
    ['issues that cannot be read', () => throwing('issues')],
    ['an issue that cannot be read', () => ({ issues: [throwing('code')] })],
    ['nothing that can be read', () => revoked()],
    ['nothing', () => null],
  ])('brings the form back as it was filled where the host rejects with %s', async (_, make) => {
    const { onRespond, lose } = travel();
    draw(form, { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    await lose(0, make());
    expect(screen.getByRole('alert').textContent).toBe('Your answer was not sent.');
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    expect(screen.getByRole('textbox')).toBeEnabled();
  });

  test('says why where the host rejects with an object that has a message', async () => {
    const { onRespond, lose } = travel();
    draw(form, { onRespond });
    await userEvent.click(button('Decline'));
    await lose(0, { message: 'Sign in again.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in again.');
  });

  test('is a promise or nothing: whatever else a host returns has arrived', async () => {
    const onRespond = vi.fn(() => 5) as () => void;
    draw(form, { onRespond });
    await userEvent.click(button('Decline'));
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  test('has arrived where the host returns what calls back at once', async () => {
    const onRespond = () => thenable((arrived) => arrived());
    draw(form, { onRespond });
    await userEvent.click(button('Decline'));
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  test.each([
    ['calls back at once', thenable((_, lost) => lost(new Error('Lost.')))],
    [
      'cannot be followed',
      thenable(() => {
        throw new Error('Lost.');
      }),
    ],
  ])('is lost where the host returns what says so at once: %s', async (_, returned) => {
    const onRespond = vi.fn<() => void | PromiseLike<void>>().mockReturnValueOnce(returned);
    draw(form, { onRespond });
    await userEvent.click(button('Decline'));
    expect(screen.getByRole('alert')).toHaveTextContent('Lost.');
    await userEvent.click(button('Decline'));
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  test.each([
    ['', vi.fn()],
    [': by the console where the page has no `reportError`, as under Jest', undefined],
  ])('is lost too where the host throws, which the host hears of%s', async (_, reportError) => {
    vi.stubGlobal('reportError', reportError);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('No such request.');
    draw(form, {
      onRespond() {
        throw error;
      },
    });
    await userEvent.click(button('Decline'));
    expect(screen.getByRole('alert')).toHaveTextContent('No such request.');
    expect(reportError ?? log).toHaveBeenCalledExactlyOnceWith(error);
    expect(button('Decline')).toBeVisible();
  });

  test('of a request that is withdrawn meanwhile changes nothing, whatever becomes of it', async () => {
    const { onRespond, arrive } = travel();
    const controller = new AbortController();
    draw(form, { onRespond, signal: controller.signal });
    await userEvent.click(accept());
    act(() => controller.abort());
    expect(screen.getByText('The request was withdrawn.')).toBeVisible();
    await arrive();
    expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  });

  test('of a request that the host withdraws as it is given changes nothing', async () => {
    const controller = new AbortController();
    const onRespond = async () => controller.abort();
    draw(form, { onRespond, signal: controller.signal });
    await userEvent.click(accept());
    expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  });
});

describe('FORM-15 a cancel of an answer on its way', () => {
  test.each([
    [1, 'You canceled.'],
    [0, 'You accepted.'],
  ])('is sent, and what arrives first counts: %s', async (first, expected) => {
    const { onRespond, arrive } = travel();
    draw(form, { onRespond });
    await userEvent.click(accept());
    await userEvent.click(button('Cancel'));
    expect(onRespond.mock.calls.map(([{ action }]) => action)).toEqual(['accept', 'cancel']);
    await arrive(first);
    await arrive(1 - first);
    expect(screen.getByText(expected)).toBeVisible();
  });

  test('that is lost leaves the answer on its way', async () => {
    const { onRespond, arrive, lose } = travel();
    draw(form, { onRespond });
    await userEvent.click(accept());
    await userEvent.click(button('Cancel'));
    await lose(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toBeDisabled();
    await arrive(0);
    expect(screen.getByText('You accepted.')).toBeVisible();
  });

  test('need not be waited for: a second ends it, and only a loss brings the form back', async () => {
    const { onRespond, lose } = travel();
    draw(form, { onRespond });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Cancel'));
    expect(screen.getByText('You canceled.')).toBeVisible();
    expect(onRespond).toHaveBeenCalledTimes(2);
    await lose(0);
    expect(screen.getByText('You canceled.')).toBeVisible();
    await lose(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not sent.');
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
  });
});

describe('FORM-12 a draft', () => {
  test('is kept until the answer has arrived', async () => {
    const { onRespond, arrive } = travel();
    const onDraft = vi.fn();
    const { unmount } = draw(form, { onRespond, onDraft });
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await userEvent.click(accept());
    onDraft.mockClear();
    unmount();
    expect(onDraft.mock.calls).toEqual([[{ f0: 'Ada' }]]);
    await arrive();
    expect(onDraft.mock.calls).toEqual([[{ f0: 'Ada' }], [undefined]]);
  });
});

describe('URL-6 a consent whose answer travels', () => {
  test('a decline is on its way, is lost, and is sent again', async () => {
    const { onRespond, arrive, lose } = travel();
    draw(askForUrl('https://example.com/'), { onRespond });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await lose();
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not sent.');
    await userEvent.click(button('Decline'));
    await arrive(1);
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  test('an accept that is lost once the page is open is sent again without opening it again', async () => {
    using _guard = { [Symbol.dispose]: disableConsentGuard() };
    const { onRespond, arrive, lose } = travel();
    const openUrl = vi.fn();
    draw(askForUrl('https://example.com/', 'e1'), { onRespond, openUrl });
    const open = await screen.findByRole('button', { name: /^Open/ });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    await lose();
    expect(button('Decline')).toBeVisible();
    await userEvent.click(button('Try again'));
    // The button that had focus is gone.
    expect(screen.getByRole('heading')).toHaveFocus();
    await arrive(1);
    expect(openUrl).toHaveBeenCalledTimes(1);
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept' }], [{ action: 'accept' }]]);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(button('Close')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  const reopened = askForUrl('https://example.com/', 'e1');

  test('an accept that was lost is given by "I have finished", which closes the panel', async () => {
    using _guard = { [Symbol.dispose]: disableConsentGuard() };
    const { onRespond, arrive } = travel();
    const onDismiss = vi.fn();
    const { container } = draw(reopened, { onRespond, onDismiss, stage: 'opened' });
    const finished = await screen.findByRole('button', { name: 'I have finished' });
    await waitFor(() => expect(finished).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(finished);
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
    expect(onDismiss).not.toHaveBeenCalled();
    await arrive();
    expect(container).toHaveTextContent('You accepted.');
  });

  test('an accept that was lost is given without a press once the server says that the page is done', async () => {
    const { onRespond, arrive } = travel();
    const { rerender } = draw(reopened, { onRespond, stage: 'opened' });
    expect(onRespond).not.toHaveBeenCalled();
    rerender({ onRespond, stage: 'finished' });
    await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'accept' }));
    await arrive();
    expect(onRespond).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region')).toHaveTextContent('You accepted.');
  });

  test('an accept that was lost is not given again by itself where its page is hidden and shown', async () => {
    const { onRespond, lose } = travel();
    const element = (mode: 'visible' | 'hidden', stage: 'opened' | 'finished' = 'finished') => (
      <Activity mode={mode}>
        <Elicitation request={reopened} {...{ server, onRespond, stage }} />
      </Activity>
    );
    const { rerender } = render(element('visible', 'opened'));
    rerender(element('visible'));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    await lose();
    rerender(element('hidden'));
    rerender(element('visible'));
    await act(async () => {});
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('what the server calls done is accepted once, and after a loss by the person alone', async () => {
    const { onRespond, arrive, lose } = travel();
    const request = askForUrl('https://example.com/');
    const { rerender } = draw(request, { onRespond, stage: 'opened' });
    rerender({ onRespond, stage: 'finished' });
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    await lose();
    expect(onRespond).toHaveBeenCalledTimes(1);
    using _guard = { [Symbol.dispose]: disableConsentGuard() };
    const finished = button('I have finished');
    await waitFor(() => expect(finished).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(finished);
    await arrive(1);
    expect(onRespond).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('region')).toHaveTextContent('You accepted.');
  });
});
