import { compileSchema, type Sensitivity } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import { hasTrace } from '../../../src/core/sensitive/trace.ts';
import honest from './labels.honest.json' with { type: 'json' };

const text = { type: 'string' };

/** What a form with this field is taken to ask for. A second field is one that anything can be typed in. */
function sensitivityOf(property: string, schema: object, message?: string): Sensitivity {
  const properties = { [property]: schema, other: text };
  const { fields } = compileSchema(
    { type: 'object', properties },
    message === undefined ? {} : { message },
  );
  return fields.map(({ sensitive }) => sensitive).find(Boolean) ?? false;
}

/** Judged wrongly, since it names a secret in an answerable form. */
const misjudged = ['Where is the password stored?', 'Where to send the verification code'];

test('TRUST-3 ordinary labels of ordinary forms are no alarm, in 13 languages', () => {
  const alarms = honest.filter(({ where, text: said, schema = text }) =>
    where === 'property'
      ? sensitivityOf(said, schema)
      : sensitivityOf('value', { ...schema, [where]: said }),
  );
  expect(alarms.map(({ text: said }) => said)).toEqual(misjudged);
});

test.each([
  '《Password》',
  '《密码》',
  'e.g. "Password"',
  'like "Password"',
  'Answer, e.g. "Password"',
  `${'…'.repeat(28)} Password`,
  `${'½'.repeat(16)} password`,
  'ꓑꓮꓢꓢꓪꓳꓣꓓ',
  'ᏢᎪᏚᏚᎳᎾᎡᎠ',
  'ꮲꭺꮪꮪꮃꮎꭱꭰ',
  '🅿🅰🆂🆂🆆🅾🆁🅳',
  '🅟🅐🅢🅢🅦🅞🅡🅓',
  'Ⓟⓐⓢⓢⓦⓞⓡⓓ',
  '🇵🇮🇳',
  'ᴘᴀssᴡᴏʀᴅ',
  'ꜱᴇᴄʀᴇᴛ',
  'ΡΙΝ',
  'ΤΟΚΕΝ',
  'ΡASSWORD',
  'Passwørd',
  'Passvvord',
  'Pasword',
  'Passsword',
  'Pas sword',
  'To ken',
  'Se cret',
])('TRUST-3 a text field called %s asks for the secret, though it is disguised', (title) => {
  expect(sensitivityOf('value', { ...text, title })).not.toBe(false);
});

test.each(['ssl_key', 'tlsKey', 'license_key', 'consumer_key', 'session_id', 'authHeader'])(
  'TRUST-3 the property %s is a credential',
  (property) => {
    expect(sensitivityOf(property, text)).toBe('credential');
  },
);

test.each(['kubeconfig', 'serviceAccountJson', 'DATABASE_URL', 'db_url', 'SSL key', 'Licence key'])(
  'TRUST-3 %s is a credential',
  (name) => {
    expect(sensitivityOf(name, text)).toBe('credential');
    expect(sensitivityOf('value', { ...text, title: name })).toBe('credential');
  },
);

test.each(['Enter your pa\nssword here.', 'Enter your pa\r\nssword here.'])(
  'TRUST-3 the message %j asks for a secret, though a word of it is broken',
  (message) => {
    expect(sensitivityOf('value', text, message)).not.toBe(false);
  },
);

test.each([
  'Wachtwoord',
  'Hasło',
  'Haslo',
  'Şifre',
  'Parola',
  'Mật khẩu',
  'Lösenord',
  'Adgangskode',
  'Passord',
  'Salasana',
  'Heslo',
  'Jelszó',
  'Parolă',
  'Lozinka',
  'Kata sandi',
  'Κωδικός πρόσβασης',
  'סיסמה',
  'รหัสผ่าน',
  'رمز عبور',
])('TRUST-3 %s is a password, in a language that the library does not ship in', (title) => {
  expect(hasTrace(title)).toBe(true);
  expect(sensitivityOf('value', { ...text, title })).not.toBe(false);
});
