import { findEmbedded } from './findEmbedded.ts';

import type { GuardedNames, Registration } from './names/loadNames.ts';
import type { ParsedUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** The place of the registrable domain: `many-subdomains`, `long-host`, `embedded-domain`, `shared-hosting`. */
export function findDomains(
  { url, asciiLabels, unicodeLabels, isAddress }: ParsedUrl,
  registration: Registration,
  names: GuardedNames | undefined,
): UrlFinding[] {
  const { domain, suffix, isShared } = registration;
  const found: UrlFinding[] = [];
  const count = domain === null ? 0 : asciiLabels.length - domain.split('.').length;
  // The names of tenants are long where a service makes them, of a branch and a team. The whole host tells whose they are.
  const isLong = (label: string, at: number) => label.length >= 40 && !(isShared && at === count);
  if (!isAddress && unicodeLabels.some(isLong)) found.push(finding('long-host', 'caution'));
  const published = asciiLabels.join('.');
  // In a bucket, whose it is stands in the path.
  if (names?.anyonesPage.test(published + url.pathname) || (isShared && domain === null)) {
    found.push(finding('shared-hosting', 'info', { published }));
  } else if (isShared) {
    found.push(finding('shared-hosting', 'info', { suffix: suffix! }));
  }
  if (domain === null || !names) return found;
  const tenant = asciiLabels[count - 1];
  const isOpen = names.published.has(domain) || names.leased.has(domain);
  if (tenant !== undefined && isOpen && !kept.test(tenant)) {
    found.push(finding('shared-hosting', 'info', { suffix: domain }));
  }
  if (count >= 5 && !names.famous.domains.has(domain)) {
    found.push(finding('many-subdomains', 'caution', { count }));
  }
  const embedded = findEmbedded(unicodeLabels, count, registration, names);
  if (embedded) found.push(embedded);
  return found;
}

/** Names under its own domain that a company gives nobody. */
const kept =
  /^(?:www\d*|(?:public-)?api|(?:account|app|developer|doc|partner)s?|o?auth2?|admin|community|help|id|login|manage|mcp|my|policy|sign(?:in|up)|status|support)$/;
