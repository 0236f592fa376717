/** As both are written: in floating point, 0.3 is no multiple of 0.1. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  const gap = one.exponent - other.exponent;
  if (one.digits === 0n) return true;
  if (gap < -mostDigits) return false;
  if (gap < 0) return one.digits % (other.digits * 10n ** BigInt(-gap)) === 0n;
  return (one.digits * powerOfTen(gap, other.digits)) % other.digits === 0n;
}

const mostDigits = 22;

/** Modulo a number, since the power itself may have hundreds of digits. */
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

function decimalOf(value: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
