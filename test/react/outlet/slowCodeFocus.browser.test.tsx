import { act, render, screen } from '@testing-library/react';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
// Not from the index, which waits for the gate below.
import { ElicitationOutlet } from '../../../src/react/outlet/ElicitationOutlet.tsx';
import { lazyPanels } from '../../../src/react/outlet/lazyPanels.ts';
import { ask, askForUrl } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

const gate = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
});
vi.mock('../../../src/react/consent/UrlConsent.tsx', async (importOriginal) => {
  await gate.opened;
  return importOriginal();
});

test('HOST-4 focus goes to the next request in place, though its code is still being loaded', async () => {
  await lazyPanels.load();
  const queue = createElicitationQueue();
  const { onRequest } = queue.connection({ name: 'Example' });
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  act(() => void onRequest(ask({ name: { type: 'string' } })));
  const decline = await screen.findByRole('button', { name: 'Decline' });
  act(() => void onRequest(askForUrl('https://example.com/')));
  decline.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.querySelector('[data-slot=elicitation-status]')).toHaveFocus(),
  );
  gate.open();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
