import { analyzeUrl, type AnalyzeUrlContext } from 'react-mcp-elicitation/core';
import { describe, expect, test, vi } from 'vitest';

const context = {
  serverUrl: 'https://mcp.github.com/sse',
  knownDomains: ['paypal.com', 'https://www.my-bank.co.uk'],
};

/** Everything found, as `code level`. */
async function found(url: string, given: AnalyzeUrlContext = context): Promise<string[]> {
  const { findings } = await analyzeUrl(url, given);
  return findings.map(({ code, level }) => `${code} ${level}`);
}

test.each([
  'https://example.com/',
  'https://example.com',
  'https://EXAMPLE.com:443/a/b?c=d&e#f',
  'https://example.com./',
  'https://login.example.com/authorize?client_id=a%20b&state=xyz&code_challenge=abc&scope=openid%20email',
  'https://github.com/login',
  'https://api.github.com/',
  'https://github.co/',
  'https://github2.com/',
  'https://git-hub.com/',
  'https://ithub.com/',
  'https://example.com/%E3%81%82/あ?q=%E2%82%AC',
  'https://example.com/\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  'https://example.com/verify?token=abc&code=def',
  'https://example.com/authorize?scope=openid email profile&state=xyz',
])('an ordinary URL gives no finding: %s', async (url) => {
  expect(await analyzeUrl(url, context)).toMatchObject({
    raw: url,
    href: new URL(url).href,
    openable: true,
    level: 'none',
    displayHost: 'ascii',
    suffixList: 'loaded',
    findings: [],
  });
});

describe('what is never opened', () => {
  test.each([
    ['invalid-url block', ''],
    ['invalid-url block', '/relative'],
    ['invalid-url block', '//example.com'],
    ['invalid-url block', 'https://'],
    ['invalid-url block', 'https://exa mple.com/'],
    ['invalid-url block', 'https://exa<mple.com/'],
    ['invalid-url block', `https://${'a'.repeat(64)}.com/`],
    ['invalid-url block', `https://${'a.'.repeat(125)}example/`],
    ['invalid-url block', 'https://a..example.com/'],
    ['invalid-url block', 'https://../'],
    ['invalid-url block', 'https://1.2.3.4../'],
    ['invalid-url block', `https://example.com/${'あ'.repeat(5000)}`],
    ['invalid-url block', 'https://exa!mple.com/'],
    ['scheme-blocked block', 'javascript:alert(1)'],
    ['scheme-blocked block', ' JavaScript:alert(1)'],
    ['scheme-blocked block', 'data:text/html,hello'],
    ['scheme-blocked block', 'file:///etc/passwd'],
    ['scheme-blocked block', 'ftp://example.com/'],
    ['scheme-blocked block', 'blob:https://example.com/uuid'],
    ['scheme-blocked block', 'vscode://extension'],
    ['scheme-blocked block', 'mailto:a@example.com'],
    ['scheme-blocked block', 'about:blank'],
  ])('%s: %s', async (finding, url) => {
    expect(await found(url)).toEqual([finding]);
    expect(await analyzeUrl(url)).toMatchObject({
      raw: url,
      href: null,
      openable: false,
      level: 'block',
    });
  });

  test('what is longer than can be shown', async () => {
    expect(await found(`https://example.com/${'a'.repeat(32_748)}`)).toEqual([]);
    expect(await found(`https://example.com/${'a'.repeat(32_749)}`)).toEqual(['invalid-url block']);
  });

  test.each([
    'https://google.com@evil.example/',
    'https://user:pass@example.com/',
    'https://:x@example.com/',
  ])('a user name: %s', async (url) => {
    expect(await found(url)).toEqual(['userinfo block']);
    expect((await analyzeUrl(url)).openable).toBe(false);
  });
});

test.each([
  ['danger', 'hexadecimal', 'https://0x5db8d822/'],
  ['danger', 'octal', 'https://0135.0270.0330.042/'],
  ['danger', 'one number', 'https://1572395042/'],
  ['danger', 'percent-encoding', 'https://ex%61mple.com/'],
  ['danger', 'fullwidth letters', 'https://ｅxample.com/'],
  ['danger', 'mathematical letters', 'https://\u{1d41e}xample.com/'],
  ['danger', 'backslashes', 'https:\\\\example.com/'],
  ['danger', 'a backslash for the path', 'https://example.com\\@github.com/'],
  ['danger', 'an empty user name', 'https://@example.com/'],
  ['danger', 'an empty user name and password', 'https://:@example.com/'],
  ['danger', 'a tab in an address', 'https://[::\t1]/'],
  ['caution', 'no slashes', 'https:example.com/'],
  ['caution', 'too many slashes', 'https:///example.com/'],
  ['caution', 'ideographic full stops', 'https://example\u3002com/'],
])('obfuscated-host is %s for %s', async (level, _, url) => {
  expect(await found(url)).toContain(`obfuscated-host ${level}`);
});

