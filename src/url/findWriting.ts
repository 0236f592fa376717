import { hiddenInHost, hiddenInRest } from './hiddenCharacters.ts';
import type { ParsedUrl } from './parseUrl.ts';
import { finding, worse, type UrlFinding, type UrlFindingLevel } from './UrlAnalysis.ts';

/** The URL as written does not look like the one that opens: `obfuscated-host`, `hidden-characters`. */
export function findWriting(raw: string, parsed: ParsedUrl): UrlFinding[] {
  const { before, slashes, host, end, after } = splitWritten(raw, parsed.url);
  const found: UrlFinding[] = [];
  const obfuscated = slashes.includes('\\') || end === '\\' ? 'danger' : compareHosts(host, parsed);
  const level = slashes === '//' ? obfuscated : worse(obfuscated, 'caution');
  if (level !== 'none') found.push(finding('obfuscated-host', level, { written: host }));
  const inHost = hiddenInHost(host);
  const character = inHost ?? hiddenInRest(before) ?? hiddenInRest(after);
  if (character !== undefined) {
    found.push(finding('hidden-characters', inHost ? 'danger' : 'caution', { character }));
  }
  return found;
}

function splitWritten(raw: string, url: URL) {
  const parts = /^([^:]*:)([/\\\t\n\r]*)([^/\\?#]*)([/\\?#]?)([^]*)$/.exec(raw);
  const [, scheme = '', slashes = '', authority = '', end = '', rest = ''] = parts ?? [];
  // The URL parser drops an @ without a user name before it. Such an @ counts as a part of the written host.
  const at = url.username || url.password ? authority.lastIndexOf('@') + 1 : 0;
  // The port is not part of the host, and the URL parser silently drops blanks after it.
  let last = authority.length;
  while (last > 0 && authority.charCodeAt(last - 1) <= 0x20) last--;
  const [port] = /(?::[\d\t\n\r]*)?$/.exec(authority.slice(0, last))!;
  const tail = port + authority.slice(last);
  return {
    before: scheme + slashes + authority.slice(0, at),
    slashes,
    host: authority.slice(at, authority.length - tail.length),
    end,
    after: tail + end + rest,
  };
}

function compareHosts(written: string, parsed: ParsedUrl): 'none' | UrlFindingLevel {
  // An IPv6 address may be written out in full: nobody is deceived by that.
  if (/^\[[\da-f:.]+\]$/i.test(written)) return 'none';
  const { asciiLabels, unicodeLabels, isAddress } = parsed;
  if (isAddress) return written === parsed.url.hostname ? 'none' : compareDots(written, parsed);
  const labels = written.replace(/\.$/, '').split('.').map(fold);
  const isSame =
    labels.length === asciiLabels.length &&
    labels.every((label, at) => label === asciiLabels[at] || label === fold(unicodeLabels[at]!));
  return isSame ? 'none' : compareDots(written, parsed);
}

/** Dots of another script are a caution. Any other difference is a danger. */
function compareDots(written: string, parsed: ParsedUrl): 'caution' | 'danger' {
  const dotted = written.replace(/[\u3002\uff0e\uff61]/g, '.').replace(/\.$/, '');
  return dotted !== written && compareHosts(dotted, parsed) === 'none' ? 'caution' : 'danger';
}

/** Letter by letter, as `toLowerCase` writes a last sigma otherwise. Forms of ASCII letters stay: they are a disguise. */
const fold = (label: string) =>
  Array.from(label.normalize('NFC'), (character) => {
    const plain = character.normalize('NFKC');
    return (/[\0-\x7f]/.test(plain) ? character : plain).toLowerCase();
  })
    .join('')
    .normalize('NFC');
