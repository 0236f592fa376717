import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { analyzeUrl, type AnalyzeUrlContext } from 'react-mcp-elicitation/core';
import { describe, expect, test } from 'vitest';
import {
  famousNames,
  ordinaryNames,
  signInNames,
} from '../../src/url/names/famousNames.generated.ts';

const urlsIn = (name: string) =>
  readFileSync(join(import.meta.dirname, 'data', name), 'utf8')
    .trim()
    .split('\n');

async function found(url: string, context?: AnalyzeUrlContext): Promise<string[]> {
  const { findings } = await analyzeUrl(url, context);
  return findings.map(({ code, level }) => `${code} ${level}`);
}

test('the lists are small enough to come with every URL', () => {
  expect(gzipSync(famousNames + ordinaryNames + signInNames).length).toBeLessThan(6656);
});

// Both written by somebody who had not seen the rules.
test('382 imitations of famous names are a caution at least', async () => {
  const levels = await Promise.all(
    urlsIn('spoofs.txt').map(async (url) => ({ url, level: (await analyzeUrl(url)).level })),
  );
  expect(levels).toHaveLength(382);
  expect(levels.filter(({ level }) => level === 'none' || level === 'info')).toEqual([]);
});

test('URL-4: so are all but one beside the server that they imitate, without the list of names', async () => {
  const quiet = await Promise.all(
    urlsIn('spoofs.txt').map(async (url) => {
      const { findings } = await analyzeUrl(url);
      const [of] = findings.flatMap(
        ({ params: { lookalike, embedded, posed } }) => lookalike ?? embedded ?? posed ?? [],
      );
      const context = { serverUrl: `https://mcp.${of}`, famousDomains: false };
      const { level } = await analyzeUrl(url, context);
      return level === 'none' || level === 'info' ? [`${url} ${of}`] : [];
    }),
  );
  expect(quiet.flat()).toHaveLength(1);
});

test('URL-4: ordinary URLs beside other servers stay quiet, and beside their own', async () => {
  const urls = urlsIn('ordinary.txt');
  const beside = async (url: string, serverUrl: string) => {
    const { findings } = await analyzeUrl(url, { serverUrl });
    const isImitation = findings.some(
      ({ code, level }) => /embedded|lookalike|confusable/.test(code) && level !== 'info',
    );
    return isImitation ? [`${url} ${serverUrl}`] : [];
  };
  const own = await Promise.all(urls.map((url) => beside(url, url)));
  const other = await Promise.all(urls.map((url, at) => beside(url, urls.at(at - 101)!)));
  expect(own.flat()).toEqual([]);
  expect(other.flat().length).toBeLessThan(4);
});

test('2,745 ordinary URLs are not, but for one with a password in it', async () => {
  const levels = await Promise.all(
    urlsIn('ordinary.txt').map(async (url) => ({ url, level: (await analyzeUrl(url)).level })),
  );
  expect(levels).toHaveLength(2745);
  expect(levels.filter(({ level }) => level !== 'none' && level !== 'info')).toEqual([
    { url: 'https://acme.zoom.us/j/91234567890?pwd=QUJD', level: 'caution' },
  ]);
});

