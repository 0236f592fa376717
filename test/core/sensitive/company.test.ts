import { expect, test } from 'vitest';
import { sensitivitiesOf, titled } from './sensitivitiesOf.ts';

const text = { type: 'string' };

test.each([
  'Clave del banco',
  'Clave de BBVA',
  'Clave del cajero',
  'Clave de 4 dígitos',
  'Clave de la VPN',
  'Clave del router',
  'Clave de inicio de sesión',
  'Clave de Netflix',
  'Clave del SAT',
  'Clave del certificado',
  'Clave de nuestra red',
  'Clave de la unidad cifrada',
  'Clave de producto de Windows',
  'Clave del servicio de internet',
])('TRUST-3 a clave is a secret, whatever it opens: %s', (said) => {
  expect(titled(said)).toBe('credential');
  expect(titled('Valor', { description: said })).toBe('credential');
  expect(sensitivitiesOf({ value: { ...text, title: 'Valor' } }, `Ingrese la ${said}`)).toEqual([
    'credential',
  ]);
});

test.each([
  'Clave de servicio',
  'Clave de la unidad de medida',
  'Clave del país',
  'Clave del éxito',
  'Clave de sol',
  'Clave de rastreo',
  'Clave de elector',
])('TRUST-3 a clave is no secret where it opens nothing: %s', (said) => {
  expect(titled(said)).toBe(false);
});

test.each([
  'Paste the code shown by Google',
  'Paste the code displayed when you sign on',
  'Paste the code shown after you approve',
  'Paste the URL in the browser after approval',
  "Paste the redirect URL from your browser's address bar",
  'Paste the URL from the browser after it redirects',
  'After you sign in, open the address bar and paste its URL',
])('TRUST-3 what a sign-in ends with is still a secret: %s', (said) => {
  expect(titled(said)).toBe('code');
  expect(titled('Link', { description: said })).toBe('code');
});

test.each([
  'Room code shown on the sign',
  'Bus stop code shown on the sign',
  'Store code displayed at the sign',
  'Item code shown on the signage',
  'Approval code shown on the receipt',
  'Approved amount code shown',
  'The language code shown at sign up',
  'Enter the plus code shown in Google Maps',
  'Google Analytics code shown in settings',
  'Paste the hex code shown in Google Fonts',
  'Airport code displayed on Google Flights',
  'Paste the URL users are redirected to after payment',
  'Paste the link customers should be redirected to after checkout',
  'Paste the page address where old links should be redirected',
  'After you sign in, open the board and paste its URL',
  'Nutritional value of these cookies',
  'Value pack of 12 cookies',
  'Valeur nutritionnelle des cookies',
  'Cookie string lights',
  'Cookie header image',
  'Slack cookie preferences',
  'Most memorable word of the day',
  'Telegram code style',
  'Token per second',
])('TRUST-3 a sign, a map, a biscuit or a style is no secret: %s', (said) => {
  expect(titled(said)).toBe(false);
  expect(titled('Link', { description: said })).toBe(false);
  expect(sensitivitiesOf({ value: { ...text, title: 'Link' } }, said)).toEqual([false]);
});

test.each([
  ['ID card PIN', 'ID card number'],
  ['Student card PIN', 'Student card number'],
  ['Student card code', 'Student card title'],
  ['Library card PIN', 'Library card number'],
  ['Gesundheitskarte PIN', 'Gesundheitskartennummer'],
  ['preshared_key', 'Shared calendar'],
  ['PresharedKey', 'Pre-shared folder'],
  ['WireGuard preshared key', 'WireGuard public key'],
  ['ID tokens', 'Tokens per minute'],
  ['Identity tokens', 'Output tokens'],
  ['Device tokens', 'Design tokens'],
  ['Service tokens', 'Number of tokens'],
  ['Admin tokens', 'Max tokens'],
  ['GPG private key', 'GPG key ID'],
  ['AWS access key ID', 'SSH key ID'],
  ['Host key (beside its fingerprint)', 'Fingerprint of the host key'],
  ['PIN of the chip', 'PIN layout of the chip'],
  ['Clave de mi cuenta catastral', 'Clave catastral'],
  ['Clave única', 'Clave Única de Registro de Población'],
])(
  'TRUST-3 a field called %s asks for a secret, and one called %s asks for none',
  (asks, honest) => {
    expect(titled(asks)).not.toBe(false);
    expect(titled(honest)).toBe(false);
  },
);

