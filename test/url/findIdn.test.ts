import { analyzeUrl } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';

/** What the policy says of a host, apart from what is said of every internationalised one. */
async function complaints(host: string): Promise<string[]> {
  const { findings } = await analyzeUrl(`https://${host}/`);
  return findings
    .filter(({ code }) => code !== 'punycode' && code !== 'obfuscated-host')
    .map(({ code, level }) => `${code} ${level}`);
}

test.each([
  ['German', 'bücher.de'],
  ['French', 'alliancefrançaise.fr'],
  ['Czech', 'šachy.com'],
  ['sharp s', 'fuß.de'],
  ['Greek', 'ουτοπία-123.gr'],
  ['Greek with its last sigma', 'αβς.gr'],
  ['Russian', 'торты-123.ru'],
  ['Russian under its own top-level domain', 'президент.рф'],
  ['Russian, all lookalikes, at home', 'ѕсоре.ru'],
  ['Russian, all lookalikes, under рф', 'ѕсоре-рау.рф'],
  ['a Russian word that happens to be all lookalikes', 'курс.com'],
  ['Russian with a letter that is none', 'музей.com'],
  ['Arabic', 'افلام.eg'],
  ['Arabic with European digits', 'جار2.eg'],
  ['Arabic with its own digits', 'جار٢.eg'],
  ['Hebrew', 'עברית-123.il'],
  ['Hebrew gershayim', 'שב״צ.il'],
  ['Thai', 'สายการบิน.th'],
  ['Hindi', 'हिन्दी-123.in'],
  ['Chinese', '北京大学.cn'],
  ['Chinese with Latin', 'hello中国.com'],
  ['Japanese', '朝日あさひ.jp'],
  ['Japanese with Latin', 'eコマース.jp'],
  ['Japanese in every script', '振り仮名カタkanji.jp'],
  ['Katakana that look like slashes', 'ノンソ.jp'],
  ['a middle dot between ideographs', '日本・野球.jp'],
  ['an iteration mark after Katakana', 'カヽ.jp'],
  ['Korean', '전자정부.kr'],
  ['Korean with Latin and Han', '한글han韓.한국'],
  ['an ideograph like a dash, among its own', '一猫.com'],
  ['the same with digits', '一123.com'],
  ['Icelandic', 'aþcdef.is'],
  ['Faroese', 'mnðpqr.fo'],
  ['Azerbaijani', 'əxample.az'],
  ['Catalan', 'l·l.cat'],
  ['Catalan with an accent', 'intel·ligència.cat'],
  ['Armenian at home', 'ոսւօ.am'],
  ['Burmese at home', 'င၀ဂခဂ.mm'],
])('URL-4: an honest name is not called suspicious: %s, %s', async (_, host) => {
  expect(await complaints(host)).toEqual([]);
  const { level, displayHost, findings } = await analyzeUrl(`https://${host}/`);
  expect(level).toBe('info');
  expect(displayHost).toBe('unicode');
  expect(findings).toMatchObject([{ code: 'punycode', level: 'info' }]);
});

