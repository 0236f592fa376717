import { act, render, screen } from '@testing-library/react';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
// Not from the index, which waits for the gate below.
import { ElicitationOutlet } from '../../../src/react/outlet/ElicitationOutlet.tsx';
import { lazyPanels } from '../../../src/react/outlet/lazyPanels.ts';
import { ask, askForUrl } from '../../ask.ts';
import { wait } from '../../person.ts';

const gate = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
});
vi.mock('../../../src/react/consent/UrlConsent.tsx', async (importOriginal) => {
  await gate.opened;
  return importOriginal();
});

// Once it is loaded, it stays: so one test, in three steps.
test('TRUST-7 HOST-3 a request whose code is still loading is not on screen, and opens over no typing', async () => {
  await lazyPanels.load();
  const queue = createElicitationQueue();
  const { onRequest } = queue.connection({ name: 'Example' });
  render(
    <>
      <textarea aria-label="chat" />
      <ElicitationOutlet queue={queue} />
    </>,
  );
  const withdrawn = new AbortController();
  act(() => void onRequest(askForUrl('https://example.com/first'), { signal: withdrawn.signal }));
  await wait(300);
  expect(screen.queryByRole('dialog')).toBeNull();

  // Nobody saw it, so nobody is told of it.
  act(() => withdrawn.abort());
  expect(queue.getSnapshot().pending).toEqual([]);
  act(() => void onRequest(ask({ name: { type: 'string' } })));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  act(() => void onRequest(askForUrl('https://example.com/second')));
  await wait(1100);
  await userEvent.click(screen.getByLabelText('chat'));
  await userEvent.keyboard('I am typing');
  gate.open();
  expect(await screen.findByRole('button', { name: /^Review/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard(' a message');
  expect(screen.getByLabelText('chat')).toHaveValue('I am typing a message');
});
