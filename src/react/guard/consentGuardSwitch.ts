let isOff = false;

/** Whether confirm buttons take any click at once: for tests, whose clicks no person makes. */
export const isConsentGuardOff = (): boolean => isOff;

/**
 * Turns the protection of confirm buttons off, for a host's own tests: they then take clicks that a script
 * makes, and at once.
 *
 * @returns turns it on again
 * @example
 * const restore = disableConsentGuard();
 * afterEach(restore);
 */
export function disableConsentGuard(): () => void {
  isOff = true;
  return () => {
    isOff = false;
  };
}
