import { expect, test } from 'vitest';
import { hasTrace } from '../../../src/core/sensitive/trace.ts';
import fields from './fields.json' with { type: 'json' };
import { sensitivitiesOf, titled } from './sensitivitiesOf.ts';

const text = { type: 'string' };

/** Written without knowledge of the vocabulary, which was mended on half of them and on a few of the rest. */
test('TRUST-3 of fields as servers write them, few secrets are missed and few others called out', () => {
  const shareOf = (isSensitive: boolean) => {
    const such = fields.filter(({ sensitive }) => sensitive === isSensitive);
    const marked = such.filter(
      ({ property, title, description, message }) =>
        sensitivitiesOf({ [property]: { ...text, title, description } }, message)[0] !== false,
    );
    return marked.length / such.length;
  };
  expect(shareOf(true)).toBeGreaterThan(0.83);
  expect(shareOf(false)).toBeLessThan(0.05);
});

test.each([
  ['LinkedIn cookie', 'Cookie flavor'],
  ['Cookie', 'Cookie domain'],
  ['Slack d cookie (xoxd-…)', 'Chocolate chip cookies'],
  ['Value of the sessionid cookie', 'Cookie banner text'],
  ['Valor de la cookie', 'Política de cookies'],
  ['Cookie-Wert', 'Cookie-Hinweis'],
  ['Cookie の値', 'Cookie ポリシー'],
  ['li_at', 'Meeting with Li at noon'],
  ['WhatsApp code', 'WhatsApp country code'],
  ['Steam Guard code', 'Color guard uniform'],
  ['Memorable word', 'Memorable moment'],
  ['Postgres URL', 'Database name'],
  ['Proxy (http://user:pass@host)', 'Proxy (http://host:8080)'],
  ['Verificatiecode', 'Postcode'],
  ['Kod weryfikacyjny', 'Kod pocztowy'],
  ['Kode verifikasi', 'Kode pos'],
  ['Engangskode', 'Landekode'],
  ['Doğrulama kodu', 'Posta kodu'],
  ['Clave', 'Fecha clave'],
  ['Clave de la cuenta', 'Clave de producto o servicio'],
  ['Clave de un solo uso', 'Clave de unidad'],
  ['Clave del correo', 'Clave del centro de trabajo (CCT)'],
  ['Clave de tu tarjeta', 'Clave interbancaria (CLABE)'],
  ['Credit card number (student)', 'Student card number'],
  ['Card number or ID', 'ID card number'],
  ['Número de tarjeta', 'Número de la tarjeta de residencia'],
  ['Numéro de carte', 'Numéro de carte Vitale'],
  ['Kartennummer', 'Kartennummer der Bibliothek'],
  ['Номер карты', 'Номер карты лояльности'],
  ['カードの有効期限', 'マイナンバーカードの有効期限'],
  ['API token', 'Token URI'],
  ['Access token', 'ERC-20 token'],
  ['JWT', 'JWT audience'],
  ['Card number', 'Punch card number'],
  ['Número do cartão', 'Número do cartão SUS'],
  ['CVC', 'CVC structure'],
  ['Credentials', 'Academic credentials'],
  ['Secret word', "Hangman's secret word"],
  ['口令', '口令红包'],
  ['合言葉', '合言葉クイズ'],
  ['SESSDATA', 'Session date'],
  ['__Secure-1PSID', 'PSID of the Messenger user'],
  ['xoxc', 'Xbox gamertag'],
  ['xoxd', 'Foxes seen'],
  ['xoxb', 'Box number'],
  ['localStorage token', 'localStorage key'],
  ['Session storage', 'Session storage key'],
  ['xprv', 'xpub'],
  ['Extended private key', 'Extended public key'],
  ['Shamir share', 'Number of Shamir shares'],
  ['Keystore', 'Keystore path'],
  ['Keystore JSON', 'Keystore alias'],
  ['.netrc', 'Path of the .netrc'],
  ['Contents of your .env file', 'Name of your .env file'],
  ['Paste your .env', 'Paste your envelope number'],
  ['MitID code', 'MitID environment'],
  ['MitID-kode', 'MitID-navn'],
  ['BankID-kod', 'BankID-miljö'],
  ['RSA SecurID', 'Security identifier'],
  ['BLIK code', 'Blik op de toekomst'],
  ['Kod BLIK', 'Kod kreskowy'],
  ['itsme code', 'itsme account name'],
  ['DigiD code', 'Digital code name'],
  ['Deploy key', 'Deploy key title'],
  ['PHPSESSID', 'PHP session save path'],
  ['JSESSIONID', 'Session ID'],
  ['ASP.NET_SessionId', 'ASP.NET project name'],
  ['connect.sid', 'Connection name'],
  ['laravel_session', 'chatSessionId'],
  ['Output of `gh auth token`', 'Output of `gh auth status`'],
  ['Output of `aws sts get-session-token`', 'Max output tokens'],
  ['Output of `cat ~/.npmrc`', 'Registry in .npmrc'],
  ['Copy as fetch from DevTools', 'Fetch interval'],
  ['Copy as cURL', 'Copy as Markdown'],
  ['HAR file', 'HAR file name'],
  ['sk-ant-…', 'Locale sk-SK'],
  ['rk_live_…', 'rk_table'],
  ['Starts with sk-', 'Starts with a letter'],
  ['whsec_…', 'Webhook section'],
  ['ghp_…', 'Amount in GHS'],
  ['AKIA…', 'Nokia model'],
  ['AIza…', 'Pizza'],
  ['glpat-xxxx', 'Flat number'],
  ['Your 6 digit verification number', 'VAT identification number'],
  ['Vault unlock phrase', 'Unlock date'],
])(
  'TRUST-3 a text field called %s asks for a secret, and one called %s does not',
  (asks, honest) => {
    expect(hasTrace(asks)).toBe(true);
    expect(titled(asks)).not.toBe(false);
    expect(titled(honest)).toBe(false);
  },
);

