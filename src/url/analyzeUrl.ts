import { findDomains, trustedDomains } from './findDomains.ts';
import { findIdn } from './findIdn.ts';
import { findLookalikes } from './findLookalikes.ts';
import { findNetwork } from './findNetwork.ts';
import { findParameters } from './findParameters.ts';
import { parseUrl } from './parseUrl.ts';
import { loadSuffixList, type SuffixLookup } from './loadSuffixList.ts';
import { finding, worse, worstLevel, type UrlAnalysis, type UrlFinding } from './UrlAnalysis.ts';
import { findWriting } from './findWriting.ts';

/** Who asks, and whom people here trust. */
export interface AnalyzeUrlContext {
  /** Where the server itself is: a name that looks like its own is called out. */
  readonly serverUrl?: string | undefined;
  /** Domains that people here know and that somebody may pose as, such as `['example.com']`. */
  readonly knownDomains?: readonly string[] | undefined;
}

/**
 * What a person has to know before a URL from a server is opened (MCP, `client/elicitation`, Safe URL
 * Handling). Pure: nothing is requested, resolved or opened. Loads the Public Suffix List when first
 * called, and does without it where it cannot be loaded.
 *
 * @example
 * const { openable, level, findings } = await analyzeUrl(request.url, { serverUrl: 'https://mcp.example.com' });
 */
export async function analyzeUrl(
  url: string,
  context: AnalyzeUrlContext = {},
): Promise<UrlAnalysis> {
  return judgeUrl(url, context, await loadSuffixList());
}

/** The same at once, with what there is of the Public Suffix List: while it loads, nothing is emphasised. */
export function judgeUrl(
  raw: string,
  { serverUrl, knownDomains = [] }: AnalyzeUrlContext,
  lookUp: SuffixLookup | undefined,
): UrlAnalysis {
  const parsed = parseUrl(raw);
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
  const { url, unicodeLabels, isAddress } = parsed;
  const registration = (!isAddress && lookUp?.(url.hostname)) || unregistered;
  const trusted = lookUp ? trustedDomains(lookUp, serverUrl, knownDomains) : [];
  const idn = findIdn(parsed);
  const findings = worstOfEach([
    ...(url.username || url.password ? [finding('userinfo', 'block')] : []),
    ...findWriting(raw, parsed),
    ...findNetwork(parsed),
    ...idn,
    ...findDomains(parsed, registration, trusted),
    ...findLookalikes(registration, trusted),
    ...findParameters(url, (host) => lookUp?.(host).domain ?? host),
  ]);
  const level = worstLevel(findings, lookUp ? 'none' : 'caution');
  const isHonest = worstLevel(idn, 'none') === 'info';
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

/** An address, or any host while the list is not there. */
const unregistered = { domain: null, name: null, suffix: null, isShared: false };

/** One finding a code: a second label of the same kind says nothing new. */
function worstOfEach(findings: readonly UrlFinding[]): UrlFinding[] {
  const worst = new Map<string, UrlFinding>();
  for (const found of findings) {
    const known = worst.get(found.code) ?? found;
    worst.set(found.code, worse(known.level, found.level) === known.level ? known : found);
  }
  return [...worst.values()];
}
