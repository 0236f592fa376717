const known = new Map<string, string | undefined>();

/** A zone that the runtime knows. Undefined for what is none: what throws while a form is drawn would take the page down. */
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
