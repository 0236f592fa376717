'use client';
import { useCountdown } from './useCountdown.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';

/**
 * How much time there is to answer. Read out once, when it is short: each second would be noise.
 *
 * @selector `[data-slot='elicitation-countdown']` how much time is left
 * @selector `[data-slot='elicitation-countdown'][data-short]` a minute or less
 * @selector `[data-slot='elicitation-countdown-warning']` says once that time is short; not seen
 */
export function Countdown({ deadline }: { deadline: number | undefined }) {
  const say = useMessages();
  const left = useCountdown(deadline);
  if (deadline === undefined) return null;
  const seconds = left === undefined ? undefined : String(left % 60).padStart(2, '0');
  const isShort = left !== undefined && left <= 60;
  return (
    <>
      <span role="timer" data-slot="elicitation-countdown" data-short={isShort ? '' : undefined}>
        {left !== undefined && say('timeLeft', { time: `${Math.trunc(left / 60)}:${seconds}` })}
      </span>
      <span role="status" data-slot="elicitation-countdown-warning">
        {isShort && say('timeShort')}
      </span>
    </>
  );
}
