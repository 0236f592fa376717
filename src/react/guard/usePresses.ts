'use client';
import { useState } from 'react';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { createPresses, type Presses } from './createPresses.ts';

/**
 * The presses that begin while a panel is there. A press that began before must not answer the request.
 * @param isAsking whether the panel can still be answered. If not, it listens to nothing: a conversation may keep hundreds
 */
export function usePresses(isAsking = true): Presses {
  const [presses] = useState(createPresses);
  useBrowserLayoutEffect(() => (isAsking ? presses.watch() : undefined), [presses, isAsking]);
  return presses;
}
