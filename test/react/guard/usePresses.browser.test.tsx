import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

const added = vi.spyOn(window, 'addEventListener');
const removed = vi.spyOn(window, 'removeEventListener');
beforeEach(() => vi.clearAllMocks());

/** The types of the listeners on the window that were added and not removed. */
function listenersLeft(): readonly string[] {
  const ended = [...removed.mock.calls];
  // The tests' own page listens to the other two.
  const kept = added.mock.calls.filter(([type]) => !/^(?:error|unhandledrejection)$/.test(type));
  return kept.flatMap(([type, listener]) => {
    const at = ended.findIndex((end) => end[0] === type && end[1] === listener);
    if (at < 0) return type;
    ended.splice(at, 1);
    return [];
  });
}

test.for(
  (['inline', 'dialog'] as const).flatMap((presentation) => [
    { presentation, mode: 'plain', reactStrictMode: false },
    { presentation, mode: 'StrictMode', reactStrictMode: true },
  ]),
)(
  'HOST-4 forms that were answered leave no listener on the window ($presentation, $mode)',
  async ({ presentation, reactStrictMode }) => {
    const { queue, ask: askPerson } = createFakeQueue();
    render(<ElicitationOutlet queue={queue} presentation={presentation} />, { reactStrictMode });
    const before = listenersLeft();
    for (const name of ['Accept', 'Decline', 'Cancel']) {
      const answer = askPerson(ask({ name: { type: 'string', title: 'Name' } }));
      const input = await screen.findByRole('textbox', { name: 'Name' });
      expect(listenersLeft().length).toBeGreaterThan(before.length);
      if (name === 'Accept') await userEvent.type(input, 'Ada');
      await userEvent.click(screen.getByRole('button', { name }));
      await answer;
      await waitFor(() => expect(input).not.toBeInTheDocument());
    }
    await waitFor(() => expect(listenersLeft()).toEqual(before));
  },
);
