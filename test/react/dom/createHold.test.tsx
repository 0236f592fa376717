import type { MouseEvent } from 'react';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createHold } from '../../../src/react/dom/createHold.ts';

const button = document.body.appendChild(document.createElement('button'));
const pressed = { target: button } as unknown as MouseEvent;
const released = () => new Promise((resolve) => setTimeout(resolve, 10));

afterEach(() => vi.restoreAllMocks());

test('FORM-6 what leaving a field brings about waits for the release of a button', async () => {
  const hold = createHold();
  const run = vi.fn<() => void>();
  hold.after(run);
  expect(run).toHaveBeenCalledTimes(1);
  hold.start(pressed);
  hold.after(run);
  // A field's blur ends no press.
  fireEvent.blur(button);
  await released();
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.mouseUp(document.body);
  // The click comes first.
  expect(run).toHaveBeenCalledTimes(1);
  await released();
  expect(run).toHaveBeenCalledTimes(2);
});

test.each(['a', 'label', 'input[type=radio]', 'input[type=checkbox]'])(
  'FORM-6 it waits for the release of `%s` too, and is told that no button was pressed',
  async (selector) => {
    const [, tag, type] = /^(\w+)(?:\[type=(\w+)\])?$/.exec(selector)!;
    const control = Object.assign(document.createElement(tag!), type && { type });
    document.body.append(control);
    const hold = createHold();
    const run = vi.fn<(wasButton: boolean) => void>();
    hold.start({ target: control } as unknown as MouseEvent);
    hold.after(run);
    expect(run).not.toHaveBeenCalled();
    fireEvent.mouseUp(document.body);
    await released();
    expect(run).toHaveBeenCalledExactlyOnceWith(false);
    control.remove();
  },
);

test('a press leaves no listener on the window', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const hold = createHold();
  hold.start(pressed);
  const listeners = [...listen.mock.calls];
  expect(listeners.length).toBeGreaterThan(0);
  const unlisten = vi.spyOn(window, 'removeEventListener');
  fireEvent.mouseUp(document.body);
  expect(unlisten.mock.calls).toEqual(listeners);
  // One that presses nothing listens for nothing.
  listen.mockClear();
  hold.start({ target: document.body } as unknown as MouseEvent);
  expect(listen).not.toHaveBeenCalled();
});
