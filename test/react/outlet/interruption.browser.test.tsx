import { StrictMode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationOutlet, type ElicitationOutletProps } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import { hasProtocol, key, middleOf, mouse, touch, untilDismissible } from '../../person.ts';
import '../../setup.rules.ts';

beforeAll(loadOutlet);

class OpenButton extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).textContent = 'Press';
  }
}
class ClosedEditor extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'closed', delegatesFocus: true }).innerHTML = '<input>';
  }
}
customElements.define('open-button', OpenButton);
customElements.define('closed-editor', ClosedEditor);

function drawHtml(html: string): HTMLElement {
  const { container } = render(<div />);
  container.firstElementChild!.innerHTML = html;
  return container.firstElementChild!.firstElementChild as HTMLElement;
}

/** A chat with a composer, a button, and an outlet. */
function renderChat(presentation: ElicitationOutletProps['presentation'] = 'dialog') {
  const { queue, ask } = createFakeQueue();
  render(
    <StrictMode>
      <textarea aria-label="Message" />
      <button type="button">Elsewhere</button>
      <ElicitationOutlet queue={queue} presentation={presentation} />
    </StrictMode>,
  );
  const server = { name: 'Example' };
  return {
    composer: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
    elsewhere: screen.getByRole('button', { name: 'Elsewhere' }),
    ask: async () => {
      let answer: Promise<unknown> | undefined;
      // Answered later, so not awaited here.
      await act(async () => void (answer = ask(elicitations.text, { server })));
      return { answer };
    },
  };
}

