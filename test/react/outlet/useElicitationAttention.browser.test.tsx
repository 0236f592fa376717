import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ElicitationOutlet, useElicitationAttention } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';

test('HOST-2 a press on a notification brings its request into sight, with the focus on its heading', async () => {
  await loadOutlet();
  const shown: Notification[] = [];
  class Watched extends EventTarget {
    static permission = 'granted';
    constructor() {
      super();
      shown.push(this as unknown as Notification);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Watched);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    state.mockRestore();
  });
  const { queue, ask } = createFakeQueue();
  function Page() {
    useElicitationAttention(queue, { notify: true });
    return (
      <>
        <div style={{ height: 5000 }} />
        <ElicitationOutlet queue={queue} presentation="inline" />
        <div style={{ height: 5000 }} />
      </>
    );
  }
  render(<Page />);
  await act(async () => void ask(elicitations.text));
  const title = await screen.findByRole('heading', { name: /is asking for information/ });
  expect(title).not.toHaveFocus();
  expect(shown).toHaveLength(1);
  shown[0]!.dispatchEvent(new Event('click'));
  expect(title).toHaveFocus();
  const { top, bottom } = title.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});
