/** Reverses `writeNumbers` of etc/generateUnicode.ts: five bits a character, and 32 more if another follows. */
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

/** Each is written as its distance from the one before. */
export function readCharacters(text: string): string[] {
  let codePoint = 0;
  return readNumbers(text).map((step) => String.fromCodePoint((codePoint += step)));
}
