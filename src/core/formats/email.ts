import { isIpv6, isLooseIpv4 } from './ipAddress.ts';

const atom = /^[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]+$/;
const quotedString = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const lengths = { local: 64, domain: 255, label: 63 };

/** RFC 5321 §4.1.2 Mailbox within the limits of §4.5.3.1. ASCII only, and a one-label domain is enough. */
export function isEmail(text: string): boolean {
  const mailbox = splitMailbox(text);
  if (!mailbox) return false;
  const { local, domain } = mailbox;
  const isLocal = local.startsWith('"')
    ? quotedString.test(local)
    : local.split('.').every((part) => atom.test(part));
  return isLocal && (domain.startsWith('[') ? isAddressLiteral(domain) : isDomain(domain));
}

function splitMailbox(text: string): { local: string; domain: string } | undefined {
  // A quoted local part may hold an @ of its own.
  const at = text.startsWith('"') ? text.lastIndexOf('"') + 1 : text.indexOf('@');
  if (at < 1 || at > lengths.local || text[at] !== '@') return undefined;
  const domain = text.slice(at + 1);
  if (domain === '' || domain.length > lengths.domain) return undefined;
  return { local: text.slice(0, at), domain };
}

function isDomain(domain: string): boolean {
  return domain
    .split('.')
    .every((label) => label.length <= lengths.label && domainLabel.test(label));
}

function isAddressLiteral(domain: string): boolean {
  if (!domain.endsWith(']')) return false;
  const address = domain.slice(1, -1);
  return /^ipv6:/i.test(address) ? isIpv6(address.slice(5)) : isLooseIpv4(address);
}

/** The ASCII spelling of an internationalized domain, which is offered and never filled in. */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  // In ASCII the domain would be even longer, and the time that engines need grows with the square of its length.
  if (text.length - at > lengths.domain) return undefined;
  const host = `http://${text.slice(at + 1)}`;
  if (at < 1 || /^[\x20-\x7e]*$/.test(host) || !URL.canParse(host)) return undefined;
  const { hostname } = new URL(host);
  // Parts of a URL that are no domain would be dropped, and a number would become an IP address.
  if (/[/\\:?#%]/.test(host.slice('http://'.length)) || isLooseIpv4(hostname)) return undefined;
  const ascii = `${text.slice(0, at)}@${hostname}`;
  return isEmail(ascii) ? ascii : undefined;
}
