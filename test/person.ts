import { cdp } from 'vitest/browser';

/** A person's hands, as the browser takes them: trusted presses of a mouse, a finger and keys. */

/** Where the tests' own page stands in the tab. */
const frame = () => {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const scale = (window.frameElement as HTMLElement | null)?.getBoundingClientRect().width;
  return { left, top, scale: scale === undefined ? 1 : scale / window.innerWidth };
};

type Point = readonly [x: number, y: number];

const inTab = ([x, y]: Point): Point => {
  const { left, top, scale } = frame();
  return [left + x * scale, top + y * scale];
};

export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export async function mouse(
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved',
  at: Point,
): Promise<void> {
  const [x, y] = inTab(at);
  const button = type === 'mouseMoved' ? 'none' : 'left';
  await cdp().send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
}

export async function click(at: Point): Promise<void> {
  await mouse('mouseMoved', at);
  await mouse('mousePressed', at);
  await mouse('mouseReleased', at);
}

export async function tap(at: Point): Promise<void> {
  const [x, y] = inTab(at);
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const codes = { Enter: 13, ' ': 32, Shift: 16, Tab: 9 } as const;

export async function key(
  type: 'down' | 'up',
  name: keyof typeof codes,
  isRepeat = false,
): Promise<void> {
  const code = name === ' ' ? 'Space' : name === 'Shift' ? 'ShiftLeft' : name;
  const text = name === 'Enter' ? '\r' : name === ' ' ? ' ' : undefined;
  await cdp().send('Input.dispatchKeyEvent', {
    type: type === 'up' ? 'keyUp' : text === undefined ? 'rawKeyDown' : 'keyDown',
    key: name,
    code,
    windowsVirtualKeyCode: codes[name],
    autoRepeat: isRepeat,
    ...(text !== undefined && type === 'down' && { text }),
  });
}

export async function press(name: keyof typeof codes): Promise<void> {
  await key('down', name);
  await key('up', name);
}

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
