/** Of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const keyboard = (actions: readonly object[]) => ({
  actions: [{ type: 'key', id: 'keyboard', actions }],
});

/** Keys held together, as Playwright writes them: `Control+a`. */
export function press(keys: string): object {
  const values = keys.split('+').map((key) => named[key] ?? key);
  return keyboard([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
}

export const keyDown = (key: string) => keyboard([{ type: 'keyDown', value: named[key] ?? key }]);
export const keyUp = (key: string) => keyboard([{ type: 'keyUp', value: named[key] ?? key }]);

export function type(text: string): object {
  return keyboard(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );
}

const pointer = (pointerType: 'mouse' | 'touch', actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
});
/** In CSS pixels of the window. Not every engine takes parts of one. */
const to = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
  duration: 0,
});
/** The mouse's first button, or a finger. */
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

export const hover = (x: number, y: number) => pointer('mouse', [to(x, y)]);
export const mouseDown = () => pointer('mouse', [down]);
export const mouseUp = () => pointer('mouse', [up]);
export const click = (x: number, y: number) => pointer('mouse', [to(x, y), down, up]);
export const dblclick = (x: number, y: number) => pointer('mouse', [to(x, y), down, up, down, up]);
/** Firefox counts the clicks of one list of actions only. @param pause from one to the next, in milliseconds */
export const clicks = (x: number, y: number, times: number, pause: number) =>
  pointer('mouse', [
    to(x, y),
    ...Array.from({ length: times }, () => [down, up, { type: 'pause', duration: pause }]).flat(),
  ]);
export const tap = (x: number, y: number) => pointer('touch', [to(x, y), down, up]);
