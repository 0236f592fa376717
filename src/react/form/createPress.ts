import { listen } from '../dom/listen.ts';
import { viewOf } from '../dom/viewOf.ts';
import type { MouseEvent } from 'react';

/** Holds work back while a button is being pressed. */
export interface Press {
  /** The mouse-down handler for the element around the buttons. */
  start: (event: MouseEvent) => void;
  /**
   * Runs something at once, or after the release of the button that is being pressed. It is told whether a button was
   * pressed.
   */
  after: (run: (wasPressed: boolean) => void) => void;
}

/**
 * Pressing a button takes focus from a field. The field's error then appears and moves the button away from the
 * pointer, and releasing the pointer makes no click. So while a button is pressed, everything that leaving a field
 * triggers has to wait.
 */
export function createPress(): Press {
  let isPressed = false;
  let waiting: Parameters<Press['after']>[0][] = [];

  return {
    // Mouse events, not pointer events: a tap's `pointerup` comes before the tap takes focus.
    start({ target }) {
      const button = (target as Element).closest('button');
      if (isPressed || !button) return;
      const view = viewOf(button);
      isPressed = true;
      const release = () => {
        end();
        isPressed = false;
        // The click has to be handled first, because it may be an answer.
        setTimeout(() => {
          const runs = waiting;
          waiting = [];
          for (const run of runs) run(true);
        });
      };
      // Captured, because a host may stop events that bubble.
      const end = listen(
        view,
        {
          mouseup: release,
          dragend: release,
          // Fields blur too; only the window's own blur ends a press.
          blur: ({ target: at }) => at === view && release(),
        },
        { capture: true },
      );
    },
    after(run) {
      if (isPressed) waiting.push(run);
      else run(false);
    },
  };
}
