import { StrictMode, useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Elicitation as BareElicitation,
  ElicitationOutlet,
  type ElicitationProps,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { createFakeQueue, disableConsentGuard } from 'react-mcp-elicitation/testing';
import { ask, askForUrl } from '../../ask.ts';
import {
  canRepeat,
  click,
  key,
  middleOf,
  mouse,
  press,
  pressRested,
  promptly,
  untilDismissible,
  wait,
} from '../../person.ts';
import { waitFor } from '../../waitFor.ts';
import { withSettings, type Settings } from '../withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

/** A host with a button that opens a request as a dialog. */
function Host(props: ElicitationProps & Settings) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {isAsked && <Elicitation presentation="dialog" {...props} />}
    </>
  );
}

async function open(
  request: unknown,
  options: Partial<ElicitationProps & Settings> = {},
  isDialog = true,
) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const onDismiss = vi.fn<() => void>();
  const server = { name: 'GitHub', url: 'https://mcp.github.com' };
  const view = render(
    <StrictMode>
      <Host {...{ request, server, onRespond, onDismiss, ...options }} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const role = isDialog ? 'dialog' : 'region';
  const dialog = await screen.findByRole<HTMLDialogElement>(role);
  return { dialog, onRespond, onDismiss, view };
}

/** A button by its name; Open by any domain. */
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: name === 'Open' ? /^Open(?! again)/ : name,
  });

/** What is read out, as against what describes a button. */
const said = (text: string | RegExp) =>
  // What came of an opening may be known only after a second.
  screen.findByText(text, { selector: '[role=status] *' });
const alerted = (text: string) => screen.findByText(text, { selector: '[role=alert] *' });
const isReady = () => button('Open').getAttribute('aria-disabled') === 'false';

/** The confirm button can be pressed a second after it came into sight. */
async function ready(name = 'Open') {
  await waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBe('false'));
  return button(name);
}

/** Whether the browser says that a click still counts after `window.open`, as it does when it blocked one. */
function activation(...isActive: boolean[]) {
  const spy = vi.spyOn(navigator.userActivation, 'isActive', 'get');
  for (const value of isActive) spy.mockReturnValueOnce(value);
  return spy;
}

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

