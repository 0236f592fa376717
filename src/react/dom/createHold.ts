import { after } from '../../queue/index.ts';
import { listen } from './listen.ts';
import { viewOf } from './viewOf.ts';
import type { MouseEvent } from 'react';

/** Holds work back while something is being pressed that answers to a click. */
export interface Hold {
  start: (event: MouseEvent) => void;
  /** Runs something at once, or after the release of what is being pressed. It is told whether that is a button. */
  after: (run: (wasPressed: boolean) => void) => void;
}

/** What answers to a click. Each of these would miss it if it moved between the press and the release. */
const clickable = 'button, a, label, input:is([type=checkbox], [type=radio])';

/**
 * Pressing a button, an option or a label takes focus from a field. The field's error then appears and moves what is
 * pressed away from the pointer, and releasing the pointer makes no click. So while it is pressed, everything that leaving
 * a field triggers has to wait.
 */
export function createHold(): Hold {
  let isPressed = false;
  let waiting: Parameters<Hold['after']>[0][] = [];

  return {
    // Mouse events, not pointer events: a tap's `pointerup` comes before the tap takes focus.
    start({ target }) {
      const pressed = (target as Element).closest(clickable);
      if (isPressed || !pressed) return;
      const view = viewOf(pressed);
      const isButton = pressed.matches('button');
      isPressed = true;
      const release = () => {
        end();
        isPressed = false;
        // The click has to be handled first, because it may be an answer.
        after(0, () => {
          const runs = waiting;
          waiting = [];
          for (const run of runs) run(isButton);
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
