import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { cdp, commands, server, userEvent } from 'vitest/browser';
import type {} from './engines/personCommands.ts';

/** A person's hands, as the browser takes them: trusted presses of a mouse, a finger and keys. */

/** Whether a test may ask the browser for what WebDriver cannot do, by Chromium's own protocol. */
export const hasProtocol = server.browser === 'chromium';
/** WebKit presses with a mouse instead. Playwright taps only where all that is drawn is drawn for a finger. */
export const canTap =
  hasProtocol || (server.browser === 'firefox' && server.provider !== 'playwright');
/** WebKit takes a key that is held for one that need not be pressed again. */
export const canRepeat = server.browser !== 'webkit';

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

let isMouseDown = false;

export async function mouse(type: 'move' | 'down' | 'up', at: Point): Promise<void> {
  if (type !== 'move') isMouseDown = type === 'down';
  await commands.personMouse(type, ...inTab(at));
}

export async function click(at: Point): Promise<void> {
  await mouse('move', at);
  await mouse('down', at);
  await mouse('up', at);
}

/** How long a person takes from one click of a double click to the next, in milliseconds. */
const doubleClickPause = 100;

/** Clicks in one place. The page has time to change between one click and the next. */
export async function doubleClick(at: Point, times = 2): Promise<void> {
  await commands.personClicks(...inTab(at), times, doubleClickPause);
}

let isTouching = false;

/** Puts a finger down, or lifts it. Chromium alone takes the halves of a tap. */
export async function touch(type: 'start' | 'end', at: Point): Promise<void> {
  const [x, y] = inTab(at);
  isTouching = type === 'start';
  await cdp().send(
    'Input.dispatchTouchEvent',
    isTouching
      ? { type: 'touchStart', touchPoints: [{ x, y }] }
      : { type: 'touchEnd', touchPoints: [] },
  );
}

export async function tap(at: Point): Promise<void> {
  if (!hasProtocol) return commands.personTap(...inTab(at));
  await touch('start', at);
  await touch('end', at);
}

/** Chromium alone counts taps. */
export async function doubleTap(at: Point): Promise<void> {
  await tap(at);
  await wait(doubleClickPause);
  await tap(at);
}

type Key = 'Enter' | 'Escape' | ' ' | 'Shift' | 'Tab';

const heldKeys = new Set<Key>();

/** A key that is down already is repeated by another `down`. */
export async function key(type: 'down' | 'up', name: Key): Promise<void> {
  if (type === 'down') heldKeys.add(name);
  else heldKeys.delete(name);
  await commands.personKey(type, name);
}

export async function press(name: Key): Promise<void> {
  await key('down', name);
  await key('up', name);
}

async function releaseMouse(): Promise<void> {
  if (isMouseDown) await mouse('up', [0, 0]);
}

// What is held would be held in the next test.
afterEach(async () => {
  for (const name of heldKeys) await key('up', name);
  if (isTouching) await touch('end', [0, 0]);
  await releaseMouse();
});

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A dialog that has just come takes no Escape and no press outside: they may have been meant for what was there before. */
export const untilDismissible = () => wait(600);

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Brings a button into sight and lets it rest. A driver that scrolls to a button and presses it at once is refused,
 * as a person is whose page moves under their finger. What comes into sight is laid out too, and moves the button.
 */
export async function settle(button: Element): Promise<void> {
  button.scrollIntoView({ block: 'nearest' });
  let [before, after] = [middleOf(button), middleOf(button)];
  do {
    before = after;
    // A slow machine draws late, and what is drawn counts.
    await nextFrame();
    await nextFrame();
    await wait(1000);
    after = middleOf(button);
  } while (before[0] !== after[0] || before[1] !== after[1]);
}

/** Presses a button as a person does who has read what it says. */
export async function pressRested(button: HTMLElement): Promise<void> {
  await settle(button);
  await userEvent.click(button);
}

/**
 * Tries to press within `soon` milliseconds of each `begin`. On a slow machine a press may come later, and prove nothing:
 * then all is drawn and tried anew.
 */
export async function promptly<Tried>(
  soon: number,
  attempt: (begin: () => void) => Promise<Tried>,
): Promise<Tried> {
  for (;;) {
    let start = NaN;
    let taken = NaN;
    const hear = () => {
      const time = performance.now() - start;
      if (!(time <= taken)) taken = time;
      start = Infinity;
    };
    window.addEventListener('pointerdown', hear, { capture: true });
    try {
      const tried = await attempt(() => (start = performance.now()));
      if (taken <= soon) return tried;
    } catch (error) {
      if (!(taken > soon)) throw error;
    } finally {
      window.removeEventListener('pointerdown', hear, { capture: true });
    }
    await releaseMouse();
    cleanup();
    // The next press must not be the second of a double click.
    await wait(600);
  }
}
