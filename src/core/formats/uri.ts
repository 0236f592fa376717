import { isIpv4, isIpv6 } from './ipAddress.ts';

const path = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/%]*$/;
const queryOrFragment = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;
const userInfo = /^[A-Za-z0-9\-._~!$&'()*+,;=:%]*$/;
const registeredName = /^[A-Za-z0-9\-._~!$&'()*+,;=%]*$/;
// Checked apart from the other characters: alternatives in a repeat overflow the stack on long texts.
const loosePercent = /%(?![0-9A-Fa-f]{2})/;
const futureAddress = /^[Vv][0-9A-Fa-f]+\.[A-Za-z0-9\-._~!$&'()*+,;=:]+$/;
const components = /^[A-Za-z][A-Za-z0-9+.-]*:([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;

/** RFC 3986 appendix A, rule URI: absolute, with or without a fragment. */
export function isUri(text: string): boolean {
  const parts = components.exec(text);
  if (!parts || loosePercent.test(text)) return false;
  const [, hierarchy = '', query = '', fragment = ''] = parts;
  if (!queryOrFragment.test(query) || !queryOrFragment.test(fragment)) return false;
  if (!hierarchy.startsWith('//')) return path.test(hierarchy);
  const slash = hierarchy.indexOf('/', 2);
  const authority = hierarchy.slice(2, slash < 0 ? undefined : slash);
  return isAuthority(authority) && (slash < 0 || path.test(hierarchy.slice(slash)));
}

function isAuthority(authority: string): boolean {
  const at = authority.lastIndexOf('@');
  if (at >= 0 && !userInfo.test(authority.slice(0, at))) return false;
  const hostAndPort = /^(\[[^[\]]*\]|[^:[\]]*)(?::\d*)?$/.exec(authority.slice(at + 1));
  if (!hostAndPort) return false;
  const host = hostAndPort[1]!;
  if (!host.startsWith('[')) return registeredName.test(host);
  const literal = host.slice(1, -1);
  return futureAddress.test(literal) || isIpv6(literal);
}

const nextAddress = /\s(?:www\.|[a-z][a-z\d+.-]*:\/\/)/i;

/** The time that engines need for a domain grows with the square of its length. */
const longestOffered = 1000;

/** How a browser would write an address, or a file's path, that is no URI as typed. It is offered and never filled in. */
export function asciiUri(text: string): string | undefined {
  // Two addresses would become one that nobody typed.
  if (text.length > longestOffered || nextAddress.test(text)) return undefined;
  const isPath = /^(?:\/(?!\/)|[a-z]:\\)/i.test(text);
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text);
  const isDomain = /^[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]|$)/.test(text);
  if (!isPath && !hasScheme && !isDomain) return undefined;
  const address = hasScheme ? text : `https://${text}`;
  const typed = isPath ? `file://${text.replace(/[%?#]/g, encodeURIComponent)}` : address;
  if (!URL.canParse(typed)) return undefined;
  const { href, hostname } = new URL(typed);
  const isNumber = isIpv4(hostname) && !text.includes(hostname);
  return isUri(href) && !isNumber ? href : undefined;
}

/** Of `localhost:3000` the host is read as the scheme. */
const hostAndPort = /^(?!(?:callto|fax|sip|smsto|sms|tel):)[^:]+:\d{1,5}(?:[/?#]|$)/i;

/** A URI that is hardly the one that was meant. */
export const uriAdvice = (text: string): string | undefined =>
  hostAndPort.test(text) ? 'host-port' : undefined;
