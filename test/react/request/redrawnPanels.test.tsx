import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { ElicitationOutlet, type ElicitResult } from 'react-mcp-elicitation';
import { parseElicitRequest } from 'react-mcp-elicitation/core';
import { loadOutlet } from 'react-mcp-elicitation/testing';
import { createRequestQueue, loadFormRules } from '../../../src/queue/index.ts';
import { ask, askForUrl } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';
import { server } from '../drawElicitation.tsx';

beforeAll(async () => void (await Promise.all([loadFormRules(), loadOutlet()])));

const form = ask({ name: { type: 'string' } });
const ada = { action: 'accept', content: { name: 'Ada' } };
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox');

/** An outlet whose queue sends answers that arrive, or do not, when the test says so. */
function draw(...asked: readonly object[]) {
  const queue = createRequestQueue();
  const journeys: { arrive: () => void; lose: (error: Error) => void }[] = [];
  const sent: ElicitResult[] = [];
  const deliver = (result: ElicitResult) => {
    sent.push(result);
    return new Promise<void>((arrive, lose) => void journeys.push({ arrive, lose }));
  };
  for (const params of asked) void queue.enqueue(server, parseElicitRequest(params), { deliver });
  const at = (place: string) => (
    <ElicitationOutlet key={place} presentation="inline" queue={queue} />
  );
  const { rerender } = render(at('here'));
  return {
    queue,
    sent,
    move: () => act(async () => rerender(at('elsewhere'))),
    arrive: (index = 0) => act(async () => journeys[index]!.arrive()),
    lose: (reason: string, issues: readonly object[] = []) =>
      act(async () => journeys[0]!.lose(Object.assign(new Error(reason), { issues }))),
  };
}

async function acceptAda() {
  await userEvent.type(await field(), 'Ada');
  await userEvent.click(button('Accept'));
}

describe('FORM-15 a panel that is drawn anew while its answer is on its way', () => {
  test('says so, takes no other answer, and tells what became of that one', async () => {
    const { sent, move, arrive } = draw(form);
    await acceptAda();
    await move();
    expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    expect(await field()).toBeDisabled();
    expect(await field()).toHaveValue('Ada');
    await userEvent.click(button('Decline'));
    await userEvent.click(button('Sending…'));
    await arrive();
    expect(sent).toEqual([ada]);
    expect(await screen.findByText('You accepted.')).toBeInTheDocument();
    expect(screen.queryByText('You declined.')).toBeNull();
  });

  test('says so where the person looked at the next request meanwhile', async () => {
    const { sent } = draw(form, ask({ city: { type: 'string' } }));
    await acceptAda();
    await userEvent.click(button('Next request'));
    await userEvent.click(button('Next request'));
    expect(await field()).toBeDisabled();
    await userEvent.click(button('Decline'));
    expect(sent).toEqual([ada]);
  });

  test('can still be canceled', async () => {
    const { sent, move, arrive } = draw(form);
    await acceptAda();
    await move();
    await userEvent.click(button('Cancel'));
    await arrive(1);
    expect(sent).toEqual([ada, { action: 'cancel' }]);
    expect(await screen.findByText('You canceled.')).toBeInTheDocument();
  });

  test('comes back as it was filled if that answer is lost, and can be sent again', async () => {
    const { sent, move, arrive, lose } = draw(form);
    await acceptAda();
    await move();
    await lose('HTTP 500');
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP 500');
    expect(await field()).toBeEnabled();
    await userEvent.type(await field(), ' L.');
    await userEvent.click(button('Accept'));
    await arrive(1);
    expect(sent).toEqual([ada, { action: 'accept', content: { name: 'Ada L.' } }]);
    expect(await screen.findByText('You accepted.')).toBeInTheDocument();
  });

  test('FORM-12 keeps no draft of an answer that has arrived', async () => {
    const { queue, move, arrive } = draw(form);
    await acceptAda();
    await move();
    await arrive();
    await act(async () => void queue.enqueue(server, parseElicitRequest(form)));
    expect(await field()).toHaveValue('');
  });

  test('URL-6 waits for a consent too', async () => {
    const { sent, move, arrive } = draw(askForUrl('https://example.com/'));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await move();
    const sending = await screen.findByRole('button', { name: 'Sending…' });
    expect(sending).toHaveAttribute('data-slot', 'elicitation-decline');
    await arrive();
    expect(sent).toEqual([{ action: 'decline' }]);
    expect(await screen.findByText('You declined.')).toBeInTheDocument();
  });
});

test('FORM-15 an answer that is lost behind the next request is told there, and its own panel says why', async () => {
  const { lose } = draw(form, ask({ city: { type: 'string' } }));
  await acceptAda();
  await userEvent.click(button('Next request'));
  await lose('HTTP 500');
  const told = await screen.findByText('Your answer was not sent.');
  expect(told.closest('[role=status]')).toBeInTheDocument();
  await userEvent.click(button('Next request'));
  expect(screen.getByRole('alert')).toHaveTextContent('HTTP 500');
  expect(await field()).toBeEnabled();
  expect(await field()).toHaveValue('Ada');
});

test('FORM-15 what a back end refuses behind the next request is wrong at its field', async () => {
  const { lose } = draw(form, ask({ city: { type: 'string' } }));
  await acceptAda();
  await userEvent.click(button('Next request'));
  await lose('Taken.', [{ property: 'name', code: 'taken', params: {} }]);
  await userEvent.click(button('Next request'));
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveValue('Ada');
});

test('FORM-15 two outlets send one answer, and the second says that it is on its way', async () => {
  const { queue, sent, arrive } = draw(form);
  const { container } = render(<ElicitationOutlet presentation="inline" queue={queue} />);
  const [first] = screen.getAllByRole('button', { name: 'Accept' });
  await userEvent.type(screen.getAllByRole('textbox')[0]!, 'Ada');
  await userEvent.click(first!);
  const second = container.querySelector<HTMLElement>('[data-slot=elicitation-decline]')!;
  await waitFor(() => expect(container).toHaveTextContent('Sending…'));
  await userEvent.click(second);
  await arrive();
  expect(sent).toEqual([ada]);
  expect(container).not.toHaveTextContent('You declined.');
});
