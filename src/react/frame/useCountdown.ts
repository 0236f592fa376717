'use client';
import { useEffect, useState } from 'react';

/**
 * The seconds that are left until a deadline. Undefined without a deadline, and before the page runs in a browser.
 *
 * @param deadline in milliseconds since the epoch
 */
export function useCountdown(deadline: number | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (deadline === undefined) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [deadline]);
  if (deadline === undefined || now === undefined) return undefined;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