test.each([
  ['mixed-script', 'Greek alpha in Latin', 'payp\u03b1l.com'],
  ['mixed-script', 'Cyrillic a in Latin', 'p\u0430ypal.com'],
  ['mixed-script', 'Armenian o in Latin', 'g\u0585ogle.com'],
  ['mixed-script', 'Georgian in Latin', 'abc\u10ebef.test'],
  ['mixed-script', 'Latin beyond ASCII with ideographs', 'h\u00e9llo\u4e2d\u56fd.cn'],
  ['mixed-script', 'Hangul with Hiragana', '\ud55c\u3072\u3089.kr'],
  ['mixed-script', 'Bopomofo with Katakana', '\u3105\u3106\u30ab\u30bf.tw'],
  ['restricted-character', 'script g', '\u0261oogle.com'],
  ['restricted-character', 'small capital w', 'hard\u1d21are.com'],
  ['restricted-character', 'kra', 'o\u0138.com'],
  ['restricted-character', 'a minus sign', 'abc\u2212def.com'],
  ['restricted-character', 'a turned comma', 'a\u02bbb.com'],
  ['restricted-character', 'angle quotation marks', '\u2039google\u203a.com'],
  ['restricted-character', 'Old Italic', '\u{10300}\u{10301}.com'],
  ['restricted-character', 'a letter like a colon', 'paypal.com\ua789443.example.com'],
  ['restricted-character', 'a letter like a dot', 'paypal\ua78fcom.example.com'],
  ['restricted-character', 'Cherokee that spells CAR', '\u13df\u13aa\u13a1.com'],
  ['restricted-character', 'Lisu that spells BANK', '\ua4d0\ua4ee\ua4e0\ua4d7.com'],
  ['restricted-character', 'a joiner', '\u0915\u094d\u200d\u0937.in'],
  ['confusable', 'all Cyrillic lookalikes', '\u0430\u0440\u0440\u04cf\u0435.com'],
  ['confusable', 'with digits and a hyphen', '\u0455\u0441\u043e\u0440\u0435-1.com'],
  [
    'confusable',
    'all Cyrillic lookalikes under a Korean name',
    '\u0455\u0441\u043e\u0440\u0435.\ud55c\uad6d',
  ],
  [
    'confusable',
    'all Cyrillic lookalikes, one with an accent',
    '\u0430\u0301\u0440\u0440\u04cf\u0435.com',
  ],
  ['mixed-script', 'two scripts of limited use', '\u13df\u1401.com'],
  ['confusable', 'all Greek lookalikes', '\u03b9\u03ba\u03b1.com'],
  ['confusable', 'all Hebrew lookalikes', '\u05d7\u05e1\u05d3.com'],
  ['confusable', 'all Thai lookalikes', '\u0e1e\u0e1a\u0e40\u0e50.com'],
  ['confusable', 'Bengali digits', '\u09e6\u09e8.com'],
  ['confusable', 'a letter for a digit', '1\u0577.com'],
  ['confusable', 'a foreign digit among digits', '7\u09ea9.co.in'],
  ['confusable', 'digits of two systems after letters', '\u0915\u0916\u09672.example'],
  ['confusable', 'digits of two systems before a letter', '\u09682\u0915.in'],
  ['confusable', 'a mark twice', '\u00e1\u0301.com'],
  ['confusable', 'a mark twice, before a famous name is spelt', 'face\u0301\u0301bookx.com'],
  ['confusable', 'a Thai mark twice', '\u0e23\u0e35\u0e48\u0e48.th'],
  ['confusable', 'a dot above i', 'pi\u0307xel.com'],
  ['confusable', 'a mark on dotless i', 'p\u0131\u0300xel.com'],
  ['confusable', 'a mark on Hangul', '\ud55c\u0307\uae00.com'],
  ['confusable', 'thorn outside Iceland', 'a\u00fecdef.com'],
  ['confusable', 'schwa outside Azerbaijan', '\u0259xample.com'],
  ['confusable', 'a middle dot outside Catalonia', 'google\u00b7com.com'],
  ['confusable', 'a middle dot not between two l', 'a\u00b7l.cat'],
  ['confusable', 'a Katakana slash', 'google.com\u30ceevil.jp'],
  ['confusable', 'an ideograph like a dash', 'google\u4e00com.com'],
  ['confusable', 'an ideograph like a t', '\u4e03est.net'],
  ['confusable', 'Hiragana among Katakana', '\u30e2\u30d2\u30fc\u30c8\u3078\u30d6\u30f3.com'],
  ['confusable', 'a prolonged sound after Latin', 'abc\u30fcdef.jp'],
  ['confusable', 'a Katakana dot between digits', '192\u30fb168\u30fb0.jp'],
  ['confusable', 'an iteration mark after Hiragana', '\u304b\u30fd.jp'],
])('URL-4: a spoof is %s: %s', async (code, _, host) => {
  expect(await complaints(host)).toContain(`${code} danger`);
  const analysis = await analyzeUrl(`https://${host}/`);
  expect(analysis).toMatchObject({ level: 'danger', displayHost: 'ascii', openable: true });
  expect(analysis.findings).toContainEqual(
    expect.objectContaining({ code: 'punycode', level: 'danger' }),
  );
});

