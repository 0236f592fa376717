// RFC 3492 §5: the parameters of Punycode.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

/** Undefined where it is not Punycode (RFC 3492 §6.2). */
export function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(delimiter, 0)), (c) => c.codePointAt(0)!);
  let n = initialN;
  let i = 0;
  let bias = initialBias;
  for (let at = delimiter + 1; at < encoded.length;) {
    const before = i;
    for (let weight = 1, k = base; ; k += base) {
      // Letters stand for 0 to 25, digits for 26 to 35.
      const digit = (Number.parseInt(encoded[at++] ?? '', base) + 26) % base;
      if (Number.isNaN(digit)) return undefined;
      i += digit * weight;
      const t = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < t) break;
      weight *= base - t;
      if (weight > 0x7fffffff) return undefined;
    }
    bias = adapt(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    i %= output.length + 1;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}
