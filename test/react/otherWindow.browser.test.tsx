import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, type ElicitResult } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../ask.ts';
import { click, middleOf, press, settle, wait } from '../person.ts';
import { waitFor } from '../waitFor.ts';

/*
 * Hosts draw panels in another window by a portal: a chat that is popped out, a picture-in-picture window. A frame stands
 * for all of them here. It has a document, a window, focus and constructors of its own too.
 */

const server = { name: 'Example' };
const names = { name: { type: 'string', minLength: 2 } };
let frame: HTMLIFrameElement;

beforeEach(async () => {
  frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  frame.srcdoc = '<!doctype html><html lang="en"><title>Popped out</title><body>';
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
});

afterEach(() => frame.remove());

const inner = () => frame.contentDocument!;
const panel = () => within(inner().body);
const button = (name: string | RegExp) => panel().getByRole('button', { name });
const clickOn = (element: Element) => click(middleOf(element));
const drawInFrame = (node: ReactNode) => render(createPortal(node, inner().body));

function drawForm(request: object = ask(names)) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const drawn = drawInFrame(<Elicitation {...{ request, server, onRespond }} />);
  return { onRespond, ...drawn };
}

test.for(['Accept', 'Decline', 'Cancel'])('TRUST-8 takes a press of %s', async (name) => {
  const { onRespond } = drawForm();
  await settle(button(name));
  await clickOn(button(name));
  expect(onRespond).toHaveBeenCalledTimes(1);
  expect(onRespond.mock.lastCall![0].action).toBe(name.toLowerCase());
});

test('TRUST-8 takes no click on Accept that comes as the form appears, and says so', async () => {
  const { onRespond } = drawForm();
  await clickOn(button('Accept'));
  expect(await panel().findByRole('alert')).toBeVisible();
  expect(onRespond).not.toHaveBeenCalled();
});

test('FORM-2 Enter in a field is Accept', async () => {
  const { onRespond } = drawForm();
  await settle(button('Accept'));
  await clickOn(panel().getByRole('textbox'));
  await press('Enter');
  expect(onRespond).toHaveBeenCalledTimes(1);
});

test('FORM-6 the press that leaves a wrong answer is not lost to the error that appears', async () => {
  drawForm(ask({ ...names, more: { type: 'boolean' } }));
  await settle(button('Accept'));
  const input = panel().getByRole('textbox');
  await clickOn(input);
  await userEvent.keyboard('A');
  await clickOn(button('Accept'));
  // The submit moves focus to the field that is wrong.
  await waitFor(() => expect(inner().activeElement).toBe(input));
});

test('A11Y-3 the question whether to discard takes focus, and gives it back', async () => {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  drawInFrame(
    <Elicitation
      presentation="dialog"
      request={ask(names)}
      server={server}
      onRespond={onRespond}
    />,
  );
  const input = panel().getByRole('textbox');
  await clickOn(input);
  await userEvent.keyboard('A');
  await press('Escape');
  await waitFor(() => expect(inner().activeElement).toBe(button('Keep editing')));
  await press('Enter');
  await waitFor(() => expect(inner().activeElement).toBe(input));
  expect(onRespond).not.toHaveBeenCalled();
});

test('URL-7 opens the page from the window that was clicked in, where the click counts', async () => {
  const open = vi.spyOn(frame.contentWindow!, 'open').mockReturnValue(null);
  const request = { mode: 'url', message: '', url: 'https://github.com/', elicitationId: '1' };
  drawForm(request);
  const openButton = await panel().findByRole('button', { name: /^Open/ });
  // A window that nobody has touched may be in the background.
  await clickOn(panel().getByRole('heading'));
  await waitFor(() => expect(openButton).toHaveAttribute('data-readiness', 'ready'));
  await clickOn(openButton);
  expect(open).toHaveBeenCalledWith('https://github.com/', '_blank', 'noopener,noreferrer');
});

test('FORM-1 in WebKit, shows a date once it is picked there', async () => {
  const vendor = vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  drawForm(ask({ day: { type: 'string', format: 'date' } }));
  vendor.mockRestore();
  const picker = panel().getByLabelText<HTMLInputElement>('day');
  expect(picker.style.color).toBe('transparent');
  picker.focus();
  await waitFor(() => expect(picker.style.color).toBe(''));
});

