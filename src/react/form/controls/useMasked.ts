'use client';
import { useState } from 'react';

/** The dots for what is typed into a control. */
export interface Masked {
  readonly isMasked: boolean;
  readonly toggle: () => void;
  /** For the control's ref. */
  readonly attach: (control: HTMLElement | null) => void;
}

/**
 * Draws dots for what is typed into a control, to keep it from sight. By script, since a host may do without
 * the stylesheet, and a `style` attribute in a server's markup is what a strict page refuses.
 */
export function useMasked(): Masked {
  const [isMasked, setMasked] = useState(true);
  return {
    isMasked,
    toggle: () => setMasked(!isMasked),
    // Another function at each render, so that it is called again; and for whatever a host swaps the control for.
    attach: (control) =>
      control?.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none'),
  };
}
