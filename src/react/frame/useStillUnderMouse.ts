'use client';
import { useState, type PointerEvent } from 'react';
import { isBeside } from '../dom/isBeside.ts';
import { isGuardOff } from '../guard/guardSwitch.ts';

/**
 * Keeps a line above the fields as it is, there or not, for as long as a mouse is over the panel. Otherwise another server's
 * request would move the fields, and the next press would hit another option than the one that was aimed at. A pressed key
 * tells that the hand has left the mouse.
 *
 * @param isWanted whether the line has something to say
 * @param isAsking whether there are fields below it
 * @returns whether to draw the line, and props for the panel
 */
export function useStillUnderMouse(isWanted: boolean, isAsking: boolean) {
  const [isDrawn, setDrawn] = useState(isWanted);
  const [isOver, setOver] = useState(false);
  if (isDrawn !== isWanted && !(isOver && isAsking)) setDrawn(isWanted);
  return {
    isDrawn,
    mouseProps: {
      onPointerMove: (event: PointerEvent<HTMLElement>) =>
        setOver(event.pointerType === 'mouse' && !isBeside(event) && !isGuardOff()),
      onPointerLeave: () => setOver(false),
      onKeyDownCapture: () => setOver(false),
    },
  };
}