test.each([
  ['https://googlé.com/', ['punycode info', 'confusable danger']],
  ['https://gıthub.com/', ['punycode info', 'confusable danger']],
  ['https://paypał.com/', ['punycode info', 'confusable danger']],
  ['https://linkedın.xyz/', ['punycode info', 'confusable danger']],
  ['https://paypa1.com/', ['confusable caution']],
  ['https://rnicrosoft.com/', ['confusable caution']],
  ['https://g00gle.dev/', ['confusable caution']],
  ['https://clropbox.com/', ['confusable caution']],
  ['https://gooogle.com/', ['confusable caution']],
  ['https://gihtub.com/', ['confusable caution']],
  ['https://accounts.google.co.uk.evil.com/', ['embedded-domain danger']],
  ['https://login_microsoftonline_com.evil.com/', ['embedded-domain danger']],
  ['https://accounts.google.com.web.app/', ['shared-hosting info', 'embedded-domain danger']],
  ['https://login.microsoftonline.com-oauth2.info/', ['embedded-domain danger']],
  ['https://github.com-auth.dev/', ['embedded-domain danger']],
  ['https://paypal-signin.com/', ['embedded-domain caution']],
  ['https://accounts-google.com/', ['embedded-domain caution']],
  ['https://secure-apple-id.com/', ['embedded-domain caution']],
  ['https://verifystripe.com/', ['embedded-domain caution']],
  ['https://www-paypal.com/', ['embedded-domain caution']],
  ['https://wwwgithub.com/', ['embedded-domain caution']],
  ['https://paypalcom.net/', ['embedded-domain caution']],
  // Accents hide nothing that is a caution without them.
  ['https://githúbb.com/', ['punycode info', 'confusable caution']],
  ['https://linkedínn.com/', ['punycode info', 'confusable caution']],
  ['https://amázonn.com/', ['punycode info', 'confusable caution']],
  ['https://github-lógin.com/', ['punycode info', 'embedded-domain danger']],
  ['https://google-accoúnts.com/', ['punycode info', 'embedded-domain danger']],
  ['https://login.paypal.workers.dev/', ['shared-hosting info', 'embedded-domain caution']],
  ['https://accounts.google.netlify.app/', ['shared-hosting info', 'embedded-domain caution']],
  // Letters of another kind, left of the domain or in a part of its name.
  ['https://аррӏе.evil.ru/', ['punycode info', 'confusable danger']],
  ['https://microsoftonlıne.evil.com/', ['punycode info', 'confusable danger']],
  ['https://gıthub-mcp.com/', ['punycode info', 'confusable danger']],
  ['https://mícrosoft365.com/', ['punycode info', 'confusable danger']],
  // A hyphen for the dot, however often, and whatever word the name is.
  ['https://dashboard-stripe-com.net/', ['embedded-domain danger']],
  ['https://irs-gov-refund.com/', ['embedded-domain danger']],
  ['https://okta-com.net/', ['embedded-domain danger']],
  ['https://hsbc-co-uk.com/', ['embedded-domain danger']],
  ['https://www--paypal--com.evil.ru/', ['embedded-domain danger']],
  ['https://github-.com.evil.ru/', ['embedded-domain danger']],
  // Where anybody may publish.
  ['https://secure-paypal-signin.weebly.com/', ['shared-hosting info', 'embedded-domain caution']],
  ['https://login-paypal-com.user.fm/', ['shared-hosting info', 'embedded-domain danger']],
  ['https://g00gle.user.fm/', ['shared-hosting info', 'confusable caution']],
])('%s is an imitation', async (url, expected) => {
  expect(await found(url)).toEqual(expected);
  expect(await found(url, { famousDomains: false })).not.toEqual(expected);
});

// Found by an attacker who read the code.
test.each([
  'https://paypał-signin.com/',
  'https://accounts-googlé.com/',
  'https://gıthub.com-auth.dev/',
  'https://paypał-com.com/',
  'https://g00gle.com-signin.info/',
  'https://paypa1.com-auth.dev/',
  'https://accounts.google.com.localto.net/',
  'https://accounts.google.com.de/',
  'https://accounts.google.co.nz.evil.com/',
  'https://paypal.info.evil.com/',
  'https://g00gle.co.uk.evil.com/',
  'https://fly-io.login.fly.io.evil.com/',
  'https://sso-box-com.box.com-auth.info',
  'https://rnicrosft.com/',
  'https://g00gel.com/',
  'https://mircos0ft.com/',
  'https://microsofft-signin.com/',
  'https://gooogle-login.com',
  'https://paypal-login1.com/',
  'https://paypal-logins.com/',
  'https://secure-paypal1.com/',
  'https://secure-paypallogin.com/',
  'https://google-security.com/',
  'https://apple-id.com/',
  'https://apple-support.com/',
  'https://paypal-authentication.com',
  'https://127-0-0-1-app.nip.io/',
  'https://010.0.0.1.nip.io/',
])('the code is not talked round: %s', async (url) => {
  const { level, displayHost } = await analyzeUrl(url);
  expect(level).toMatch(/caution|danger/);
  expect(displayHost).toBe('ascii');
});

