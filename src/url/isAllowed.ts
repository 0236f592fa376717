import { readNumbers } from './readNumbers.ts';
import { allowedGaps, allowedLengths } from './unicode.generated.ts';

let bounds: number[] | undefined;

/** In turn a range's first character, and the first one after the range. */
function readBounds(): number[] {
  const lengths = readNumbers(allowedLengths);
  let last = 0;
  return readNumbers(allowedGaps).flatMap((gap, at) => {
    const first = last + gap;
    last = first + lengths[at]!;
    return [first, last + 1];
  });
}

/** Whether a character beyond ASCII has Identifier_Status=Allowed (UTS 39 §3.1), and browsers show it in domains. */
export function isAllowed(codePoint: number): boolean {
  bounds ??= readBounds();
  // The first bound above the character ends the character's range if its index is odd. If even, it begins a later range.
  return bounds.findIndex((bound) => bound > codePoint) % 2 === 1;
}