test('TRUST-7 a dialog does not open over what a person types there', async () => {
  const { queue, ask: askQueue } = createFakeQueue();
  drawInFrame(
    <>
      <textarea aria-label="chat" />
      <ElicitationOutlet queue={queue} />
    </>,
  );
  await clickOn(panel().getByLabelText('chat'));
  act(() => void askQueue(ask(names)));
  expect(await panel().findByRole('button', { name: /^Review/ })).toBeVisible();
  expect(panel().queryByRole('dialog')).toBeNull();
});

test.for([
  ['form', ask(names)],
  ['URL', { mode: 'url', message: 'Sign in.', url: 'https://example.com/', elicitationId: '1' }],
] as const)(
  'TRUST-7 the dialog of a %s takes neither focus nor keys from whoever types in the page around its frame',
  async ([, request]) => {
    frame.style.height = '50%';
    const { queue, ask: askQueue } = createFakeQueue();
    drawInFrame(<ElicitationOutlet queue={queue} />);
    render(<textarea aria-label="Site" style={{ position: 'fixed', insetBlockEnd: 0 }} />);
    const site = screen.getByLabelText('Site');
    await clickOn(site);
    await userEvent.keyboard('hello ');
    act(() => void askQueue(request));
    const review = await panel().findByRole('button', { name: 'Review' });
    await userEvent.keyboard('w orld');
    expect(site).toHaveFocus();
    expect(site).toHaveValue('hello w orld');
    expect(queue.getSnapshot().pending).toHaveLength(1);
    await clickOn(review);
    await waitFor(() => expect(panel().getByRole('dialog')).toBeVisible());
  },
);

test('TRUST-7 the note that a server asks stands where a person there is not typing', async () => {
  const { queue, ask: askQueue } = createFakeQueue();
  drawInFrame(
    <>
      <textarea aria-label="chat" style={{ position: 'fixed', insetBlockEnd: 0 }} />
      <ElicitationOutlet queue={queue} />
    </>,
  );
  await clickOn(panel().getByLabelText('chat'));
  act(() => void askQueue(ask(names)));
  const review = await panel().findByRole('button', { name: /^Review/ });
  expect(review.closest('[data-side]')).toHaveAttribute('data-side', 'start');
});

test('TRUST-8 a form that a host moves to another window can still be accepted', async () => {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const { container } = render(<Elicitation {...{ request: ask(names), server, onRespond }} />);
  await wait(700);
  inner().body.append(container);
  // The guard looks twice a second at most, and then waits once more.
  await wait(1200);
  await clickOn(button('Accept'));
  expect(onRespond).toHaveBeenCalledTimes(1);
});

test.for(['another window', 'another place'])(
  'HOST-4 a dialog that a host moves to %s while it is open stays modal, with what is typed and focus',
  async (to) => {
    // It would cover the page.
    frame.style.height = '50%';
    const { queue, ask: askQueue } = createFakeQueue();
    const { container } = render(<ElicitationOutlet queue={queue} />);
    await act(async () => void askQueue(ask(names)));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Ada');
    (to === 'another window' ? inner() : document).body.append(container);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    const input = within(dialog).getByRole<HTMLInputElement>('textbox');
    expect(input.ownerDocument.activeElement).toBe(input);
    expect(input.value).toBe('Ada');
    expect(queue.getSnapshot().pending).toHaveLength(1);
  },
);

describe('HOST-4 once its window is closed', () => {
  beforeAll(loadOutlet);

  test.for(['dialog', 'inline'] as const)(
    'an outlet is asked, and the host stays as it is: %s',
    async (presentation) => {
      const { queue, ask: askQueue } = createFakeQueue();
      drawInFrame(<ElicitationOutlet {...{ queue, presentation }} />);
      frame.remove();
      await act(async () => void askQueue(ask(names)));
      expect(queue.getSnapshot().pending).toHaveLength(1);
    },
  );

  test('an outlet is drawn there, and the host stays as it is', () => {
    const { body } = inner();
    frame.remove();
    const { queue } = createFakeQueue();
    expect(() => render(createPortal(<ElicitationOutlet queue={queue} />, body))).not.toThrow();
  });

  test('a panel reports no errors to the page', async () => {
    const onError = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', onError);
    drawForm();
    // So many are drawn before it is closed, and after that: each would report an error.
    const draw = async () => {
      for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame);
    };
    await draw();
    frame.remove();
    await draw();
    window.removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});