test.each([
  // A letter of the name is missing, or two are exchanged.
  ['microsoft.com', 'microsft-login.com'],
  ['paypal.com', 'payapl-login.com'],
  ['netflix.com', 'netflx-account.com'],
  ['google.com', 'goolge-accounts.com'],
  ['microsoft.com', 'secure-microsft-login.com'],
  ['paypal.com', 'payapllogin.com'],
  ['microsoft.com', 'login.microsft.evil.com'],
  // It has a hyphen.
  ['paypal.com', 'pay-pal-login.com'],
  ['github.com', 'git-hub-login.com'],
  ['microsoft.com', 'secure-micro-soft-login.com'],
  // The word looks like a word of a sign-in page, or has another before or behind it.
  ['paypal.com', 'paypal-l0gin.com'],
  ['paypal.com', 'paypal-1ogin.com'],
  ['paypal.com', 'paypal-logln.com'],
  ['paypal.com', 'paypal-slgnin.com'],
  ['paypal.com', 'paypal-userlogin.com'],
  ['paypal.com', 'paypal-loginpage.com'],
  ['microsoft.com', 'microsoft-devicelogin.com'],
  ['google.com', 'google-oauthconsent.com'],
  ['github.com', 'github-device.com'],
  ['okta.com', 'okta-activate.com'],
  ['microsoft.com', 'microsoft-consent.com'],
  ['paypal.com', 'paypal-otp.com'],
  // It is a word of another language.
  ['sparkasse.de', 'sparkasse-anmeldung.de'],
  ['ameli.fr', 'ameli-remboursement.fr'],
  ['santander.com', 'santander-seguridad.es'],
  ['caixabank.es', 'caixabank-acceso.es'],
  ['bradesco.com.br', 'bradesco-entrar.com.br'],
  ['intesasanpaolo.com', 'intesasanpaolo-accedi.it'],
  ['mbank.pl', 'mbank-logowanie.pl'],
  ['sberbank.ru', 'sberbank-vhod.ru'],
  ['paypal.com', 'paypal-help-center.com'],
  ['metamask.io', 'metamask-airdrop.com'],
  ['netflix.com', 'netflix-renewal.com'],
  // Two names, or a product before its company.
  ['openai.com', 'chatgpt-openai.com'],
  ['venmo.com', 'paypal-venmo.com'],
  ['apple.com', 'appleid-apple.com'],
  ['icloud.com', 'find-icloud.com'],
  ['google.com', 'drive-google.com'],
  ['openai.com', 'platform-openai.com'],
  ['github.com', 'mcp-github.com'],
  ['google.com', 'docs-google.co.uk'],
  ['microsoft.com', 'teams-microsoft.com'],
  // The address begins twice.
  ['paypal.com', 'https-paypal.com'],
  ['paypal.com', 'httpspaypal.com'],
])('URL-4: %s in a further disguise, with words of a sign-in page: %s', async (posed, host) => {
  expect((await analyzeUrl(`https://${host}/`)).findings).toEqual([
    { code: 'embedded-domain', level: 'caution', params: { posed } },
  ]);
});

test.each([
  'https://ebay-kleinanzeigen.de/',
  'https://google-drive.example/',
  'https://slack-github.vercel.app/',
  'https://docs-supabase.web.app/',
  'https://google-drive-mcp.fly.dev/',
  'https://slack-github-bridge.example/',
  'https://mail-forum.example/',
  'https://find-target.example/',
  'https://docs-acme.example/',
])('URL-4: other names with a hyphen are honest: %s', async (url) => {
  expect((await analyzeUrl(url)).level).toMatch(/none|info/);
});

test.each([
  ['paypal.com', 'paypal-登录.com'],
  ['google.com', 'google-アカウント.com'],
  ['github.com', 'github-로그인.com'],
])('URL-4: %s and a word to sign in, in its own letters: %s', async (posed, host) => {
  expect(await analyzeUrl(`https://${host}/`)).toMatchObject({
    displayHost: 'ascii',
    findings: [
      { code: 'punycode' },
      { code: 'embedded-domain', level: 'danger', params: { posed } },
    ],
  });
});

