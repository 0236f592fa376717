'use client';
import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import { useConsentGuard, type WatchedButton } from './useConsentGuard.ts';

/**
 * Whether the confirm buttons can be pressed, or why not: the analysis is under way, a box has to be ticked,
 * the host is opening the page, or a button has not been in plain sight for a second.
 */
export type ConsentReadiness = 'analyzing' | 'unacknowledged' | 'opening' | 'guarded' | 'ready';

/** A button that means yes. */
export type ConfirmProps = ComponentPropsWithRef<'button'> & {
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

/** A guarded button, unless something else hinders it. */
export function useConfirm(
  shown: string | undefined,
  hindrance: Exclude<ConsentReadiness, 'guarded' | 'ready'> | undefined,
  onConfirm: () => void,
) {
  const guard = useConsentGuard(shown);
  // Of this very wait: one that comes later has not been pressed into.
  const [tooSoonIn, setTooSoonIn] = useState<WatchedButton['wait']>();
  const readiness: ConsentReadiness = hindrance ?? (guard.state === 'armed' ? 'ready' : 'guarded');
  return {
    readiness,
    tooSoon:
      tooSoonIn === undefined
        ? undefined
        : readiness !== 'ready' && tooSoonIn === guard.wait
          ? ('now' as const)
          : ('before' as const),
    getProps: (): ConfirmProps => ({
      type: 'button',
      ref: guard.ref,
      // Not `disabled`: it keeps its focus, and says why it does nothing.
      'aria-disabled': readiness !== 'ready',
      'data-readiness': readiness,
      'data-counting': readiness === 'guarded' && guard.state === 'counting' ? '' : undefined,
      onKeyDown: ignoreRepeat,
      onClick(event: MouseEvent) {
        const isMeant = guard.accepts(event);
        if (event.defaultPrevented) return;
        if (readiness !== 'ready') setTooSoonIn(guard.wait);
        else if (isMeant) onConfirm();
      },
    }),
  };
}
