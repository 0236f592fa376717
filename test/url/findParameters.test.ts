import { analyzeUrl } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';

/** What is said about where an address leads. */
async function redirectOf(url: string) {
  const { findings } = await analyzeUrl(url);
  return findings.find(({ code }) => code === 'redirect-param')?.params;
}

const google = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1&response_type=code';

test.each([
  'return_to=https://github.com/&redirect_uri=https://evil.example/cb&scope=https://mail.google.com/',
  'redirectUrl=https://github.com/&redirect_uri=https://evil.example/cb',
  'resource=https://mcp.acme.dev/&redirect_uri=https://evil.example/cb',
  'redirect_uri=https://evil.example/cb#redirect_uri=https://github.com/',
  `${'a&'.repeat(2000)}redirect_uri=https://evil.example/cb`,
  `${'next=a&'.repeat(4000)}redirect_uri=https://evil.example/cb`,
  `${'redirect_uri&'.repeat(2400)}redirect_uri=https://evil.example/cb`,
])('URL-4: the host that gets the code is named, whatever else there is: %.60s', async (query) => {
  expect(await redirectOf(`${google}&${query}`)).toEqual({
    name: 'redirect_uri',
    host: 'evil.example',
  });
});

test('URL-4: of several places for one grant each is named, since servers read any of them', async () => {
  const [claude, a, evil] = [
    'https://claude.ai/cb',
    'https://a.example/cb',
    'https://evil.example',
  ];
  const hostOf = async (...uris: string[]) =>
    (await redirectOf([google, ...uris].join('&redirect_uri=')))?.['host'];
  expect(await hostOf(claude!, a!, evil!)).toBe('claude.ai, a.example, evil.example');
  expect(await hostOf(claude!, claude!)).toBe('claude.ai');
  expect(await hostOf('https://google.com/', claude!)).toBe('claude.ai');
  expect(await redirectOf([google, 'myapp://a', 'myapp://b'].join('&redirect_uri='))).toEqual({
    name: 'redirect_uri',
    app: 'myapp',
  });
  const runs = await redirectOf([google, claude, 'javascript:a()'].join('&redirect_uri='));
  expect(runs).toEqual({ name: 'redirect_uri', scheme: 'javascript:' });
  expect(await hostOf(claude!, 'myapp://cb', evil!)).toBe('claude.ai, myapp:, evil.example');
  expect(await hostOf(claude!, 'com.evil.app:oauth')).toBe('claude.ai, com.evil.app:');
  // Some servers read names in any case.
  const cased = `${google}&redirect_uri=${claude}&Redirect_Uri=${evil}`;
  expect(await redirectOf(cased)).toMatchObject({ host: 'claude.ai, evil.example' });
  const within = `https://google.com/?next=${evil}`;
  expect(await hostOf(claude!, within)).toBe('claude.ai, evil.example');
  const many = Array.from({ length: 9 }, (_, at) => `https://${at}.example/`);
  expect(await hostOf(...many)).toBe('0.example, 1.example, 2.example, 3.example, 4.example, …');
});

test('URL-4: a path of the same site leads where its parameters do', async () => {
  const path = encodeURIComponent('/login?next=https://evil.example/');
  expect(await redirectOf(`https://example.com/?return_to=${path}`)).toEqual({
    name: 'next',
    host: 'evil.example',
  });
});

test.each([
  ['redirectUrl=https://evil.example#redirect_uri=https://accounts.google.com', 'redirectUrl'],
  ['return_to=https://evil.example#redirect_uri=x://y', 'return_to'],
])(
  'URL-4: nothing in a fragment takes the place of what a server reads: %s',
  async (query, name) => {
    expect(await redirectOf(`https://site.example/login?${query}`)).toEqual({
      name,
      host: 'evil.example',
    });
  },
);