test.each([
  'paypal-login.zendesk.com',
  'paypal-signin.freshdesk.com',
  'paypal-login.substack.com',
  'paypal-support.medium.com',
  'paypal-login.livejournal.com',
  'paypal-login.fandom.com',
  'paypal-login.bandcamp.com',
  'paypal-login.tistory.com',
  'paypal-login.statuspage.io',
  'paypal-login.retool.com',
  'paypal-login.westeurope.cloudapp.azure.com',
  'microsoft-login.cloudapp.azure.com',
  'secure-paypal.hs-sites.com',
  'paypal.loca.lt',
])('URL-4: the name that somebody got under a famous domain: %s', async (host) => {
  expect(await found(`https://${host}/`)).toEqual([
    'shared-hosting info',
    'embedded-domain caution',
  ]);
});

test.each([
  'microsoft-login.sharepoint.com',
  'google-login.atlassian.net',
  'paypal-login.okta.com',
  'paypal-login.eu.auth0.com',
])('URL-4: the name that a company got under a famous domain: %s', async (host) => {
  expect(await found(`https://${host}/`)).toEqual([
    'shared-hosting info',
    'embedded-domain caution',
  ]);
});

test.each([
  ['https://acme-support.zendesk.com/', ['shared-hosting info']],
  ['https://dropbox-support.zendesk.com/', ['shared-hosting info']],
  ['https://your-org.freshdesk.com/', ['shared-hosting info']],
  ['https://acme.medium.com/', ['shared-hosting info']],
  ['https://medium.com/@acme/login', []],
  ['https://www.zendesk.com/', []],
  ['https://login.squarespace.com/api/1/login/oauth/provider/authorize', []],
  ['https://public-api.wordpress.com/oauth2/authorize', []],
  ['https://your-org.okta.com/oauth2/default', ['shared-hosting info']],
  ['https://stripe-admin.okta.com/', ['shared-hosting info']],
  ['https://microsoft-my.sharepoint.com/', ['shared-hosting info']],
  ['https://spotify.us.auth0.com/authorize', ['shared-hosting info']],
  ['https://login.okta.com/', []],
  ['https://google.atlassian.net/', ['shared-hosting info']],
  ['https://spotify.my.site.com/s/', ['shared-hosting info']],
  ['https://ada-super-duper-space-waddle-v6pqr4g5x-3000.app.github.dev/', ['shared-hosting info']],
])('URL-4: an honest name there is none: %s', async (url, expected) => {
  expect(await found(url)).toEqual(expected);
});

test.each([
  'https://device-login.com/',
  'https://pay-portal-login.com/',
  'https://my-bank-login.com/',
  'https://postal-accounts.com/',
  'https://user-login.com/',
  'https://iniciar-sesion.com/',
  'https://konto-online.de/',
  'https://日本語-ログイン.jp/',
  'https://saml.company.com/',
  'https://device.github.company.com/',
])('URL-4: such words alone are no disguise: %s', async (url) => {
  expect((await analyzeUrl(url)).level).toMatch(/none|info/);
});

test.each([
  ['stripe.com', '5tripe.com'],
  ['apple.com', '4pple.com'],
  ['google.com', '9oogle.com'],
  ['github.com', '6ithub.com'],
  ['microsoft.com', 'nnicrosoft.com'],
])('URL-4: %s with a first letter that only looks like its own: %s', async (lookalike, host) => {
  expect((await analyzeUrl(`https://${host}/`)).findings).toEqual([
    { code: 'confusable', level: 'caution', params: { lookalike } },
  ]);
});

test.each(['https://7eleven.com/', 'https://4chan.org/', 'https://9gag.com/', 'https://annd.org/'])(
  'URL-4: nor is a digit or an nn of its own a likeness: %s',
  async (url) => {
    expect(await found(url)).toEqual([]);
  },
);

test.each([
  ['paypal.com', 'signin.paypal.evil.example'],
  ['paypal.com', 'paypal-login.evil.example'],
  ['paypal.com', 'sign-in.paypa1.evil.example'],
  ['google.com', 'accounts.google.evil.example'],
  ['microsoftonline.com', 'login.microsoftonline.evil.example'],
  ['openai.com', 'auth.openai.evil.example'],
  ['paypal.com', 'paypal.secure-login.example'],
  ['microsoft.com', 'microsoft.account-verify.example'],
  ['github.com', 'github.sign-in-oauth.example'],
])('URL-4: %s and words of a sign-in page before the name that opens: %s', async (posed, host) => {
  expect((await analyzeUrl(`https://${host}/`)).findings).toEqual([
    { code: 'embedded-domain', level: 'caution', params: { posed } },
  ]);
});

