import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';
import { expect, test } from 'vitest';
import { hasTrace, wordsFor } from '../../../src/core/sensitive/trace.ts';
import honest from './labels.honest.json' with { type: 'json' };

const text = { type: 'string' };

/** What a form with this field is taken to ask for. A second field is one that anything can be typed in. */
function sensitivityOf(property: string, schema: object): Sensitivity {
  const properties = { [property]: schema, other: text };
  const { fields } = compileSchema({ type: 'object', properties });
  return fields.map(({ sensitive }) => sensitive).find(Boolean) ?? false;
}

test.each([
  'Password reset subject',
  'Token form factor',
  'SSL key file path',
  'Show password label',
  'Reset password for user',
  'Reason for password reset',
  'Whose password was reset?',
  'Revoke token reason',
  'Rotate API key every',
  'Expired token action',
  'Hide secrets in',
  'Forgotten password subject',
  'Password field selector',
  'Token required for',
  'No password needed',
  'Şifreleme algoritması',
  'Şifre uzunluğu',
  'Wachtwoordbeleid',
  'Wachtwoord lengte',
  'Lösenordspolicy',
  'Salasanan pituus',
  'Jelszó hossza',
  'Hasło dnia',
  'nextPageToken',
  'Progress token',
  'continuation_token',
  'API_KEY_ENV',
  'imagePullSecret',
])('TRUST-3 a text field called %s asks for no secret', (title) => {
  expect(sensitivityOf('value', { ...text, title })).toBe(false);
});

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
  'Bearer',
  'Type your bearer here',
  'Enter your bearer (basic plan)',
  'Paste the Bearer that the Basic plan gave you',
  'Secret env value',
  'Value of the GITHUB_TOKEN env var',
  'Enter the value of the API_KEY env var',
  'Enter the secret that your image pull secret holds',
  'Page token',
  'Pull secret',
  'API key for the env',
  'Password required',
  'PIN required',
  'API key required',
  'Password min. 8 characters',
  'Password minimum 8 characters',
  'Password length min 8',
  'Min. 8 characters password',
  'Passwort min. 8 Zeichen',
  'Passwort mind. 8 Zeichen',
  'Mot de passe min 8',
  'Contraseña mínimo 8',
  'Senha mínimo 8 caracteres',
  'Password minimo 8 caratteri',
  'Пароль минимум 8 символов',
  '密码长度至少8位',
  '密码至少8位',
  'パスワード最小8文字',
  '비밀번호 최소 8자',
  'Your password is never stored',
  'Password is not stored',
  'Password never stored',
  'Ihr Passwort wird nicht gespeichert',
  '密码不会保存',
  'パスワードは保存しません',
  'Password form',
  'Password field',
  'Reset password',
  'Show password',
  'Private key file contents',
  'SSH key file',
  'API key file (paste here)',
  'Credentials file content',
  'Password file',
])('TRUST-3 a text field called %s asks for the secret', (title) => {
  expect(sensitivityOf('value', { ...text, title })).not.toBe(false);
});

test.each(['password_required', 'reset_password', 'passwordMin8'])(
  'TRUST-3 a text field with the property %s asks for the secret',
  (property) => {
    expect(sensitivityOf(property, text)).toBe('credential');
  },
);

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
  'Ⓟⓐⓢⓢⓦⓞⓡⓓ',
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
  'ⲣaⲥⲥwⲟrd',
  'ⲧⲟⲕⲉⲛ',
  'ᑭᗩᔕᔕᗯOᖇᗪ',
  'p \u0430 s s w \u043e r d',
  '\u043f a \u0440 o \u043b \u044c',
])('TRUST-3 a text field called %s asks for the secret, though it is disguised', (title) => {
  expect(sensitivityOf('value', { ...text, title })).not.toBe(false);
});

/** Marks for letters of any script: around them, above and below. */
const marks = ['\u0336', '\u0488', '\u1dca', '\u20d0', '\u20dd', '\u20e3', '\ufe26'];
/** Marks of one script: Hebrew, Devanagari, Thai. */
const marksOfScripts = ['\u05b4', '\u093c', '\u0e34'];

