import { decodeDomain, isAddress, tryUrl, type ParsedUrl } from './parseUrl.ts';
import type { Registration, SuffixLookup } from './loadSuffixList.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** A domain that a person may trust, and whose it is. */
export interface TrustedDomain extends Registration {
  readonly domain: string;
  readonly name: string;
  readonly isServer: boolean;
}

/** What the place of the registrable domain in the host says: `many-subdomains`, `long-host`, `embedded-domain`, `shared-hosting`. */
export function findDomains(
  { asciiLabels, unicodeLabels, isAddress: isNumber }: ParsedUrl,
  { domain, suffix, isShared }: Registration,
  trusted: readonly TrustedDomain[],
): UrlFinding[] {
  const found: UrlFinding[] = [];
  if (!isNumber && unicodeLabels.some((label) => label.length >= 40)) {
    found.push(finding('long-host', 'caution'));
  }
  if (isShared) found.push(finding('shared-hosting', 'info', { suffix: suffix! }));
  if (domain === null) return found;
  const count = asciiLabels.length - domain.split('.').length;
  if (count >= 5) found.push(finding('many-subdomains', 'caution', { count }));
  const embedded = findEmbedded(unicodeLabels, count, domain, trusted);
  if (embedded) found.push(embedded);
  return found;
}

/** A domain that stands where only its readers' eyes find it: left of the one that counts. */
function findEmbedded(
  labels: readonly string[],
  count: number,
  domain: string,
  trusted: readonly TrustedDomain[],
): UrlFinding | undefined {
  const dotted = (text: string) => `.${text.replaceAll('-', '.')}.`;
  const left = dotted(labels.slice(0, count).join('.'));
  // One that is trusted may reach into the registrable domain's own label: google.com-login.example.
  const text = dotted(labels.slice(0, count + 1).join('.'));
  const known = trusted.find((of) => {
    const at = text.indexOf(dotted(decodeDomain(of.domain)));
    return of.domain !== domain && at >= 0 && at < left.length - 1;
  });
  if (known) return finding('embedded-domain', 'danger', { embedded: known.domain });
  const common = /\.([^.]+\.(?:com|net|org|edu|gov))\./.exec(left);
  return common && !trusted.some((of) => of.domain === domain)
    ? finding('embedded-domain', 'caution', { embedded: common[1]! })
    : undefined;
}

/** The registrable domains of the server and of what the host knows. */
export function trustedDomains(
  lookUp: SuffixLookup,
  serverUrl: string | undefined,
  knownDomains: readonly string[],
): TrustedDomain[] {
  return [serverUrl ?? '', ...knownDomains].flatMap((known, at) => {
    const url = tryUrl(known.includes('://') ? known : `https://${known}`);
    const registration = url && !isAddress(url.hostname) && lookUp(url.hostname);
    return registration && isRegistered(registration)
      ? [{ ...registration, isServer: at === 0 }]
      : [];
  });
}

const isRegistered = (of: Registration): of is Registration & { domain: string; name: string } =>
  of.domain !== null;