test.each([
  'https://github.company.com/',
  'https://slack.company.com/',
  'https://login.company.com/',
  'https://accounts.company.com/',
  'https://auth0-login.company.com/',
  'https://okta-sso.company.com/',
  'https://google-auth.company.com/',
  'https://auth.grafana.company.com/',
  'https://login.mail.company.com/',
  'https://mobile-login.company.com/',
  'https://github.onelogin.com/',
  'https://github.my-company.com/',
])('URL-4: nor is a host of a company: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each([
  'https://www.amazon.com.be/ap/signin',
  'https://spotify.us.auth0.com/authorize',
  'https://nvidia.my.salesforce.com/',
  'https://autologon.microsoftazuread-sso.com/',
  'https://www-example-com.translate.goog/',
  'https://company.weebly.com/',
  'https://delta-com.de/',
  'https://schwäbisch-hall.de/',
  'https://révolution-energetique.fr/',
  'https://amazônica.com.br/',
  'https://user.fm/',
])('URL-4: what is honest stays quiet: %s', async (url) => {
  expect((await analyzeUrl(url)).level).toMatch(/none|info/);
});

test('URL-4: a server’s own domain quiets no imitation', async () => {
  for (const serverUrl of ['https://mcp.evil.com', 'https://other.example', undefined]) {
    const url = 'https://login.microsoftonline.evil.com/common/oauth2';
    expect((await analyzeUrl(url, { serverUrl })).level).toBe('caution');
  }
});

test('URL-4: an honest name with letters of its own is not what the server’s name is', async () => {
  for (const [serverUrl, url] of [
    ['https://mcp.hotel.de', 'https://müller-hotel.de/'],
    ['https://mcp.berlin.de', 'https://münchen-berlin.de/'],
  ] as const) {
    expect((await analyzeUrl(url, { serverUrl })).level).toMatch(/none|info/);
  }
});

test('URL-4: nor is any of 74 ordinary pages to sign in', async () => {
  const levels = await Promise.all(
    urlsIn('signIn.txt').map(async (url) => ({ url, level: (await analyzeUrl(url)).level })),
  );
  expect(levels).toHaveLength(74);
  expect(levels.filter(({ level }) => level !== 'none' && level !== 'info')).toEqual([]);
});

test.each([
  ['github.com', 'www-github-com.io'],
  ['google.com', 'mail-google-com.net'],
  ['google.com', 'docs-google-com.io'],
  ['paypal.com', 'my-paypal-com.net'],
  ['google.co.uk', 'www-google-co-uk.net'],
  ['google.com', 'www-g00gle-com.io'],
  ['github.com', 'www-gıthub-com.io'],
  ['google.com', 'mail-google-com.web.app'],
  ['google.com', 'www-google.com.de'],
])('URL-4: %s in the middle of the name that opens: %s', async (embedded, host) => {
  expect((await analyzeUrl(`https://${host}/`)).findings).toContainEqual({
    code: 'embedded-domain',
    level: 'danger',
    params: { embedded },
  });
});

