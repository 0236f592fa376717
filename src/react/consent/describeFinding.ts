import type { Say } from '../settings/ElicitationSettings.ts';
import { isolate } from './isolate.ts';
import type { ElicitationMessages, UrlMessages } from '../../locales/messages.ts';
import type { UrlAnalysis, UrlFinding, UrlFindingCode } from '../../url/index.ts';

/** A finding in words, with what to make of it. */
export function describeFinding(
  { code, params }: UrlFinding,
  { asciiHost, unicodeHost, registrableDomain }: UrlAnalysis,
  say: Say<ElicitationMessages>,
): string {
  const known = {
    host: asciiHost ?? '',
    ascii: asciiHost ?? '',
    unicode: unicodeHost ?? '',
    domain: registrableDomain ?? '',
    ...params,
  };
  const isolated = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  );
  return say(keyOf(code, params), isolated);
}

function keyOf(code: UrlFindingCode, params: UrlFinding['params']): keyof UrlMessages {
  if (params['lookalike'] !== undefined && code === 'confusable') return 'findingLookalike';
  if (params['loopback'] !== undefined) return 'findingLoopback';
  if (params['maxLength'] !== undefined) return 'findingLength';
  return words[code];
}

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
  'lookalike-server': 'findingLookalikeServer',
  'shared-hosting': 'findingShared',
  'redirect-param': 'findingRedirect',
  'credential-param': 'findingCredential',
};
