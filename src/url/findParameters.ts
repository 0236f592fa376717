import { tryUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

// How names end, without case and punctuation. A bare "token" or "code" is how honest links work, and
// OAuth 1 hands out an "oauth_token" to begin with.
const credentials =
  /(?:passw(?:or)?d|passphrase|secret|(?:api|access|private|secret)key|(?:access|(?<!o)auth|bearer|id|refresh|session|private|api|secret|user)token)$|^(?:pwd|pass|jwt|bearer|authorization|credentials?)$/;

/** Services whose addresses stand for others. */
const shorteners = new Set(
  (
    'bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly shorturl.at t.ly tiny.cc lnkd.in ' +
    'bl.ink short.io soo.gd s.id rb.gy dub.sh amzn.to aka.ms adf.ly ouo.io clck.ru u.to x.gd qrco.de'
  ).split(' '),
);

/** No page reads more of them, and each costs. */
const mostParameters = 2000;

/**
 * What travels in the query and the fragment, and where it may lead: `redirect-param`, `credential-param`.
 *
 * @param siteOf the registrable domain of a host, or what stands for it
 */
export function findParameters(url: URL, siteOf: (host: string) => string): UrlFinding[] {
  const parameters = [
    ...new URLSearchParams(url.search),
    ...new URLSearchParams(url.hash.replace(/^#(?:.*\?)?/, '')),
  ].slice(0, mostParameters);
  const site = siteOf(url.hostname);
  const found: UrlFinding[] = [];
  const redirect = findRedirect(url, parameters, (host) => siteOf(host) !== site);
  if (redirect) found.push(finding('redirect-param', 'info', redirect));
  else if (shorteners.has(site)) {
    found.push(finding('redirect-param', 'info', { shortener: site }));
  }
  const credential = parameters.find(([name]) => isCredential(name));
  if (credential) found.push(finding('credential-param', 'caution', { name: credential[0] }));
  return found;
}

/** Accelerated Mobile Pages name the page that they are a copy of in their path. */
const copied = /^\/amp\/(?:s\/)?([^/]+\.[^/]+)/;

function findRedirect(
  url: URL,
  parameters: readonly (readonly [string, string])[],
  isElsewhere: (host: string) => boolean,
): UrlFinding['params'] | undefined {
  for (const [name, value] of parameters) {
    const target = targetOf(value);
    if (target === undefined) continue;
    if (/^(?:javascript|data):/.test(target.protocol)) return { name, scheme: target.protocol };
    if (target.hostname !== '' && isElsewhere(target.hostname))
      return { name, host: target.hostname };
  }
  const copy = tryUrl(`https://${copied.exec(url.pathname)?.[1] ?? ''}`)?.hostname;
  return copy !== undefined && isElsewhere(copy) ? { name: 'amp', host: copy } : undefined;
}

const isCredential = (name: string) =>
  credentials.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Where a value leads, if it is a URL of the web or one that runs, or is taken for one by a browser. */
function targetOf(value: string): URL | undefined {
  for (const text of [value, decoded(value)]) {
    // Browsers drop what comes before and what is invisible between.
    const plain = text.replace(/^[\0-\x20]+|[\t\n\r]/g, '').replace(/^(?=[/\\]{2})/, 'https:');
    if (/^(?:https?:[/\\]{2}|(?:javascript|data):)/i.test(plain)) return tryUrl(plain);
  }
  return undefined;
}

/** What a site that decodes once more would make of it. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
