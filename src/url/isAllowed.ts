import { readNumbers } from './readNumbers.ts';
import { allowedGaps, allowedLengths } from './unicode.generated.ts';

let bounds: number[] | undefined;

/** Where allowed characters begin and where they have ended, alternately. */
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
  // An even place, the first after the character's, is that of a range that has yet to begin.
  return bounds.findIndex((bound) => bound > codePoint) % 2 === 1;
}
