import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationOutlet, ElicitationProvider, ElicitationSlot } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { ask as askFor, askForUrl } from '../../ask.ts';
import { pressRested } from '../../person.ts';
import '../../../src/styles.css';
import '../../setup.rules.ts';

beforeAll(loadOutlet);

const yesNo = (message: string) =>
  askFor({ ok: { type: 'boolean', title: 'Sure?' } }, { message, required: ['ok'] });
const of = (call: string) => (request: { request: { message: string } }) =>
  request.request.message.startsWith(call);
const title = (outcome: string) =>
  screen
    .getByText(outcome, { selector: '[data-slot=elicitation-outcome]' })
    .closest('[data-slot=elicitation]')!
    .querySelector('[data-slot=elicitation-title]');

function drawChat() {
  const { queue, ask } = createFakeQueue();
  render(
    <ElicitationProvider openUrl={() => true}>
      {['A', 'B'].map((call) => (
        <ElicitationSlot key={call} queue={queue} where={of(call)} />
      ))}
      <button type="button">After</button>
      <ElicitationOutlet queue={queue} />
    </ElicitationProvider>,
  );
  return { queue, ask };
}

describe('HOST-4 after an answer in the conversation, focus goes to the heading of its receipt', () => {
  test.for([
    ['Yes', 'You accepted.'],
    ['Decline', 'You declined.'],
    ['Cancel', 'You canceled.'],
  ] as const)('by keys: %s', async ([name, outcome]) => {
    const { ask } = drawChat();
    await act(async () => {
      void ask(yesNo('A'));
      void ask(yesNo('B'));
    });
    const [button] = await screen.findAllByRole('button', { name });
    await pressRested(button!);
    await waitFor(() => expect(title(outcome)).toHaveFocus());
    // Its group says to whom and how it was answered.
    expect(document.activeElement!.closest('[role=group]')).toHaveAccessibleName(
      new RegExp(`^Example server .*${outcome}$`),
    );
    await waitFor(() =>
      expect(document.querySelector('[data-slot=elicitation-status]')).toHaveTextContent(outcome),
    );
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: 'Yes' })[0]).toHaveFocus();
  });
});

describe('URL-6 a page that was opened blocks nothing', () => {
  test('a dialog becomes a panel beside the page, which takes its focus and can be put away', async () => {
    const { ask, queue } = drawChat();
    await act(async () => void ask(askForUrl('https://example.com/connect', 'e1')));
    await pressRested(await screen.findByRole('button', { name: /^Open/ }));
    const heading = await screen.findByRole('heading', { name: /waiting for you to finish/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.querySelector(':modal')).toBeNull();
    await pressRested(screen.getByRole('button', { name: 'After' }));
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await pressRested(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
    expect(document.body).not.toHaveFocus();
  });
});
