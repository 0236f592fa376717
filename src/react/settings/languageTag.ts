/**
 * A locale as `Intl` takes it: a POSIX locale `en_US.UTF-8` becomes `en-US`. Undefined for an invalid one, such as `C`. It
 * would make validation throw, and Accept would do nothing.
 */
export function languageTag(locale: string): string | undefined {
  const [name = ''] = locale.split(/[.@]/);
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
