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
 * Draws dots for what is typed into a control, to keep it from sight. By script, since a host may do without
 * the stylesheet, and a `style` attribute in a server's markup is what a strict page refuses.
 */
export function useMasked(): Masked {
  const [isMasked, setMasked] = useState(true);
  const control = useRef<HTMLElement>(null);

  useBrowserLayoutEffect(() => {
    control.current?.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none');
  });

  return {
    isMasked,
    toggle: () => setMasked(!isMasked),
    attach(element) {
      control.current = element;
      // A host may swap the control without anything here rendering.
      element?.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none');
    },
  };
}
