/** What can be read of an error of the host's. That may be anything, and reading it may throw, too. */
export function readable<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
