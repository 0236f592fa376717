import { findDomains } from './findDomains.ts';
import { findIdn } from './findIdn.ts';
import { findLookalikes } from './findLookalikes.ts';
import { findNetwork } from './findNetwork.ts';
import { findParameters } from './findParameters.ts';
import { guardNames } from './names/guardNames.ts';
import { loadNames, type Names, type Registration, type SuffixLookup } from './names/loadNames.ts';
import { parseUrl } from './parseUrl.ts';
import {
  finding,
  worse,
  worstLevel,
  type AnalyzeUrlContext,
  type UrlAnalysis,
  type UrlFinding,
} from './UrlAnalysis.ts';
import { findWriting } from './findWriting.ts';

/**
 * What a person has to know before a server's URL is opened (MCP, `client/elicitation`, Safe URL Handling). Pure:
 * nothing is requested, resolved or opened. Loads lists of names at the first call, and does without if it cannot.
 * @example
 * const { openable, level, findings } = await analyzeUrl(request.url, { serverUrl: 'https://mcp.example.com' });
 */
export async function analyzeUrl(
  url: string,
  context: AnalyzeUrlContext = {},
): Promise<UrlAnalysis> {
  return judgeUrl(url, context, await loadNames());
}

/** Without the lists of names. No domain in the host is emphasized then. */
export function judgeUrl(
  raw: string,
  context: AnalyzeUrlContext,
  names: Names | undefined,
): UrlAnalysis {
  const parsed = parseUrl(raw);
  const lookUp = names?.lookUp;
  const suffixList = lookUp ? 'loaded' : 'unavailable';
  if ('refused' in parsed) {
    return {
      raw,
      href: null,
      openable: false,
      level: 'block',
      asciiHost: null,
      unicodeHost: null,
      displayHost: 'ascii',
      registrableDomain: null,
      suffixList,
      findings: [parsed.refused],
    };
  }
  const { url, unicodeLabels } = parsed;
  const registration = (!parsed.isAddress && lookUp?.(url.hostname)) || unregistered;
  const named = lookUp ? nameIn(parsed.asciiLabels, registration, lookUp) : registration;
  const guarded = names && guardNames(names, context, named.domain);
  const idn = findIdn(parsed);
  const alike = guarded ? findLookalikes(parsed.asciiLabels, named, guarded) : [];
  const placed = findDomains(parsed, named, guarded);
  const findings = worstOfEach([
    ...(url.username || url.password ? [finding('userinfo', 'block')] : []),
    ...findWriting(raw, parsed),
    ...findNetwork(parsed, context.serverUrl),
    ...idn,
    ...placed,
    ...alike,
    ...findParameters(url, names),
  ]);
  const level = worstLevel(findings, lookUp ? 'none' : 'caution');
  // As in a browser's address bar: a host that imitates a name is shown in ASCII, even if each of its letters is allowed.
  const isImitation = alike.length > 0 || placed.some(({ code }) => code === 'embedded-domain');
  const isHonest = worstLevel(idn, 'none') === 'info' && !isImitation;
  return {
    raw,
    href: url.href,
    openable: level !== 'block',
    level,
    asciiHost: url.hostname,
    unicodeHost: unicodeLabels.join('.') + (url.hostname.endsWith('.') ? '.' : ''),
    displayHost: isHonest ? 'unicode' : 'ascii',
    registrableDomain: registration.domain,
    suffixList,
    findings,
  };
}

/** Where every name is a suffix (`*.user.fm`), the first label of a host is the name that somebody chose. */
function nameIn(
  [name = '', ...rest]: readonly string[],
  registration: Registration,
  lookUp: SuffixLookup,
): Registration {
  const suffix = rest.join('.');
  const isWildcard =
    registration.domain === null &&
    registration.isShared &&
    lookUp(`${name}-${name}.${suffix}`).domain === null;
  return isWildcard ? { domain: `${name}.${suffix}`, name, suffix, isShared: true } : registration;
}

/** For an IP address, or for any host while the suffix list is not loaded. */
const unregistered = { domain: null, name: null, suffix: null, isShared: false };

/** Of two with the same level, one that names the imitated domain is kept. */
function worstOfEach(findings: readonly UrlFinding[]): UrlFinding[] {
  const worst = new Map<string, UrlFinding>();
  for (const found of findings) {
    const known = worst.get(found.code) ?? found;
    const saysMore = known.level === found.level && found.params['lookalike'] !== undefined;
    const isWorse = worse(known.level, found.level) !== known.level;
    worst.set(found.code, isWorse || saysMore ? found : known);
  }
  return [...worst.values()];
}
