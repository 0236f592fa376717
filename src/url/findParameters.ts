import { decodePercent } from './hiddenCharacters.ts';
import { isHost, tryUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

// How the names of credentials end, in lower case and without punctuation. A bare "token" or "code" does not count,
// since honest links have them, and neither does "oauth_token", which OAuth 1 hands out at its start.
const credentials =
  /(?:passw(?:or)?d|passphrase|secret|(?:api|access|private|secret)key|(?:access|(?<!o)auth|bearer|id|refresh|session|private|api|secret|user)token)$|^(?:pwd|pass|jwt|bearer|authorization|credentials?)$/;

/**
 * Parameters that look like secrets and are none, behind the site and path of a page. Stripe's let a customer finish one
 * payment, and no more; Nango's let a person connect one account. The other keys tell which app asks, like a `client_id`.
 */
const harmless =
  /^(?:stripe\.com\/[^?]*\?\w*client_secret=(?:(?:pi|seti)_\w+_secret|src_client_secret)_|nango\.dev\/[^?]*\?\w*session_token=nango_connect_session_|(?:last\.fm|(?:rememberthemilk|zerodha)\.com)\/[^?]*\?api_key=|[^/]+\/__\/auth\/[^?]*\?apiKey=AIza)/;

/** Services whose short addresses lead to other addresses. */
const shorteners = new Set(
  (
    'bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly shorturl.at t.ly tiny.cc lnkd.in ' +
    'bl.ink short.io soo.gd s.id rb.gy dub.sh amzn.to aka.ms adf.ly ouo.io clck.ru u.to x.gd qrco.de fb.me ' +
    't.cn surl.li n9.cl tr.ee share.google app.link onelink.me urlz.fr goo.su vk.cc trib.al dlvr.it wp.me ' +
    'han.gl short.gy shorturl.asia qrs.ly q-r.to ead.me search.app reurl.cc lin.ee linkedin.com/slink'
  ).split(' '),
);

/**
 * Findings about the parameters in the query and the fragment: `redirect-param`, `credential-param`.
 *
 * @param siteOf gives the registrable domain of a host, or the host itself if it has none
 */
export function findParameters(url: URL, siteOf: (host: string) => string): UrlFinding[] {
  const parameters = parametersOf(url);
  const site = siteOf(url.hostname);
  const found: UrlFinding[] = [];
  // Where a shortener leads is not in its parameters.
  const shortener = [site, site + url.pathname].find((place) => shorteners.has(place));
  const redirect = shortener
    ? { shortener }
    : findRedirects(url, (host) => isHost(host) && siteOf(host) !== site);
  if (redirect) found.push(finding('redirect-param', 'info', redirect));
  // A bare name is no secret: documentation has headings such as #create-an-api-key.
  const credential = parameters.find(
    ({ name, value }) =>
      value !== '' &&
      isCredential(name) &&
      !harmless.test(`${site}${url.pathname}?${name}=${value}`),
  );
  if (credential) found.push(finding('credential-param', 'caution', { name: credential.name }));
  return found;
}

/** Those of the query first. No server reads a fragment, and so nothing in it decides where a grant goes. */
const parametersOf = ({ search, hash }: URL) =>
  [search, hash.replace(/^#(?:.*\?)?/, '')].flatMap((text, index) =>
    [...new URLSearchParams(text)].map(([name, value]) => ({ name, value, isSent: index === 0 })),
  );

/**
 * The names of parameters that may hold an address, those first that decide where a page goes. `redirect_uri` is where a
 * person's grant goes (RFC 6749), whatever stands beside it. The last, such as a `ref`, may only tell of an address.
 */
const onward = [
  /^redirect_uri$/,
  /^(?=[^]*redir)[^]*ur[il]$/i,
  /redir|return|next|continue|goto|dest|target|callback|forward|^r?u(?:rl|ri)?$/i,
  /^/,
];
const isRedirectUri = (rank: number | undefined) => rank === 0 || rank === 1;

/** Beside a `redirect_uri`, these say what is granted, and to whom: no page goes there. Clients of MCP have to send a `resource`. */
const ofGrant = /^(?:resource|audience|scope|issuer|client_id)$/;

function likelyRedirects(url: URL) {
  const ranked = parametersOf(url)
    .map(({ name, value, isSent }) => {
      const rank = onward.findIndex((names) => names.test(name));
      return { name, value, rank: isSent ? rank : Math.max(rank, 2) };
    })
    .toSorted((one, other) => one.rank - other.rank);
  return isRedirectUri(ranked[0]?.rank) ? ranked.filter(({ name }) => !ofGrant.test(name)) : ranked;
}

/**
 * Whether a page, or one that its parameters lead to, fits an expression for host, path, query and fragment. Values are
 * read as a browser reads a link on the page: `return_to=/login/device` leads to the page's own host.
 */
export function leadsTo(url: URL, page: RegExp, redirects = 2): boolean {
  // Each page that is looked for is told by five labels, and a host may have a hundred.
  const host = url.hostname.replace(/\.$/, '').split('.').slice(-5).join('.');
  if (page.test(host + decodePercent(url.pathname + url.search + url.hash))) return true;
  if (redirects === 0) return false;
  return parametersOf(url).some(({ value }) => {
    if (!mayLead.test(value.replace(/\s/g, ''))) return false;
    const target = targetOf(value) ?? (/[/\\]/.test(value) && tryUrl(value, url.origin));
    return target && leadsTo(target, page, redirects - 1);
  });
}

/** A word of such a page's address, or a sign that may hide one. Reading each of thousands of values as a link is slow. */
const mayLead = /[%?#]|aHR0c|dev|link|connect|activ/i;

/** The path of an Accelerated Mobile Page names the page that it is a copy of. Other paths have a whole address in them. */
const copied =
  /(?:^[^/]+\/amp|ampproject\.org\/[civ])\/(?:s\/)?([^/]+\.[^/]+)|[/=_]https?(?::|%3a)(?:\/|%2f){1,2}([^/%]+\.[^/%]+)/i;

/** Of two redirect URIs, some servers read the first, others the last: RFC 6749, section 3.1, forbids it. Both are named. */
function findRedirects(url: URL, isElsewhere: (host: string) => boolean) {
  const redirect = findRedirect(url, isElsewhere);
  const last = url.searchParams.getAll('redirect_uri').slice(1).pop();
  if (last === undefined || redirect?.['scheme']) return redirect;
  const alone = new URL(`?redirect_uri=${encodeURIComponent(last)}`, url.origin);
  const other = findRedirect(alone, isElsewhere);
  const [name, otherName] = [redirect, other].map(placeOf);
  if (!redirect || !other || name === otherName) return redirect ?? other;
  return { name: 'redirect_uri', host: `${name}, ${otherName}` };
}

/** What a redirect leads to: a host, or the scheme of an app or of what runs in the page. */
const placeOf = (redirect: UrlFinding['params'] | undefined) =>
  redirect?.['host'] ?? redirect?.['scheme'] ?? `${redirect?.['app']}:`;

function findRedirect(
  url: URL,
  isElsewhere: (host: string) => boolean,
  /** How many redirects within the site are followed to one that leaves it. */
  redirects = 4,
): UrlFinding['params'] | undefined {
  for (const { name, value, rank } of likelyRedirects(url)) {
    const app = isRedirectUri(rank) ? appOf(value) : undefined;
    if (app !== undefined) return { name, app };
    const target = targetOf(value) ?? (absolute.test(name) ? targetOf(name) : undefined);
    if (target === undefined) continue;
    if (/^(?:javascript|data):/.test(target.protocol)) return { name, scheme: target.protocol };
    if (isElsewhere(target.hostname)) return { name, host: target.hostname };
    const further = redirects > 0 && findRedirect(target, isElsewhere, redirects - 1);
    if (further) return further;
  }
  const [, amp, path = amp] = copied.exec(url.hostname + url.pathname) ?? [];
  const host = tryUrl(`https://${path}`)?.hostname;
  const name = amp === undefined ? 'path' : 'amp';
  return path !== undefined && host !== undefined && isElsewhere(host) ? { name, host } : undefined;
}

const isCredential = (name: string) =>
  credentials.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** With fewer than two slashes, only what has a dot is a host: `https:/example.com`, but not `http:404`. */
const absolute = /^(?:https?:(?:[/\\]{2}|[/\\]?[^/\\?#]*\.[^/\\?#])|(?:javascript|data):)/i;

/** The URL that a browser would read in a value, if it is a web URL or one that runs (`javascript:`, `data:`). */
function targetOf(value: string): URL | undefined {
  // A URL can have thousands of parameters, and most are plain words.
  if (!/[:/\\%]|-3A|aHR0c/.test(value)) return undefined;
  for (const text of [value, decoded(value)]) {
    // Browsers drop leading blanks, and tabs and line breaks anywhere.
    const plain = text.replace(/^[\0-\x20]+|[\t\n\r]/g, '').replace(/^(?=[/\\]{2})/, 'https:');
    if (absolute.test(plain)) return tryUrl(plain);
  }
  return undefined;
}

/** The scheme of an app in a value. Without a slash behind it, it may be a host with a port, or a word. */
function appOf(value: string): string | undefined {
  const schemes = [value, decoded(value)].map((text) => appScheme.exec(text.trim())?.[1]);
  return schemes.find((scheme) => scheme !== undefined);
}
const appScheme = /^(?!https?:|javascript:|data:)([a-z][a-z\d+.-]+):\//i;

/** The value decoded once more, as some sites do: in Base64, which Bing begins with `a1`, or with Proofpoint's `-` for `%`. */
function decoded(value: string): string {
  try {
    if (/^(?:a1)?aHR0c/.test(value)) {
      const binary = atob(value.replace(/^a1/, '').replace(/-/g, '+').replace(/_/g, '/'));
      return new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
    }
    return decodeURIComponent(
      /^https?-3A/.test(value) ? value.replace(/-/g, '%').replace(/_/g, '/') : value,
    );
  } catch {
    return value;
  }
}
