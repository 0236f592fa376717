/**
 * A locale as `Intl` takes it: a POSIX locale `en_US.UTF-8` becomes `en-US`. Undefined for an invalid one, such as `C`,
 * which would make `Intl` throw, and for `POSIX`, which is valid and no language (those have two or three letters): `Intl`
 * would take the runtime's language, and the server that renders the page may have another one than the browser.
 */
export function languageTag(locale: string): string | undefined {
  const [name = ''] = locale.split(/[.@]/);
  try {
    const [tag] = Intl.getCanonicalLocales(name.replaceAll('_', '-'));
    return /^[a-z]{4}/.test(tag!) ? undefined : tag;
  } catch {
    return undefined;
  }
}