describe('TRUST-7 a dialog steals neither focus nor keystrokes', () => {
  test('where nobody types it opens at once', async () => {
    const { ask, elsewhere } = renderChat();
    elsewhere.focus();
    await ask();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each([
    ['a checkbox', '<input type="checkbox">', true],
    ['a list', '<select></select>', false],
    ['a field that is read only', '<input readonly>', true],
    ['a field', '<input type="search">', false],
    ['an editor', '<div contenteditable></div>', false],
    ['another page', '<iframe srcdoc="<input>"></iframe>', false],
    ['a page in an object', '<object data="data:text/html,x" tabindex="0"></object>', false],
    ['an editor of another make', '<div role="textbox" tabindex="0"></div>', false],
    ['an editor that hides its field', '<closed-editor></closed-editor>', false],
    ['a custom button', '<open-button tabindex="0"></open-button>', true],
  ])('where focus is in %s', async (_, html, opens) => {
    const focused = drawHtml(html);
    const { ask } = renderChat();
    focused.focus();
    expect(document.activeElement).toBe(focused);
    await ask();
    expect(screen.queryByRole('dialog') !== null).toBe(opens);
  });

  test('where focus is in an editor that a plain element hides', async () => {
    const hidden = drawHtml('<div></div>')
      .attachShadow({ mode: 'closed' })
      .appendChild(document.createElement('textarea'));
    const { ask } = renderChat();
    hidden.focus();
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['button', 'textarea'])(
    'in a closed shadow root it sees a focused %s of that root',
    async (name) => {
      const root = drawHtml('<div></div>').attachShadow({ mode: 'closed' });
      const { queue, ask } = createFakeQueue();
      const container = root.appendChild(document.createElement('div'));
      render(<ElicitationOutlet queue={queue} />, { container });
      const focused = root.appendChild(document.createElement(name));
      focused.focus();
      await act(async () => void ask(elicitations.text));
      expect(container.querySelector('dialog') !== null).toBe(name === 'button');
    },
  );

  test.runIf('EditContext' in window)('where focus is in an editor that draws itself', async () => {
    const Context = (window as unknown as { EditContext: new () => object }).EditContext;
    const editor = drawHtml('<canvas tabindex="0"></canvas>');
    const { ask } = renderChat();
    Object.assign(editor, { editContext: new Context() }).focus();
    expect(editor).toHaveFocus();
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('it opens at once in a frame too, where nothing has focus in the page around it', async () => {
    const around = window.top!;
    around.focus();
    (around.document.activeElement as HTMLElement).blur();
    expect(document.hasFocus()).toBe(false);
    const { ask } = renderChat();
    await ask();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('whoever writes is told of it, and goes on writing', async () => {
    const { ask, composer } = renderChat();
    await userEvent.click(composer);
    await userEvent.keyboard('Hel');
    await ask();
    await userEvent.keyboard('lo');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(composer).toHaveFocus();
    expect(composer).toHaveValue('Hello');
    expect(screen.getByRole('status').textContent).toMatch(/Example.* is asking for information/);
  });

  test.each(['top', 'bottom'])('the note covers no editor at the %s', async (edge) => {
    const { ask, composer } = renderChat();
    composer.style.cssText = `position: fixed; inset-inline: 0; inline-size: 100%; ${edge}: 0`;
    composer.focus();
    await ask();
    const review = screen.getByRole('button', { name: 'Review' }).getBoundingClientRect();
    const written = composer.getBoundingClientRect();
    expect(review.bottom <= written.top || review.top >= written.bottom).toBe(true);
  });

  test('the note covers nothing that Tab reaches', async () => {
    const { ask, composer, elsewhere } = renderChat();
    composer.style.cssText = 'position: fixed; inset-block-end: 0';
    elsewhere.style.cssText = 'position: fixed; inset-block-start: 1rem; inset-inline-end: 1rem';
    composer.focus();
    await ask();
    const covers = (target: HTMLElement) =>
      document.elementFromPoint(...middleOf(target)) !== target;
    expect(covers(elsewhere)).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(elsewhere).toHaveFocus();
    await waitFor(() => expect(covers(elsewhere)).toBe(false));
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
    expect(covers(elsewhere)).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(composer).toHaveFocus();
    await waitFor(() => expect(covers(composer)).toBe(false));
  });

  test('the note is in what two fingers or a keyboard have left in sight, and follows it', async () => {
    const viewport = Object.assign(new EventTarget(), window.visualViewport!);
    const see = (left: number, top: number) =>
      Object.assign(viewport, { offsetLeft: left, offsetTop: top, width: 180, height: 240 });
    vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as VisualViewport);
    onTestFinished(() => void vi.restoreAllMocks());
    const { ask, composer } = renderChat();
    composer.style.cssText = 'position: fixed; inset-block-end: 0';
    composer.focus();
    see(20, innerHeight - 240);
    await ask();
    const note = screen.getByRole('button', { name: 'Review' }).closest('[data-side]')!;
    const expectSeen = (left: number, top: number) => {
      const box = note.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left);
      expect(box.right).toBeLessThanOrEqual(left + 180);
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.bottom).toBeLessThanOrEqual(top + 240);
    };
    expectSeen(20, innerHeight - 240);
    expect(note).toHaveAttribute('data-side', 'start');
    see(5, 30);
    await waitFor(() => expectSeen(5, 30));
    see(90, 100);
    await waitFor(() => expectSeen(90, 100));
    // Who is about to press it finds it where it is.
    await userEvent.keyboard('a');
    screen.getByRole('button', { name: 'Review' }).focus();
    const { top } = note.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(note.getBoundingClientRect().top).toBe(top);
  });

  test.each(['static', 'fixed'])(
    'the note stands where a host has put it while all of the window is seen: %s',
    async (position) => {
      const sheet = document.createElement('style');
      sheet.textContent = `[data-presentation='notice'] { position: ${position}; inset: auto 0 0 0; inline-size: 100% }`;
      document.head.append(sheet);
      onTestFinished(() => sheet.remove());
      const { ask, composer } = renderChat();
      composer.focus();
      await ask();
      const note = screen.getByRole('button', { name: 'Review' }).closest('[data-side]')!;
      expect(note).not.toHaveAttribute('style', expect.stringMatching(/\w/));
      expect(note.getBoundingClientRect().width).toBe(
        position === 'fixed' ? innerWidth : note.parentElement!.clientWidth,
      );
    },
  );

  test('the note is no way to answer: it stays while focus is in an editor', async () => {
    const { ask, composer } = renderChat();
    composer.focus();
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 3600));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Review' })).toBeVisible();
  });

  test('Review opens it, by keyboard too, and accepts nothing by the same key press', async () => {
    const { ask, composer, elsewhere } = renderChat();
    elsewhere.tabIndex = -1;
    composer.focus();
    const { answer } = await ask();
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByText('Example is asking for information')).toBeNull();
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    // The note's button has gone, and the text is what the person came from.
    await waitFor(() => expect(composer).toHaveFocus());
  });

  test('who has left the text is not taken back to it', async () => {
    const { ask, composer, elsewhere } = renderChat();
    await userEvent.click(composer);
    await userEvent.keyboard('Hi');
    elsewhere.focus();
    await userEvent.keyboard('x');
    await ask();
    screen.getByRole('button', { name: 'Review' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(elsewhere).toHaveFocus());
  });

  test('a key pressed within the last second counts, wherever the focus is', async () => {
    const { ask, elsewhere } = renderChat();
    elsewhere.focus();
    await userEvent.keyboard('x');
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  });

  test('it opens when no key has been pressed for three seconds, and not sooner', async () => {
    const { ask, elsewhere } = renderChat();
    elsewhere.focus();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard('x');
    await ask();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await userEvent.keyboard('x');
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each(['Enter', ' '])('%j on a button is not typing', async (key) => {
    const { ask, elsewhere } = renderChat();
    elsewhere.focus();
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    await ask();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('it opens once the editor is left and no key is pressed', async () => {
    const { ask, composer, elsewhere } = renderChat();
    composer.focus();
    await ask();
    elsewhere.focus();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  });

  test('whoever has answered one request is shown the next', async () => {
    const { ask } = renderChat();
    await ask();
    await ask();
    await userEvent.keyboard('{Tab}');
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeVisible());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('whoever typed an answer is shown the next request, also where it comes a moment later', async () => {
    const { ask, elsewhere } = renderChat();
    elsewhere.focus();
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { answer } = await ask();
    await userEvent.type(screen.getByRole('dialog').querySelector('input')!, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await answer;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ask();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('what is shown in place takes no focus, and does not wait', async () => {
    const { ask, composer } = renderChat('inline');
    composer.focus();
    await ask();
    expect(screen.getByRole('region', { name: /^Example/ })).toBeVisible();
    expect(composer).toHaveFocus();
  });
});

describe('TRUST-7 a dialog that comes in the middle of a press waits for its end', () => {
  function renderPressed() {
    const drawn = renderChat();
    const clicked = vi.fn<() => void>();
    drawn.elsewhere.addEventListener('click', clicked);
    const expectClick = async () => {
      expect(clicked).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    };
    return { ...drawn, at: middleOf(drawn.elsewhere), expectClick };
  }

  test('the click of a mouse is the page’s', async () => {
    const { ask, at, expectClick } = renderPressed();
    await mouse('down', at);
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await mouse('up', at);
    await expectClick();
  });

  test.each([
    ['another key comes up', () => key('up', 'Shift')],
    [
      'the page clicks another button',
      async () => screen.getByRole('button', { name: 'Scripted' }).click(),
    ],
  ])('the click of a mouse is the page’s, although meanwhile %s', async (_, happen) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    render(<button type="button">Scripted</button>);
    const { ask, at, elsewhere, expectClick } = renderPressed();
    elsewhere.focus();
    await key('down', 'Shift');
    await mouse('down', at);
    await happen();
    vi.advanceTimersByTime(5000);
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await mouse('up', at);
    await key('up', 'Shift');
    await expectClick();
  });

  test.runIf(hasProtocol)('the click of a finger is the page’s', async () => {
    const { ask, at, expectClick } = renderPressed();
    await touch('start', at);
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await touch('end', at);
    await expectClick();
  });

  test('the click of a key is the page’s, however long it is held without repeating', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, elsewhere, expectClick } = renderPressed();
    elsewhere.focus();
    await key('down', ' ');
    vi.advanceTimersByTime(5000);
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await key('up', ' ');
    await expectClick();
  });

  test('a selection stays the page’s', async () => {
    render(<p>What was written here before.</p>);
    const { ask } = renderChat();
    const { left, right, top, bottom } = screen.getByText(/^What/).getBoundingClientRect();
    const middle = (top + bottom) / 2;
    await mouse('down', [left + 1, middle]);
    await mouse('move', [left + 60, middle]);
    await ask();
    await mouse('move', [right - 1, middle]);
    expect(String(getSelection())).toBe('What was written here before.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await mouse('up', [right - 1, middle]);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  });

  test.runIf(hasProtocol)('what is dragged can be dropped', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    render(<p draggable>Dragged</p>);
    const { ask, elsewhere } = renderChat();
    const dropped = vi.fn<() => void>();
    elsewhere.addEventListener('dragover', (event) => event.preventDefault());
    elsewhere.addEventListener('drop', dropped);
    await mouse('down', middleOf(screen.getByText('Dragged')));
    await mouse('move', middleOf(elsewhere));
    await mouse('move', middleOf(elsewhere));
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    await mouse('up', middleOf(elsewhere));
    expect(dropped).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  });
});
