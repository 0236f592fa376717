import type { Say } from '../settings/ElicitationSettings.ts';
import { isolated } from '../dom/isolated.ts';
import type { ConsentMessages, UrlMessages } from '../../locales/messages.ts';
import {
  spellHidden,
  type UrlAnalysis,
  type UrlFinding,
  type UrlFindingCode,
} from '../../url/index.ts';

/** Describes a finding in words, and what it means. */
export const describeFinding = (
  { code, params }: UrlFinding,
  analysis: UrlAnalysis,
  say: Say<ConsentMessages>,
): string => sayOf(keyOf(code, params, analysis), params, analysis, say);

/** Describes the finding that the warning is about, in two parts: what is wrong, and why. */
export function describeWorst(
  finding: UrlFinding,
  level: 'caution' | 'danger' | 'block',
  analysis: UrlAnalysis,
  say: Say<ConsentMessages>,
): { title: string; reason: string } {
  const { code, params } = finding;
  const { lookalike, embedded, posed } = params;
  const imitated = lookalike ?? embedded ?? posed;
  const reason =
    lookalike === undefined
      ? describeFinding(finding, analysis, say)
      : sayOf(likenessOf(String(lookalike), level, analysis), params, analysis, say);
  if (imitated !== undefined)
    return { title: sayOf('titleNot', { imitated }, analysis, say), reason };
  return { title: say(code === 'insecure-scheme' ? 'titleInsecure' : titles[level]), reason };
}

/** In what way a name is like another one. */
function likenessOf(
  lookalike: string,
  level: 'caution' | 'danger' | 'block',
  { asciiHost, unicodeHost }: UrlAnalysis,
): keyof UrlMessages {
  if (level !== 'danger') return 'findingLookalike';
  const [name = ''] = lookalike.split('.');
  const isSpelled = asciiHost?.includes(name) && !unicodeHost?.includes(name);
  return isSpelled ? 'lookalikeSpelled' : 'lookalikeLetters';
}

const titles = {
  caution: 'levelCaution',
  danger: 'levelDanger',
  block: 'levelBlock',
} as const;

function sayOf(
  key: keyof UrlMessages,
  params: UrlFinding['params'],
  { asciiHost, unicodeHost, registrableDomain }: UrlAnalysis,
  say: Say<ConsentMessages>,
): string {
  const known = {
    host: asciiHost ?? '',
    ascii: asciiHost ?? '',
    unicode: unicodeHost ?? '',
    domain: registrableDomain ?? asciiHost ?? '',
    embedded: params['posed'] ?? '',
    ...params,
    ...(params['app'] !== undefined && { host: shortName(String(params['app'])) }),
  };
  const safe = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? isolated(spellHidden((shorten[name] ?? shortHost)(value)))
        : value,
    ]),
  );
  return say(key, safe);
}

const longestName = 30;

/** A parameter's name comes from the server, which must not write a sentence of its own into ours. */
function shortName(name: string): string {
  const plain = name.replace(/[^\w.+[\]-]+/g, '…');
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain;
}

/** As long as a label of a host can be. */
const longestHost = 63;

/** A host is cut for the same reason, at its beginning: its end tells who owns it. Of two redirects, each is. */
const shortHost = (hosts: string): string =>
  hosts
    .split(', ')
    .map((host) => {
      const characters = Array.from(host);
      return characters.length > longestHost ? `…${characters.slice(-longestHost).join('')}` : host;
    })
    .join(', ');

/** What is no host, nor a part of one. */
const shorten: Readonly<Record<string, typeof shortName>> = {
  name: shortName,
  scheme: shortName,
};

function keyOf(
  code: UrlFindingCode,
  params: UrlFinding['params'],
  { raw, asciiHost }: UrlAnalysis,
): keyof UrlMessages {
  if (params['lookalike'] !== undefined && code === 'confusable') return 'findingLookalike';
  if (params['posed'] !== undefined) return 'findingEmbedded';
  if (params['loopback'] !== undefined) return 'findingLocalNetwork';
  if (params['published'] !== undefined) return 'findingPublished';
  if (params['shortener'] !== undefined) return 'findingShortener';
  if (params['app'] !== undefined) return 'findingRedirect';
  if (code === 'redirect-param' && params['scheme'] !== undefined) return 'findingRuns';
  if (params['maxLength'] !== undefined) return 'findingLength';
  if (code === 'invalid-url' && !hasHost.test(raw)) return 'findingNotUrl';
  if (code === 'obfuscated-host' && params['written'] === asciiHost) return 'findingSlashes';
  return words[code];
}

/** A scheme, and something after it. */
const hasHost = /^[a-z][a-z\d+.-]*:[\\/]*[^\\/?#]/i;

const words: Readonly<Record<UrlFindingCode, keyof UrlMessages>> = {
  'invalid-url': 'findingInvalidUrl',
  'scheme-blocked': 'findingScheme',
  userinfo: 'findingUserinfo',
  'insecure-scheme': 'findingInsecure',
  'ip-address': 'findingIpAddress',
  'local-network': 'findingLocalNetwork',
  'non-default-port': 'findingPort',
  'obfuscated-host': 'findingObfuscated',
  'hidden-characters': 'findingHidden',
  punycode: 'findingPunycode',
  'mixed-script': 'findingMixedScript',
  'restricted-character': 'findingRestricted',
  confusable: 'findingConfusable',
  'many-subdomains': 'findingSubdomains',
  'long-host': 'findingLongHost',
  'embedded-domain': 'findingEmbedded',
  'lookalike-server': 'findingLookalike',
  'shared-hosting': 'findingShared',
  'redirect-param': 'findingRedirect',
  'credential-param': 'findingCredential',
  'device-sign-in': 'findingDevice',
};
