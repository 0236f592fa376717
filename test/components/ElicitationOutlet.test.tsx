import { StrictMode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations } from 'react-mcp-elicitation/testing';

test('HOST-2 requests come up one at a time, in order, with how many there are', async () => {
  const { queue, ask } = createFakeQueue();
  render(
    <StrictMode>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </StrictMode>,
  );
  let answers: Promise<unknown>[] = [];
  await act(async () => {
    answers = [
      ask(elicitations.confirmation, { server: { name: 'One' } }),
      ask(elicitations.untitledSelect, { server: { name: 'Two' } }),
    ];
  });
  expect(screen.getByRole('region', { name: /^One/ })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('region', { name: /^Two/ })).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(Promise.all(answers)).resolves.toEqual([
    { action: 'decline' },
    { action: 'accept', content: { colour: 'Red' } },
  ]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('HOST-3 a withdrawn request says so until it is dismissed', async () => {
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const controller = new AbortController();
  await act(async () => void ask(elicitations.text, { signal: controller.signal }));
  act(() => controller.abort());
  expect(screen.getByRole('status')).toHaveTextContent('The request was withdrawn.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(queue.getSnapshot()).toEqual([]);
});

test('PROTO-2 a request that turns out not to be drawable fails as an error', async () => {
  const { queue } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const nested = { type: 'object', properties: { a: { type: 'object' } } } as const;
  const request = { mode: 'form', message: 'x', requestedSchema: nested } as never;
  const answer = queue.enqueue({ name: 'One' }, request);
  await expect(answer).rejects.toMatchObject({ code: -32602 });
});