test('TRUST-3 a PIN code is a post code in an address, and beside a word about post', () => {
  const pinCode = { ...text, title: 'PIN code' };
  const city = { ...text, title: 'City' };
  const state = { ...text, title: 'State' };
  expect(sensitivitiesOf({ city, state, pincode: pinCode })).toEqual([false, false, false]);
  expect(sensitivitiesOf({ city, state, pincode: { type: 'number' } })[2]).toBe(false);
  expect(titled('PIN code', { description: 'Postal index number (India)' })).toBe(false);
  // Whoever asks for a card's PIN says so.
  expect(titled('PIN code', { description: 'The PIN of your card' })).toBe('code');
  expect(sensitivitiesOf({ city, pincode: pinCode })[1]).toBe('code');
  expect(sensitivitiesOf({ city, state, pin: { ...text, title: 'PIN' } })[2]).toBe('code');
});

test.each([
  ['NIP', 'Numer identyfikacji podatkowej'],
  ['TAN', 'Tax deduction account number'],
  ['PIN', 'Parcel identification number'],
  ['Token', 'Token to swap, such as USDC'],
  ['Token', 'Token symbol to sell, e.g. ETH'],
  ['Token', 'Token contract address'],
  ['Token', 'Mint address of the token'],
  ['Token', 'Design token such as color.primary'],
  ['Credentials', 'MD, RN, PhD…'],
])('TRUST-3 %s is no secret where its description says: %s', (title, description) => {
  expect(titled(title, { description })).toBe(false);
  expect(titled(title)).not.toBe(false);
});

test.each([
  ['PIN', 'The PIN that your bank sent you by postal mail'],
  ['Card PIN', 'It came in a postal letter.'],
  ['ATM PIN', 'It came in a postal letter.'],
  ['TAN', 'From the list you got by postal service.'],
  ['PIN', 'Opens your parcel locker.'],
  ['NIP', 'Do konta podatkowego'],
  ['Token', 'Lets the server swap shifts for you.'],
  ['API token', 'Used to swap the model of the agent.'],
  ['Token', 'Token address: github.com/settings/tokens'],
  ['Token', 'Token symbol or your API token'],
  ['API token', 'Needed to pay with USDC.'],
  ['Access token', 'Token to swap, such as USDC'],
  ['Credentials', 'Of the PhD portal.'],
  ['Login credentials', 'Of the PhD portal.'],
])(
  'TRUST-3 %s is a secret where its description only has a word of something else: %s',
  (title, description) => {
    expect(titled(title, { description })).not.toBe(false);
  },
);

const sensitivityOfLast = (titles: readonly string[], more: object = {}) =>
  sensitivitiesOf(
    Object.fromEntries(titles.map((title) => [title, { ...text, title, ...more }])),
  ).at(-1);

test.each([
  [['Street', 'City', 'Card PIN code']],
  [['Street', 'City', 'ATM PIN code']],
  [['Street', 'City', 'Bank PIN code']],
  [['Statement month', 'Electricity contract', 'PIN code']],
  [['Real estate agent', 'Capacity of the room', 'PIN code']],
  [['Order state', 'Door state', 'PIN code']],
])('TRUST-3 the last of %j is no post code', (titles) => {
  expect(sensitivityOfLast(titles)).not.toBe(false);
});

test('TRUST-3 a PIN code in an address is one whose description says nothing else', () => {
  const address = ['Street address', 'City / town', 'PIN code'];
  expect(sensitivityOfLast(address)).toBe(false);
  expect(sensitivityOfLast([...address, 'Billing PIN code'])).toBe(false);
  expect(sensitivityOfLast(address, { description: 'Of the delivery address' })).toBe(false);
  expect(sensitivityOfLast(address, { description: 'The code you use to log in' })).toBe('code');
  const [, , ofProperties] = sensitivitiesOf({
    streetAddress: text,
    homeCity: text,
    pincode: text,
  });
  expect(ofProperties).toBe(false);
});
