import { keepsBidiRule } from './keepsBidiRule.ts';
import { decodePunycode } from './decodePunycode.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

export interface ParsedUrl {
  readonly url: URL;
  /** The labels as the network knows them, without the empty one after a trailing dot. An IP address is one label. */
  readonly asciiLabels: readonly string[];
  /** The same array if none is an A-label. */
  readonly unicodeLabels: readonly string[];
  readonly isAddress: boolean;
}

/** Nobody can consent to a URL that is too long to be shown in full. */
export const maxUrlLength = 32_768;

/** RFC 1035 §2.3.4, in text and with a dot at the end. */
const maxHostLength = 254;

export function parseUrl(raw: string): ParsedUrl | { refused: UrlFinding } {
  const tooLong = { refused: finding('invalid-url', 'block', { maxLength: maxUrlLength }) };
  const invalid = { refused: finding('invalid-url', 'block') };
  if (raw.length > maxUrlLength) return tooLong;
  // The time that engines need to write a host in ASCII grows with the square of its length.
  const [authority = ''] = /^[^:]*:[\\/]*[^\\/?#]*/.exec(raw) ?? [];
  if (authority.length - authority.lastIndexOf('@') > maxHostLength * 8) return invalid;
  // Without a base: a relative URL would lead to the host application's own page.
  const url = tryUrl(raw);
  if (!url) return invalid;
  if (url.href.length > maxUrlLength) return tooLong;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { refused: finding('scheme-blocked', 'block', { scheme: url.protocol.slice(0, -1) }) };
  }
  const host = url.hostname;
  const isNumber = isAddress(host);
  const asciiLabels = isNumber ? [host] : host.replace(/\.$/, '').split('.');
  if (!isHost(host)) return invalid;
  let unicodeLabels = asciiLabels;
  if (asciiLabels.some((label) => label.startsWith('xn--'))) {
    // A label that cannot be decoded becomes a blank, which cannot be a label.
    unicodeLabels = asciiLabels.map((label) => decodeLabel(label) ?? ' ');
    // The engine must encode the labels to the same A-labels again. If it maps one to something else, that was no A-label.
    const isSame = tryUrl(`https://${unicodeLabels.join('.')}`)?.hostname === asciiLabels.join('.');
    if (!isSame || !keepsBidiRule(unicodeLabels)) return invalid;
  }
  return { url, asciiLabels, unicodeLabels, isAddress: isNumber };
}

/** An IP address in the one form that the URL standard writes. */
export const isAddress = (host: string) => /^\[|^\d+(?:\.\d+){3}$/.test(host);

/** An IP address or a name in DNS, as the URL standard writes it. */
export const isHost = (host: string) =>
  isAddress(host) ||
  (host.length <= maxHostLength && /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?$/.test(host));

export const tryUrl = (text: string, base?: string) =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/** The host of a URL or of a bare domain: people write either in a configuration. */
export const hostOf = (text: string) =>
  tryUrl(text.includes('://') ? text : `https://${text}`)?.hostname;

/** Decodes A-labels. A label that cannot be decoded stays. */
export const decodeDomain = (domain: string) =>
  domain
    .split('.')
    .map((label) => decodeLabel(label) ?? label)
    .join('.');

/** Undefined for an A-label that is not valid (UTS 46 §4). */
function decodeLabel(label: string): string | undefined {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  const isLabel =
    decoded !== undefined &&
    /[^\0-\x7f]/.test(decoded) &&
    !/^\p{M}/u.test(decoded) &&
    decoded.normalize('NFC') === decoded;
  return isLabel ? decoded : undefined;
}
