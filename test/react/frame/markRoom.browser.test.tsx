import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { unlayer } from '../../../etc/unlayer.ts';
import styles from '../../../src/styles.css?raw';
import { ask } from '../../ask.ts';
import { hasProtocol, middleOf } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const names = Array.from({ length: 12 }, (_, index) => `Field ${index + 1}`);
const long = ask(Object.fromEntries(names.map((name) => [name, { type: 'string' }])));
const danger = {
  mode: 'url',
  message: 'Sign in.',
  url: 'https://xn--80ak6aa92e.com/login',
  elicitationId: 'e1',
};

async function show(request: unknown, onRespond: () => void | Promise<void> = () => {}) {
  const props = { request, server: { name: 'Example' }, presentation: 'dialog' } as const;
  const { unmount } = render(<Elicitation {...props} onRespond={onRespond} />);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return { dialog, unmount };
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

const overscrollOf = (element: Element, pseudo?: string) =>
  getComputedStyle(element, pseudo).overscrollBehaviorY;

afterEach(() => page.viewport(900, 700));

describe('a page behind a dialog', () => {
  // WebDriver turns no wheel.
  test.skipIf(!hasProtocol)('stays where it is, wherever the dialog is swiped', async () => {
    document.body.style.blockSize = '3000px';
    onTestFinished(() => document.body.removeAttribute('style'));
    scrollTo(0, 400);
    const { dialog } = await show(long);
    const swipe = async ([x, y]: readonly [number, number], deltaY: number) => {
      const turned = new Promise((resolve) => addEventListener('wheel', resolve, { once: true }));
      const { left, top } = window.frameElement!.getBoundingClientRect();
      const at = { x: left + x, y: top + y };
      await cdp().send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        deltaX: 0,
        deltaY,
        ...at,
      });
      await turned;
      // What scrolls does so in the next frames.
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    for (const deltaY of [-150, 150]) {
      for (const name of ['head', 'actions']) await swipe(middleOf(part(name)), deltaY);
      await swipe([5, 5], deltaY);
    }
    part('body').scrollTop = part('body').scrollHeight;
    await swipe(middleOf(part('body')), 150);
    expect(scrollY).toBe(400);
    dialog.close();
  });

  test.each([
    ['styles.css', styles],
    ['styles.unlayered.css', unlayer(styles)],
  ])('is not reloaded by a swipe down, and can be afterwards: %s', async (_, sheet) => {
    for (const other of document.styleSheets) other.disabled = true;
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = sheet;
    onTestFinished(() => {
      style.remove();
      for (const other of document.styleSheets) other.disabled = false;
    });
    const { unmount } = await show(long);
    expect(overscrollOf(document.documentElement)).toBe('none');
    unmount();
    expect(overscrollOf(document.documentElement)).toBe('auto');
  });

  test('can be moved by who sees a part of it only, zoomed by two fingers', async () => {
    const { dialog } = await show(long);
    expect(overscrollOf(dialog)).toBe('contain');
    expect(overscrollOf(part('body'))).toBe('contain');
    expect(overscrollOf(dialog, '::backdrop')).toBe('contain');
    // No driver zooms into the frame that the tests are in.
    const seen = { height: innerHeight / 2 } as VisualViewport;
    const viewport = vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen);
    await waitFor(() => expect(overscrollOf(dialog)).toBe('auto'));
    expect(overscrollOf(part('body'))).toBe('auto');
    viewport.mockRestore();
    await waitFor(() => expect(overscrollOf(dialog)).toBe('contain'));
  });
});

describe('what has focus in a dialog stays in sight', () => {
  test.each([
    ['the phone is turned', 740, 390],
    ['the page is zoomed', 450, 350],
    ['a keyboard takes half of the window', 390, 440],
  ])('as %s', async (_, width, height) => {
    await page.viewport(390, 740);
    await show(long);
    const field = screen.getByLabelText('Field 8');
    field.focus();
    await page.viewport(width, height);
    await waitFor(() => {
      const { top, bottom } = field.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(innerHeight);
    });
  });
});

describe('an answer that was not sent', () => {
  const reason =
    'GitHub answered: the repository that you chose is archived and cannot take new issues. Choose another and try again.';

  test.each([
    [911, 427],
    [390, 460],
  ])('is told within sight, with Accept, in a window of %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const { dialog } = await show(long, () => Promise.reject(new Error(reason)));
    expect(dialog.hasAttribute('data-low')).toBe(false);
    await userEvent.fill(screen.getByLabelText('Field 12'), 'abc');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.hasAttribute('data-low')).toBe(true));
    await waitFor(() => {
      expect(document.activeElement).toBe(part('accept'));
      for (const name of ['accept', 'send-failed']) {
        const [seen, around] = [part(name), dialog].map((box) => box.getBoundingClientRect());
        expect(seen!.top).toBeGreaterThanOrEqual(around!.top);
        expect(seen!.bottom).toBeLessThanOrEqual(around!.bottom);
      }
    });
  });
});

describe('with text of twice the size', () => {
  const setTextSize = (size: string) => {
    document.documentElement.style.fontSize = size;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  };

  test('URL-4 a danger is read by scrolling the whole dialog', async () => {
    await page.viewport(390, 664);
    setTextSize('200%');
    const { dialog } = await show(danger);
    await waitFor(() => expect(part('findings-title')).toBeVisible());
    await waitFor(() => expect(part('body').scrollHeight).toBe(part('body').clientHeight));
    expect(dialog.scrollTop).toBe(0);
    for (const name of ['findings-title', 'findings-reason', 'findings-advice']) {
      part(name).scrollIntoView({ block: 'center' });
      const [words, around] = [part(name), dialog].map((box) => box.getBoundingClientRect());
      expect(words!.top).toBeGreaterThanOrEqual(around!.top);
      expect(words!.bottom).toBeLessThanOrEqual(around!.bottom);
    }
  });

  test('head and foot stay in sight again once the text is small', async () => {
    await page.viewport(390, 664);
    setTextSize('200%');
    const { dialog } = await show(long);
    const canScroll = () => dialog.scrollHeight > dialog.clientHeight;
    expect(canScroll()).toBe(true);
    setTextSize('100%');
    await waitFor(() => expect(canScroll()).toBe(false));
    expect(part('body').scrollHeight).toBeGreaterThan(part('body').clientHeight);
  });
});
