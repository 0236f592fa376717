/** As both are written: in floating point, 0.3 is no multiple of 0.1. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const [one, other] = [decimalOf(value), decimalOf(divisor)];
  // Doubles have at most some hundred digits before and behind the point.
  const last = Math.min(one.exponent, other.exponent);
  const whole = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - last);
  return whole(one) % whole(other) === 0n;
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
