import { readNumbers } from './readNumbers.ts';
import { withoutAccents } from './shapes.ts';
import { asciiConfusables, likenesses } from './unicode.generated.ts';

let likeness: Map<string, string> | undefined;

function readLikeness(): Map<string, string> {
  const targets = likenesses.split(' ');
  const numbers = readNumbers(asciiConfusables);
  const read = new Map<string, string>();
  let codePoint = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    codePoint += numbers[at]!;
    read.set(String.fromCodePoint(codePoint), targets[numbers[at + 1]!]!);
  }
  return read;
}

/** What a domain looks like at a glance (UTS 39 §4, mapped to ASCII, without differences that readers overlook). */
export function skeleton(domain: string): string {
  likeness ??= readLikeness();
  const known = likeness;
  return withoutAccents(domain)
    .replace(/[^!-~]/gu, (character) => known.get(character) ?? character)
    .replace(/(?<![a-z\d])[3-9](?=[a-z]{4})/g, (digit) => 'easgtbg'[Number(digit) - 3]!)
    .replace(/rn|nn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/v/g, 'u')
    .replace(/ae(?=[a-z])/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l');
}
