'use client';
import { useState } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/**
 * Draws dots for what is typed into a control. By script, since a host may do without the stylesheet, and
 * a `style` attribute in a server's markup is what a strict page refuses.
 */
export function useMasked(controlId: string): { isMasked: boolean; toggle: () => void } {
  const [isMasked, setMasked] = useState(true);
  useBrowserLayoutEffect(() => {
    const control = document.getElementById(controlId);
    control?.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none');
  }, [controlId, isMasked]);
  return { isMasked, toggle: () => setMasked(!isMasked) };
}
