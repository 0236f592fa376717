import { hostOf, isAddress, type ParsedUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

type Reach = 'loopback' | 'private' | 'public';

/** `insecure-scheme`, `ip-address`, `local-network` (no business of a server elsewhere), `non-default-port`. */
export function findNetwork(parsed: ParsedUrl, serverUrl: string | undefined): UrlFinding[] {
  const { url, asciiLabels } = parsed;
  const reach = reachOf(asciiLabels, parsed.isAddress);
  if (reach === 'loopback') {
    const level = isElsewhere(serverUrl) ? 'caution' : 'info';
    return [finding('local-network', level, { loopback: level === 'info' ? 'near' : 'far' })];
  }
  const found: UrlFinding[] = [];
  if (url.protocol === 'http:') {
    found.push(finding('insecure-scheme', reach === 'private' ? 'caution' : 'danger'));
  }
  if (parsed.isAddress) found.push(finding('ip-address', 'caution'));
  if (reach === 'private' || standsForPrivate(asciiLabels.join('.'))) {
    found.push(finding('local-network', 'caution'));
  }
  if (url.port !== '') found.push(finding('non-default-port', 'info', { port: url.port }));
  return found;
}

function isElsewhere(serverUrl: string | undefined): boolean {
  const host = hostOf(serverUrl ?? '');
  if (!host) return false;
  return reachOf(host.split('.'), isAddress(host)) !== 'loopback';
}

/** DNS services that resolve to the address in the name. */
const echoed =
  /(?:^|[.-])(\d+)[.-](\d+)[.-](\d+)[.-](\d+)(?=[.-]).*\.(?:nip\.io|sslip\.io|xip\.io|traefik\.me|ip\.addr\.tools|plex\.direct)$/;
/** Names that resolve to this computer, or that routers answer to. Those of rbndr.us and 1u.ms are made to do so later. */
const alwaysLocal =
  /(?:^|\.)(?:localtest\.me|lvh\.me|rbndr\.us|1u\.ms|vcap\.me|lacolhost\.com|local\.gd|localho\.st|fritz\.box|speedport\.ip|(?:router|orbi)login\.(?:com|net)|tplink(?:wifi|login|modem)\.net|router\.asus\.com|asusrouter\.com)$/;

/** Whether a public name resolves to the person's own computer or network. */
function standsForPrivate(name: string): boolean {
  const [, ...numbers] = echoed.exec(name) ?? [];
  return (
    alwaysLocal.test(name) ||
    (numbers.length > 0 && reachOfIpv4(numbers.map(Number).join('.')) !== 'public')
  );
}

function reachOf(labels: readonly string[], isNumber: boolean): Reach {
  const name = labels.join('.');
  if (isNumber) return name.startsWith('[') ? reachOfIpv6(name) : reachOfIpv4(name);
  if (/(^|\.)localhost(?:\.localdomain)?$/.test(name)) return 'loopback';
  // RFC 6762, RFC 8375, the suffix that ICANN keeps for private networks, and those that routers and companies use.
  const isPrivate =
    labels.length === 1 ||
    /\.(?:local|internal|lan|home|corp|localdomain|intranet|private)$|(?:^|\.)home\.arpa$/.test(
      name,
    );
  return isPrivate ? 'private' : 'public';
}

/** The private networks in IANA's registry of special-purpose addresses. */
const privateIpv4 =
  /^(?:0|10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

function reachOfIpv4(address: string): Reach {
  if (address.startsWith('127.')) return 'loopback';
  return privateIpv4.test(address) ? 'private' : 'public';
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
