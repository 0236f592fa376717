import { decodePercent } from './hiddenCharacters.ts';
import type { Names } from './names/loadNames.ts';
import { isAddress, isHost, tryUrl } from './parseUrl.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

// How the names of credentials end, in lower case and without punctuation. A bare "token" or "code" does not count,
// since honest links have them, and neither does "oauth_token", which OAuth 1 hands out at its start.
const credentials =
  /(?:passw(?:or)?d|passphrase|secret|(?:api|access|private|secret)key|(?:access|(?<!o)auth|bearer|id|refresh|session|private|api|secret|user)token)$|^(?:pwd|pass|jwt|bearer|authorization|credentials?)$/;

/** No secrets at these pages: Stripe's finishes one payment, Nango's connects one account, others tell which app asks. */
const harmless =
  /^(?:stripe\.com\/[^?]*\?\w*client_secret=(?:(?:pi|seti)_\w+_secret|src_client_secret)_|nango\.dev\/[^?]*\?\w*session_token=nango_connect_session_|(?:last\.fm|(?:rememberthemilk|zerodha)\.com)\/[^?]*\?api_key=|[^/]+\/__\/auth\/[^?]*\?apiKey=AIza)/;

const shorteners = new Set(
  (
    'bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly shorturl.at t.ly tiny.cc lnkd.in ' +
    'bl.ink short.io soo.gd s.id rb.gy dub.sh amzn.to aka.ms adf.ly ouo.io clck.ru u.to x.gd qrco.de fb.me ' +
    't.cn surl.li n9.cl tr.ee share.google app.link onelink.me urlz.fr goo.su vk.cc trib.al dlvr.it wp.me ' +
    'han.gl short.gy shorturl.asia qrs.ly q-r.to ead.me search.app reurl.cc lin.ee linkedin.com/slink'
  ).split(' '),
);

/** In the query and the fragment: `redirect-param`, `credential-param`, `device-sign-in`. */
export function findParameters(url: URL, names: Names | undefined): UrlFinding[] {
  /** Its registrable domain's, or nobody's else where anybody makes pages. */
  const siteOf = (host: string) =>
    (!isAddress(host) && !names?.anyonesPage.test(`${host}/`) && names?.lookUp(host).domain) ||
    host;
  const site = siteOf(url.hostname);
  const page = readPage(url);
  const found: UrlFinding[] = [];
  // Where a shortener leads is not in its parameters.
  const shortener = [site, site + url.pathname].find((place) => shorteners.has(place));
  const redirect = shortener
    ? { shortener }
    : joined(
        findPlaces(page, (host) => host !== url.hostname && isHost(host) && siteOf(host) !== site),
      );
  if (redirect) found.push(finding('redirect-param', 'info', redirect));
  // A bare name is no secret: documentation has headings such as #create-an-api-key.
  const credential = parametersOf(url).find(
    ({ name, value }) =>
      value !== '' &&
      credentials.test(name.toLowerCase().replace(/[^a-z0-9]/g, '')) &&
      !harmless.test(`${site}${url.pathname}?${name}=${value}`),
  );
  if (credential) found.push(finding('credential-param', 'caution', { name: credential.name }));
  if (names && leadsTo(page, names.devicePage)) found.push(finding('device-sign-in', 'info'));
  return found;
}

