const known = new Map<string, string | undefined>();

/** The zone, if the runtime knows it, else undefined. Drawing a form with an unknown zone would throw and break the page. */
export function knownTimeZone(timeZone: string): string | undefined {
  if (!known.has(timeZone)) known.set(timeZone, isKnown(timeZone) ? timeZone : undefined);
  return known.get(timeZone);
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
