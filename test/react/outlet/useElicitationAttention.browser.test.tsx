import { act, render, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useElicitationAttention } from 'react-mcp-elicitation';
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
  renderHook(() => useElicitationAttention(queue, { notify: true }));
  await act(async () => void ask(elicitations.text));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  render(
    <>
      <div style={{ height: 5000 }} />
      <section data-slot="elicitation" data-request={queue.getSnapshot().pending[0]!.id}>
        <h2 tabIndex={-1} data-slot="elicitation-title">
          Example is asking
        </h2>
      </section>
      <div style={{ height: 5000 }} />
    </>,
  );
  shown[0]!.dispatchEvent(new Event('click'));
  const title = document.querySelector('h2')!;
  expect(title).toHaveFocus();
  const { top, bottom } = title.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});
