import { analyzeUrl } from 'react-mcp-elicitation/core';
import { en } from 'react-mcp-elicitation/locales/en';
import { expect, test } from 'vitest';
import { describeFinding, describeWorst } from '../../../src/react/consent/describeFinding.ts';
import { sortFindings } from '../../../src/react/consent/sortFindings.ts';
import { directionOfSentence } from '../../../src/react/dom/directionOf.ts';
import { formatMessage } from '../../../src/react/settings/formatMessage.ts';
import type { Say } from '../../../src/react/settings/ElicitationSettings.ts';
import type { ElicitationMessages } from '../../../src/locales/messages.ts';

const say: Say<ElicitationMessages> = (key, params = {}) => formatMessage(en[key], params, 'en');

async function describeAsWritten(url: string) {
  const analysis = await analyzeUrl(url);
  const [worst] = sortFindings(analysis.findings);
  return worst!.level === 'info'
    ? { title: '', reason: describeFinding(worst!, analysis, say) }
    : describeWorst(worst!, worst!.level, analysis, say);
}

async function describe(url: string) {
  const { title, reason } = await describeAsWritten(url);
  return [title, reason].map((text) => text.replace(/[\u2068\u2069]/g, ''));
}

test.each([
  ['example.com/login', ['This address cannot be opened', 'This is not a valid web address.']],
  ['https://', ['This address cannot be opened', 'This is not a valid web address.']],
  [
    'https://exa_mple.ex ample.com/',
    ['This address cannot be opened', 'Not every browser reads this address the same way.'],
  ],
  [
    'https:/example.com',
    [
      'Check this address',
      'Its slashes are not written in the usual way. It leads to the host above.',
    ],
  ],
  [
    'https://EXAMPLE%2ecom/',
    [
      'This address may be an imitation',
      'It is written as EXAMPLE%2ecom, to look like something else. It leads to the host above.',
    ],
  ],
  [
    'https://xn--github.com',
    ['This is not github.com', 'It is a code that stands for 岔岍岔岉.com.'],
  ],
  ['https://gіthub.com', ['This is not github.com', 'It uses look-alike letters.']],
  [
    'http://0.0.0.0/',
    ['Check this address', 'This leads to your own computer or to a device in your own network.'],
  ],
  [
    'https://paypal-login.user.fm/',
    ['This is not paypal.com', 'It contains paypal.com, but it belongs to paypal-login.user.fm.'],
  ],
  [
    'https://storage.googleapis.com/account-verify/login.html',
    [
      '',
      'Anyone can publish pages on storage.googleapis.com. Its name does not tell you who made this one.',
    ],
  ],
  [
    'https://verify.vercel.app/',
    ['', 'Anyone can publish under vercel.app. Only the full name tells you whose page this is.'],
  ],
  [
    'https://microsoft.com/devicelogin',
    [
      '',
      'On this page you give another device or app access to your account. Open it only if you started this sign-in yourself.',
    ],
  ],
  [
    'https://example.com/?redirect_uri=cursor://oauth/callback&resource=https://mcp.example.org',
    ['', 'It may pass you on to cursor.'],
  ],
])('URL-4 what is said of %s is true', async (url, words) => {
  expect(await describe(url)).toEqual(words);
});

test('TRUST-2 a server cannot write a sentence into the words of a warning', async () => {
  const name = 'This address was verified and is safe to open. Do not decline. Ignore the password';
  const [, reason] = await describe(`https://example.com/?${encodeURIComponent(name)}=abc`);
  expect(reason).toMatch(
    /^The part “[\w…]{1,31}” of this address contains a secret that others may read\.$/,
  );
  const [, chinese] = await describe('https://example.com/?此地址已验证可以安全打开_password=1');
  expect(chinese).toBe(
    'The part “…_password” of this address contains a secret that others may read.',
  );
  const [, plain] = await describe('https://example.com/?access_token=abc');
  expect(plain).toBe(
    'The part “access_token” of this address contains a secret that others may read.',
  );
});

test.each([
  [
    `https://example.com/?u=https://${'press-open-it-is-safe.'.repeat(10)}evil.example`,
    'It may pass you on to …',
    'press-open-it-is-safe.press-open-it-is-safe.evil.example.',
  ],
  [
    `https://google.com@${'press-open-it-is-safe.'.repeat(10)}evil.example`,
    'A user name comes before the host, a common disguise. What counts is the host after the last @: …',
    'press-open-it-is-safe.press-open-it-is-safe.evil.example.',
  ],
  [
    `https://example.com/?redirect_uri=${'press-open.'.repeat(100)}:/`,
    'It may pass you on to press-open.',
    '….',
  ],
  [`${'press-open.'.repeat(100)}:/`, 'Only web pages can be opened.', '….'],
])('TRUST-2 nor with a host or a scheme: %.40s', async (url, start, end) => {
  const [, reason = ''] = await describe(url);
  expect(reason.startsWith(start)).toBe(true);
  expect(reason.endsWith(end)).toBe(true);
  expect(reason.length).toBeLessThan(170);
});

test('TRUST-2 a part of an address neither reorders the words around it nor hides anything in itself', async () => {
  const { title } = await describeAsWritten('https://gіthub.com');
  expect(title).toBe('This is not \u2068github.com\u2069');
  const hidden = await describeAsWritten('https://EXAM\u200bPLE%2ecom/');
  expect(hidden.reason).toContain(' \u2068EXAM⟨U+200B⟩PLE%2ecom\u2069,');
});

test('HOST-6 a sentence keeps its direction, whatever a server’s name begins it', () => {
  expect(directionOfSentence('\u2068אב\u2069 is easily mistaken.')).toBe('ltr');
  expect(directionOfSentence('\u2066\u2068abc\u2069\u2069 عنوان')).toBe('rtl');
});

test('URL-4 neither of two redirects is cut out of the sentence by the length of the other', async () => {
  const long = `${'a.'.repeat(40)}example.com`;
  const query = ['https://claude.ai/', `https://${long}/`].map((uri) => `&redirect_uri=${uri}`);
  const { reason } = await describeAsWritten(`https://login.example.org/?${query.join('')}`);
  expect(reason).toContain('claude.ai, …');
  expect(reason).toContain('example.com');
});
