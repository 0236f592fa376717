import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ElicitationForm, ElicitationOutlet, useElicitationQueue } from 'react-mcp-elicitation';
import type { ElicitFormRequest } from 'react-mcp-elicitation/core';
import { createElicitationQueue, type OutletQueue } from 'react-mcp-elicitation/host';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';

beforeAll(loadOutlet);

function Badge({ queue }: { queue: OutletQueue }) {
  return <output aria-label="Waiting">{useElicitationQueue(queue).pending.length}</output>;
}

/** A host's own place for requests. */
function OwnPlace({ queue }: { queue: OutletQueue }) {
  const { current } = useElicitationQueue(queue);
  useEffect(() => queue.attachRenderer(), [queue]);
  if (!current) return null;
  if (current.stage === 'over') return <p>That is no longer asked.</p>;
  return (
    <ElicitationForm
      request={current.request as ElicitFormRequest}
      server={current.server}
      onRespond={(result) => queue.tell({ type: 'respond', id: current.id, result: result })}
    />
  );
}

/** A host's own place for requests, of which it shows none yet. */
function ClosedDrawer({ queue }: { queue: OutletQueue }) {
  useEffect(() => queue.attachRenderer(() => ''), [queue]);
  return null;
}

test('HOST-3 TRUST-7 beside a badge too, a request that waited behind Review and is withdrawn is shown to nobody', async () => {
  const { queue, ask } = createFakeQueue();
  render(
    <>
      <textarea aria-label="Message" />
      <Badge queue={queue} />
      <ElicitationOutlet queue={queue} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hel');
  const withdrawal = new AbortController();
  await act(async () => void ask(elicitations.text, { signal: withdrawal.signal }));
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(screen.getByLabelText('Waiting')).toHaveTextContent('1');
  await act(async () => withdrawal.abort());
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  expect(screen.getByLabelText('Waiting')).toHaveTextContent('0');
});

test('HOST-2 a badge draws no request, so a server is told that nobody can see what it asks', async () => {
  const queue = createElicitationQueue({ rendererTimeout: 1 });
  render(<Badge queue={queue} />);
  await act(async () => {
    const asked = queue.connection({ name: 'Example' }).onRequest(elicitations.text, {});
    await expect(asked).rejects.toMatchObject({ code: -32603 });
  });
});

test('HOST-3 a host that draws requests itself gets them answered, and tells the person of a withdrawal', async () => {
  const queue = createElicitationQueue({ rendererTimeout: 1 });
  const { onRequest } = queue.connection({ name: 'Example' });
  render(<OwnPlace queue={queue} />);
  let answer: Promise<unknown> | undefined;
  await act(async () => void (answer = onRequest(elicitations.confirmation, {})));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await expect(answer).resolves.toEqual({ action: 'decline' });
  const withdrawal = new AbortController();
  await act(async () => void onRequest(elicitations.text, { signal: withdrawal.signal }));
  await act(async () => withdrawal.abort());
  expect(screen.getByText('That is no longer asked.')).toBeVisible();
});

test('HOST-3 a request that a host keeps in a closed drawer of its own waits for it, however long that is away', async () => {
  const queue = createElicitationQueue({ rendererTimeout: 1 });
  const { onRequest } = queue.connection({ name: 'Example' });
  const drawer = render(<ClosedDrawer queue={queue} />);
  const failed = vi.fn();
  await act(async () => void onRequest(elicitations.confirmation, {}).catch(failed));
  drawer.unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(queue.getSnapshot().pending).toHaveLength(1);
  expect(failed).not.toHaveBeenCalled();
});
