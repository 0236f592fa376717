import { StrictMode, useState, type ComponentPropsWithRef } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  Elicitation,
  ElicitationOutlet,
  ElicitationProvider,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';
import {
  canTap,
  click,
  hasProtocol,
  middleOf,
  mouse,
  settle,
  tap,
  untilDismissible,
  wait,
} from '../../person.ts';
import '../../setup.rules.ts';
import { waitFor } from '../../waitFor.ts';

/** An error where it is shown. Screen readers are told of it elsewhere, a moment later. */
const atField = { selector: '[data-slot=elicitation-error] *' };

const name = ask({ name: { type: 'string' } });

/** A host with a button that opens a request as a dialog. */
function Host({ request, onRespond, signal }: HostProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {isAsked && (
        <Elicitation
          request={request}
          server={{ name: 'Example' }}
          presentation="dialog"
          onRespond={onRespond}
          signal={signal}
        />
      )}
    </>
  );
}

interface HostProps {
  request: unknown;
  onRespond: (result: ElicitResult) => void;
  signal?: AbortSignal | undefined;
}

async function open(request: unknown, signal?: AbortSignal) {
  const onRespond = vi.fn<HostProps['onRespond']>();
  render(
    <StrictMode>
      <Host {...{ request, onRespond, signal }} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  return { dialog, onRespond };
}

const discardQuestion = () => screen.findByRole('group', { name: 'Discard what you entered?' });

describe('the dialog', () => {
  test('is modal, named by who asks and described by why, and starts with focus on itself', async () => {
    const { dialog } = await open(name);
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog).toHaveAccessibleName('Example is asking for information');
    expect(dialog).toHaveAccessibleDescription('Please');
    expect(document.activeElement).toBe(dialog);
    expect(getComputedStyle(dialog).outlineStyle).toBe('none');
  });

  beforeAll(loadOutlet);

  test('HOST-2 the next request starts with focus on who asks, by keyboard too', async () => {
    const { queue, ask } = createFakeQueue();
    render(<ElicitationOutlet queue={queue} />);
    await act(async () => {
      for (const server of ['One', 'Two']) void ask(name, { server: { name: server } });
    });
    await userEvent.keyboard('{Tab}{Tab}');
    expect(screen.getByRole('button', { name: 'Next request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^Two/ });
    expect(document.activeElement).toBe(dialog);
    expect(dialog).toHaveAccessibleDescription('Please 2 of 2');
  });

  test('returns focus to where it was', async () => {
    const { onRespond } = await open(name);
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
  });

  test('keeps Tab inside', async () => {
    const { dialog } = await open(name);
    for (let presses = 0; presses < 12; presses++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      expect(focused === document.body || dialog.contains(focused)).toBe(true);
    }
  });
});

describe('FORM-12 dismissal', () => {
  test.each(['left', 'right', 'top', 'bottom'] as const)(
    'a pristine form is cancelled by a click outside: %s',
    async (side) => {
      // Wider than a phone, where a dialog is a sheet at the foot.
      await page.viewport(800, 700);
      const { dialog, onRespond } = await open(name);
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      await untilDismissible();
      // On the box itself, between its parts.
      dialog.style.paddingBlockEnd = '3rem';
      await click([x, dialog.getBoundingClientRect().bottom - 5]);
      expect(onRespond).not.toHaveBeenCalled();
      const places = {
        left: [left - 3, y],
        right: [right + 3, y],
        top: [x, 3],
        bottom: [x, innerHeight - 3],
      };
      await click(places[side] as [number, number]);
      await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
    },
  );

  test('an edited form is not, and Escape asks, again and again', async () => {
    const { dialog, onRespond } = await open(name);
    const input = within(dialog).getByRole('textbox');
    await userEvent.fill(input, 'Ada');
    await click([2, 2]);
    expect(screen.queryByText('Discard what you entered?')).toBeNull();
    input.focus();
    for (let round = 0; round < 3; round++) {
      await userEvent.keyboard('{Escape}');
      const question = await discardQuestion();
      expect(question.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Discard what you entered?')).toBeNull());
      expect(document.activeElement).toBe(input);
    }
    expect(dialog.open).toBe(true);
    expect(onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await discardQuestion()).getByRole('button', { name: 'Discard' }));
    expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('FORM-12 what was discarded is not offered again, and what was canceled is', async () => {
    const { queue, ask } = createFakeQueue();
    render(<ElicitationOutlet queue={queue} />);
    const edit = async () => {
      act(() => void ask(name));
      // A key was pressed a moment ago: a note comes first.
      const dialog = await screen.findByRole('dialog');
      const input = within(dialog).getByRole('textbox');
      const before = (input as HTMLInputElement).value;
      await userEvent.fill(input, 'Ada');
      return before;
    };
    expect(await edit()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await edit()).toBe('Ada');
    await userEvent.fill(screen.getByRole('textbox'), 'Grace');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await discardQuestion()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await edit()).toBe('');
  });

  test('an edit that was taken back is none', async () => {
    const { dialog, onRespond } = await open(name);
    const input = within(dialog).getByRole('textbox');
    await userEvent.fill(input, 'Ada');
    await userEvent.fill(input, '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
  });

  test.each([
    ['a default with CR', { type: 'string', default: 'a\r\nb' }, '{Tab}'],
    [
      'an option unticked and ticked again',
      { type: 'array', items: { enum: ['a', 'b'] }, default: ['a', 'b'] },
      '{ }{ }',
    ],
  ])('a form that is as it was is pristine: %s', async (_, schema, keys) => {
    const { dialog, onRespond } = await open(ask({ value: schema }));
    await untilDismissible();
    dialog.querySelector<HTMLElement>('input, textarea')!.focus();
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
  });

  test('while the question stands, Enter does not submit; after it, focus is on the actions', async () => {
    const { dialog, onRespond } = await open(name);
    const input = within(dialog).getByRole('textbox');
    await userEvent.fill(input, 'Ada');
    within(dialog).getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Escape}');
    await discardQuestion();
    input.focus();
    await userEvent.keyboard('{Enter}');
    within(dialog).getByRole('button', { name: 'Keep editing' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Accept' })),
    );
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('FORM-6 a half-typed date is told of when focus leaves it, after a failed submit too', async () => {
    const { dialog } = await open(
      ask(
        { day: { type: 'string', format: 'date' }, name: { type: 'string', minLength: 1 } },
        { required: ['name'] },
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(within(dialog).getByLabelText('name')).toHaveFocus());
    within(dialog).getByLabelText('day').focus();
    await userEvent.keyboard('12');
    within(dialog).getByLabelText('name').focus();
    await screen.findByText('Complete this or clear it.', atField);
  });

  test('a half-typed date is an edit', async () => {
    const { dialog } = await open(ask({ day: { type: 'string', format: 'date' } }));
    within(dialog).getByLabelText('day').focus();
    await userEvent.keyboard('12');
    await untilDismissible();
    await userEvent.keyboard('{Escape}');
    expect(await discardQuestion()).toBeVisible();
  });

  test('a dialog that the browser closes by itself comes back', async () => {
    const { dialog, onRespond } = await open(name);
    await userEvent.fill(within(dialog).getByRole('textbox'), 'Ada');
    dialog.close();
    await discardQuestion();
    expect(dialog.matches(':modal')).toBe(true);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('the second click of a double click outside was meant for what was there before', async () => {
    const { dialog, onRespond } = await open(name);
    await untilDismissible();
    const at = { clientX: 3, clientY: 3, bubbles: true };
    const clickAs = (detail: number) => {
      dialog.dispatchEvent(new PointerEvent('pointerdown', at));
      dialog.dispatchEvent(new MouseEvent('click', { ...at, detail }));
    };
    clickAs(2);
    expect(onRespond).not.toHaveBeenCalled();
    clickAs(1);
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
  });

  test('TRUST-8 an Escape or a click outside that comes just after a dialog was meant for the page', async () => {
    // On a busy machine, the dialog would not have just come when the next key is pressed.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { dialog, onRespond } = await open(name);
    await userEvent.keyboard('{Escape}');
    await click([2, 2]);
    expect(onRespond).not.toHaveBeenCalled();
    expect(dialog.matches(':modal')).toBe(true);
    vi.advanceTimersByTime(600);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
  });

  // Not every engine takes a tap.
  test.skipIf(!canTap)(
    'a tap outside that takes focus from a text puts the keyboard away, and the next one cancels',
    async () => {
      const { dialog, onRespond } = await open(name);
      await untilDismissible();
      const input = within(dialog).getByRole('textbox');
      await tap(middleOf(input));
      expect(input).toHaveFocus();
      await tap([2, 2]);
      await waitFor(() => expect(input).not.toHaveFocus());
      expect(onRespond).not.toHaveBeenCalled();
      // The next tap must not be the second of a double tap.
      await wait(600);
      await tap([2, 2]);
      await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
    },
  );

  test('a selection dragged out of the dialog is no click outside', async () => {
    const { dialog, onRespond } = await open(name);
    await untilDismissible();
    const { left, top, width } = dialog.getBoundingClientRect();
    await mouse('down', [left + width / 2, top + 70]);
    await mouse('move', [2, 2]);
    await mouse('up', [2, 2]);
    expect(dialog.open).toBe(true);
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('FORM-13 input methods', () => {
  // WebDriver knows no input method.
  test.skipIf(!hasProtocol)(
    'while a composition is under way Escape does not dismiss and Enter does not submit',
    async () => {
      const { dialog, onRespond } = await open(name);
      const input = within(dialog).getByRole<HTMLInputElement>('textbox');
      input.focus();
      await cdp().send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      });
      expect(input.value).toBe('に');
      await pressComposing('Escape');
      await pressComposing('Enter');
      expect(dialog.open).toBe(true);
      expect(screen.queryByText('Discard what you entered?')).toBeNull();
      expect(onRespond).not.toHaveBeenCalled();
      await cdp().send('Input.insertText', { text: '日本' });
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: { name: '日本' } }]]),
      );
    },
  );

  test('not even where a key press and a submit come through while composing', async () => {
    const { dialog, onRespond } = await open(name);
    const input = within(dialog).getByRole('textbox');
    const composing = { key: 'Enter', bubbles: true, cancelable: true };
    // What Safari sends after a composition, and what others send during one.
    for (const event of [
      new KeyboardEvent('keydown', { ...composing, keyCode: 229 }),
      new KeyboardEvent('keydown', { ...composing, isComposing: true }),
    ]) {
      // A browser submits unless the key press is prevented.
      expect(input.dispatchEvent(event)).toBe(false);
    }
    expect(input.dispatchEvent(new KeyboardEvent('keydown', composing))).toBe(true);
    const escape = { ...composing, key: 'Escape', isComposing: true };
    input.dispatchEvent(new KeyboardEvent('keydown', escape));
    expect(dialog.open).toBe(true);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('Enter in a one-line text submits otherwise', async () => {
    const { dialog, onRespond } = await open(name);
    within(dialog).getByRole('textbox').focus();
    await userEvent.keyboard('Ada{Enter}');
    await waitFor(() =>
      expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { name: 'Ada' } }),
    );
  });
});

test('HOST-3 a withdrawn request says so in the dialog until that is closed', async () => {
  const controller = new AbortController();
  const { onRespond } = await open(name, controller.signal);
  controller.abort();
  expect(await screen.findByText('The request was withdrawn.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onRespond).not.toHaveBeenCalled();
});

afterEach(() => {
  document.body.innerHTML = '';
});

async function pressComposing(key: string) {
  const event = { key, code: key, windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

test('PROTO-5 a double click on one request does not answer the next', async () => {
  const { queue, ask: askQueue } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} />);
  const answers = [askQueue(ask({})), askQueue({ ...ask({}), message: 'Wipe the disk?' })];
  const first = await screen.findByRole('dialog');
  const accept = within(first).getByRole('button', { name: 'Accept' });
  await settle(accept);
  await userEvent.dblClick(accept);
  await expect(answers[0]).resolves.toMatchObject({ action: 'accept' });
  expect(await screen.findByText('Wipe the disk?')).toBeVisible();
  expect(queue.getSnapshot().pending).toHaveLength(1);
});

describe('a button that is pressed for a while', () => {
  test.each(['Accept', 'Decline'])(
    'FORM-6 %s keeps its click, though a field is left',
    async (button) => {
      const onRespond = vi.fn<HostProps['onRespond']>();
      // A note or an error appears when the field is left, and moves what is below it.
      const email = { type: 'string', format: 'email', default: 'me@localhost' };
      render(
        <Elicitation
          request={ask({ email, name: { type: 'string', minLength: 3 } })}
          server={{ name: 'Example' }}
          onRespond={onRespond}
        />,
      );
      const name = await screen.findByLabelText('name');
      await userEvent.fill(name, button === 'Accept' ? 'Ada' : 'A');
      const box = screen.getByRole('button', { name: button }).getBoundingClientRect();
      const at = [box.left + box.width / 2, box.top + 4] as const;
      await mouse('down', at);
      await new Promise((resolve) => setTimeout(resolve, 80));
      await mouse('up', at);
      await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    },
  );
});

describe('a press that is no click', () => {
  function setUpInvalid() {
    const onRespond = vi.fn<HostProps['onRespond']>();
    render(
      <Elicitation
        request={ask({ age: { type: 'integer' } })}
        server={{ name: 'Example' }}
        onRespond={onRespond}
      />,
    );
    return onRespond;
  }
  const placeOf = (button: string) => {
    const { left, top, width } = screen
      .getByRole('button', { name: button })
      .getBoundingClientRect();
    return [left + width / 2, top + 4] as const;
  };

  test('FORM-6 leaves the field all the same: what was wrong is told', async () => {
    const onRespond = setUpInvalid();
    await userEvent.fill(screen.getByLabelText('age'), 'abc');
    await mouse('down', placeOf('Accept'));
    await mouse('move', [2, 2]);
    await mouse('up', [2, 2]);
    expect(await screen.findByText(/Enter a number/, atField)).toBeVisible();
    expect(onRespond).not.toHaveBeenCalled();
  });

  // Not every engine takes a tap.
  test.skipIf(!canTap)('a tap answers, though it leaves a field', async () => {
    const onRespond = setUpInvalid();
    await userEvent.fill(screen.getByLabelText('age'), 'abc');
    await tap(placeOf('Cancel'));
    await waitFor(() => expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }]]));
  });
});

test('HOST-3 a withdrawal does not fetch focus back from where a person went', async () => {
  const controller = new AbortController();
  render(
    <>
      <p>Elsewhere</p>
      <Elicitation
        request={name}
        server={{ name: 'Example' }}
        signal={controller.signal}
        onRespond={() => {}}
      />
    </>,
  );
  await userEvent.click(screen.getByLabelText('name'));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(document.activeElement).toBe(document.body);
  controller.abort();
  await screen.findByText('The request was withdrawn.');
  expect(document.activeElement).toBe(document.body);
});

test('a key press renders one field, and a host’s render none', async () => {
  const renders: string[] = [];
  const TextInput = (props: ComponentPropsWithRef<'input'>) => {
    renders.push(props.id!);
    return <input {...props} />;
  };
  const request = ask(Object.fromEntries(['a', 'b', 'c'].map((key) => [key, { type: 'integer' }])));
  const components = { TextInput };
  const element = (note: string) => (
    <ElicitationProvider components={components}>
      <Elicitation
        request={request}
        server={{ name: 'Example' }}
        note={note}
        onRespond={() => {}}
      />
    </ElicitationProvider>
  );
  const { rerender } = render(element('1 of 2'));
  const input = screen.getByLabelText('b');
  await userEvent.fill(input, 'x');
  await userEvent.keyboard('{Tab}');
  await screen.findByText(/Enter a number/, atField);
  renders.length = 0;
  input.focus();
  await userEvent.keyboard('5');
  await waitFor(() => expect(screen.queryByText(/whole number/)).toBeNull());
  rerender(element('2 of 2'));
  expect(new Set(renders)).toEqual(new Set([input.id]));
});

/** A dialog whose text is longer than the window, and has no controls in it. */
async function openLongMessage(): Promise<HTMLDialogElement> {
  const message = Array.from({ length: 200 }, (_, index) => `Line ${index}`).join('\n');
  const { dialog } = await open({ message, requestedSchema: { type: 'object', properties: {} } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  return dialog;
}

test.runIf(hasProtocol)(
  'FORM-7 in a low window the keys that scroll a page scroll the dialog itself',
  async () => {
    await page.viewport(400, 300);
    const dialog = await openLongMessage();
    dialog.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(50));
  },
);

test.runIf(hasProtocol)(
  'FORM-7 the keys that scroll a page scroll a text without controls',
  async () => {
    await page.viewport(800, 700);
    const dialog = await openLongMessage();
    screen.getByRole('button', { name: 'Accept' }).focus();
    const body = dialog.querySelector('[data-slot=elicitation-body]')!;
    await userEvent.keyboard('{PageDown}');
    expect(body.scrollTop).toBeGreaterThan(100);
    await userEvent.keyboard('{End}');
    expect(body.scrollTop + body.clientHeight).toBeGreaterThan(body.scrollHeight - 2);
    dialog.focus();
    await userEvent.keyboard('{Home}');
    expect(body.scrollTop).toBe(0);
    await userEvent.keyboard('{ArrowDown}');
    expect(body.scrollTop).toBeGreaterThan(0);
  },
);
