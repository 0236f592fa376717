/** Whether a button that answers is being pressed with a pointer. */
export interface PressedAction {
  press: () => void;
  isPressed: () => boolean;
}

/**
 * Pressing a button takes focus from a field, whose error then appears and moves the button from under
 * the pointer before it is released. While a button is pressed, leaving a field waits.
 */
export function createPressedAction(): PressedAction {
  let pressed = false;
  return {
    press() {
      pressed = true;
      const release = () => {
        pressed = false;
      };
      for (const type of ['pointerup', 'pointercancel']) {
        window.addEventListener(type, release, { once: true });
      }
    },
    isPressed: () => pressed,
  };
}