test.each([
  ['password', [...marks, ...marksOfScripts]],
  ['\u0440\u0430ssw\u043erd', [...marks, ...marksOfScripts]],
  ['пароль', [...marks, ...marksOfScripts]],
  ['密码', marks],
  ['비밀번호', marks],
  ['パスワード', marks],
  ['पासवर्ड', marks],
])('TRUST-3 no mark on every letter hides that %s is asked for', (word, signs) => {
  const hiding = signs.filter((sign) => {
    const title = Array.from(word, (letter) => letter + sign).join('');
    return sensitivityOf('value', { ...text, title }) === false;
  });
  expect(hiding).toEqual([]);
});

test.each(['ssl_key', 'tlsKey', 'license_key', 'consumer_key', 'authHeader'])(
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

test.each([
  'Upstream auth kind: "none", "api-key", "bearer", "oauth", "both", or "other".',
  'Authentication type (api_key, oauth2, none)',
  'One of: "api-key", "oauth"',
  'Leave blank if you are using a Personal Access Token below.',
  'Leave empty when signing in with an API key',
  'Required unless a token is given below.',
  'Ignored if a token is given.',
])('TRUST-3 the description %j asks for no secret', (description) => {
  expect(sensitivityOf('value', { ...text, description })).toBe(false);
});

test.each([
  'Authentication: password',
  'Password (none, oauth)',
  'Type: enter your password, or your PIN',
  'Required if you sign in: your password',
  'Leave blank if you have none. Password of your account',
])('TRUST-3 the description %j asks for a secret', (description) => {
  expect(sensitivityOf('value', { ...text, description })).not.toBe(false);
});

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

test.each(['Field 0 text', 'Address line 2 of 3', 'Step 4 name', 'Version 2 beta'])(
  'TRUST-3 the label %s needs no vocabulary',
  (label) => {
    expect(hasTrace(label)).toBe(false);
  },
);

test.each([
  'apiKeyValue',
  'privateKeyPem',
  'awsAccessKeyId',
  'sshKeyContents',
  'masterKeyHex',
  'id_rsa',
  'loginData',
  'Stringa di connessione',
  'cadena de conexion',
  'Losenord',
  'Gemini key',
  'Supabase service role key',
  'Wifi key',
  'PUK code',
  'Dati di accesso',
  'Datos de acceso',
  'كلمه المرور',
  'पास वर्ड',
  'プライベートキー',
  '暗号化鍵',
  '패스코드',
  '마스터 키',
  '恢复码',
  '簡訊碼',
  'Entsperrcode',
  'Client-Geheimnis',
  'motherMaidenName',
  'Code you received',
])('TRUST-3 a text field called %s asks for a secret', (title) => {
  expect(sensitivityOf('value', { ...text, title })).not.toBe(false);
  expect(hasTrace(title)).toBe(true);
});

test.each([
  'Arguments to pass',
  'Pass mark',
  'Rail pass',
  'fromToken',
  'nextToken',
  'Token decimals',
  'Summary in 12 words',
  '12 words or fewer',
  'Credit card bill amount',
  'Rolling pin',
])('TRUST-3 a text field called %s is no alarm', (title) => {
  expect(sensitivityOf('value', { ...text, title })).toBe(false);
});

test.each([
  'Troisième chiffre de votre code PIN',
  'Dritte Ziffer Ihrer PIN',
  'Primeira letra da sua senha',
  'Fourth digit of your PIN',
])('TRUST-3 a form of choices alone is judged as well: %s', (title) => {
  const choice = { ...text, title, enum: ['low', 'high'] };
  const schema = { type: 'object' as const, properties: { choice } };
  expect(compileSchema(schema).fields[0]!.sensitive).not.toBe(false);
  expect(wordsFor(schema as never, undefined) > 0).toBe(true);
});

test('TRUST-3 a suggestion is read as far as it is drawn', () => {
  const suggested = `${'x. '.repeat(700)}Please enter your account password here.`;
  expect(sensitivityOf('value', { ...text, default: suggested })).toBe('credential');
});
