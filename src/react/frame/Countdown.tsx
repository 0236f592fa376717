'use client';
import { useEffect, useRef, useState } from 'react';
import { after } from '../../queue/index.ts';
import { onLook } from '../dom/onLook.ts';
import { slot } from '../dom/slot.ts';
import { viewOf } from '../dom/viewOf.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * The time that is left to answer. Screen readers announce it once, when it is short: every second would be noise.
 * @param deadline in milliseconds since the epoch
 * @selector `[data-slot='elicitation-countdown']` how much time is left
 * @selector `[data-slot='elicitation-countdown'][data-longest]` its longest text: the theme reserves room for it
 * @selector `[data-slot='elicitation-countdown'][data-short]` a minute or less
 * @selector `[data-slot='elicitation-countdown-warning']` says once that time is short, for screen readers only
 */
export function Countdown({ deadline }: { deadline: number }) {
  const say = useMessages();
  const timerRef = useRef<HTMLSpanElement>(null);
  /** In seconds. Undefined before the page runs in a browser. */
  const [left, setLeft] = useState<number>();
  const [longest, setLongest] = useState(0);
  // A host may move the deadline.
  if (left !== undefined && left > longest) setLongest(left);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((deadline - Date.now()) / 1000)));
    const ends = [after(0, tick), onLook(viewOf(timerRef.current!), tick)];
    return () => {
      for (const end of ends) end();
    };
  }, [deadline]);
  const isShort = left !== undefined && left <= 60;
  const sayLeft = (seconds: number) => say('timeLeft', { time: clockTime(seconds) });
  return (
    <>
      <span
        ref={timerRef}
        role="timer"
        // Translated anew each second, it would move the buttons, and Open would never be ready.
        translate="no"
        {...slot('countdown muted')}
        data-longest={left === undefined ? undefined : longerOf(sayLeft(longest), say('timeUp'))}
        data-short={isShort ? '' : undefined}
      >
        {left !== undefined && <bdi>{left > 0 ? sayLeft(left) : say('timeUp')}</bdi>}
      </span>
      <span role="status" {...slot('countdown-warning unseen')}>
        {isShort && say(left > 0 ? 'timeShort' : 'timeUp')}
      </span>
    </>
  );
}

const longerOf = (one: string, other: string): string => (one.length < other.length ? other : one);

/** Minutes and seconds, with hours before them where there are any: "90:00" could be hours and minutes. */
function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.trunc(seconds / 3600), Math.trunc(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, minutes] : [minutes];
  return [...parts, seconds % 60]
    .map((part, index) => String(part).padStart(index > 0 ? 2 : 1, '0'))
    .join(':');
}