describe('URL-3 URL-6 opening', () => {
  // What it guards against is the next group's subject.
  let restoreGuard: () => void;
  beforeEach(() => {
    restoreGuard = disableConsentGuard();
  });
  afterEach(() => restoreGuard());

  test('opens exactly what was shown, in a context of its own, and accepts at the click', async () => {
    const { onRespond } = await open(askForUrl('https://EXAMPLE.com/a', 'e1'));
    activation(true, false);
    await userEvent.click(await ready());
    expect(window.open).toHaveBeenCalledExactlyOnceWith(
      'https://example.com/a',
      '_blank',
      'noopener,noreferrer',
    );
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
    expect(await screen.findByText(/open in another tab/)).toBeTruthy();
  });

  test('PROTO-4 nothing follows an accept: closing the panel sends nothing more', async () => {
    const { dialog, onRespond, onDismiss } = await open(askForUrl('https://example.com/', 'e1'));
    activation(true, false);
    await userEvent.click(await ready());
    await screen.findByText(/open in another tab/);
    expect(dialog.isConnected).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/open in another tab/)).toBeNull());
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('without an elicitationId the accept goes out when the person has finished', async () => {
    const { dialog, onRespond, onDismiss } = await open(askForUrl('https://example.com/'));
    activation(true, false);
    await userEvent.click(await ready());
    const finished = await ready('I have finished');
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.click(finished);
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    // Nobody has closed it.
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('without an elicitationId a person may still decline with the page open', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/'));
    activation(true, false);
    await userEvent.click(await ready());
    await screen.findByText(/Come back when/);
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });
  });

  test("a host may have it accepted at the click: until 'opened'", async () => {
    const { onRespond } = await open(askForUrl('https://example.com/'), { until: 'opened' });
    activation(true, false);
    await userEvent.click(await ready());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('where neither the click nor the page tells, the person does, and nothing is accepted before', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    activation(true, true);
    await userEvent.click(await ready());
    expect(await said('Opening the page…')).toBeTruthy();
    expect(await said('Did the page open?')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.click(await ready('I opened it'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
    expect(await said(/is open in another tab/)).toBeTruthy();
  });

  test.each([
    ['the page loses focus', () => window.dispatchEvent(new Event('blur'))],
    ['the page goes out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])(
    'as in WebKit, where a click counts on after it opened a tab: %s, and that is known',
    async (_, leave) => {
      const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
      activation(true, true);
      vi.mocked(window.open).mockImplementation(() => {
        setTimeout(leave, 50);
        return null;
      });
      await userEvent.click(await ready());
      expect(await said(/is open in another tab/)).toBeTruthy();
      expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
      expect(screen.queryByRole('button', { name: 'I opened it' })).toBeNull();
    },
  );

  test('a panel that is closed while nobody knows cancels, and accepts nothing later', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    activation(true, true);
    await userEvent.click(await ready());
    await userEvent.keyboard('{Escape}');
    window.dispatchEvent(new Event('blur'));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' });
  });

  test('a pop-up that was blocked is tried again', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    activation(true, true);
    await userEvent.click(await ready());
    await said('Did the page open?');
    activation(true, false);
    await userEvent.click(await ready('Try again'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('an opener that throws, as in a sandboxed frame, leaves the request unanswered', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    vi.mocked(window.open).mockImplementation(() => {
      throw new DOMException('sandboxed');
    });
    await userEvent.click(await ready());
    expect(await screen.findByText(/did not open/)).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' });
  });

  test('a page that is done needs no opening: nobody is told any more that it did not open', async () => {
    const request = askForUrl('https://example.com/', 'e1');
    const props = { request, server: { name: 'A' }, openUrl: () => false, onRespond: () => {} };
    const { rerender } = render(<Elicitation {...props} />);
    await userEvent.click(await ready());
    expect(await screen.findByText(/did not open/)).toBeTruthy();
    rerender(<Elicitation {...props} stage="finished" />);
    expect(await screen.findByText(/nothing more is needed/)).toBeTruthy();
    expect(screen.queryByText(/did not open/)).toBeNull();
  });

  test('after Copy link, "I opened it" accepts', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { onRespond } = await open(askForUrl('https://example.com/a', 'e1'));
    vi.mocked(window.open).mockImplementation(() => {
      throw new DOMException('sandboxed');
    });
    await userEvent.click(await ready());
    await screen.findByText(/did not open/);
    await userEvent.click(button('Copy link'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://example.com/a');
    expect(await screen.findByText('The link was copied.')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.click(await ready('I opened it'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('a blocked second opening takes nothing back', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/'));
    activation(true, false);
    await userEvent.click(await ready());
    await ready('I have finished');
    activation(true, true);
    await userEvent.click(button('Open again'));
    await userEvent.click(await ready('I have finished'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('where the browser does not tell, neither is claimed', async () => {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(undefined as never);
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    await userEvent.click(await ready());
    expect(await said('Did the page open?')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('PROTO-4 opened again after the accept, and closed: nothing more is sent', async () => {
    const onRespond = vi.fn<() => void>();
    const onDismiss = vi.fn<() => void>();
    const props = { request: askForUrl('https://example.com/', 'e1'), onRespond, onDismiss };
    const server = { name: 'GitHub' };
    render(<Elicitation {...props} server={server} presentation="dialog" stage="opened" />);
    activation(true, false);
    await userEvent.click(await ready('Open again'));
    expect(window.open).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('HOST-2 what was opened stays so when an outlet is mounted anew', async () => {
    const { queue, ask: request } = createFakeQueue();
    const answer = request(askForUrl('https://example.com/'));
    const { unmount } = render(<ElicitationOutlet queue={queue} />);
    activation(true, false);
    await userEvent.click(await ready());
    await ready('I have finished');
    unmount();
    render(<ElicitationOutlet queue={queue} />);
    await userEvent.click(await ready('I have finished'));
    expect(await answer).toEqual({ action: 'accept' });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('HOST-2 a page that is open yields to another request, and comes back', async () => {
    const { queue, ask: request } = createFakeQueue();
    const first = request(askForUrl('https://example.com/', 'e1'));
    render(<ElicitationOutlet queue={queue} />);
    activation(true, false);
    await userEvent.click(await ready());
    expect(await first).toEqual({ action: 'accept' });
    const second = request({
      message: 'Sure?',
      requestedSchema: { type: 'object', properties: {} },
    });
    await screen.findByText('Sure?');
    await userEvent.click(button('Decline'));
    expect(await second).toEqual({ action: 'decline' });
    await screen.findByText(/open in another tab/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
  });

  test('a clipboard that refuses is said', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await open(askForUrl('https://example.com/a', 'e1'));
    await userEvent.click(button('Copy link'));
    expect(await screen.findByText(/could not be copied/)).toBeTruthy();
  });

  test.each([
    ['says nothing', () => undefined, 'accept'],
    ['says true', () => true, 'accept'],
    ['promises true', () => Promise.resolve(true), 'accept'],
    ['says false', () => false, undefined],
    ['promises false', () => Promise.resolve(false), undefined],
    [
      'throws',
      () => {
        throw new Error('no');
      },
      undefined,
    ],
    ['rejects', () => Promise.reject(new Error('no')), undefined],
  ])("the host's own opener, when it %s", async (_, result, action) => {
    const openUrl = vi.fn<(href: string) => boolean | undefined | Promise<boolean>>(result);
    const { onRespond } = await open(askForUrl('https://example.com/a', 'e1'), { openUrl });
    await userEvent.click(await ready());
    expect(openUrl).toHaveBeenCalledExactlyOnceWith('https://example.com/a');
    expect(window.open).not.toHaveBeenCalled();
    await screen.findByText(action ? /open in another tab/ : /did not open/);
    expect(onRespond.mock.calls).toEqual(action ? [[{ action }]] : []);
  });

  test('a click that brings a person back from a page that may be open does not cancel', async () => {
    const { dialog, onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    activation(true, true);
    await userEvent.click(await ready());
    expect(await said('Did the page open?')).toBeTruthy();
    await click([2, 2]);
    await wait(100);
    expect(onRespond).not.toHaveBeenCalled();
    expect(dialog).toBeVisible();
  });

  test('while a host opens the page, the button waits and says so', async () => {
    let finish: (isOpened: boolean) => void = () => {};
    const openUrl = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
    const { onRespond } = await open(askForUrl('https://example.com/a', 'e1'), { openUrl });
    await userEvent.click(await ready());
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('opening'));
    await userEvent.click(button('Open'), { force: true });
    expect(openUrl).toHaveBeenCalledOnce();
    expect(button('Open')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Open')).toHaveAccessibleDescription('Opening the page…');
    expect(await said('Opening the page…')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
    finish(true);
    expect(await said(/open in another tab/)).toBeTruthy();
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('PROTO-7 a completion is the accept, where that is due when the person has finished', async () => {
    const onRespond = vi.fn<() => void>();
    const props = {
      request: askForUrl('https://example.com/'),
      server: { name: 'GitHub' },
      onRespond,
    };
    const { rerender } = render(<Elicitation {...props} />);
    activation(true, false);
    await userEvent.click(await ready());
    await screen.findByText(/Come back when/);
    rerender(<Elicitation {...props} stage="finished" />);
    await waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' }));
    expect(await screen.findByText('You accepted.')).toBeTruthy();
  });

  test('PROTO-7 a completion before the person has opened the page is no accept, then or later', async () => {
    const onRespond = vi.fn<() => void>();
    const props = {
      request: askForUrl('https://example.com/'),
      server: { name: 'GitHub' },
      onRespond,
    };
    render(<Elicitation {...props} stage="finished" />);
    activation(true, false);
    await userEvent.click(await ready());
    const finished = await ready('I have finished');
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.click(finished);
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });

  test('PROTO-7 a completion moves the waiting panel on', async () => {
    const request = askForUrl('https://example.com/');
    const onRespond = vi.fn(() => new Promise<void>(() => {}));
    const props = { request, server: { name: 'GitHub' }, onRespond };
    const { rerender } = render(<Elicitation {...props} stage="opened" />);
    expect(await screen.findByText(/open in another tab/)).toBeTruthy();
    rerender(<Elicitation {...props} stage="finished" />);
    expect(await screen.findByText(/Done/)).toBeTruthy();
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });
});

test('how far it has come is said while it is so, and not longer', async () => {
  await open(askForUrl('https://example.com/'));
  await ready();
  expect(screen.queryByText('Checking the address…')).toBeNull();
});

describe('URL-7 the confirm button', () => {
  test('takes no click for a second, and says so; Decline is live at once', async () => {
    const { onRespond } = await promptly(800, async (begin) => {
      // A press that came too late has opened it.
      vi.mocked(window.open).mockClear();
      const opened = await open(askForUrl('https://example.com/', 'e1'));
      await waitFor(() => expect(button('Open').dataset['readiness']).toBe('guarded'));
      begin();
      await userEvent.click(button('Open'), { force: true });
      return opened;
    });
    expect(await screen.findByText(/Too soon/)).toBeTruthy();
    expect(window.open).not.toHaveBeenCalled();
    await ready();
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });
  });

  test('says no more that a press came too soon once a later one has counted', async () => {
    const openUrl = () => new Promise<boolean>(() => {});
    await promptly(800, async (begin) => {
      await open(askForUrl('https://example.com/', 'e1'), { openUrl });
      await waitFor(() => expect(button('Open').dataset['readiness']).toBe('guarded'));
      begin();
      await userEvent.click(button('Open'), { force: true });
    });
    expect(await screen.findByText(/Too soon/)).toBeTruthy();
    await ready();
    await pressRested(button('Open'));
    expect(await said('Opening the page…')).toBeTruthy();
    // The second click of a double click is not too soon either.
    await userEvent.click(button('Open'), { force: true });
    expect(screen.queryByText(/Too soon/)).toBeNull();
  });

  test('says of each button in turn that it was pressed too soon', async () => {
    await promptly(800, async (begin) => {
      await open(askForUrl('https://example.com/'), {});
      await waitFor(() => expect(button('Open').dataset['readiness']).toBe('guarded'));
      begin();
      await userEvent.click(button('Open'), { force: true });
      await screen.findByText(/Too soon/);
      await ready();
      activation(true, false);
      await pressRested(button('Open'));
      const finished = await screen.findByRole('button', { name: 'I have finished' });
      begin();
      await userEvent.click(finished, { force: true });
    });
    expect(await screen.findByText(/Too soon/)).toBeTruthy();
  });

  test('takes no click that a script makes', async () => {
    await open(askForUrl('https://example.com/', 'e1'));
    const openButton = await ready();
    openButton.click();
    openButton.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(window.open).not.toHaveBeenCalled();
  });

  test.each(['blur', 'visibilitychange'])('starts again at %s', async (type) => {
    await open(askForUrl('https://example.com/', 'e1'));
    await ready();
    (type === 'blur' ? window : document).dispatchEvent(new Event(type));
    await waitFor(() => expect(isReady()).toBe(false));
    await ready();
  });

  test('starts again at a resize that moves it, and only then', async () => {
    const { dialog } = await open(askForUrl('https://example.com/', 'e1'));
    await ready();
    window.dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isReady()).toBe(true);
    dialog.style.marginBlock = '7px';
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(isReady()).toBe(false));
  });

  test('waits while the page has no focus', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await open(askForUrl('https://example.com/', 'e1'));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(isReady()).toBe(false);
    hasFocus.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    await ready();
  });

  // WebKit repeats no key.
  test.skipIf(!canRepeat)('a key that was held down before does not press it', async () => {
    await key('down', 'Enter');
    await open(askForUrl('https://example.com/', 'e1'));
    (await ready()).focus();
    await key('down', 'Enter');
    await key('up', 'Enter');
    expect(window.open).not.toHaveBeenCalled();
    activation(true, false);
    await userEvent.keyboard('{Enter}');
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  test('a key that was pressed elsewhere does not press it', async () => {
    await open(askForUrl('https://example.com/', 'e1'));
    const openButton = await ready();
    const field = document.createElement('input');
    openButton.closest('dialog')!.append(field);
    field.focus();
    field.addEventListener('keydown', () => openButton.focus());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(openButton);
    expect(window.open).not.toHaveBeenCalled();
  });

  test('a click that began before it was ready does not press it', async () => {
    const at = await promptly(800, async (begin) => {
      await open(askForUrl('https://example.com/', 'e1'));
      await ready();
      const at = middleOf(button('Open'));
      // Its second begins anew.
      window.dispatchEvent(new Event('focus'));
      begin();
      await mouse('down', at);
      return at;
    });
    await ready();
    await mouse('up', at);
    expect(window.open).not.toHaveBeenCalled();
    activation(true, false);
    await userEvent.click(button('Open'));
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  test('counts no time while a part of it is out of sight', async () => {
    const { dialog } = await open(
      askForUrl('https://example.com/', 'e1'),
      { presentation: 'inline' },
      false,
    );
    const { bottom, height } = button('Open').getBoundingClientRect();
    const clipped = bottom - dialog.getBoundingClientRect().top - height / 2;
    dialog.style.cssText = `overflow: hidden; block-size: ${clipped}px`;
    await waitFor(() => expect(button('Open').dataset['counting']).toBeUndefined());
    // Longer than it would wait in plain sight.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(button('Open').dataset['readiness']).toBe('guarded');
    dialog.style.cssText = '';
    await ready();
  });

  test('starts again when the page moves it', async () => {
    const { view } = await open(
      askForUrl('https://example.com/', 'e1'),
      { presentation: 'inline' },
      false,
    );
    await ready();
    const shift = document.createElement('div');
    shift.style.height = '150px';
    view.container.prepend(shift);
    await waitFor(() => expect(isReady()).toBe(false));
    await ready();
  });

  test('"I opened it" has a second of its own, and pushes nothing aside', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    let before = NaN;
    const { onRespond } = await promptly(800, async (begin) => {
      const opened = await open(askForUrl('https://example.com/', 'e1'));
      await ready();
      before = button('Decline').getBoundingClientRect().x;
      await userEvent.click(button('Copy link'));
      const confirm = await screen.findByRole('button', { name: 'I opened it' });
      begin();
      await userEvent.click(confirm, { force: true });
      return opened;
    });
    expect(onRespond).not.toHaveBeenCalled();
    expect(button('Decline').getBoundingClientRect().x).toBe(before);
  });

  // WebKit repeats no key.
  test.skipIf(!canRepeat).each(['Enter', 'Escape'] as const)(
    'PROTO-4 a key that is held down neither declines nor cancels: %s',
    async (name) => {
      await key('down', name);
      const { onRespond } = await open(askForUrl('https://githup.com/', 'e1'));
      await waitFor(() => expect(document.activeElement).toBe(button('Decline')));
      await key('down', name);
      await key('up', name);
      expect(onRespond).not.toHaveBeenCalled();
    },
  );

  // The dialog itself has focus in both.
  test.skipIf(!canRepeat).for([
    ['an address without caution', askForUrl('https://example.com/', 'e1')],
    ['a form', ask({ name: { type: 'string' } })],
  ] as const)('PROTO-4 an Escape that is held down does not cancel %s', async ([, request]) => {
    await key('down', 'Escape');
    const { dialog, onRespond } = await open(request);
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    // Longer than any stray press is feared.
    await wait(600);
    await key('down', 'Escape');
    await key('up', 'Escape');
    expect(onRespond).not.toHaveBeenCalled();
    await press('Escape');
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' });
  });

  test('Space presses it too, once', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    (await ready()).focus();
    activation(true, false);
    await userEvent.keyboard(' ');
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('at danger it shows no counting before the box is ticked', async () => {
    await open(askForUrl('http://example.com/'));
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('unacknowledged'));
    expect(button('Open')).not.toHaveAttribute('data-counting');
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(button('Open').dataset['readiness']).toMatch(/guarded|ready/));
  });

  test('at danger it waits for the box as well', async () => {
    const { onRespond } = await open(askForUrl('http://example.com/', 'e1'));
    const box = await screen.findByRole('checkbox', { name: /I understand the risk/ });
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('unacknowledged'));
    // Longer than the guard would wait, so that only the box holds it back.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await userEvent.click(button('Open'), { force: true });
    expect(await alerted('Select the box above first.')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.click(box);
    activation(true, false);
    await userEvent.click(await ready());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept' });
  });
});

test('TRUST-8 a press that comes too soon moves no button, nor does the one that counts', async () => {
  await open(askForUrl('http://example.com/', 'e1'), { presentation: 'inline' }, false);
  const box = await screen.findByRole('checkbox', { name: /I understand the risk/ });
  await waitFor(() => expect(button('Open').dataset['readiness']).toBe('unacknowledged'));
  const places = () => ['Open', 'Decline'].map((name) => button(name).getBoundingClientRect().top);
  const before = places();
  await userEvent.click(button('Open'), { force: true });
  expect(await alerted('Select the box above first.')).toBeVisible();
  expect(places()).toEqual(before);
  await userEvent.click(box);
  await ready();
  expect(places()).toEqual(before);
});

describe('URL-1 URL-4 what is shown', () => {
  test('focus is on the dialog, and on Decline where there is reason for caution', async () => {
    const { view } = await open(askForUrl('https://example.com/', 'e1'));
    await ready();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    view.unmount();
    await open(askForUrl('https://githup.com/', 'e1'));
    await waitFor(() => expect(document.activeElement).toBe(button('Decline')));
  });

  test('URL-5 URL-2 nothing is a link, and nothing of the URL is in an attribute that is followed', async () => {
    const { dialog } = await open({
      ...askForUrl('https://login.example.com/?next=https://evil.example', 'e1'),
      message: 'See https://evil.example and <a href="https://evil.example">this</a>',
    });
    await ready();
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(dialog.querySelector('a, [href], [src], link, img, iframe')).toBeNull();
    expect(dialog.textContent).toContain('https://login.example.com/?next=https://evil.example');
  });

  test('the whole host, its registrable domain emphasised', async () => {
    const { dialog } = await open(askForUrl('http://a.b.example.co.uk:8080/', 'e1'));
    await waitFor(() =>
      expect(dialog.querySelector('[data-slot=elicitation-host-domain]')?.textContent).toBe(
        'example.co.uk',
      ),
    );
    expect(dialog.querySelector('[data-slot=elicitation-host]')?.textContent).toBe(
      'http://a.b.example.co.uk:8080',
    );
  });

  test('what is refused has no Open, and its request is still answered', async () => {
    const { onRespond } = await open(askForUrl('javascript:alert(1)', 'e1'));
    expect(
      await screen.findByRole('alert', { name: 'This address cannot be opened' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await userEvent.click(button('Decline'));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });
  });

  test('an honest internationalised name', async () => {
    const { dialog } = await open(askForUrl('https://bücher.example/', 'e1'));
    await waitFor(() => expect(dialog.dataset['level']).toBe('info'));
    const notice = dialog.querySelector('[data-slot=elicitation-punycode]')!;
    expect(notice.textContent).toMatch(/In plain letters it is .*xn--bcher-kva\.example/);
    expect(notice.closest('[role=status]')).toBeTruthy();
    const [host, open_] = [dialog.querySelector('[data-slot=elicitation-host]')!, button('Open')];
    expect(host.textContent).toBe('bücher.example');
    expect(notice.compareDocumentPosition(open_) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('URL-4 a name that is shown in ASCII, since another one is like it, has its letters beside it', async () => {
    const { dialog } = await open(askForUrl('https://hôtels.fr/', 'e1'));
    await waitFor(() => expect(dialog.dataset['level']).toBe('caution'));
    const host = dialog.querySelector('[data-slot=elicitation-host]')!;
    expect(host.textContent).toMatch(/^xn--/);
    const notice = dialog.querySelector('[data-slot=elicitation-punycode]')!;
    expect(notice.textContent).toMatch(
      /It looks like .*hôtels\.fr.*, but opens .*xn--htels-6ta\.fr/,
    );
    expect(notice.closest('[role=status]')).toBeVisible();
  });

  test.each([
    ['16px', 1],
    ['32px', Infinity],
  ])(
    'with text of %s, names that are longer than a line break in the middle, and nothing is cut off',
    async (fontSize, mostLines) => {
      await page.viewport(320, 600);
      document.documentElement.style.fontSize = fontSize;
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      const label = 'a-'.repeat(30);
      const { dialog } = await open(askForUrl(`https://${label}a.login.example-with-hyphen.com/`));
      // Large text leaves no room for the buttons, which have to be in sight.
      button('Open').scrollIntoView();
      await ready();
      const part = (name: string) => dialog.querySelector(`[data-slot="elicitation-${name}"]`)!;
      const labels = [...part('host').querySelectorAll('bdi')];
      const heights = labels.map((bdi) => bdi.getBoundingClientRect().height);
      const line = heights.at(-1)!;
      expect(heights[0]).toBeGreaterThan(line * 1.5);
      const { height } = part('host-domain').getBoundingClientRect();
      expect(height).toBeLessThan(line * (mostLines + 0.9));
      for (const name of ['host', 'url']) {
        expect(part(name).scrollWidth).toBeLessThanOrEqual(part(name).clientWidth);
      }
    },
  );

  test('in a low window, what is suspicious begins with its heading, not with its buttons', async () => {
    await page.viewport(320, 256);
    onTestFinished(() => page.viewport(900, 700));
    const { dialog } = await open(askForUrl('https://githup.com/', 'e1'));
    await waitFor(() => expect(button('Decline')).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 300));
    const all = [dialog, ...dialog.querySelectorAll('*')];
    expect(all.filter(({ scrollTop }) => scrollTop > 0)).toEqual([]);
    const { top } = screen.getByRole('heading').getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
  });

  test('right-to-left labels stay in their places', async () => {
    const { dialog } = await open(askForUrl('https://login.דוגמה.example/', 'e1'));
    await ready();
    const labels = [...dialog.querySelectorAll('[data-slot=elicitation-host] bdi')];
    const lefts = labels.map((label) => label.getBoundingClientRect().left);
    expect(labels.map((label) => label.textContent)).toEqual(['login', 'דוגמה', 'example']);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('right-to-left labels of an address as it was sent stay in their places', async () => {
    const { dialog } = await open(askForUrl('https://אאא.בבב.example/', 'e1'));
    await screen.findByText('As the server sent it');
    const labels = [...dialog.querySelectorAll('[data-slot=elicitation-url] bdi')];
    const lefts = labels.map((label) => label.getBoundingClientRect().left);
    expect(labels.map((label) => label.textContent)).toEqual(['אאא', 'בבב']);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('the dialog is described by the host, the notice and the message', async () => {
    const { dialog } = await open(askForUrl('https://bücher.example/', 'e1'));
    await ready();
    expect(dialog).toHaveAccessibleDescription(
      /^Connect your account\. bücher\.example This name uses letters other than A–Z/,
    );
  });

  test('danger is one sentence, which describes the dialog and Decline; the rest is folded away', async () => {
    const { dialog } = await open(askForUrl('https://kаntine.example/?access_token=1', 'e1'));
    const warning = await screen.findByRole('alert', { name: 'This address may be an imitation' });
    expect(warning.textContent.replace(/[\u2068\u2069]/gu, '')).toBe(
      'This address may be an imitation' +
        'kаntine mixes letters of different alphabets, a common trick in fake addresses.' +
        'Decline unless you are sure about this address.',
    );
    const described = /^This address may be an imitation .*Decline unless you are sure/u;
    expect(dialog).toHaveAccessibleDescription(described);
    expect(button('Decline')).toHaveAccessibleDescription(described);
    await waitFor(() => expect(document.activeElement).toBe(button('Decline')));
    // The host itself is in ASCII: there is no other form to tell.
    expect(dialog.querySelector('[data-slot=elicitation-host]')?.textContent).toMatch(/^xn--/);
    expect(dialog.querySelector('[data-slot=elicitation-punycode]')).toBeNull();
    const more = dialog.querySelector('details')!;
    expect(within(more).getByText(/contains a secret that others may read/)).not.toBeVisible();
    await userEvent.click(screen.getByText('More about this address'));
    expect(within(more).getByText(/contains a secret that others may read/)).toBeVisible();
  });

  test.each([
    ['https://googlé.com/', 'This is not google.com', 'It uses look-alike letters.'],
    ['https://paypa1.com/', 'This is not paypal.com', 'It looks like paypal.com, but is not.'],
    [
      'https://accounts.google.co.uk.evil.example/',
      'This is not google.co.uk',
      'It contains google.co.uk, but it belongs to evil.example.',
    ],
    [
      'https://paypal-signin.com/',
      'This is not paypal.com',
      'It contains paypal.com, but it belongs to paypal-signin.com.',
    ],
    ['http://example.com/', 'The connection is not encrypted', 'Others on the network can read'],
  ])('%s is warned of by name: %s', async (url, title, reason) => {
    await open(askForUrl(url, 'e1'));
    const warning = await screen.findByRole('alert');
    const plain = warning.textContent.replace(/[\u2068\u2069]/g, '');
    expect(plain.startsWith(title + reason)).toBe(true);
  });

  test('HOST-3 a withdrawal closes it, and nothing is answered', async () => {
    const controller = new AbortController();
    const { dialog, onRespond } = await open(askForUrl('https://example.com/', 'e1'), {
      signal: controller.signal,
    });
    await ready();
    controller.abort();
    expect(await within(dialog).findByText('The request was withdrawn.')).toBeTruthy();
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('PROTO-4 dismissal before a decision is cancel', async () => {
    const { onRespond } = await open(askForUrl('https://example.com/', 'e1'));
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' }));
  });
});

test('URL-1 the host is read out as one word', async () => {
  const { dialog } = await open(askForUrl('https://login.example.com/'));
  await waitFor(() => expect(dialog).toHaveAccessibleDescription(/login\.example\.com/));
});

test('URL-4 a mere note about the address describes the dialog, so that it is read out', async () => {
  const { dialog } = await open(askForUrl('https://example.com/?next=https://other.example.org/'));
  await waitFor(() =>
    expect(dialog).toHaveAccessibleDescription(/It may pass you on to \W?other\.example\.org/),
  );
});
