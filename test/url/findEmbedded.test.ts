import { analyzeUrl, type AnalyzeUrlContext } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';

/** What is said about a name that stands in the wrong place. */
async function embeddedIn(host: string, context?: AnalyzeUrlContext) {
  const { findings } = await analyzeUrl(`https://${host}/`, context);
  const found = findings.find(({ code }) => code === 'embedded-domain');
  return found && { level: found.level, ...found.params };
}

test.each([
  ['paypal.com', 'paypal.comんlogin.evil.example'],
  ['paypal.com', 'paypal.comへlogin.evil.example'],
  ['paypal.com', 'paypal.com乙login.evil.example'],
  ['paypal.com', 'paypal-com한login.evil.example'],
  ['booking.com', 'account.booking.comんdetailんaccess.evil.example'],
  ['acmebank.com', 'acmebank.comんx.evil.example'],
])('URL-4: %s and a letter that readers take for a slash: %s', async (embedded, host) => {
  const context = { knownDomains: ['acmebank.com'] };
  expect(await embeddedIn(host, context)).toEqual({ level: 'danger', embedded });
  expect((await analyzeUrl(`https://${host}/`, context)).displayHost).toBe('ascii');
});

test('URL-4: such a letter behind a name that is not known is a danger too', async () => {
  const { level, findings } = await analyzeUrl('https://mybank.comんlogin.evil.example/');
  expect(level).toBe('danger');
  expect(findings.map(({ code }) => code)).toContain('confusable');
});

test('URL-4: a known name in letters beyond A to Z is found for its own letters alone', async () => {
  const context = { knownDomains: ['日本語.jp'] };
  expect(await embeddedIn('日本語.jp.evil.example', context)).toMatchObject({ level: 'danger' });
  expect(await embeddedIn('東京都.jp.evil.example', context)).toBeUndefined();
  expect((await analyzeUrl('https://とんかつ.jp/')).displayHost).toBe('unicode');
});

test.each([
  'acmebank-login.com',
  'login-acmebank.com',
  'acmebanklogin.com',
  'acmebnak-login.com',
  'wwwacmebank.com',
  'secure.acmebank-verify.com',
  'login.acmebank.evil.example',
  'acmebank-login.web.app',
])(
  'URL-4: a domain that the host knows, or the server’s own, posed as with words of a sign-in page: %s',
  async (host) => {
    const posed = { level: 'caution', posed: 'acmebank.com' };
    const context = { serverUrl: 'https://mcp.acmebank.com', knownDomains: ['acmebank.com'] };
    expect(await embeddedIn(host, context)).toEqual(posed);
    expect(await embeddedIn(host, { ...context, famousDomains: false })).toEqual(posed);
    expect(await embeddedIn(host, { serverUrl: context.serverUrl })).toEqual(posed);
  },
);

test.each([
  ['my-bank.co.uk', 'secure-my-bank.example'],
  ['my-bank.co.uk', 'login.my-bank.evil.example'],
  ['xn--bcher-kva.de', 'bucher-login.example'],
  ['credit-agricole.fr', 'credit-agricole-login.example'],
])('URL-4: a name with a hyphen or an accent is guarded too, %s: %s', async (posed, host) => {
  const knownDomains = ['my-bank.co.uk', 'bücher.de'];
  expect(await embeddedIn(host, { knownDomains })).toEqual({ level: 'caution', posed });
});

test.each([
  ['auth-acme-tools.io', 'caution'],
  ['acme-tools-login.com', 'caution'],
  ['acme-toolslogin.com', 'caution'],
  ['wwwacme-tools.com', 'caution'],
  ['https-acme-tools.com', 'caution'],
  ['login.acme-tools.evil.example', 'caution'],
  ['acme-tools.web.app', 'caution'],
  ['acme-tools-signin.zendesk.com', 'caution'],
  ['acme-tools-io.net', 'danger'],
  ['acme-tools.io.evil.example', 'danger'],
])('URL-4: %s poses as the server at acme-tools.io', async (host, level) => {
  const context = { serverUrl: 'https://mcp.acme-tools.io', famousDomains: false };
  const found = await embeddedIn(host, context);
  expect(found).toMatchObject({ level });
  expect(await embeddedIn(host, { knownDomains: ['acme-tools.io'] })).toEqual(found);
});