test.each([
  ['redirect_uri=https://acme.auth0.com/cb&resource=https://mcp.acme.dev/', undefined],
  ['redirect_uri=https://acme.auth0.com/cb&client_id=https://client.example/mcp.json', undefined],
  ['redirect_uri=postmessage&audience=https://api.acme.dev', undefined],
  ['redirect_uri=urn:ietf:wg:oauth:2.0:oob&scope=https://mail.google.com/', undefined],
  // Without a redirect_uri, nothing says that these are what they are in OAuth.
  ['resource=https://mcp.acme.dev/', { name: 'resource', host: 'mcp.acme.dev' }],
  ['return_to=https://acme.dev', { name: 'return_to', host: 'acme.dev' }],
])('URL-4: what a grant is for is no place where a page leads: %s', async (query, params) => {
  expect(await redirectOf(`https://acme.auth0.com/authorize?${query}`)).toEqual(params);
});

test.each([
  ['cursor', 'cursor%3A%2F%2Fanysphere.cursor-mcp%2Foauth%2Fcallback'],
  ['evilapp', 'evilapp%3A%2F%2Fcb&audience=https%3A%2F%2Fapi.acme.dev'],
  ['evilapp', 'evilapp://cb&return_to=https://github.com/'],
  ['com.example.app', 'com.example.app:/cb'],
  ['com.evil.app', 'com.evil.app:oauth'],
  ['evilapp', 'evilapp:oauth'],
  ['myapp', '%20myapp://x'],
  ['cursor', 'cursor%253A%252F%252Fx'],
])('URL-4: an app that gets the code is named, and no host: %s', async (app, query) => {
  expect(await redirectOf(`https://acme.auth0.com/authorize?redirect_uri=${query}`)).toEqual({
    name: 'redirect_uri',
    app,
  });
});

test.each(['localhost:3000/callback', 'example.com:8443/cb', 'dashboard', 'C:/x'])(
  'URL-4: a host with a port, or a word, is no app: %s',
  async (value) => {
    expect(
      await redirectOf(`https://acme.auth0.com/authorize?redirect_uri=${value}`),
    ).toBeUndefined();
  },
);

test.each([
  `https://${'press-open-it-is-safe.'.repeat(1400)}com`,
  `https://${'a'.repeat(64)}.com/`,
  'https://exa!mple.com/',
  'https://a..example.org/',
])('URL-4: what no host can be called leads nowhere: %.60s', async (target) => {
  expect(await redirectOf(`https://example.com/?u=${target}`)).toBeUndefined();
  expect(
    await redirectOf(`https://example.com/?u=${target}&ref=https://evil.example/`),
  ).toMatchObject({ host: 'evil.example' });
});

const payment = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_abc';
const source = 'client_secret=src_client_secret_abc';

test.each([
  [`https://hooks.stripe.com/3d_secure_2/hosted?${payment}`, []],
  [`https://hooks.stripe.com/redirect/authenticate/src_1?${source}`, []],
  ['https://hooks.stripe.com/?client_secret=sk_live_abc', ['client_secret']],
  [`https://example.com/?${source}`, ['client_secret']],
  ['https://example.com/stripe.com/?client_secret=pi_1_secret_abc', ['client_secret']],
])(
  'URL-4: what Stripe’s own pages have in their addresses is no secret there: %s',
  async (url, names) => {
    const { findings } = await analyzeUrl(url);
    expect(findings.map(({ params }) => params['name'])).toEqual(names);
  },
);

/** A redirect to another site, behind some within the site. */
function behind(hops: number): string {
  let url = 'https://evil.example/';
  for (let hop = 0; hop < hops; hop++) url = `https://example.com/?u=${encodeURIComponent(url)}`;
  return url;
}

test('URL-4 redirects within the site are followed, though not without an end', async () => {
  const redirect = (hops: number) =>
    redirectOf(`https://example.com/?u=${encodeURIComponent(behind(hops))}`);
  expect(await redirect(4)).toEqual({ name: 'u', host: 'evil.example' });
  expect(await redirect(5)).toBeUndefined();
});

test.each([
  [
    'sites.google.com',
    'https://accounts.google.com/AccountChooser?continue=https://sites.google.com/view/evil',
  ],
  ['script.google.com', `${google}&redirect_uri=https://script.google.com/macros/s/evil/exec`],
])('URL-4: %s is where anybody makes pages, and so another site: %s', async (host, url) => {
  expect(await redirectOf(url)).toMatchObject({ host });
  expect(await redirectOf(`https://${host}/?next=https://${host}/a`)).toBeUndefined();
});