/** Those of the query first: no server reads a fragment, so nothing in it decides where a grant goes. */
const parametersOf = ({ search, hash }: URL) =>
  [search, hash.replace(/^#(?:.*\?)?/, '')].flatMap((text, index) =>
    [...new URLSearchParams(text)].map(([name, value]) => ({ name, value, isSent: index === 0 })),
  );

interface Page {
  readonly url: URL;
  readonly links: readonly Link[];
}

/** A parameter that leads to a page, or to an app by the scheme of its addresses. */
interface Link {
  readonly name: string;
  /** Which of `onward` its name is. */
  readonly rank: number;
  readonly to: Page | string;
}

/** Those first that decide where a page goes. `redirect_uri` gets a grant (RFC 6749). The last, as `ref`, may only tell. */
const onward = [
  /^redirect_uri$/i,
  /^(?=[^]*redir)[^]*ur[il]$/i,
  /redir|return|next|continue|goto|dest|target|callback|forward|^r?u(?:rl|ri)?$/i,
  /^/,
];

/** Beside a `redirect_uri`, these say what is granted, and to whom: no page goes there. Clients of MCP have to send a `resource`. */
const ofGrant = /^(?:resource|audience|scope|issuer|client_id)$/;

export const readPage = (url: URL, hops = 5): Page => ({
  url,
  links: hops === 0 ? [] : linksOf(url, hops - 1),
});

function linksOf(url: URL, hops: number): Link[] {
  const ranked = parametersOf(url)
    .map(({ name, value, isSent }) => {
      const rank = onward.findIndex((names) => names.test(name));
      return { name, value, rank: isSent ? rank : Math.max(rank, 2) };
    })
    .toSorted((one, other) => one.rank - other.rank);
  const isGrant = ranked[0] !== undefined && ranked[0].rank < 2;
  const links = ranked.flatMap(({ name, value, rank }): Link[] => {
    if (isGrant && ofGrant.test(name)) return [];
    const app = rank < 2 ? appOf(value) : undefined;
    if (app !== undefined) return [{ name, rank, to: app }];
    const target =
      targetOf(value, url.origin) ?? (absolute.test(name) ? targetOf(name) : undefined);
    return target ? [{ name, rank, to: readPage(target, hops) }] : [];
  });
  const host = lastLabels(url.hostname);
  const [, amp, path = amp] = copied.exec(host + url.pathname) ?? [];
  const copy = path === undefined ? undefined : tryUrl(`https://${path}`);
  const name = amp === undefined ? 'path' : 'amp';
  return copy ? [...links, { name, rank: onward.length, to: readPage(copy, 0) }] : links;
}

/** The path of an Accelerated Mobile Page names the page that it is a copy of. Other paths have a whole address in them. */
const copied =
  /(?:^[^/]+\/amp|ampproject\.org\/[civ])\/(?:s\/)?([^/]+\.[^/]+)|[/=_]https?(?::|%3a)(?:\/|%2f){1,2}([^/%]+\.[^/%]+)/i;

/** Each page that is looked for is told by five labels, and a host may have a hundred. */
const lastLabels = (host: string) => host.replace(/\.$/, '').split('.').slice(-5).join('.');

/** Whether a page, or one that it leads to, fits an expression for host, path, query and fragment. */
export function leadsTo({ url, links }: Page, place: RegExp): boolean {
  return (
    place.test(lastLabels(url.hostname) + decodePercent(url.pathname + url.search + url.hash)) ||
    links.some(({ to }) => typeof to !== 'string' && leadsTo(to, place))
  );
}

/** The first place, or each `redirect_uri`: of several, servers read one or another, and RFC 6749 §3.1 forbids them. */
function findPlaces(page: Page, isElsewhere: (host: string) => boolean): UrlFinding['params'][] {
  const places: UrlFinding['params'][] = [];
  for (const { name, rank, to } of page.links) {
    if (places.length > 0 && rank > 0) break;
    if (typeof to === 'string') places.push({ name, app: to });
    else if (/^(?:javascript|data):/.test(to.url.protocol)) {
      places.push({ name, scheme: to.url.protocol });
    } else if (isElsewhere(to.url.hostname)) places.push({ name, host: to.url.hostname });
    else places.push(...findPlaces(to, isElsewhere));
  }
  return places;
}

/** So many places are named. A server must not write a text of its own by them. */
const maxNamed = 5;

/** All places in one finding, or the one that runs in the page. */
function joined(places: readonly UrlFinding['params'][]): UrlFinding['params'] | undefined {
  const named = new Set(places.map(({ host, app }) => host ?? `${app}:`));
  const runs = places.find(({ scheme }) => scheme !== undefined);
  if (runs || named.size < 2) return runs ?? places[0];
  const [...hosts] = named;
  if (hosts.length > maxNamed) hosts.splice(maxNamed, Infinity, '…');
  return { name: 'redirect_uri', host: hosts.join(', ') };
}

/** With fewer than two slashes, only what has a dot is a host: `https:/example.com`, but not `http:404`. */
const absolute = /^(?:https?:(?:[/\\]{2}|[/\\]?[^/\\?#]*\.[^/\\?#])|(?:javascript|data):)/i;

/** A word of a page that is looked for, or a sign that may hide one. Reading each of thousands of paths as a link is slow. */
const mayLead = /[%?#]|dev|link|connect|activ/i;

/** A web URL, one that runs (`javascript:`, `data:`), or a path of the page's own site. */
function targetOf(value: string, origin?: string): URL | undefined {
  // A URL can have thousands of parameters, and most are plain words.
  if (!/[:/\\%]|-3A|aHR0c/.test(value)) return undefined;
  for (const text of [value, decoded(value)]) {
    // Browsers drop leading blanks, and tabs and line breaks anywhere.
    const plain = text.replace(/^[\0-\x20]+|[\t\n\r]/g, '').replace(/^(?=[/\\]{2})/, 'https:');
    if (absolute.test(plain)) return tryUrl(plain);
  }
  const isPath = /[/\\]/.test(value) && mayLead.test(value.replace(/\s/g, ''));
  return isPath ? tryUrl(value, origin) : undefined;
}

/** The scheme of an app in a value. With a number behind it, it is a host with a port. */
function appOf(value: string): string | undefined {
  const schemes = [value, decoded(value)].map((text) => appScheme.exec(text.trim())?.[1]);
  return schemes.find((scheme) => scheme !== undefined);
}
const appScheme = /^(?!(?:https?|javascript|data|urn):)([a-z][a-z\d+.-]+):(?!\d)/i;

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
