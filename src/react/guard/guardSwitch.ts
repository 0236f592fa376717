/** How many have turned it off. */
let count = 0;

/** Whether buttons take any click at once: for tests, whose clicks no person makes. */
export const isGuardOff = (): boolean => count > 0;

/**
 * Turns the protection of Accept, Open and the other confirm buttons off, for a host's own tests: they then take clicks
 * that a script makes, and at once.
 *
 * @returns turns it on again, unless another has turned it off as well
 * @example
 * const restore = disableConsentGuard();
 * afterAll(restore);
 */
export function disableConsentGuard(): () => void {
  let isOurs = true;
  count++;
  return () => {
    if (isOurs) count--;
    isOurs = false;
  };
}
