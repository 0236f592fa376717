import { hiddenInHost, hiddenInRest } from './hiddenCharacters.ts';
import type { ParsedUrl } from './parseUrl.ts';
import { finding, worse, type UrlFinding, type UrlFindingLevel } from './UrlAnalysis.ts';

/** Whether what was written is what opens: `obfuscated-host`, `hidden-characters`. */
export function findWriting(raw: string, parsed: ParsedUrl): UrlFinding[] {
  const { before, slashes, host, end, after } = splitWritten(raw);
  const found: UrlFinding[] = [];
  const obfuscated = slashes.includes('\\') || end === '\\' ? 'danger' : compareHosts(host, parsed);
  const level = slashes === '//' ? obfuscated : worse(obfuscated, 'caution');
  if (level !== 'none') found.push(finding('obfuscated-host', level, { written: host }));
  const inHost = hiddenInHost(host);
  const character = inHost ?? hiddenInRest(before + slashes) ?? hiddenInRest(after);
  if (character !== undefined) {
    found.push(finding('hidden-characters', inHost ? 'danger' : 'caution', { character }));
  }
  return found;
}

/** A URL taken apart as it was written, its port and any userinfo, which is refused elsewhere, left out of the host. */
function splitWritten(raw: string) {
  const parts = /^([^:]*:)([/\\\t\n\r]*)([^/\\?#]*)([/\\?#]?)([^]*)$/.exec(raw);
  const [, before = '', slashes = '', authority = '', end = '', rest = ''] = parts ?? [];
  // Blanks at a URL's end are dropped without a word, and are not part of the host.
  const trailing = rest === '' && end === '' ? /[\0-\x20]*$/.exec(authority)![0] : '';
  const host = authority
    .slice(0, authority.length - trailing.length)
    .replace(/^[^]+@/, '')
    .replace(/:[\d\t\n\r]*$/, '');
  return { before, slashes, host, end, after: end + rest + trailing };
}

function compareHosts(written: string, parsed: ParsedUrl): 'none' | UrlFindingLevel {
  // An IPv6 address may be written out in full: nobody is deceived by that.
  if (written.startsWith('[') && written.endsWith(']')) return 'none';
  const { asciiLabels, unicodeLabels, isAddress } = parsed;
  if (isAddress) return written === parsed.url.hostname ? 'none' : compareDots(written, parsed);
  const labels = written.replace(/\.$/, '').split('.').map(foldCase);
  const isSame =
    labels.length === asciiLabels.length &&
    labels.every(
      (label, at) => label === asciiLabels[at] || label === foldCase(unicodeLabels[at]!),
    );
  return isSame ? 'none' : compareDots(written, parsed);
}

/** Dots of another script are one thing, letters of another alphabet another. */
function compareDots(written: string, parsed: ParsedUrl): 'caution' | 'danger' {
  const dotted = written.replace(/[\u3002\uff0e\uff61]/g, '.').replace(/\.$/, '');
  return dotted !== written && compareHosts(dotted, parsed) === 'none' ? 'caution' : 'danger';
}

/** Letter by letter, since a whole word's last sigma would become another. */
const foldCase = (label: string) =>
  Array.from(label.normalize('NFC'), (character) => character.toLowerCase())
    .join('')
    .normalize('NFC');
