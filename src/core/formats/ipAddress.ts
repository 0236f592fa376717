/** RFC 5321 §4.1.3 IPv4-address-literal: leading zeros are allowed. */
export function isLooseIpv4(text: string): boolean {
  return isDottedQuad(text, /^\d{1,3}$/);
}

/** RFC 3986 §3.2.2 IPv4address: no leading zeros. */
export function isIpv4(text: string): boolean {
  return isDottedQuad(text, /^(?:0|[1-9]\d{0,2})$/);
}

function isDottedQuad(text: string, octet: RegExp): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((part) => octet.test(part) && Number(part) <= 255);
}

/** RFC 4291 §2.2. `isEmbedded` says which dotted quads may stand for the last two groups. */
export function isIpv6(text: string, isEmbedded: (text: string) => boolean): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const [head, tail] = halves as [string, string?];
  if (tail === undefined) return countGroups(head, isEmbedded) === 8;
  if (head.includes('.')) return false;
  return countGroups(head, isEmbedded) + countGroups(tail, isEmbedded) <= 7;
}

/** NaN where a group is malformed, so that every comparison fails. */
function countGroups(text: string, isEmbedded: (text: string) => boolean): number {
  if (text === '') return 0;
  // Nine groups are too many already.
  const groups = text.split(':', 9);
  let count = 0;
  for (const [index, group] of groups.entries()) {
    if (/^[0-9A-Fa-f]{1,4}$/.test(group)) count++;
    else if (index === groups.length - 1 && isEmbedded(group)) count += 2;
    else return NaN;
  }
  return count;
}
