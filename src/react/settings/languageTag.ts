/**
 * A locale as `Intl` takes it: a POSIX locale `en_US.UTF-8` becomes `en-US`. Undefined for an invalid one, such as `C`,
 * which would make `Intl` throw, and for one that nobody knows, such as `POSIX`: `Intl` would take the runtime's language
 * instead, and the server that renders the page may have another one than the browser.
 */
export function languageTag(locale: string): string | undefined {
  const [name = ''] = locale.split(/[.@]/);
  try {
    return Intl.NumberFormat.supportedLocalesOf(name.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
