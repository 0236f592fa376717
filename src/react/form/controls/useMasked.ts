'use client';
import { useState } from 'react';

/** Whether a control shows dots instead of the typed text. */
export interface Masked {
  readonly isMasked: boolean;
  readonly toggle: () => void;
  /** For the control's ref. */
  readonly attach: (control: HTMLElement | null) => void;
}

/**
 * Shows dots instead of the text that is typed into a control. A script sets the style: a host may not use the
 * stylesheet, and a strict page refuses a `style` attribute in server-rendered markup.
 */
export function useMasked(): Masked {
  const [isMasked, setMasked] = useState(true);
  return {
    isMasked,
    toggle: () => setMasked(!isMasked),
    // A new function at each render, so that React calls it again, also for a control that a host has swapped in.
    attach: (control) =>
      control?.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none'),
  };
}
