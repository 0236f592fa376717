/**
 * The reverse of `writeNumbers` in etc/generateUnicode.ts: each character holds five bits, and 32 more if another
 * character of the number follows.
 */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = 'etnrioasclpudmhfgbyvwkxjqzETNRIOASCLPUDMHFGBYVWKXJQZ0123456789-_'.indexOf(
      character,
    );
    value += (digit & 31) << shift;
    shift += 5;
    if (digit > 31) continue;
    numbers.push(value);
    value = shift = 0;
  }
  return numbers;
}

/** Reads a set of characters, each written as its distance from the one before. */
export function readCharacters(text: string): string[] {
  let codePoint = 0;
  return readNumbers(text).map((step) => String.fromCodePoint((codePoint += step)));
}
