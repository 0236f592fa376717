import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ElicitationOutlet as BareElicitationOutlet,
  type ElicitationOutletProps,
} from 'react-mcp-elicitation';
import type { ElicitResult } from 'react-mcp-elicitation/core';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { askForUrl } from '../../ask.ts';
import '../../setup.rules.ts';
import { withSettings } from '../withSettings.tsx';

const ElicitationOutlet = withSettings(BareElicitationOutlet);

beforeAll(loadOutlet);

const page = 'https://example.com/connect?s=1';

/** A server that looks for the page at each accept, and asks again under a new id if it is not done. */
function setUp(props: Pick<ElicitationOutletProps, 'presentation'>) {
  const { queue, ask } = createFakeQueue();
  const openUrl = vi.fn<(url: string) => boolean>().mockReturnValue(true);
  const answers: ElicitResult['action'][] = [];
  let isDone = false;
  async function connect(): Promise<void> {
    for (let round = 1; !isDone; round++) {
      const { action } = await ask(askForUrl(page, `e${round}`));
      answers.push(action);
      if (action !== 'accept') return;
    }
  }
  render(
    <>
      <button type="button">Elsewhere</button>
      <ElicitationOutlet {...{ queue, openUrl }} {...props} />
    </>,
  );
  return {
    queue,
    ask,
    openUrl,
    answers,
    connect: () => act(async () => void connect()),
    finishPage: () => (isDone = true),
  };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), {
    timeout: 5000,
  });
  await userEvent.click(button);
};
const panels = () => document.querySelectorAll('[data-slot=elicitation]');

describe.each(['dialog', 'inline'] as const)(
  'URL-6 as %s, a page that its server asks for again',
  (presentation) => {
    test('while it is open is not opened again: the person says that they have finished', async () => {
      const { queue, openUrl, answers, connect, finishPage } = setUp({ presentation });
      await connect();
      await press(/^Open/);
      const finished = await screen.findByRole('button', { name: 'I have finished' });
      expect(panels()).toHaveLength(1);
      expect(screen.queryByRole('button', { name: /^Open example/ })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Next request' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
      // Who comes back with the keyboard is in the panel, and hears that it waits for them.
      await waitFor(() =>
        expect(document.activeElement?.closest('[data-slot=elicitation]')).toBe(panels()[0]),
      );
      expect(
        screen.getByText(
          'The page is open in another tab or window. Come back when you are done there.',
        ),
      ).toBeVisible();
      expect(finished).toBeVisible();
      finishPage();
      await press('I have finished');
      await waitFor(() => expect(panels()).toHaveLength(0));
      expect(answers).toEqual(['accept', 'accept']);
      expect(openUrl.mock.calls).toEqual([[page]]);
      expect(queue.getSnapshot().pending).toEqual([]);
    });

    test('can still be declined', async () => {
      const { queue, openUrl, answers, connect } = setUp({ presentation });
      await connect();
      await press(/^Open/);
      await screen.findByRole('button', { name: 'I have finished' });
      await press('Decline');
      await waitFor(() => expect(answers).toEqual(['accept', 'decline']));
      expect(queue.getSnapshot().pending).toEqual([]);
      expect(openUrl).toHaveBeenCalledTimes(1);
    });

    test('HOST-2 stays on screen, although another server has waited for longer', async () => {
      const { ask, connect } = setUp({ presentation });
      await act(async () => {
        ask(elicitations.text, { server: { name: 'Another' } }).catch(() => {});
      });
      await connect();
      await press('Next request');
      await press(/^Open/);
      expect(await screen.findByRole('button', { name: 'I have finished' })).toBeVisible();
      expect(screen.getByText('2 of 2')).toBeVisible();
    });

    test('TRUST-6 counts as one request towards Mute', async () => {
      const { connect } = setUp({ presentation });
      await connect();
      await press(/^Open/);
      await press('I have finished');
      await press(/^Open example/);
      await screen.findByRole('button', { name: 'I have finished' });
      expect(screen.queryByRole('button', { name: /^Mute/ })).toBeNull();
    });
  },
);
