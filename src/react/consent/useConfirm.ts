'use client';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import { viewOf } from '../dom/viewOf.ts';
import { createGuard } from '../guard/createGuard.ts';
import type { Presses } from '../guard/createPresses.ts';
import type { ButtonEmphasis, SlotProps } from '../settings/ElicitationComponents.ts';

/** How long a confirm button has to have been in plain sight, in milliseconds. */
const delay = 1000;

/**
 * Whether the confirm buttons can be pressed, or why not: the analysis is under way, a box has to be ticked,
 * the host is opening the page, an answer is on its way, or a button has not been in plain sight for a second.
 */
export type ConsentReadiness =
  | 'analyzing'
  | 'unacknowledged'
  | 'opening'
  | 'sending'
  | 'guarded'
  | 'ready';

const isEarly = (readiness: ConsentReadiness) =>
  ['analyzing', 'unacknowledged', 'guarded'].includes(readiness);

/** The props of a button that means yes. */
export type ConfirmProps = SlotProps<'button'> & {
  /**
   * Whether the button can be pressed, or why not.
   * @selector `[data-slot='elicitation-open'][data-readiness]` on every confirm button: `ready`, or why it is not ready
   */
  'data-readiness': ConsentReadiness;
  /**
   * Present while the button's second in plain sight runs.
   * @selector `[data-slot='elicitation-open'][data-counting]` on a confirm button while only its time in sight holds it back
   */
  'data-counting'?: '' | undefined;
};

/**
 * A confirm button. It is ready once the guard is armed and nothing else hinders it.
 * @param emphasis the button's emphasis once it is ready
 * @param shown a value that changes with what is shown beside the button; undefined while that is not complete
 * @param hindrance why the button is not ready, apart from the guard
 */
export function useConfirm(
  presses: Presses,
  shown: string | undefined,
  hindrance: Exclude<ConsentReadiness, 'guarded' | 'ready'> | undefined,
  emphasis: ButtonEmphasis,
  onConfirm: (view: Window) => void,
) {
  const [guard] = useState(() => createGuard({ delay, needsFocus: true, presses }));
  const state = useSyncExternalStore(guard.subscribe, guard.getState, () => 'unseen' as const);
  useEffect(() => guard.restart(shown !== undefined), [guard, shown]);
  const [isTooSoon, setTooSoon] = useState(false);
  const readiness: ConsentReadiness = hindrance ?? (state === 'armed' ? 'ready' : 'guarded');
  if (isTooSoon && !isEarly(readiness)) setTooSoon(false);
  return {
    readiness,
    isTooSoon,
    getProps: (): ConfirmProps => ({
      type: 'button',
      ref: guard.attach,
      // Not `disabled`: the button keeps its focus, and says why it does nothing.
      'aria-disabled': readiness !== 'ready',
      // A button that does nothing yet must not look strong. A button whose answer is being sent keeps its look.
      'data-emphasis': ['ready', 'sending'].includes(readiness) ? emphasis : 'secondary',
      'data-readiness': readiness,
      'data-counting': readiness === 'guarded' && state === 'counting' ? '' : undefined,
      onKeyDown: ignoreRepeat,
      onClick(event: MouseEvent<HTMLElement>) {
        const verdict = guard.judge(event);
        if (event.defaultPrevented) return;
        if (isEarly(readiness)) setTooSoon(true);
        if (readiness === 'ready' && verdict === 'meant') onConfirm(viewOf(event.currentTarget));
      },
    }),
  };
}