test.each([
  ['ASCII and emoji', 'i\u2764.ws'],
  ['emoji alone', '\u{1f355}\u{1f4a9}.xyz'],
  ['Cherokee', '\u13e3\u13b3\u13a9.com'],
  ['Tifinagh', '\u2d5c\u2d49\u2d3c.ma'],
  ['Bopomofo', '\u3105\u3106\u3107.tw'],
  ['a letter of Vietnamese orthography', '\u1e37ily.com'],
])('URL-4: what is only unusual is a caution: %s', async (_, host) => {
  expect(await complaints(host)).toEqual(['restricted-character caution']);
  const analysis = await analyzeUrl(`https://${host}/`);
  expect(analysis.findings).toContainEqual({ code: 'punycode', level: 'info', params: {} });
  expect(analysis).toMatchObject({
    level: 'caution',
    displayHost: 'ascii',
  });
});

test.each([
  ['github.com', 'xn--github.com'],
  ['github.com', 'xn--github.evil.example'],
  ['github.com', 'login.xn--github.com'],
  ['okta.com', 'xn--okta.com'],
  ['visa.com', 'xn--visa.dev'],
  ['google.com', 'xn--google-com.com'],
  ['hyatt.com', 'xn--secure-hyatt.com'],
  ['gitlab.com', 'xn--gitlab-2ya.com'],
  ['ourbank.dev', 'xn--ourbank.com'],
  ['stark.dev', 'xn--login-stark.com'],
])(
  'URL-4: an A-label that spells %s is shown as it is, and a danger: %s',
  async (lookalike, host) => {
    const knownDomains = ['ourbank.dev', 'stark.dev'];
    const { level, displayHost, findings } = await analyzeUrl(`https://${host}/`, { knownDomains });
    expect([level, displayHost]).toEqual(['danger', 'ascii']);
    expect(findings).toContainEqual({ code: 'confusable', level: 'danger', params: { lookalike } });
  },
);

test.each([
  'signalé.fr',
  'émail.fr',
  'sabahı.com',
  'éline.com',
  '瀹.com',
  'løsøre.dk',
  'marché-noël.fr',
])('URL-4: the letters that are left in an honest A-label spell nothing: %s', async (host) => {
  expect(await complaints(host)).toEqual([]);
  expect(await analyzeUrl(`https://${host}/`)).toMatchObject({ displayHost: 'unicode' });
});

test.each([
  ['decodes to ASCII', 'xn--google-.com'],
  ['is no Punycode', 'xn--\u0021.com'],
  ['has a code point beyond the last', 'xn--krank-kg706554a.com'],
  ['is a capital letter', 'xn--1nd.com'],
  ['is not NFC', 'xn--a-xbba.com'],
  ['begins with a mark', 'xn--72b.com'],
  ['maps to something else', 'xn--bc-9x80a.xyz'],
  ['maps to a full stop', 'xn--r6j012gn7f.cn'],
  ['begins with an Arabic number', 'xn--8hbae.eg'],
  ['begins right-to-left and ends left-to-right', 'xn--x-ymcov.eg'],
  ['is a digit before a right-to-left name', '1.xn--4dbrk0ce'],
])('an A-label is refused when it %s: %s', async (_, host) => {
  expect(await analyzeUrl(`https://${host}/`)).toMatchObject({
    href: null,
    openable: false,
    level: 'block',
    findings: [{ code: 'invalid-url', level: 'block' }],
  });
});
