import { keepsBidiRule } from './keepsBidiRule.ts';
import { decodePunycode } from './decodePunycode.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** A URL of the web with a host that every engine reads the same. */
export interface ParsedUrl {
  readonly url: URL;
  /** Labels as the network knows them, the empty one after a trailing dot left out; one for an address. */
  readonly asciiLabels: readonly string[];
  /** The same labels, decoded: the same list where none is an A-label. */
  readonly unicodeLabels: readonly string[];
  readonly isAddress: boolean;
}

/** What cannot be shown in full cannot be consented to. */
export const maxUrlLength = 32_768;

/** RFC 1035 §2.3.4, in text and with a dot at the end. */
const maxHostLength = 254;

/** Reads a URL as it was sent, or says why it must not be opened. */
export function parseUrl(raw: string): ParsedUrl | { refused: UrlFinding } {
  const tooLong = { refused: finding('invalid-url', 'block', { maxLength: maxUrlLength }) };
  const invalid = { refused: finding('invalid-url', 'block') };
  if (raw.length > maxUrlLength) return tooLong;
  // Engines take the square of a host's length to write it in ASCII.
  const [authority = ''] = /^[^:]*:[\\/]*[^\\/?#]*/.exec(raw) ?? [];
  if (authority.length - authority.lastIndexOf('@') > maxHostLength * 8) return invalid;
  // Without a base: what is relative here is relative to the host's own page.
  const url = tryUrl(raw);
  if (!url) return invalid;
  if (url.href.length > maxUrlLength) return tooLong;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { refused: finding('scheme-blocked', 'block', { scheme: url.protocol.slice(0, -1) }) };
  }
  const host = url.hostname;
  const isNumber = isAddress(host);
  const asciiLabels = isNumber ? [host] : host.replace(/\.$/, '').split('.');
  const isName = asciiLabels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  if (!isNumber && (!isName || host.length > maxHostLength)) return invalid;
  let unicodeLabels = asciiLabels;
  if (asciiLabels.some((label) => label.startsWith('xn--'))) {
    // What cannot be decoded is decoded to what cannot be a label.
    unicodeLabels = asciiLabels.map((label) => decodeLabel(label) ?? ' ');
    // The engine's own encoder has to come back to the same A-labels: what it maps to something else is none.
    const isSame = tryUrl(`https://${unicodeLabels.join('.')}`)?.hostname === asciiLabels.join('.');
    if (!isSame || !keepsBidiRule(unicodeLabels)) return invalid;
  }
  return { url, asciiLabels, unicodeLabels, isAddress: isNumber };
}

/** An IP address as the URL standard writes it, which is what every engine makes of it. */
export const isAddress = (host: string) => /^\[|^\d+(?:\.\d+){3}$/.test(host);

export const tryUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** The host of a URL or of a bare domain: people who configure a host write either. */
export const hostOf = (text: string) =>
  tryUrl(text.includes('://') ? text : `https://${text}`)?.hostname;

/** A domain in its own letters, as far as it has any. */
export const decodeDomain = (domain: string) =>
  domain
    .split('.')
    .map((label) => decodeLabel(label) ?? label)
    .join('.');

/** A label in its own letters; undefined for an A-label that stands for nothing else (UTS 46 §4). */
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
