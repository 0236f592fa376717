'use client';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import { createGuard } from '../guard/createGuard.ts';
import type { Presses } from '../guard/createPresses.ts';
import type { ButtonEmphasis, SlotProps } from '../settings/ElicitationComponents.ts';

/** How long a confirm button has to have been in plain sight, in milliseconds (URL_CONSENT, against clickjacking). */
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

/** A button that means yes. */
export type ConfirmProps = SlotProps<'button'> & {
  /**
   * @selector `[data-slot='elicitation-open'][data-readiness]` of every confirm button: `ready`, or why it is not
   */
  'data-readiness': ConsentReadiness;
  /**
   * There while the second runs that the button has to be in plain sight.
   *
   * @selector `[data-slot='elicitation-open'][data-counting]` of every confirm button: its time in plain sight runs
   */
  'data-counting'?: '' | undefined;
};

/**
 * A guarded button, unless something else hinders it.
 *
 * @param emphasis once it is ready
 * @param shown changes with whatever is shown beside the button; undefined while that is not complete
 */
export function useConfirm(
  presses: Presses,
  shown: string | undefined,
  hindrance: Exclude<ConsentReadiness, 'guarded' | 'ready'> | undefined,
  emphasis: ButtonEmphasis,
  onConfirm: () => void,
) {
  const [guard] = useState(() => createGuard({ delay, needsFocus: true, presses }));
  const state = useSyncExternalStore(guard.subscribe, guard.getState, () => 'unseen' as const);
  const wait = useSyncExternalStore(guard.subscribe, guard.getWait, () => 0);
  useEffect(() => guard.restart(shown !== undefined), [guard, shown]);
  const [tooSoonIn, setTooSoonIn] = useState<number>();
  const readiness: ConsentReadiness = hindrance ?? (state === 'armed' ? 'ready' : 'guarded');
  // What hinders it stays so, whatever the guard does; what the guard said is about one wait.
  const isTooSoon = readiness !== 'ready' && (hindrance !== undefined || tooSoonIn === wait);
  return {
    readiness,
    tooSoon:
      tooSoonIn === undefined ? undefined : isTooSoon ? ('now' as const) : ('before' as const),
    getProps: (): ConfirmProps => ({
      type: 'button',
      ref: guard.attach,
      // Not `disabled`: it keeps its focus, and says why it does nothing.
      'aria-disabled': readiness !== 'ready',
      // Nobody's design makes a strong button of one that does nothing yet. One that was pressed stays as it is.
      'data-emphasis': ['ready', 'sending'].includes(readiness) ? emphasis : 'secondary',
      'data-readiness': readiness,
      'data-counting': readiness === 'guarded' && state === 'counting' ? '' : undefined,
      onKeyDown: ignoreRepeat,
      onClick(event: MouseEvent) {
        const verdict = guard.judge(event);
        if (event.defaultPrevented) return;
        if (readiness === 'sending') return;
        if (readiness !== 'ready') setTooSoonIn(wait);
        else if (verdict === 'meant') onConfirm();
      },
    }),
  };
}
