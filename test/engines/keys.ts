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

/** A click of the mouse's first button, in CSS pixels of the window. */
export function click(x: number, y: number): object {
  return {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  };
}

export function hover(x: number, y: number): object {
  const move = { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 };
  const parameters = { pointerType: 'mouse' };
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [move] }] };
}
