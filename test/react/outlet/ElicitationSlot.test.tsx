import { StrictMode, type ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ElicitationOutlet,
  ElicitationSlot,
  useElicitationQueue,
  type ElicitationSlotProps,
} from 'react-mcp-elicitation';
import type { OutletQueue } from 'react-mcp-elicitation/host';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../../src/queue/index.ts';
import { lazyUrlConsent } from '../../../src/react/outlet/lazyUrlConsent.ts';
import { ask as askFor, askForUrl } from '../../ask.ts';

beforeAll(async () => {
  await Promise.all([loadFormRules(), loadOutlet(), lazyUrlConsent.load()]);
});

const name = { name: { type: 'string', title: 'Name' } };
const past = '2026-01-01T00:00:00.000Z';
const secret = { password: { type: 'string', title: 'Password' } };

/** Requests belong to the call that their message begins with. */
const Slot = ({ call, ...props }: { call: string } & Omit<ElicitationSlotProps, 'where'>) => (
  <section aria-label={call}>
    <ElicitationSlot {...props} where={({ request }) => request.message.startsWith(call)} />
  </section>
);

function draw(children: (queue: OutletQueue) => ReactNode) {
  const fake = createFakeQueue();
  const page = () => (
    <StrictMode>
      {children(fake.queue)}
      <ElicitationOutlet queue={fake.queue} presentation="inline" />
    </StrictMode>
  );
  const drawn = render(page());
  const answers: Promise<unknown>[] = [];
  return {
    ...fake,
    answers,
    askAll: (...requests: readonly object[]) =>
      act(async () => void answers.push(...requests.map((request) => fake.ask(request)))),
    again: (next: (queue: OutletQueue) => ReactNode) =>
      drawn.rerender(
        <StrictMode>
          {next(fake.queue)}
          <ElicitationOutlet queue={fake.queue} presentation="inline" />
        </StrictMode>,
      ),
    ...drawn,
  };
}

const at = (call: string) => within(screen.getByRole('region', { name: call }));
const messages = () =>
  [...document.querySelectorAll('[data-slot=elicitation-message]')].map((one) => one.textContent);

