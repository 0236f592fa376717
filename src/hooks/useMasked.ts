'use client';
import { useRef, useState } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** The dots for what is typed into a control. */
export interface Masked {
  readonly isMasked: boolean;
  readonly toggle: () => void;
  /** For the control's ref. */
  readonly attach: (control: HTMLElement | null) => void;
}

/**
 * Draws dots for what is typed into a control, if it is to be kept from sight. By script, since a host may do without
 * the stylesheet, and a `style` attribute in a server's markup is what a strict page refuses.
 */
export function useMasked(isSecret: boolean): Masked {
  const [isRevealed, setRevealed] = useState(false);
  const control = useRef<HTMLElement>(null);
  const isMasked = isSecret && !isRevealed;
  const security = isMasked ? 'disc' : 'none';

  useBrowserLayoutEffect(() => {
    if (isSecret) control.current?.style.setProperty('-webkit-text-security', security);
  });

  return {
    isMasked,
    toggle: () => setRevealed(!isRevealed),
    attach(element) {
      control.current = element;
    },
  };
}
