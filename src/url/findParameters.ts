import { tryUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

// How names end, without case and punctuation. A bare "token" or "code" is how honest links work, and
// OAuth 1 hands out an "oauth_token" to begin with.
const credentials =
  /(?:passw(?:or)?d|passphrase|secret|(?:api|access|private|secret)key|(?:access|(?<!o)auth|bearer|id|refresh|session|private|api|secret|user)token)$|^(?:pwd|pass|jwt|bearer|authorization|credentials?)$/;

/**
 * What travels in the query and the fragment: `redirect-param`, `credential-param`.
 *
 * @param siteOf the registrable domain of a host, or what stands for it
 */
export function findParameters(url: URL, siteOf: (host: string) => string): UrlFinding[] {
  const parameters = [
    ...new URLSearchParams(url.search),
    ...new URLSearchParams(url.hash.replace(/^#(?:.*\?)?/, '')),
  ];
  const site = siteOf(url.hostname);
  const elsewhere = (value: string) => {
    const host = hostIn(value);
    return host !== undefined && siteOf(host) !== site;
  };
  const redirect = parameters.find(([, value]) => elsewhere(value));
  const credential = parameters.find(([name]) => isCredential(name));
  const found: UrlFinding[] = [];
  if (redirect) {
    const [name, value] = redirect;
    found.push(finding('redirect-param', 'info', { name, host: hostIn(value)! }));
  }
  if (credential) found.push(finding('credential-param', 'caution', { name: credential[0] }));
  return found;
}

const isCredential = (name: string) =>
  credentials.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The host of a URL of the web, if a value is one, or is taken for one by a browser. */
function hostIn(value: string): string | undefined {
  const absolute = value.replace(/^(?=[/\\]{2})/, 'https:');
  return /^https?:[/\\]{2}/i.test(absolute) ? tryUrl(absolute)?.hostname : undefined;
}