test.each([
  'https://EXAMPLE.com/',
  'https://BÜCHER.de/',
  'https://bu\u0308cher.de/',
  'https://xn--bcher-kva.DE:8443/',
  'https://ΟΔΟΣ.gr/',
  'https://ทำงาน.ไทย/',
  'https://ຈຳປາ.com/',
  'https://երևան.հայ/',
  'https://[2001:DB8:0:0:0:0:0:1]/',
])('what is only another spelling is not obfuscated: %s', async (url) => {
  expect((await found(url)).join()).not.toContain('obfuscated-host');
});

test.each([
  ['danger', 'a zero-width space in the host', 'https://exam\u200bple.com/'],
  ['danger', 'a soft hyphen, percent-encoded', 'https://exam%C2%ADple.com/'],
  ['danger', 'a tab in the host', 'https://exam\tple.com/'],
  ['caution', 'an override in the path', 'https://example.com/\u202egpj.exe'],
  ['caution', 'the same, percent-encoded', 'https://example.com/%E2%80%AEgpj.exe'],
  [
    'caution',
    'the same beside a byte that is not UTF-8',
    'https://example.com/%FF%E2%80%AEgpj.exe',
  ],
  ['caution', 'a line break in the query', 'https://example.com/?a=\nb'],
  ['caution', 'an encoded line break in the path', 'https://example.com/a%0Ab'],
  ['caution', 'an override behind one in the query', 'https://example.com/?a=%0A%E2%80%AEb'],
  ['caution', 'a variation selector in the query', 'https://example.com/?a=%EF%B8%8Fb'],
  ['caution', 'two blanks', 'https://example.com/a  b'],
  ['caution', 'a blank before', ' https://example.com/'],
  ['caution', 'a line break behind', 'https://example.com\n'],
  ['caution', 'a tag character', 'https://example.com/\u{e0041}'],
  ['caution', 'a joiner between Latin letters', 'https://example.com/a\u200db'],
  ['caution', 'a variation selector after a letter', 'https://example.com/a%EF%B8%8Fb'],
  ['caution', 'a variation selector after a digit', 'https://example.com/1%EF%B8%8F2'],
  ['caution', 'a tab in the port', 'https://example.com:8\t0/'],
  ['caution', 'a zero-width space in a user name', 'https://google.com\u200b@evil.example/'],
  ['caution', 'a byte order mark', 'https://example.com/%EF%BB%BF'],
])('hidden-characters is %s for %s', async (level, _, url) => {
  expect(await found(url)).toContain(`hidden-characters ${level}`);
});

test.each([
  ['a heart', '%E2%9D%A4%EF%B8%8F'],
  ['a keycap', '1%EF%B8%8F%E2%83%A3'],
  ['a family', '%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9'],
  ['a flag', '%F0%9F%8F%B3%EF%B8%8F%E2%80%8D%F0%9F%8C%88'],
])('what holds an emoji together is seen: %s', async (_, text) => {
  expect(await found(`https://example.com/issues/new?title=${text}`)).toEqual([]);
});

