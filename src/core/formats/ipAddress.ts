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

/** RFC 4291 §2.2, which the URL standard has taken over. */
export const isIpv6 = (text: string): boolean =>
  /^[\dA-Fa-f:.]{2,45}$/.test(text) && URL.canParse(`http://[${text}]`);
