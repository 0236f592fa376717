'use client';
import { useState } from 'react';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { createPresses, type Presses } from './createPresses.ts';

/** The presses that begin while a panel is there. A press that began before must not answer the request. */
export function usePresses(): Presses {
  const [presses] = useState(createPresses);
  useBrowserLayoutEffect(() => presses.watch(), [presses]);
  return presses;
}