test.each([
  'https://github.com/acme/repo/issues/new?title=Bug&body=Steps%3A%0A1.%20a%0D%0A%092.%20b',
  'https://wa.me/?text=a%0ab',
  'https://example.com/#text=a%0Ab',
  'https://github.com/microsoft/azure-devops-mcp/blob/main/docs/GETTINGSTARTED.md#%EF%B8%8F-visual-studio',
])('URL-4: an encoded line break of a text is plain to see: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each([
  ['http://example.com/', ['insecure-scheme danger']],
  ['http://93.184.216.34/', ['insecure-scheme danger', 'ip-address caution']],
  ['https://93.184.216.34/', ['ip-address caution']],
  ['https://[2606:2800:220:1::1]/', ['ip-address caution']],
  [
    'http://192.168.1.1/',
    ['insecure-scheme caution', 'ip-address caution', 'local-network caution'],
  ],
  ['https://10.0.0.1/', ['ip-address caution', 'local-network caution']],
  ['https://172.31.0.1/', ['ip-address caution', 'local-network caution']],
  ['https://172.32.0.1/', ['ip-address caution']],
  ['https://169.254.169.254/', ['ip-address caution', 'local-network caution']],
  ['https://100.64.0.1/', ['ip-address caution', 'local-network caution']],
  ['https://100.128.0.1/', ['ip-address caution']],
  ['https://0.0.0.0/', ['ip-address caution', 'local-network caution']],
  ['https://[::]/', ['ip-address caution', 'local-network caution']],
  ['https://[fd00::1]/', ['ip-address caution', 'local-network caution']],
  ['https://[fe80::1]/', ['ip-address caution', 'local-network caution']],
  ['https://[fd::1]/', ['ip-address caution']],
  ['https://[fe8::1]/', ['ip-address caution']],
  ['https://[::ffff:10.0.0.1]/', ['ip-address caution', 'local-network caution']],
  ['https://[::ffff:8.8.8.8]/', ['ip-address caution']],
  ['https://printer.local/', ['local-network caution']],
  ['https://wiki.internal/', ['local-network caution']],
  ['https://nas.home.arpa/', ['local-network caution']],
  ['https://router.lan/', ['local-network caution']],
  ['https://fritz.box/login.lua', ['local-network caution']],
  ['http://intranet/', ['insecure-scheme caution', 'local-network caution']],
  ['https://example.com:8443/', ['non-default-port info']],
  ['http://localhost:3000/', ['local-network caution']],
  ['http://app.localhost/', ['local-network caution']],
  ['http://127.9.9.9:8080/', ['local-network caution']],
  ['http://[::1]:8080/', ['local-network caution']],
  ['https://localhost.example.com/', []],
])('where it leads: %s', async (url, expected) => {
  expect(await found(url)).toEqual(expected);
});

test.each([
  ['https://a.b.c.d.e.example.com/', ['many-subdomains caution']],
  ['https://a.b.c.d.example.com/', []],
  [`https://${'a'.repeat(40)}.example.com/`, ['long-host caution']],
  [`https://${'a'.repeat(39)}.example.com/`, []],
  [`https://${'a'.repeat(40)}.user.github.io/`, ['long-host caution', 'shared-hosting info']],
  ['https://code-blaze-git-main-aryansharma-progs-projects.vercel.app/', ['shared-hosting info']],
  ['https://1f2e-2a02-908-1a4-2f60-7d5a-91ff-fe02-1c3b.ngrok-free.app/', ['shared-hosting info']],
  ['https://0c02a0cd71bc410faa055a7bc98765f7.z0c.w.api.fabric.microsoft.com/', []],
  ['https://accounts.google.com.evil.example/', ['embedded-domain danger']],
  ['https://accounts-google-com.evil.example/', ['embedded-domain danger']],
  ['https://paypal.com.evil.example/', ['embedded-domain danger']],
  ['https://paypal-com.evil.example/', ['embedded-domain danger']],
  ['https://paypal.com-login.example/', ['embedded-domain danger']],
  ['https://my-bank.co.uk.evil.example/', ['embedded-domain danger']],
  ['https://github.com.evil.example/', ['embedded-domain danger']],
  ['https://com.example.org/', []],
  ['https://user.github.io/', ['shared-hosting info']],
  ['https://app.vercel.app/', ['shared-hosting info']],
  ['https://github.io/', ['shared-hosting info']],
  ['https://s3.amazonaws.com/bucket/key', ['shared-hosting info']],
  ['https://www.gov.si/', []],
  ['https://www2.gov.bc.ca/', []],
  ['https://www.net-a-porter.com/', []],
  ['https://github.com.mcp.github.com/', []],
])('what stands in the host: %s', async (url, expected) => {
  expect(await found(url)).toEqual(expected);
});

test.each([
  ['www.gov.uk', 'www.gov.uk.evil.example'],
  ['gov.uk', 'gov.uk.evil.example'],
  ['mybank.co.uk', 'login.mybank.co.uk.evil.example'],
  ['example.co.jp', 'login.example.co.jp.evil.example'],
  ['mybank.com.br', 'mybank.com.br.evil.example'],
  ['impots.gouv.fr', 'impots.gouv.fr.evil.example'],
  ['a.b.kobe.jp', 'a.b.kobe.jp.evil.example'],
])('URL-4: %s, under a suffix of several labels, in %s', async (embedded, host) => {
  const { findings } = await analyzeUrl(`https://${host}/`, { famousDomains: false });
  expect(findings).toEqual([{ code: 'embedded-domain', level: 'caution', params: { embedded } }]);
});