test('TRUST-3 a number of cookies is none of a session', () => {
  expect(titled('Cookies', { type: 'integer' })).toBe(false);
  expect(titled('Cookies')).toBe('credential');
});

test.each([
  'Paste the link from the address bar after you sign in',
  'Paste the localhost URL you were redirected to',
  'Paste the callback URL including ?code=',
  'After you sign in, your browser shows an error. Copy the localhost link and paste it.',
  'After signing in you land on a page that cannot be reached. Paste its address here.',
  'Paste the whole address from the browser after approving',
  'Open the page, sign in with Microsoft and paste the http://localhost link it ends on.',
  'Sign in to connect the MCP server. Then paste the address that you were redirected to.',
  'Paste the code shown after you sign in',
  'Paste the code that Google shows you',
  'Sign in on the page we opened and paste the code it shows.',
  'Open github.com/login/device and paste the code here',
])('TRUST-3 what a sign-in ends with is a secret: %s', (said) => {
  expect(hasTrace(said)).toBe(true);
  expect(titled('Link', { description: said })).toBe('code');
  expect(sensitivitiesOf({ value: { ...text, title: 'Link' } }, said)).toEqual(['code']);
});

test.each([
  'The URL users are redirected to after they sign in',
  'Sign in to Figma, open the file and copy the URL from your browser',
  'Once you are logged in, copy the URL of your workspace, such as https://acme.slack.com',
  'After signing in, copy the URL of your dashboard from the address bar',
  'Paste the localhost URL of your dev server',
  'Paste the link you want us to open after you sign in',
  'Paste the link to the error page that you saw',
  'Error code shown after you sign in',
  'Paste the code that implements the login form',
  'Open github.com/login/device and enter the code ABCD-1234 there',
  'Open the file and paste the code here',
])('TRUST-3 an address or a code of something else is no secret: %s', (said) => {
  expect(titled('Link', { description: said })).toBe(false);
  expect(sensitivitiesOf({ value: { ...text, title: 'Link' } }, said)).toEqual([false]);
});

test('TRUST-3 a property says nothing that its title does not say in one word more', () => {
  expect(sensitivitiesOf({ byPass: { ...text, title: 'Bypass cache' } })).toEqual([false]);
  expect(sensitivitiesOf({ pincode: { ...text, title: 'Delivery PIN code' } })).toEqual([false]);
});

test.each(['otpEnabled', 'mfaEnabled', 'mfa_enabled'])(
  'TRUST-3 whether a code is used is no secret: %s',
  (property) => {
    expect(sensitivitiesOf({ [property]: text })).toEqual([false]);
    expect(sensitivitiesOf({ [property.replace(/_?enabled/i, '')]: text })).toEqual(['code']);
  },
);

test.each([
  ['Six digits', 'Shown in your authenticator app'],
  ['6 digits', 'From your authenticator app'],
  ['Code', 'Shown in your authenticator app'],
])('TRUST-3 %s is a secret where its description goes on: %s', (title, description) => {
  expect(titled(title, { description })).toBe('code');
});

test.each([
  ['Digits', 'Shown in the table'],
  ['Order number', 'Shown in your app'],
  ['Code', 'In Python or JavaScript'],
])('TRUST-3 %s is no secret where its description goes on: %s', (title, description) => {
  expect(titled(title, { description })).toBe(false);
});
