import { listen } from '../dom/listen.ts';
import type { MouseEvent } from 'react';

/** A button that is being pressed, and what waits for its release. */
export interface Press {
  /** For the element around the buttons. */
  start: (event: MouseEvent) => void;
  /** Runs something at once, or after the release of the button that is being pressed. */
  after: (run: () => void) => void;
}

/**
 * Pressing a button takes focus from a field, whose error then appears and moves the button from under
 * the pointer before it is released, so that there is no click. While a button is pressed, what leaving a
 * field brings about waits.
 */
export function createPress(): Press {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  return {
    // The mouse's events and not the pointer's: a tap's pointer is up before it takes focus.
    start({ target }) {
      if (isPressed || !(target instanceof Element) || !target.closest('button')) return;
      isPressed = true;
      const release = () => {
        end();
        isPressed = false;
        // The click comes first, and may be an answer.
        setTimeout(() => {
          const runs = waiting;
          waiting = [];
          for (const run of runs) run();
        });
      };
      // Captured, since a host may stop what bubbles.
      const end = listen(
        window,
        {
          mouseup: release,
          dragend: release,
          // Fields blur too; only the window's own blur ends a press.
          blur: ({ target: at }) => at === window && release(),
        },
        { capture: true },
      );
    },
    after(run) {
      if (isPressed) waiting.push(run);
      else run();
    },
  };
}