test.each([
  'https://www.net.in.example.edu/',
  'https://www.co.uk.example.com/',
  'https://api.dev.br.example.com/',
  'https://www.cs.it.example.edu/',
  'https://m.shop.pl.example.com/',
  'https://login.eu.int.example.com/',
  'https://docs.pages.dev.example.com/',
])('URL-4: regions and departments are no such suffix: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each([
  ['https://githab.com/', ['lookalike-server caution']],
  ['https://gihtub.com/', ['lookalike-server caution']],
  ['https://githubb.com/', ['lookalike-server caution']],
  ['https://g1thub.com/', ['lookalike-server caution']],
  ['https://login.githab.com/', ['lookalike-server caution']],
  ['https://paypa1.com/', ['confusable caution']],
  ['https://paypal-.com/', []],
  ['https://laypal.com/', []],
  ['https://gíthub.com/', ['punycode info', 'lookalike-server danger']],
  ['https://paypał.com/', ['punycode info', 'confusable danger']],
  ['https://example.githab.io/', ['lookalike-server caution']],
])('what looks like another: %s', async (url, expected) => {
  const codes = (await found(url)).filter(
    (code) => !code.startsWith('shared') || expected.includes(code),
  );
  expect(codes).toEqual(
    expected.filter((code) => !code.startsWith('shared') || codes.includes(code)),
  );
});

test.each([
  ['https://example.com/?redirect_uri=https%3A%2F%2Fclient.example%2Fcb', ['redirect-param info']],
  ['https://example.com/?next=//evil.example/', ['redirect-param info']],
  ['https://example.com/#return=http://evil.example/', ['redirect-param info']],
  ['https://example.com/?redirect_uri=https://app.example.com/cb', []],
  ['https://example.com/?next=/home', []],
  ['https://example.com/?redirect_uri=myapp://callback', ['redirect-param info']],
  ['https://example.com/?access_token=abc', ['credential-param caution']],
  ['https://example.com/#access_token=abc', ['credential-param caution']],
  ['https://example.com/?client-secret=abc', ['credential-param caution']],
  ['https://example.com/?apiKey=abc', ['credential-param caution']],
  ['https://example.com/?password_hint=abc', []],
  ['https://example.com/docs/quickstart#create-an-api-key', []],
  ['https://example.com/#/account/change-password', []],
  ['https://example.com/account?forgot_password', []],
  ['https://example.com/#/login?access_token=abc', ['credential-param caution']],
  ['https://example.com/?user[password]=abc', ['credential-param caution']],
  ['https://example.com/?oauth_token=abc', []],
  ['https://example.com/?next=/%5Cevil.example', ['redirect-param info']],
  ['https://example.com/?next=http:status', []],
  ['https://example.com/?next=http:404', []],
  ['https://example.com/?next=https:app.example.com', []],
])('what travels along: %s', async (url, expected) => {
  expect(await found(url)).toEqual(expected);
});

const [within, further] = ['https://app.example.com/x', 'https://evil.example/'];
test.each([
  'q=https:evil.example',
  'q=https:/evil.example',
  'q=HTTP:\\\\evil.example/a',
  `next=${within}?next=${further}`,
  `next=${within}%23next=${encodeURIComponent(further)}`,
  `a=${within}&next=${encodeURIComponent(`${within}?next=${encodeURIComponent(further)}`)}`,
])(
  'URL-4: what redirects is seen in other spellings, and through the same site: %s',
  async (query) => {
    expect((await analyzeUrl(`https://example.com/?${query}`)).findings).toContainEqual({
      code: 'redirect-param',
      level: 'info',
      params: { name: query[0] === 'q' ? 'q' : 'next', host: 'evil.example' },
    });
  },
);

test('a code is there once, at its worst, however many labels deserve it', async () => {
  const { findings } = await analyzeUrl('https://i\u2764.\u0261oogle.com/');
  expect(findings.map(({ code, level, params }) => [code, level, params])).toEqual([
    ['restricted-character', 'danger', { label: '\u0261oogle', character: 'U+0261' }],
    ['punycode', 'danger', {}],
    ['confusable', 'danger', { lookalike: 'google.com' }],
  ]);
});

test('the registrable domain is read with the private section of the list', async () => {
  const domains = await Promise.all(
    [
      'https://a.b.example.co.uk',
      'https://a.user.github.io',
      'https://a.пример.рф',
      'https://evil.westeurope.cloudapp.azure.com',
      'https://127.0.0.1',
      'https://intranet',
    ].map(async (url) => (await analyzeUrl(url)).registrableDomain),
  );
  expect(domains).toEqual([
    'example.co.uk',
    'user.github.io',
    'xn--e1afmkfd.xn--p1ai',
    'evil.westeurope.cloudapp.azure.com',
    null,
    null,
  ]);
});