test.each([
  'https://ubuntunet.net/',
  'https://europanet.com.br/',
  'https://postecom.it/',
  'https://netcaixa.pt/',
  'https://moodlenet.org/',
  'https://comcanada.ca/',
])('URL-4: nor is a name that ends in net, or begins with com: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each([
  'https://kinde.com/',
  'https://acme.kinde.com/',
  'https://www.correos.es/',
  'https://www.ubank.com.au/',
  'https://auth.openair.com/',
  'https://www.citicbank.com/',
  'https://www.applied.com/',
  'https://sentra.io/',
  'https://www.postel.it/',
  'https://weechat.org/',
  'https://www.amazona.de/',
  'https://toolbox.googleapps.com/',
  'https://static-na.payments-amazon.com/',
  'https://cdn.jotfor.ms/',
  'https://portal.secure-afterpay.com.au/',
  'https://app.storyblok.com/',
  'https://codegen.com/',
  'https://copilot.clari.com/',
  'https://tello.com/',
  'https://www.hoststar.ch/',
  'https://www.elfster.com/',
  'https://www.axosbank.com/',
  'https://www.tmbank.com.au/',
  'https://login.wmtransfer.com/',
  'https://www.correos.cu/',
  'https://www.eclipso.de/',
  'https://www.unitel.bo/',
  'https://e2.gov.cwtsatotravel.com/',
  'https://ubeat.com.cuhk.edu.hk/',
  'https://politiko.com.ph/',
  'https://independen.id/',
  'https://blogher.com/',
  'https://cnsnews.com/',
  'https://www.gemius.pl/',
  'https://www.unitec.ac.nz/',
  'https://www.noron.vn/',
  'https://i0.statig.com.br/',
  'https://tnonline.com.br/',
  'https://www.glitc.org/',
])('URL-4: nor is a site that has a name of its own: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each(['https://élément.fr/', 'https://hôtels.fr/'])(
  'URL-4: a word with the accents of its language is no danger: %s',
  async (url) => {
    expect(await found(url)).toEqual(['punycode info', 'confusable caution']);
  },
);

test.each([
  'https://the-linear-app.com/',
  'https://my-mobile-de.com/',
  'https://learn-python-org.com/',
  'https://team-x-com.net/',
  'https://blog.blogspot.com.br/',
  'https://www.credit-agricole.fr/',
])('URL-4: nor are words between hyphens: %s', async (url) => {
  expect(await found(url)).toEqual([]);
});

test.each([
  ['gɨthub', 'github'],
  ['githʉb', 'github'],
  ['slacƙ', 'slack'],
  ['slæck', 'slack'],
  ['paƴpal', 'paypal'],
  ['coinɓase', 'coinbase'],
  ['faceßook', 'facebook'],
  ['drɔpbox', 'dropbox'],
  ['stɍipe', 'stripe'],
  ['stripɛ', 'stripe'],
  ['linkediɲ', 'linkedin'],
  ['linkeɗin', 'linkedin'],
  ['reʋolut', 'revolut'],
  ['amaʒon', 'amazon'],
  ['googlǝ', 'google'],
])('URL-4: a letter with a hook or a stroke is no disguise: %s', async (name, famous) => {
  expect(await analyzeUrl(`https://${name}.com/`)).toMatchObject({
    displayHost: 'ascii',
    findings: [
      { code: 'punycode' },
      { code: 'confusable', level: 'danger', params: { lookalike: `${famous}.com` } },
    ],
  });
});

test.each([
  'smørrebrød.dk',
  'læge.dk',
  'næste.dk',
  'næb.dk',
  'lineær.no',
  'straße.de',
  'fußball.de',
  'naß.de',
  'graß.de',
  'weiß.com',
  'məktəb.az',
  'aðalskoðun.is',
  'cœur.fr',
])('URL-4: nor is it one in a language that has it: %s', async (host) => {
  expect(await analyzeUrl(`https://${host}/`)).toMatchObject({
    level: 'info',
    displayHost: 'unicode',
  });
});

test.each([
  'https://mail.ru.nl/',
  'https://mail.ru.is/',
  'https://www.net.in.tum.de/',
  'https://www.edu.uwo.ca/',
  'https://www.edu.gov.on.ca/',
  'https://login.gov.bc.ca/',
  'https://linear-app.vercel.app/',
  'https://phantom-app.com/',
  'https://mobile-de.example.com/',
  'https://python-org.github.io/',
  'https://uni-login.dk/',
  'https://login-portal.net/',
  'https://x-team.com/',
  'https://spiegel-online.de/',
  'https://itaú.com.br/',
  'https://www.crédit-agricole.fr/',
  'https://sözcü.com.tr/',
  'https://créditmutuel.fr/',
])('nor does it cry wolf: %s', async (url) => {
  expect((await analyzeUrl(url)).level).toMatch(/none|info/);
});

