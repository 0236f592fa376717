import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ElicitationOutlet,
  ElicitationRequests,
  type ElicitationOutletProps,
} from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { mouse, untilDismissible } from '../../person.ts';
import '../../setup.rules.ts';

beforeAll(loadOutlet);

function renderChat(presentation: ElicitationOutletProps['presentation']) {
  const { queue, ask } = createFakeQueue();
  render(
    <>
      <button type="button">Before</button>
      <ElicitationOutlet queue={queue} presentation={presentation} />
      <button type="button">After</button>
    </>,
  );
  return {
    queue,
    ask: (name: string) => act(async () => void ask(elicitations.text, { server: { name } })),
  };
}

/** A server asks while somebody types into the host's own text, so only a note stands there. */
async function askWhileTyping() {
  const { queue } = renderChat('dialog');
  const controller = new AbortController();
  const composer = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => composer.remove());
  composer.focus();
  await act(async () => {
    const connection = queue.connection({ name: 'One' });
    void connection.onRequest(elicitations.text, { signal: controller.signal }).catch(() => {});
  });
  await screen.findByRole('button', { name: 'Review' });
  return { composer, withdraw: () => controller.abort() };
}

const button = (name: string) => screen.getByRole('button', { name });
const told = () => document.querySelector('[data-slot=elicitation-status]:focus');

describe('HOST-4 focus never falls to the top of the page', () => {
  test.each(['Cancel', 'Decline'])('after %s in place', async (answer) => {
    const { ask } = renderChat('inline');
    await ask('One');
    button(answer).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    await waitFor(() =>
      expect(told()?.textContent).toBe(answer === 'Cancel' ? 'You canceled.' : 'You declined.'),
    );
    await userEvent.keyboard('{Tab}');
    expect(button('After')).toHaveFocus();
  });

  test('between two requests in place, it goes to the next one’s heading', async () => {
    const { ask } = renderChat('inline');
    await ask('One');
    await ask('Two');
    button('Decline').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Two/ })).toHaveFocus();
  });

  test('after Mute and Unmute', async () => {
    const { ask } = renderChat('inline');
    for (let count = 0; count < 3; count++) await ask('Flood');
    button('Mute Flood').focus();
    await userEvent.keyboard('{Enter}');
    const muted = await screen.findByText(/is muted/);
    // Focus reads out what Mute did.
    await waitFor(() => expect(muted).toHaveFocus());
    expect(muted.textContent).toMatch(/^Flood is muted/);
    await userEvent.keyboard('{Tab}');
    expect(button('Unmute')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(told()).not.toBeNull());
  });

  test('where a dialog was opened from something that has gone', async () => {
    const { ask } = renderChat('dialog');
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    await ask('One');
    opener.remove();
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told()?.textContent).toBe('You canceled.'));
  });

  test('where a note is taken away from under a hand on Review', async () => {
    const { withdraw } = await askWhileTyping();
    button('Review').focus();
    act(withdraw);
    await waitFor(() => expect(told()).not.toBeNull());
    await userEvent.keyboard('{Tab}');
    expect(button('After')).toHaveFocus();
  });

  test('somebody who has left the panel is left alone', async () => {
    const { queue, ask } = renderChat('inline');
    await ask('One');
    button('Before').focus();
    await act(async () =>
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]!.id,
        result: { action: 'decline' },
      }),
    );
    expect(button('Before')).toHaveFocus();
  });
});

describe('HOST-4 what is told when a request is over', () => {
  const region = () => document.querySelector('[data-slot=elicitation-status]')?.textContent;

  test('how it was answered, until the next one asks', async () => {
    const { ask } = renderChat('dialog');
    await ask('One');
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region()).toBe('You canceled.'));
    await ask('Two');
    expect(screen.queryByText('You canceled.')).toBeNull();
  });

  test('that a request has appeared in place, where it takes no focus', async () => {
    const { ask } = renderChat('inline');
    button('Before').focus();
    await ask('One');
    await waitFor(() => expect(region()).toMatch(/One.* is asking for information/));
    expect(button('Before')).toHaveFocus();
  });

  test('TRUST-6 that a server was muted from a dialog, until it is unmuted', async () => {
    const { ask } = renderChat('dialog');
    button('Before').focus();
    for (let count = 0; count < 3; count++) await ask('Flood');
    button('Mute Flood').focus();
    await userEvent.keyboard('{Enter}');
    const words = 'Flood is muted. Its requests are declined automatically.';
    await waitFor(() => expect(region()).toBe(words));
    expect(button('Before')).toHaveFocus();
    await userEvent.click(button('Unmute'));
    expect(region()).toBe('');
  });

  test('TRUST-6 that a server was muted, once its requests have left a host’s own list', async () => {
    const listed = ['a', 'b', 'c'].map((id) => ({
      id,
      params: elicitations.text,
      server: { name: 'Flood' },
    }));
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => void (arrive = resolve));
    const draw = (requests: typeof listed) => (
      <>
        <button type="button">Before</button>
        <ElicitationRequests requests={requests} onRespond={() => arrival} />
      </>
    );
    const { rerender } = render(draw([]));
    button('Before').focus();
    rerender(draw(listed));
    (await screen.findByRole('button', { name: 'Mute Flood' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(region()).toBe('');
    await act(async () => arrive());
    rerender(draw([]));
    await waitFor(() => expect(region()).toMatch(/^Flood is muted/));
  });

  test('HOST-3 that a request was withdrawn which stood in a note, while somebody types', async () => {
    const { composer, withdraw } = await askWhileTyping();
    act(withdraw);
    await waitFor(() => expect(region()).toBe('The request was withdrawn.'));
    expect(composer).toHaveFocus();
  });

  test('not what another request got, when this one is withdrawn', async () => {
    const { queue, ask } = renderChat('dialog');
    const controller = new AbortController();
    await ask('One');
    await act(async () => {
      const server = { name: 'Two' };
      const connection = queue.connection(server);
      void connection.onRequest(elicitations.text, { signal: controller.signal }).catch(() => {});
    });
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: /^Two/ });
    act(() => controller.abort());
    const withdrawn = await screen.findByText('The request was withdrawn.');
    expect(withdrawn).toHaveFocus();
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(region()).toBe('');
  });
});

test('TRUST-8 an Escape or a click beside a dialog does not cancel the next one that has just come', async () => {
  // On a busy machine, the dialog would not have just come when the next key is pressed.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { queue, ask } = renderChat('dialog');
  await ask('Notes');
  await ask('Bank');
  vi.advanceTimersByTime(600);
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: /^Bank/ });
  await userEvent.keyboard('{Escape}');
  await mouse('down', [2, 2]);
  await mouse('up', [2, 2]);
  expect(queue.getSnapshot().pending).toHaveLength(1);
  vi.advanceTimersByTime(600);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(0));
});

test('TRUST-6 a server that asks and withdraws again and again can be muted where it says so', async () => {
  const { queue } = renderChat('dialog');
  const connection = queue.connection({ name: 'Flood' });
  for (let times = 0; times < 4; times++) {
    const controller = new AbortController();
    const { signal } = controller;
    act(() => void connection.onRequest(elicitations.text, { signal }).catch(() => {}));
    await screen.findByRole('textbox');
    act(() => controller.abort());
    await screen.findByText('The request was withdrawn.');
    if (times < 3) await userEvent.click(button('Dismiss'));
  }
  await userEvent.click(button('Mute Flood'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(queue.getSnapshot().silenced).toMatchObject([{ name: 'Flood' }]);
});
