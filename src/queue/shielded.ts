/** A host's listener cannot break an exchange: what it throws is told as the platform tells of it. */
export function shielded(run: () => void): void {
  try {
    run();
  } catch (error) {
    // Not in Node.
    if (typeof reportError === 'function') reportError(error);
    else console.error(error);
  }
}