describe('HOST-4 a question in the conversation', () => {
  test('is drawn where it belongs, and what belongs nowhere by the outlet, each counted by itself', async () => {
    const { askAll } = draw((queue) => (
      <>
        <Slot call="A" queue={queue} />
        <Slot call="B" queue={queue} />
      </>
    ));
    const [a, b, b2, c, c2] = ['A', 'B', 'B again', 'C', 'D'].map((message) =>
      askFor(name, { message }),
    );
    await askAll(c!, a!, b!, b2!, c2!);
    expect(at('A').getByText('A')).toBeVisible();
    expect(at('A').queryByText(/ of /)).toBeNull();
    expect(at('B').getByText('1 of 2')).toBeVisible();
    expect(screen.getAllByText('1 of 2')).toHaveLength(2);
    expect(messages()).toEqual(['A', 'B', 'C']);
    await userEvent.click(at('B').getByRole('button', { name: 'Decline' }));
    expect(await at('B').findByText('B again')).toBeVisible();
    expect(at('B').getByText('2 of 2')).toBeVisible();
  });

  test('leaves a receipt, the same as the host’s own after a reload', async () => {
    const { answers, askAll, again, unmount } = draw((queue) => <Slot call="A" queue={queue} />);
    await askAll(askFor({ ...name, ...secret }, { message: 'A: who?' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'hunter2');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(answers[0]).resolves.toMatchObject({ content: { name: 'Ada' } });
    const live = await at('A').findByRole('group');
    expect(within(live).getByText('A: who?')).toBeVisible();
    expect(within(live).getByText('Ada')).toBeVisible();
    expect(live).not.toHaveTextContent('hunter2');
    const html = live.innerHTML;
    const receipt = {
      server: { name: 'Example server' },
      mode: 'form',
      message: 'A: who?',
      action: 'accept',
      at: live.querySelector('time')!.dateTime,
      answers: [
        { property: 'name', label: 'Name', value: 'Ada', isMasked: false },
        { property: 'password', label: 'Password', isMasked: true },
      ],
    } as const;
    // The event was a moment before. What was drawn stays, with the focus that may be on it.
    const stored = { ...receipt, at: new Date(Date.parse(receipt.at) - 1).toISOString() };
    again((queue) => <Slot call="A" queue={queue} receipt={stored} />);
    expect(at('A').getByRole('group')).toBe(live);
    unmount();
    draw((queue) => <Slot call="A" queue={queue} receipt={receipt} />);
    const loaded = await at('A').findByRole('group');
    expect(withoutIds(loaded.innerHTML)).toBe(withoutIds(html));
  });

  test('leaves a receipt after those that the host had kept before', async () => {
    const server = { name: 'Example server' };
    const kept = { server, mode: 'form', message: 'A one', action: 'decline', at: past } as const;
    const { askAll, again } = draw((queue) => <Slot call="A" queue={queue} receipt={kept} />);
    await askAll(askFor(name, { message: 'A two' }));
    await userEvent.click(await at('A').findByRole('button', { name: 'Decline' }));
    expect(messages()).toEqual(['A one', 'A two']);
    // The host keeps both.
    const both = [kept, { ...kept, message: 'A two' }];
    again((queue) => <Slot call="A" queue={queue} receipt={both} />);
    expect(messages()).toEqual(['A one', 'A two']);
  });

  test('keeps focus on its receipt when the host’s own takes its place', async () => {
    const { askAll, again } = draw((queue) => <Slot call="A" queue={queue} />);
    await askAll(askFor(name, { message: 'A' }));
    await userEvent.click(await at('A').findByRole('button', { name: 'Decline' }));
    const heading = (await at('A').findByRole('group')).querySelector('[data-slot$=title]');
    await waitFor(() => expect(heading).toHaveFocus());
    const server = { name: 'Example server' };
    // Made on another machine, whose clock is another.
    const receipt = { server, mode: 'form', message: 'A', action: 'decline', at: past } as const;
    again((queue) => <Slot call="A" queue={queue} receipt={receipt} />);
    expect(at('A').getByRole('group').querySelector('time')).toHaveAttribute('datetime', past);
    expect(heading).toHaveFocus();
  });

  test('leaves the receipts of several questions of a call, in their order', async () => {
    const { askAll } = draw((queue) => <Slot call="A" queue={queue} />);
    for (const message of ['A one', 'A two']) {
      await askAll(askFor(name, { message }));
      await userEvent.click(await at('A').findByRole('button', { name: 'Decline' }));
    }
    expect(messages()).toEqual(['A one', 'A two']);
    expect(at('A').getAllByText('You declined.', { selector: 'p' })).toHaveLength(2);
  });

  test('moves to its place once that is there, with what was entered', async () => {
    const { askAll, again } = draw(() => null);
    await askAll(askFor(name, { message: 'A' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
    await act(async () => again((queue) => <Slot call="A" queue={queue} />));
    expect(await at('A').findByLabelText('Name')).toHaveValue('Ada');
    expect(messages()).toEqual(['A']);
    await act(async () => again(() => null));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada');
  });

  test('belongs elsewhere once the host says so', async () => {
    const { askAll, again } = draw((queue) => <Slot call="A" queue={queue} />);
    await askAll(askFor(name, { message: 'B' }));
    expect(at('A').queryByLabelText('Name')).toBeNull();
    await act(async () =>
      again((queue) => (
        <section aria-label="A">
          <ElicitationSlot queue={queue} where={() => true} />
        </section>
      )),
    );
    expect(await at('A').findByLabelText('Name')).toBeVisible();
    expect(messages()).toEqual(['B']);
  });
});

const withoutIds = (html: string) => html.replaceAll(/ (id|aria-\w+)="[^"]*"/g, '');

test('URL-6 an accepted page is no question any more: a badge does not count it', async () => {
  const { queue, ask } = createFakeQueue();
  function Badge() {
    const { waiting, open } = useElicitationQueue(queue);
    return <p>{`${waiting.length} waiting, ${open.length} open`}</p>;
  }
  render(<Badge />);
  await act(async () => {
    void ask(askFor(name));
    void ask(askForUrl('https://example.com/', 'e1'));
  });
  expect(screen.getByText('2 waiting, 0 open')).toBeVisible();
  const { id } = queue.getSnapshot().pending[1]!;
  await act(async () => queue.tell({ type: 'opened', id }));
  expect(screen.getByText('1 waiting, 1 open')).toBeVisible();
});
