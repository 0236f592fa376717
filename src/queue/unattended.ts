/** A timer that Node does not wait for before it ends. */
export function unattended<Timer extends object | number>(timer: Timer): Timer {
  (timer as { unref?: () => void }).unref?.();
  return timer;
}
