import type { ParsedUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

type Reach = 'loopback' | 'private' | 'public';

/** What the scheme, the port and the kind of host say: `insecure-scheme`, `ip-address`, `local-network`, `non-default-port`. */
export function findNetwork(parsed: ParsedUrl): UrlFinding[] {
  const { url, isAddress } = parsed;
  const reach = reachOf(parsed);
  if (reach === 'loopback') return [finding('local-network', 'info', { loopback: 'yes' })];
  const found: UrlFinding[] = [];
  if (url.protocol === 'http:') {
    found.push(finding('insecure-scheme', reach === 'private' ? 'caution' : 'danger'));
  }
  if (isAddress) found.push(finding('ip-address', 'caution'));
  if (reach === 'private') found.push(finding('local-network', 'caution'));
  if (url.port !== '') found.push(finding('non-default-port', 'info', { port: url.port }));
  return found;
}

function reachOf({ url, asciiLabels, isAddress }: ParsedUrl): Reach {
  if (isAddress)
    return url.hostname.startsWith('[') ? reachOfIpv6(url.hostname) : reachOfIpv4(url.hostname);
  const name = asciiLabels.join('.');
  if (/(^|\.)localhost$/.test(name)) return 'loopback';
  // RFC 6762, RFC 8375, and the suffix that ICANN keeps for private networks.
  const isPrivate =
    asciiLabels.length === 1 || /\.(?:local|internal)$|(?:^|\.)home\.arpa$/.test(name);
  return isPrivate ? 'private' : 'public';
}

/** IANA's special-purpose registry, as far as it is somebody's own network. */
function reachOfIpv4(address: string): Reach {
  const [a, b] = address.split('.').map(Number) as [number, number];
  if (a === 127) return 'loopback';
  const isPrivate =
    a === 0 ||
    a === 10 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168);
  return isPrivate ? 'private' : 'public';
}

/** The URL standard writes addresses in one way, so that prefixes can be compared. */
function reachOfIpv6(host: string): Reach {
  if (host === '[::1]') return 'loopback';
  if (/^\[(?:::\]|f[cd]\w\w:|fe[89ab]\w:)/.test(host)) return 'private';
  const [, high = '', low = ''] = /^\[::ffff:(\w+):(\w+)\]$/.exec(host) ?? [];
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return bits >= 0 && reachOfIpv4(new URL(`http://${bits}`).hostname) !== 'public'
    ? 'private'
    : 'public';
}
