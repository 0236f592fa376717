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
