/**
 * A locale as `Intl` takes it: `en_US.UTF-8` of a POSIX environment is `en-US`. Undefined for what is none, such as `C`: what
 * throws in the middle of a judgement would leave Accept dead.
 */
export function languageTag(locale: string): string | undefined {
  const [name = ''] = locale.split(/[.@]/);
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