test.each([
  ['https://kite.zerodha.com/connect/login?v=3&api_key=kitemcp', []],
  ['https://www.last.fm/api/auth/?api_key=abc', []],
  ['https://www.rememberthemilk.com/services/auth/?api_key=abc&perms=delete&api_sig=def', []],
  ['https://app.example.com/__/auth/handler?apiKey=AIzaSy&authType=signInViaPopup', []],
  ['https://connect.nango.dev/?session_token=nango_connect_session_abc', []],
  ['https://example.com/connect/login?api_key=kitemcp', ['api_key']],
  ['https://kite.zerodha.com/connect/login?access_token=abc', ['access_token']],
  ['https://example.com/?apiKey=AIzaSy', ['apiKey']],
  ['https://nango.dev/?session_token=abc', ['session_token']],
])(
  'URL-4: a key that tells which app asks is no secret on pages to sign in: %s',
  async (url, names) => {
    const { findings } = await analyzeUrl(url);
    expect(findings.map(({ params }) => params['name'])).toEqual(names);
  },
);

test.each([
  ['amp', 'https://cdn.ampproject.org/c/s/evil.example/login'],
  ['amp', 'https://evil-example.cdn.ampproject.org/v/s/evil.example/'],
  ['path', 'https://r.search.yahoo.com/_ylt=a/RU=https%3a%2f%2fevil.example%2f/RK=2'],
  ['path', 'https://secure-web.cisco.com/1a/https%3A%2F%2Fevil.example'],
  ['path', 'https://urldefense.com/v3/__https://evil.example/__;!!a'],
])('URL-4: the address in a path is named, %s: %s', async (name, url) => {
  expect(await redirectOf(url)).toEqual({ name, host: 'evil.example' });
});

test.each([
  ['u', 'https://www.bing.com/ck/a?!&&p=1a&u=a1aHR0cHM6Ly9ldmlsLmV4YW1wbGUv&ntb=1'],
  ['url', 'https://site.example/go?url=aHR0cHM6Ly9ldmlsLmV4YW1wbGUvP34_YT1i'],
  ['u', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__evil.example_login-3Fa-3Db&d=DwMF'],
  ['u', 'https://urldefense.proofpoint.com/v1/url?u=https://evil.example/login&k=1'],
  ['https://evil.example', 'https://href.li/?https://evil.example'],
  [
    'https://evil.example/login?a',
    'https://ad.doubleclick.net/ddm/clk/1;2;3?https://evil.example/login?a=b',
  ],
])('URL-4: a target in the form of one service is named, %s: %s', async (name, url) => {
  expect(await redirectOf(url)).toEqual({ name, host: 'evil.example' });
});

test('URL-4: an address beyond ASCII in Base64 is named as the browser would open it', async () => {
  const target = Buffer.from('https://b\u00fccher.example/').toString('base64url');
  expect(await redirectOf(`https://www.bing.com/ck/a?u=a1${target}`)).toEqual({
    name: 'u',
    host: 'xn--bcher-kva.example',
  });
});

test.each([
  'https://www.bing.com/search?q=aHR0cA',
  'https://site.example/go?url=aHR0c!',
  'https://site.example/docs?topic=https-3A-and-more',
  'https://site.example/?https',
])('URL-4: nor do words that begin like an address: %s', async (url) => {
  expect(await redirectOf(url)).toBeUndefined();
});

test.each([
  'https://example.com/v/s/file.txt',
  'https://example.com/docs/https-setup',
  'https://example.com/https://example.com/a',
])('URL-4: no other path leads elsewhere: %s', async (url) => {
  expect(await redirectOf(url)).toBeUndefined();
});

test.each([
  ['t.cn', 'https://t.cn/abc'],
  ['app.link', 'https://acme.app.link/abc'],
  ['onelink.me', 'https://acme.onelink.me/abc'],
  ['search.app', 'https://search.app/abc'],
  ['linkedin.com/slink', 'https://www.linkedin.com/slink?code=abc'],
])('URL-4: %s hides where it leads: %s', async (shortener, url) => {
  expect(await redirectOf(url)).toEqual({ shortener });
});

test('URL-4: no other page of LinkedIn hides it', async () => {
  expect(await redirectOf('https://www.linkedin.com/in/slink')).toBeUndefined();
});
