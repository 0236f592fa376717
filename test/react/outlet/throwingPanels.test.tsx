import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createContext, forwardRef, useContext, type ComponentProps, type ReactNode } from 'react';
import {
  ElicitationOutlet,
  ElicitationProvider,
  ElicitationRequests,
  type ElicitationComponents,
} from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask as formOf } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
  // React logs what it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** What the host's components need. */
const Theme = createContext<string | undefined>(undefined);
const TextInput = forwardRef<HTMLInputElement, ComponentProps<'input'>>((props, ref) => {
  if (useContext(Theme) === undefined) throw new Error('No theme.');
  return <input {...props} ref={ref} />;
});
const ThemedButton = forwardRef<HTMLButtonElement, ComponentProps<'button'>>((props, ref) => {
  if (useContext(Theme) === undefined) throw new Error('No theme.');
  return <button type="button" {...props} ref={ref} />;
});
const BrokenButton = () => {
  throw new Error('No theme.');
};

const question = formOf({ name: { type: 'string', title: 'Name' } });

/** A chat whose slots are the host's own. */
function setUp(components: Partial<ElicitationComponents>, beside?: ReactNode) {
  const { queue, ask } = createFakeQueue();
  const host = (theme?: string) => (
    <Theme.Provider value={theme}>
      <ElicitationProvider components={components}>
        <h1>Chat</h1>
        {beside}
        <ElicitationOutlet queue={queue} presentation={beside ? 'dialog' : 'inline'} />
      </ElicitationProvider>
    </Theme.Provider>
  );
  const { rerender } = render(host());
  const asked = async (...given: Parameters<typeof ask>) => {
    let answer: Promise<unknown> | undefined;
    await act(async () => void (answer = ask(...given)));
    return { answer };
  };
  return { queue, asked, setTheme: (theme?: string) => rerender(host(theme)) };
}

const name = () => screen.findByRole('textbox', { name: 'Name' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function expectHostWithNote() {
  expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This request could not be displayed.',
  );
  expect(reported).toHaveBeenCalledWith(new Error('No theme.'));
}

test('HOST-7 a slot that throws leaves the page as it was, and the next request can be answered', async () => {
  const { asked } = setUp({ TextInput });
  const first = await asked(question);
  await expectHostWithNote();
  const second = await asked(elicitations.confirmation);
  await press('Decline');
  await expect(first.answer).resolves.toEqual({ action: 'decline' });
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Decline');
  await expect(second.answer).resolves.toEqual({ action: 'decline' });
});

test('HOST-7 a slot that throws while somebody is typing loses nothing that was typed', async () => {
  const { asked, setTheme } = setUp({ TextInput });
  setTheme('light');
  const { answer } = await asked(question);
  await userEvent.type(await name(), 'Ada');
  setTheme();
  await expectHostWithNote();
  await press('Try again');
  await expectHostWithNote();
  setTheme('light');
  await press('Try again');
  expect(await name()).toHaveValue('Ada');
  await press('Accept');
  await expect(answer).resolves.toEqual({ action: 'accept', content: { name: 'Ada' } });
});

test('HOST-7 a host’s button that throws keeps nobody from declining', async () => {
  const { asked } = setUp({ Button: BrokenButton });
  const { answer } = await asked(question);
  await expectHostWithNote();
  await press('Decline');
  await expect(answer).resolves.toEqual({ action: 'decline' });
});

test('HOST-7 after a note that has thrown, the note of the next request is drawn', async () => {
  const { asked, setTheme } = setUp({ Button: ThemedButton }, <textarea aria-label="Message" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hel');
  const withdrawal = new AbortController();
  await asked(question, { signal: withdrawal.signal });
  expect(reported).toHaveBeenCalledTimes(1);
  await asked(question);
  setTheme('light');
  await act(async () => withdrawal.abort());
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
});

test('TRUST-7 without the note that a host’s button broke, the request opens once nobody is typing', async () => {
  const { asked } = setUp({ Button: BrokenButton }, <textarea aria-label="Message" />);
  const message = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(message, 'Hel');
  const { answer } = await asked(question);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(message, 'lo');
  expect(message).toHaveValue('Hello');
  act(() => message.blur());
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await press('Decline');
  await expect(answer).resolves.toEqual({ action: 'decline' });
});

test('HOST-3 of what could not be displayed, the person is told that it was withdrawn', async () => {
  const { queue, asked } = setUp({ TextInput });
  const withdrawal = new AbortController();
  await asked(question, { signal: withdrawal.signal });
  await expectHostWithNote();
  await act(async () => withdrawal.abort());
  expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  await press('Dismiss');
  expect(queue.getSnapshot().pending).toEqual([]);
});

test('FORM-15 a panel that throws while its answer is on its way goes on with that answer', async () => {
  const sent = vi.fn<(id: string, result: object) => Promise<void>>();
  const lost: (() => void)[] = [];
  sent.mockImplementation(
    () => new Promise((_, reject) => lost.push(() => reject(new Error('No network.')))),
  );
  const requests = [{ id: 'a', params: question, server: { name: 'Example' } }];
  const host = (theme?: string) => (
    <Theme.Provider value={theme}>
      <ElicitationProvider components={{ TextInput }}>
        <ElicitationRequests presentation="inline" requests={requests} onRespond={sent} />
      </ElicitationProvider>
    </Theme.Provider>
  );
  const { rerender } = render(host('light'));
  await userEvent.type(await name(), 'Ada');
  await press('Accept');
  rerender(host());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await press('Decline');
  expect(sent.mock.calls).toEqual([['a', { action: 'accept', content: { name: 'Ada' } }]]);
  await act(async () => lost[0]!());
  expect(screen.getByText('No network.')).toBeVisible();
  await press('Decline');
  expect(sent).toHaveBeenLastCalledWith('a', { action: 'decline' });
});
