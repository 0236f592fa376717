/** Runs a host's listener, whose errors must not break an exchange. They are reported as the platform reports errors. */
export function shielded(run: () => void): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}

/** Tells a host of an error that nobody catches. */
export function report(error: unknown): void {
  // Node has no `reportError`.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