test('without the Public Suffix List everything else is judged, and the level is a caution at least', async () => {
  vi.resetModules();
  vi.doMock('../../src/url/names/names.ts', () => {
    throw new Error('offline');
  });
  const { analyzeUrl: analyze } = await import('../../src/url/index.ts');
  expect(await analyze('https://a.example.com/', context)).toMatchObject({
    openable: true,
    level: 'caution',
    registrableDomain: null,
    suffixList: 'unavailable',
    findings: [],
  });
  expect(await analyze('http://p\u0430ypal.com/')).toMatchObject({ level: 'danger' });
  // It is tried again: a page that was offline is not marked for good.
  vi.doUnmock('../../src/url/names/names.ts');
  expect(await analyze('https://a.example.com/')).toMatchObject({
    suffixList: 'loaded',
    level: 'none',
  });
});

test('an IP address of the server is no domain that could be embedded', async () => {
  const serverUrl = 'http://127.0.0.1:3000';
  expect(await found('https://release-0-1.example.com/', { serverUrl })).toEqual([]);
});

test('a known internationalised domain is found in another, joined by hyphens', async () => {
  const knownDomains = ['bücher.de'];
  expect(await found('https://bücher-de.evil.example/', { knownDomains })).toContain(
    'embedded-domain danger',
  );
});

test('a figure for a first letter is a likeness; another first letter is another name', async () => {
  const knownDomains = ['okta.com', 'linkedin.com'];
  expect(await found('https://0kta.com/', { knownDomains })).toEqual(['confusable caution']);
  expect(await found('https://pinkedin.com/', { knownDomains })).toEqual([]);
});

test.each([
  [
    'https://auth.example.com/?ref=https://github.com/&redirect_uri=https://evil.example/cb',
    { name: 'redirect_uri', host: 'evil.example' },
  ],
  ['https://bit.ly/abc?x=https://github.com', { shortener: 'bit.ly' }],
])('URL-4: a decoy does not hide where a page may lead: %s', async (url, params) => {
  const { findings } = await analyzeUrl(url);
  expect(findings).toEqual([{ code: 'redirect-param', level: 'info', params }]);
});

test('URL-4: empty parameters do not hide a secret behind them', async () => {
  const { findings } = await analyzeUrl(`https://a.example/?${'a&'.repeat(2500)}access_token=x`);
  expect(findings).toMatchObject([{ code: 'credential-param' }]);
});

test('URL-5: a blank Braille cell is a hidden character', async () => {
  const { findings } = await analyzeUrl('https://a.example/\u2800\u2800');
  expect(findings).toMatchObject([{ code: 'hidden-characters', params: { character: 'U+2800' } }]);
});

test.each([
  ['sites.google.com', 'https://sites.google.com/view/paypal-login'],
  ['docs.google.com', 'https://docs.google.com/forms/d/e/abc/viewform'],
  ['forms.office.com', 'https://forms.office.com/r/abc'],
  ['storage.googleapis.com', 'https://storage.googleapis.com/account-verify/login.html'],
  ['raw.githubusercontent.com', 'https://raw.githubusercontent.com/evil/a/main/login.html'],
  ['s3.amazonaws.com', 'https://s3.amazonaws.com/evil/login.html'],
  ['s3.us-west-2.amazonaws.com', 'https://s3.us-west-2.amazonaws.com/evil/login.html'],
  ['f004.backblazeb2.com', 'https://f004.backblazeb2.com/file/evil/login.html'],
  ['form.jotform.com', 'https://form.jotform.com/1'],
  ['claude.ai', 'https://claude.ai/public/artifacts/abc'],
])(
  'URL-4: under %s, the path and not the name says who made a page: %s',
  async (published, url) => {
    expect((await analyzeUrl(url)).findings).toEqual([
      { code: 'shared-hosting', level: 'info', params: { published } },
    ]);
  },
);

test.each([
  'https://accounts.google.com/o/oauth2/v2/auth',
  'https://claude.ai/new',
  'https://claude.ai.evil.example/public/artifacts/abc',
  'https://evil-claude.ai/public/artifacts/abc',
])('URL-4: nothing of the kind is said of %s', async (url) => {
  const { findings } = await analyzeUrl(url);
  expect(findings.filter(({ code }) => code === 'shared-hosting')).toEqual([]);
});
