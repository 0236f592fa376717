/** How many callers have turned the guards off. */
let count = 0;

/** Whether buttons take any click at once. This is for tests, where scripts click. */
export const isGuardOff = (): boolean => count > 0;

/**
 * Turns off the protection of Accept, Open and the other confirm buttons, for a host's own tests. The buttons then take a
 * script's clicks, and take them at once. Dialogs can be dismissed at once.
 * @returns a function that turns the protection on again, unless another caller has turned it off as well
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
