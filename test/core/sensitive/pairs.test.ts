import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';
import { expect, test } from 'vitest';
import { hasTrace } from '../../../src/core/sensitive/trace.ts';

const text = { type: 'string' };

/** What a form with this field is taken to ask for. */
const sensitivityOf = (property: string, schema: object): Sensitivity =>
  compileSchema({ type: 'object', properties: { [property]: schema } }).fields[0]!.sensitive;

/** Misspelled, beside honest words that are spelled much like it. */
test.each([
  ['Passwrod', 'Passport number'],
  ['Passowrd', 'Passage'],
  ['Passphrse', 'Paraphrase'],
  ['Kennwrot', 'Kenworth'],
  ['Kenwort', 'Keyword'],
  ['Contrseña', 'Contraste'],
  ['Contrasenia', 'Verificación pendiente'],
  ['Verifcation code', 'Versification'],
  ['Mot de passse', 'Mot de passage'],
  ['Пороль', 'Паром'],
  ['Парль', 'Король'],
  ['비밀번허', '비상번호'],
  ['पासवर्ड़', 'पासपोर्ट'],
])(
  'TRUST-3 a text field called %s asks for a secret, and one called %s does not',
  (asks, honest) => {
    expect(sensitivityOf('value', { ...text, title: asks })).not.toBe(false);
    expect(hasTrace(asks)).toBe(true);
    expect(sensitivityOf('value', { ...text, title: honest })).toBe(false);
  },
);

/** What asks for a secret, beside what is honest and looks much like it. */
test.each([
  ['MinIO secret key', 'Min. secret key length'],
  ['Minecraft password', 'Passwort Mindestlänge'],
  ['MaxMind license key', 'Max license keys'],
  ['Uber password', 'Fragen über Passwörter'],
  ['Hostname password', 'Dateiname API-Schlüssel'],
  ['Benutzername/Passwort', 'Name des Passworts'],
  ['User name + password', 'Read/write'],
  ['Bezahl-Passwort', 'Anzahl Token'],
  ['Имя пользователя пароль', 'Имя токена'],
  ['اسم المستخدم/كلمة المرور', 'اسم التوكن'],
  ['اسم المستخدم وكلمة المرور', 'وصف كلمة المرور'],
  ['کلمة المرور', 'رقم بطاقة الهوية'],
  ['Contraseña email', 'Password reset email'],
  ['Passwort E-Mail', 'Forgot password email'],
  ['Clé d’accès', 'Numéro de carte d’identité'],
  ["S'ecret", "Numero della carta d'identità"],
  ['Tus claves', 'Indicadores clave'],
  ['Mi clave', 'Puntos claves'],
  ['パスワードと名前', 'APIキーの名前'],
  ['Magic link', 'Magic link expiry'],
  ['Session cookie', 'Cookie policy'],
  ['Connection string', 'Connection string name'],
  ['Mädchenname der Mutter', 'Name der Mutter'],
  ['母親の旧姓', '母親の名前'],
  ['Contraseña para el correo', 'Correo para restablecer la contraseña'],
  ['Senha e e-mail', 'E-mail para redefinir a senha'],
  ['Почта и пароль', 'Почта для сброса пароля'],
  ['كلمة المرور للبريد', 'البريد لإعادة تعيين كلمة المرور'],
  ['Access key blob storage', 'Access key storage'],
  ['API key production environment', 'API key environment'],
  ['Password admin page', 'Password reset page'],
  ['Token Telegram channel', 'Token refresh endpoint'],
  ['Do not use spaces: password', 'Do not enter a password, PIN or code'],
  ['Sans espaces : mot de passe', 'Sans mot de passe'],
  ['Nicht teilen – Passwort', 'Notiz (kein Passwort, keine PIN)'],
  ['Never mind the rest, just your password', 'Never include passwords, PINs or card details'],
  ['Not required: token', 'Never enter your twelve words'],
])(
  'TRUST-3 a text field called %s asks for a secret, and one called %s does not',
  (asks, honest) => {
    expect(sensitivityOf('value', { ...text, title: asks })).not.toBe(false);
    expect(sensitivityOf('value', { ...text, title: honest })).toBe(false);
  },
);

test.each(['MINIO_ROOT_PASSWORD', 'MINIMAX_API_KEY', 'username_password', 'password_email'])(
  'TRUST-3 the property %s asks for a secret',
  (property) => {
    expect(sensitivityOf(property, text)).toBe('credential');
  },
);

test.each([
  ['token', 'Design token name'],
  ['tokens', 'Player token color'],
  ['pass', 'Passport number'],
  ['pin', 'Pin to dashboard'],
  ['pin_number', 'GPIO pin number'],
  ['pat', 'Patient name'],
  ['otp', 'OTP delivery method'],
  ['password', 'Password length'],
  ['apiKey', 'API key name'],
])('TRUST-3 the property %s is for what its title tells: %s', (property, title) => {
  expect(sensitivityOf(property, { ...text, title })).toBe(false);
});

test.each([
  ['password', 'Answer'],
  ['password', 'Pass or fail'],
  ['pin', 'PIN'],
])('TRUST-3 no title hides that the property %s is a secret: %s', (property, title) => {
  expect(sensitivityOf(property, { ...text, title })).not.toBe(false);
});
