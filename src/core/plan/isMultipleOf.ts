/** Whether a number is a whole multiple of another, as both are written. In floating point, 0.3 is no multiple of 0.1. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  const gap = one.exponent - other.exponent;
  if (one.digits === 0n) return true;
  // The divisor is the larger one.
  if (gap < -mostDigits) return false;
  if (gap < 0) return one.digits % (other.digits * 10n ** BigInt(-gap)) === 0n;
  return (one.digits * powerOfTen(gap, other.digits)) % other.digits === 0n;
}

/** How many digits JavaScript writes of a number at most, without an exponent. */
const mostDigits = 22;

/** A power of ten, modulo a number. The power itself may have hundreds of digits, and a form thousands of numbers. */
function powerOfTen(exponent: number, modulus: bigint): bigint {
  let power = 1n;
  let square = 10n;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = (power * square) % modulus;
    square = (square * square) % modulus;
  }
  return power;
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Reads JavaScript's shortest spelling of a number: `1.5e-7`. */
function decimalOf(value: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
