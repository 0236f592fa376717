import { analyzeUrl } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import { leadsTo, readPage } from '../../src/url/findParameters.ts';

async function found(url: string): Promise<string[]> {
  const { findings } = await analyzeUrl(url);
  return findings.map(({ code, level }) => `${code} ${level}`);
}

test.each([
  'https://microsoft.com/devicelogin',
  'https://www.microsoft.com/link',
  'https://login.microsoft.com/device?otc=F7KQ2MZ9',
  'https://login.microsoftonline.com/common/oauth2/deviceauth',
  'https://login.microsoftonline.us/contoso.onmicrosoft.com/oauth2/deviceauth',
  'https://login.live.com/oauth20_remoteconnect.srf?lc=1033',
  'https://aka.ms/devicelogin',
  'https://www.google.com/device',
  'https://accounts.google.com/o/oauth2/device/usercode',
  'https://github.com/login/device',
  'https://github.com/login/%64evice?x=%',
  'https://github.acme.example/login/device',
  'https://gitlab.com/oauth/device',
  'https://auth.openai.com/codex/device',
  'https://login.salesforce.com/setup/connect',
  'https://acme.okta.com/activate',
  'https://acme.eu.auth0.com/activate',
  'https://device.sso.us-east-1.amazonaws.com/',
  'https://acme.awsapps.com/start/#/device',
  'https://acme.awsapps.com/start#/device?user_code=QWER-TYUI',
  // The code is filled in already, wherever the page is.
  'https://auth.acme.example/realms/acme/device?user_code=WDJB-MJHT',
  'https://login.acme.example/link?a=b&user_code=WDJBMJHT',
  'https://www.epicgames.com/activate?userCode=A1B2C3D4',
  // The code in the address is a disguise, or a redirect leads there.
  'https://GitHub.com./LOGIN/%64evice',
  'https://accounts.google.com/AccountChooser?continue=https%3A%2F%2Fwww.google.com%2Fdevice',
  'https://github.com/login?return_to=%2Flogin%2Fdevice',
  // What no server reads, or reads as something else, hides nothing: a lone % and spellings that browsers resolve.
  'https://github.com/login?return_to=%2Flogin%2Fdevice#%',
  'https://github.com/login?x=%ff&return_to=%2Flogin%2Fdevice',
  'https://github.com/login/%64evice%ff',
  'https://github.com/login?return_to=/login/./device',
  'https://github.com/login?return_to=/login/x/../device',
  'https://github.com/login?return_to=%09/login/devi%0Ace',
  String.raw`https://github.com/login?return_to=\login\device`,
  'https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fgoogle.com.%3A443%2Fdevice',
  'https://accounts.google.com/ServiceLogin?continue=https:%5C%5Cgoogle.com%5Cdevice',
  'https://accounts.google.com/ServiceLogin?continue=https:google.com/device',
  'https://safelinks.example/?url=https%3A%2F%2Fgithub.com%2Flogin%3Freturn_to%3D%252Flogin%252Fdevice',
  'https://login.acme.example/device?user%5Fcode=WDJB%2DMJHT',
  'https://l.example/?https%3A%2F%2Fgithub.com%2Flogin%2Fdevice',
  `https://www.bing.com/ck/a?u=a1${btoa('https://github.com/login/device')}`,
  'https://safelinks.example/l/https://github.com/login/device',
])(
  'URL-4: there a person lets another device use their account, which a note says: %s',
  async (url) => {
    expect(await found(url)).toContain('device-sign-in info');
  },
);

test.each([
  'https://microsoft.com/devices',
  'https://shop.example/orders?userCode=10001234',
  'https://www.microsoft.com/linkedin',
  'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1',
  'https://www.google.com/search?q=device',
  'https://myaccount.google.com/device-activity',
  'https://accounts.google.com/o/oauth2/v2/auth?client_id=1',
  'https://github.com/login',
  'https://github.com/login/oauth/authorize?client_id=1',
  'https://github.com/login/device_sessions',
  'https://oauth.net/2/device-flow/',
  'https://acme.my.salesforce.com/setup/connectedApp/home',
  'https://acme.okta.com/app/UserHome',
  'https://acme.auth0.com/authorize?client_id=1',
  'https://acme.awsapps.com/start/#/',
  'https://www.netflix.com/activate',
  'https://example.com/github.com/login/device',
  'https://example.com/?a=/docs/github.com/login/devices',
  'https://example.com/formula?user_code=7',
])('URL-4: no ordinary page says so: %s', async (url) => {
  expect(await found(url)).not.toContain('device-sign-in info');
});

test('TRUST-4 URL-4: thousands of links within a site cost no more than they are long, under a host of 120 labels', () => {
  const page = Object.assign(/never there/, {
    test: (text: string) => ((read += text.length), false),
  });
  let read = 0;
  const url = new URL(`https://${'a.'.repeat(120)}evil.example/?${'=/dev&'.repeat(5000)}`);
  expect(leadsTo(readPage(url), page)).toBe(false);
  expect(read).toBeLessThan(20 * url.href.length);
});