test('a name that imitates another is shown in ASCII, though each of its letters is honest', async () => {
  expect(await analyzeUrl('https://googlé.com/')).toMatchObject({ displayHost: 'ascii' });
  expect(await analyzeUrl('https://münchen.de/')).toMatchObject({ displayHost: 'unicode' });
});

describe('what is honest stays quiet', () => {
  test.each([
    ['its own domain in another country', 'https://www.google.de/'],
    ['its name under another suffix', 'https://stripe.dev/'],
    ['a word that is one letter from a name', 'https://stripes.com/'],
    ['a company that is one letter from another', 'https://openid.net/'],
    ['a name of many words', 'https://notional.com/'],
    ['a department with a name before it', 'https://github.acme.com/'],
    ['an everyday word and one word of a login page', 'https://target-security.com/'],
  ])('%s: %s', async (_, url) => {
    expect(await found(url)).toEqual([]);
  });
});

test('a translated page has the name of the page before a domain of its own', async () => {
  expect(await found('https://www-paypal-com.translate.goog/')).toEqual(['shared-hosting info']);
});

describe('whom a server and a host can speak for', () => {
  const url = 'https://paypa1.com/';

  test('a server is quieted by nothing of its own', async () => {
    expect(await found(url, { serverUrl: 'https://mcp.paypa1.com' })).toEqual([
      'confusable caution',
    ]);
    expect(await found('https://example.com.acme.dev/', { serverUrl: 'https://acme.dev' })).toEqual(
      ['embedded-domain caution'],
    );
  });

  test('a host is', async () => {
    expect(await found(url, { knownDomains: ['paypa1.com'] })).toEqual([]);
  });
});

test.each([
  ['https://bit.ly/3abc', ['redirect-param info']],
  ['https://www.google.com/url?q=https://evil.example/', ['redirect-param info']],
  ['https://www.google.com/amp/s/evil.example/page', ['redirect-param info']],
  ['https://example.com/?next=%20https://evil.example/', ['redirect-param info']],
  ['https://example.com/?next=https%253A%252F%252Fevil.example', ['redirect-param info']],
  ['https://example.com/?next=java%0Ascript:alert(1)', ['redirect-param info']],
  ['https://example.com/?next=data:text/html,x', ['redirect-param info']],
  ['https://example.com/?q=javascript:%20the%20good%20parts', ['redirect-param info']],
  ['https://example.com/?q=100%25', []],
  ['https://example.com/amp/article', []],
  ['https://127.0.0.1.nip.io/', ['local-network caution']],
  ['https://app-192-168-1-20.sslip.io/', ['local-network caution']],
  ['https://8.8.8.8.nip.io/', []],
  ['https://routerlogin.net/', ['local-network caution']],
  ['https://www.tplinkwifi.net/', ['local-network caution']],
  ['https://router.asus.com/', ['local-network caution']],
  ['https://orbilogin.com/', ['local-network caution']],
  ['https://www.asus.com/', []],
  ['https://10.0.0.1.catnip.io/', []],
  ['https://lvh.me/', ['local-network caution']],
  ['https://7f000001.01020304.rbndr.us/', ['local-network caution']],
  ['https://make-1-2-3-4-rebind-127-0-0-1-rr.1u.ms/', ['local-network caution']],
  [
    'https://192-168-1-20.0123abcd.plex.direct:32400/',
    ['local-network caution', 'non-default-port info'],
  ],
  ['https://8-8-8-8.0123abcd.plex.direct/', []],
  ['https://speedport.ip/', ['local-network caution']],
])('where it may lead: %s', async (url, expected) => {
  const withoutLines = (await found(url)).filter((code) => !code.startsWith('hidden'));
  expect(withoutLines.filter((code) => !code.startsWith('shared'))).toEqual(expected);
});

test.each([
  [undefined, 'local-network info'],
  ['http://localhost:3000', 'local-network info'],
  ['http://[::1]:3000', 'local-network info'],
  ['https://mcp.example.com', 'local-network caution'],
  ['http://192.168.1.20', 'local-network caution'],
  ['mcp.example.com', 'local-network caution'],
])('a page on this computer, asked for by a server at %s: %s', async (serverUrl, expected) => {
  expect(await found('http://localhost:8080/', { serverUrl })).toEqual([expected]);
});