test.each([
  ['https://acme.vercel.app', 'acme.vercel.app'],
  ['https://mcp.acme-login.com', 'acme-login.com'],
  ['https://mcp.acme.com', 'acme.us.auth0.com'],
  ['https://mcp.acme.com', 'www.acme.co.uk'],
])('URL-4: a server at %s poses as nobody at %s', async (serverUrl, host) => {
  expect(await embeddedIn(host, { serverUrl })).toBeUndefined();
});

test('URL-4: a host that does without well-known names is not told of them', async () => {
  const context = { knownDomains: ['acmebank.com'], famousDomains: false };
  expect(await embeddedIn('paypal-login.com', context)).toBeUndefined();
  expect(await embeddedIn('login.paypal.evil.example', context)).toBeUndefined();
});

test.each(['acmebank.com', 'login.acmebank.com', 'acmebank.de', 'acmebank.auth0.com'])(
  'URL-4: what a host knows is honest, and so is its name elsewhere: %s',
  async (host) => {
    expect(await embeddedIn(host, { knownDomains: ['acmebank.com'] })).toBeUndefined();
  },
);

test.each([true, false])(
  'URL-4: a company has hosts of its own at services, well-known names compared or not: %s',
  async (famousDomains) => {
    const context = { knownDomains: ['acme.com'], famousDomains };
    for (const host of ['acme.us.auth0.com', 'acme.eu.auth0.com', 'acme.my.salesforce.com']) {
      expect(await embeddedIn(host, context)).toBeUndefined();
    }
    const { findings } = await analyzeUrl('https://a.b.c.d.e.f.amazonaws.com/', context);
    expect(findings.map(({ code }) => code)).not.toContain('many-subdomains');
  },
);

test.each([
  ['login.gov', 'login.contoso.com'],
  ['id.me', 'id.acme.example'],
  ['account.example', 'login.account.acme.example'],
  ['portal.example', 'auth.portal.acme.example'],
  ['target.com', 'auth.target.contoso.com'],
  ['medium.com', 'login.medium.contoso.com'],
])(
  'URL-4: a known domain with an everyday name makes no imitation of another, %s: %s',
  async (known, host) => {
    const context = { knownDomains: [known], famousDomains: false };
    expect(await embeddedIn(host, context)).toBeUndefined();
    expect(await embeddedIn(`${known}.evil.example`, context)).toMatchObject({ level: 'danger' });
  },
);

test.each([
  ['e-zpass.com', 'e-zpass.com-bill.example'],
  ['mybank.com', 'online.mybank.com-auth.example'],
  ['txtag.org', 'txtag.org-pay.example'],
  ['dvla.gov', 'www.dvla.gov-uk.example'],
  ['gov.uk', 'www.gov.uk-refund.example'],
  ['mybank.co-uk', 'mybank.co-uk.example'],
  ['sunpass.com', 'sunpass.com-tollbill.example'],
  ['sunpass.com', 'www.sunpass.com-xkqz.example'],
  ['mybank.com', 'mybank.com-secure.example'],
  ['michigan.gov', 'michigan.gov-toll.example'],
])(
  'URL-4: %s, a name that is not known, runs on into the one that opens: %s',
  async (embedded, host) => {
    expect(await embeddedIn(host)).toEqual({ level: 'caution', embedded });
  },
);

test.each([
  'www.com-magazin.de',
  'mail.com-pol.example',
  'help.net-a-porter.com',
  'forum.com-magazin.de',
  'docs.com-unity.fr',
  'id.org-mode.example',
  'console.gov-ncloud.com',
  'sso.gov-ncloud.com',
  'ncloud.apigw.gov-ntruss.com',
  'acme.gov-dooray.com',
  'minec.gov-murman.ru',
  'en.gov-online.go.jp',
  'shop.co-op.co.uk',
  'www.acme.com.edgekey.net',
])('URL-4: nor is an honest name that begins like a suffix: %s', async (host) => {
  expect(await embeddedIn(host, { famousDomains: false })).toBeUndefined();
});

