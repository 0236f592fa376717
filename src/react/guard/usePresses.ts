'use client';
import { useState } from 'react';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { createPresses, type Presses } from './createPresses.ts';

/** The presses that begin while a panel is there. No answer is taken from one that began before. */
export function usePresses(): Presses {
  const [presses] = useState(createPresses);
  useBrowserLayoutEffect(() => presses.watch(), [presses]);
  return presses;
}
