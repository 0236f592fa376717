let isOff = false;

/** Whether buttons take any click at once: for tests, whose clicks no person makes. */
export const isGuardOff = (): boolean => isOff;

/**
 * Turns the protection of Accept, Open and the other confirm buttons off, for a host's own tests: they then take clicks
 * that a script makes, and at once.
 *
 * @returns turns it on again
 * @example
 * const restore = disableConsentGuard();
 * afterAll(restore);
 */
export function disableConsentGuard(): () => void {
  isOff = true;
  return () => {
    isOff = false;
  };
}