test.each([
  ['login.microsoftonline.com.mcas.ms', undefined],
  ['outlook.office365.us.mcas-gov.us', undefined],
  ['www.mcas.ms', undefined],
  ['contoso.sharepoint.com.admin-mcas.ms', undefined],
  ['contoso.sharepoint.com.mcas-gov.ms', undefined],
  ['contoso.sharepoint.com.admin-mcas-gov.us', undefined],
  ['contoso.sharepoint.com.mcas.us', { level: 'danger', embedded: 'sharepoint.com' }],
  [
    'login.microsoftonline.com.mcas.ms.evil.example',
    { level: 'danger', embedded: 'microsoftonline.com' },
  ],
  // A proxy of a library.
  ['www-jstor-org.ezproxy.lib.utah.edu', { level: 'caution', embedded: 'jstor.org' }],
  ['www-jstor-org.libproxy.ucl.ac.uk', { level: 'caution', embedded: 'jstor.org' }],
  ['link-springer-com.proxy2.library.illinois.edu', { level: 'caution', embedded: 'springer.com' }],
  ['www-jstor-org.login-okta-com.ezproxy.evil.edu', { level: 'danger', embedded: 'okta.com' }],
  ['www-jstor-org.ezproxy.evil.edu.pl', { level: 'danger', embedded: 'jstor.org' }],
  ['www-jstor-org.ezproxy.evil.ac.nz', { level: 'danger', embedded: 'jstor.org' }],
  ['www-bankofamerica-com.proxy.evil.edu', { level: 'danger', embedded: 'bankofamerica.com' }],
  ['paypal.com.libproxy.evil.ac.uk', { level: 'danger', embedded: 'paypal.com' }],
  [
    'login.microsoftonline.com.ezproxy.evil.edu.au',
    { level: 'danger', embedded: 'microsoftonline.com' },
  ],
  ['www-jstor-org.ezproxy.evil.example', { level: 'danger', embedded: 'jstor.org' }],
  ['www-jstor-org.ezproxy.edu.evil.example', { level: 'danger', embedded: 'jstor.org' }],
])(
  'URL-4: what organizations put their own name behind is no danger: %s',
  async (host, expected) => {
    expect(await embeddedIn(host)).toEqual(expected);
  },
);

test.each(['auth.mozilla.auth0.com', 'sso.apple-corp.okta.com'])(
  'URL-4: nor is the host of a company that has its name there: %s',
  async (host) => {
    expect(await embeddedIn(host)).toBeUndefined();
  },
);

test.each([
  ['paypal.com', 'paypal.web.app'],
  ['microsoft.com', 'microsoft.vercel.app'],
  ['metamask.io', 'metamask.webflow.io'],
  ['microsoft.com', 'microsoft.cloudapp.azure.com'],
  ['acmebank.com', 'acmebank.web.app'],
])(
  'URL-4: the name of %s, which anybody may take where names are given away: %s',
  async (posed, host) => {
    expect(await embeddedIn(host, { knownDomains: ['acmebank.com'] })).toEqual({
      level: 'caution',
      posed,
    });
  },
);

test.each([
  // Companies have their names there.
  'cloudflare.github.io',
  'youtube.googleapis.com',
  'spotify.my.site.com',
  // So do those who run a program.
  'gitlab.freedesktop.org',
  // Names are registered there, as under any suffix.
  'paypal.uk.com',
  // An everyday word is a name of many.
  'target.web.app',
  // Short names turn up by chance.
  'vk.web.app',
])('URL-4: the same name is honest elsewhere: %s', async (host) => {
  expect(await embeddedIn(host)).toBeUndefined();
});

test.each([
  ['office365.com', 'office365-portal.example'],
  ['usps.com', 'usps-redelivery.example'],
  ['sparkasse.de', 'sparkasse-pushtan.example'],
  ['postbank.de', 'postbank-bestsign.example'],
  ['bbva.com', 'bbva-verificacion.example'],
])('URL-4: %s and a further word of such pages: %s', async (posed, host) => {
  expect(await embeddedIn(host)).toEqual({ level: 'caution', posed });
});

test.each([
  'oauth-openshift.apps.rosa.mycluster.abcd.p3.openshiftapps.com',
  'acme.launchpad.cfapps.eu10.hana.ondemand.com',
])('URL-4: a cloud has many labels, and anybody may be its customer: %s', async (host) => {
  const { findings } = await analyzeUrl(`https://${host}/`);
  expect(findings.map(({ code }) => code)).toEqual(['shared-hosting']);
  expect(await embeddedIn(`paypal-login.${host}`)).toEqual({
    level: 'caution',
    posed: 'paypal.com',
  });
});
