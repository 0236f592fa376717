import { Suspense, use } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../../src/queue/index.ts';

beforeAll(async () => void (await Promise.all([loadFormRules(), loadOutlet()])));
afterEach(() => vi.useRealTimers());

function Waiting({ until }: { until: Promise<void> | undefined }) {
  if (until) use(until);
  return null;
}

test('TRUST-7 while a boundary around the outlet waits, keys and time open nothing and fail nowhere', async () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  const { queue, ask } = createFakeQueue();
  const never = new Promise<void>(() => {});
  const page = (isWaiting: boolean) => (
    <>
      <input aria-label="Composer" />
      <Suspense fallback="Please wait.">
        <Waiting until={isWaiting ? never : undefined} />
        <ElicitationOutlet queue={queue} />
      </Suspense>
    </>
  );
  const { rerender } = render(page(false));
  const composer = screen.getByRole('textbox', { name: 'Composer' });
  composer.focus();
  vi.useFakeTimers();
  fireEvent.keyDown(composer, { key: 'a' });
  await act(async () => void ask(elicitations.text));
  expect(screen.getByRole('button', { name: 'Review' })).toBeVisible();
  await act(async () => rerender(page(true)));
  expect(screen.getByText('Please wait.')).toBeVisible();
  fireEvent.keyDown(composer, { key: 'Enter' });
  composer.blur();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => rerender(page(false)));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});

test.each([
  ['with the next move of the mouse', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
  [
    'with a scroll that takes it over',
    () => fireEvent.pointerCancel(document.body, { buttons: 0 }),
  ],
  ['after a minute', () => vi.advanceTimersByTimeAsync(60_000)],
])('TRUST-7 a press whose release is lost ends %s, and a dialog opens', async (_, end) => {
  vi.useFakeTimers();
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} />);
  fireEvent.pointerDown(document.body, { buttons: 1 });
  await act(async () => void ask(elicitations.text));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => void (await end()));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('HOST-4 an outlet may be drawn into the document of a window that was closed meanwhile', async () => {
  const { body } = document.implementation.createHTMLDocument();
  const { queue, ask } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />, { container: body });
  await act(async () => void ask(elicitations.text));
  expect(body.querySelector('form')).not.toBeNull();
});
