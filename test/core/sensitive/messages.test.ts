import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';
import { expect, test } from 'vitest';

const text = { type: 'string' };

/** What a form with this field is taken to ask for. A second field is one that anything can be typed in. */
function sensitivityOf(property: string, schema: object, message: string): Sensitivity {
  const properties = { [property]: schema, other: text };
  const { fields } = compileSchema({ type: 'object', properties }, { message });
  return fields.map(({ sensitive }) => sensitive).find(Boolean) ?? false;
}

test.each([
  'Your password, please.',
  'Password?',
  'Please key in your PIN.',
  'Enter your pa\nssword here.',
  'Enter your pa\r\nssword here.',
])('TRUST-3 the message %j asks for a secret', (message) => {
  expect(sensitivityOf('value', text, message)).not.toBe(false);
});

test.each([
  'Delete the API key?',
  'Password changed.',
  'We do not store your password.',
  'Do not give us your password, enter your name below.',
  'Which of these lines\ntokens of the model fill?',
])('TRUST-3 the message %j asks for no secret', (message) => {
  expect(sensitivityOf('value', text, message)).toBe(false);
});

test.each([
  'I found 3 API keys in the repository. Enter the ticket number to file.',
  'Please confirm the deployment. This uses the deploy token.',
  'Enter the database host. Credentials are taken from Vault.',
  'There is an API key in config.js. Which file should I open?',
  'There is an API key in your config. Which file should I open?',
  '仓库里发现了 API 密钥。请填写工单标题。',
  '儲存庫裡發現了 API 金鑰。請填寫工單標題。',
  'リポジトリにAPIキーが見つかりました。課題の名前を入力してください。',
  '저장소에서 API 키가 발견되었습니다. 이슈 제목을 입력하세요.',
])('TRUST-3 a message may tell of a secret and ask for something else: %s', (message) => {
  expect(sensitivityOf('value', { ...text, title: 'Answer' }, message)).toBe(false);
});

test.each([
  'We emailed you a code.',
  'Your bank has sent you a code.',
  'Please enter the code you received.',
])('TRUST-3 a message may tell of a code: %s', (message) => {
  expect(sensitivityOf('value', { ...text, title: 'Code' }, message)).toBe('code');
});

test.each([
  ['Enter your account password in the field "Answer".', 'Data pin'],
  ['Enter your credit card details.', 'CVC'],
])('TRUST-3 a field with a secret of its own hides none of the others: %s', (message, decoy) => {
  const properties = { number: text, decoy: { ...text, title: decoy } };
  const { fields } = compileSchema({ type: 'object', properties }, { message });
  expect(fields.every(({ sensitive }) => sensitive)).toBe(true);
});

test.each([
  ['Enter your user name and password.', 'user', 'password'],
  ['Enter your card details to continue.', 'email', 'cardNumber'],
  ['Enter the passcode we sent to you.', 'username', 'passcode'],
])('TRUST-3 a secret is not asked for in the field beside it: %s', (message, plain, secret) => {
  const properties = { [plain]: text, [secret]: text };
  const { fields } = compileSchema({ type: 'object', properties }, { message });
  expect(fields.map(({ sensitive }) => Boolean(sensitive))).toEqual([false, true]);
});

test.each([
  'Which e-mail should the QR code be sent to?',
  'The code you sent me does not compile. Which Node version do you use?',
  'I have emailed you the source code. What should I name the branch?',
  'Enter the tracking code you received from the carrier.',
  'You got error code 404. What did you do?',
])('TRUST-3 a message may speak of other codes: %s', (message) => {
  expect(sensitivityOf('value', { ...text, title: 'Answer' }, message)).toBe(false);
});

test.each([
  'Enter all 24 words that describe your wallet',
  '12 words or less from your seed backup',
])('TRUST-3 words of a wallet are a secret, whatever else is said of them: %s', (message) => {
  expect(sensitivityOf('value', { ...text, title: 'Answer' }, message)).toBe('credential');
});

/** What an SDK sends for a bare type: the message is all that is said. */
const bare = { type: 'string', title: 'Value' };
const sensitivityOfBare = (message: string): Sensitivity =>
  compileSchema({ type: 'object', properties: { value: bare } }, { message }).fields[0]!.sensitive;

test.each([
  // Nothing but a name.
  ['OpenAI API key', 'API key name'],
  ['Verification code', 'Code review comment'],
  ['Your API key please', 'Your API key prefix'],
  ['Kennwort bitte', 'Kennwortlänge bitte'],
  ['Mot de passe ?', 'Longueur du mot de passe ?'],
  ['Contraseña, por favor', 'Longitud de la contraseña, por favor'],
  ['Пароль?', 'Какая длина пароля?'],
  ['كلمة المرور؟', 'كم طول كلمة المرور؟'],
  ['पासवर्ड?', 'पासवर्ड की लंबाई क्या है?'],
  ['パスワードは？', 'パスワードの長さは何文字ですか'],
  ['서버 비밀번호', '비밀번호가 틀렸습니다'],
  ['服务器密码', '密码长度是多少'],
  ['驗證碼？', '密碼長度是多少？'],
  ['API key required. Please enter it below.', 'API key required?'],
  ['Password required', 'No password required'],
  ['Passphrase required', 'A passphrase was required. Enter your nickname.'],
  ['GitHub token required: paste it here', 'Is a GitHub token required?'],
  ['PIN required', 'Is the PIN required? Yes or no'],
  ['Bitte geben Sie das Passwort ein', 'Bitte geben Sie die Länge des Passworts ein'],
  ['Nennen Sie das Kennwort', 'Ist das Kennwort sicher?'],
  // A question.
  ['What are your credentials?', 'What should the credentials be called?'],
  ['Which PIN do you use?', 'Pin position'],
  ['Which token should I use?', 'Which secret should be deleted?'],
  ['What is the secret to your account?', 'What is the secret to a good soup?'],
  ['Wie lautet Ihr Passwort?', 'Wie soll der API-Schlüssel heißen?'],
  ['Quelle est votre clé API ?', 'Quelle clé API faut-il révoquer ?'],
  ['¿Cuál es tu PIN?', '¿Qué clave de API borro?'],
  ['Qual è la tua password?', 'Quale chiave API devo revocare?'],
  ['Qual a sua senha mesmo?', 'Qual o tamanho da senha?'],
  ['Какой токен использовать?', 'Как назвать токен?'],
  ['ما رمز التحقق؟', 'ما اسم مفتاح API؟'],
  ['パスワードは何ですか？', 'どのAPIキーを削除しますか'],
  ['비번 뭐였죠?', '어떤 토큰을 삭제할까요?'],
  ['你的密码是什么？', '删除哪个密钥？'],
  // Prepositions that are written with the word.
  ['زودني بمفتاح API', 'زودني باسم مفتاح API'],
  ['أرسل لي ببيانات الدخول', 'أرسل لي البيانات'],
  ['زودنا برقم البطاقة', 'زودنا برقم بطاقة الهوية'],
  // A link that signs in.
  [
    'Copy the link from the sign-in e-mail.',
    'Enter your e-mail and we will send you a magic link.',
  ],
  ['Collez le lien magique', 'Votre e-mail ? Nous vous enverrons un lien magique.'],
  // A prompt, as in a terminal.
  ['[sudo] password for ada:', 'Delete the API key?'],
  ['Session timed out, re-authenticate: password', 'I could not log in: wrong password. What now?'],
  [
    'An API key is required to continue.',
    'The API key was rotated. Which service should I restart?',
  ],
])('TRUST-3 the message %j asks for a secret, and %j does not', (asks, honest) => {
  expect(sensitivityOfBare(asks)).not.toBe(false);
  expect(sensitivityOfBare(honest)).toBe(false);
});

test('TRUST-3 a message is a label where a field says nothing, and a heading where a field does', () => {
  const judge = (message: string, field: object) =>
    compileSchema({ type: 'object', properties: { value: field } }, { message }).fields[0]!
      .sensitive;
  const prompt = 'Linear API key, read only';
  expect(judge(prompt, bare)).toBe('credential');
  expect(judge(prompt, { ...bare, type: 'integer' })).toBe('credential');
  expect(judge(prompt, { ...bare, title: 'Team' })).toBe(false);
  expect(judge(prompt, { ...bare, description: 'A team' })).toBe(false);
  expect(judge(prompt, { ...bare, format: 'date' })).toBe(false);
  expect(judge('Approve? {"command":"password"}', bare)).toBe(false);
  expect(judge('Access token', { ...bare, title: 'Answer' })).toBe('credential');
  expect(judge('Access token', { ...bare, title: 'Access token name' })).toBe(false);
  expect(judge('Токены', { ...bare, title: 'Максимум токенов' })).toBe(false);
});

/** The same with the message as the label of a lone field of this name. */
const sensitivityOfLone = (message: string, property: string, more: object = {}): Sensitivity =>
  compileSchema({ type: 'object', properties: { [property]: { ...text, ...more } } }, { message })
    .fields[0]!.sensitive;

test.each([
  ['API key', 'key'],
  ['Verification code', 'code'],
  ['2FA code', 'Code'],
  ['Seed phrase', 'phrase'],
  ['Card number', 'number'],
  ['Your API key, please', 'Your key'],
  ['API key required', 'key'],
  ['Linear API key?', 'key'],
  ['API-Schlüssel', 'Schlüssel'],
  ['Bestätigungscode', 'Code'],
  ['Code de vérification', 'code'],
  ['Código de verificación', 'código'],
  ['Frase semilla', 'frase'],
  ['Chiave API', 'chiave'],
  ['Código de verificação', 'código'],
  ['Код подтверждения', 'код'],
  ['رمز التحقق', 'رمز'],
  ['सत्यापन कोड', 'कोड'],
  ['確認コード', 'コード'],
  ['인증 번호', '번호'],
  ['验证码', '码'],
  ['驗證碼', '碼'],
])('TRUST-3 a lone field may end the name in the message %j with %j', (message, property) => {
  expect(sensitivityOfLone(message, property)).not.toBe(false);
  expect(sensitivityOfLone(message, 'value', { title: property })).not.toBe(false);
  expect(sensitivityOfLone('Please fill in.', property)).toBe(false);
});

test.each([
  ['Product code', 'code'],
  ['Country code', 'code'],
  ['Redeem your gift code', 'code'],
  ['Project key', 'key'],
  ['Issue key', 'key'],
  ['Primary key', 'key'],
  ['Phone number', 'number'],
  ['Order number', 'number'],
  ['Enter your username. Password required.', 'username'],
  ['Enter your email. Verification code required', 'email'],
  ['Enter the branch. OTP required.', 'branch'],
  ['API key required: open the settings page and tell me when done', 'done'],
  ['Library card number', 'number'],
  ['Delete the API key?', 'key'],
  ['Which API key should be deleted?', 'key'],
  ['Name of the API key', 'key'],
  ['API key', 'name'],
  ['API key name', 'key'],
  ['Verification code length', 'code'],
  ['Project: secret rotation', 'project'],
  ['There is an API key in your config. Which file should I open?', 'file'],
])('TRUST-3 above a lone field, the message %j with %j asks for no secret', (message, property) => {
  expect(sensitivityOfLone(message, property)).toBe(false);
});

test.each([
  'What was the problem with your password?',
  'What are the permissions of the API key?',
  'Sagen Sie uns, warum Sie Ihr Passwort geändert haben.',
  '¿Cuál es el motivo para cambiar la contraseña?',
  'ما سبب تغيير كلمة المرور؟',
  'تم تغيير كلمة المرور بعد ما سجلت الدخول.',
  'APIキーの用途は何ですか?',
  '削除するシークレットは何ですか?',
  '更改密码的原因是什么?',
  '要删除的密钥是什么?',
  'API 키의 용도는 무엇입니까?',
])('TRUST-3 a question about a secret is none for it: %s', (message) => {
  expect(sensitivityOfBare(message)).toBe(false);
});

test.each([
  'Which PIN should I send to the bank?',
  'Kindly key in OTP.',
  'We found your old password. Enter it here.',
])('TRUST-3 whatever else a message tells, it asks for a secret: %s', (message) => {
  expect(sensitivityOfBare(message)).not.toBe(false);
});

test.each(['API key', 'SSH keys', 'API-Schlüssel', 'Clé API', 'APIキー', 'Credit card'])(
  'TRUST-3 a heading over fields of other names asks for nothing: %s',
  (message) => {
    const properties = { name: { type: 'string' }, description: { type: 'string' } };
    const { fields } = compileSchema({ type: 'object', properties }, { message });
    expect(fields.map(({ sensitive }) => sensitive)).toEqual([false, false]);
  },
);

test.each([
  ['What password do you use?', 'What password manager do you use?'],
  ['What PIN do you use?', 'What PIN length do you require?'],
  ['What passphrase do you usually use?', 'What framework do you use to store passwords?'],
  ['Which API key should I use?', 'Which API key header should I use?'],
  ['Which secret can we try?', 'Which secret store can we use?'],
  ['Which password for GitHub do you use?', 'Which password prompt do you use?'],
])(
  'TRUST-3 above a field that says something, %j asks for a secret, and %j does not',
  (asks, honest) => {
    const judge = (message: string) =>
      compileSchema(
        { type: 'object', properties: { a: { type: 'integer', title: 'Number' } } },
        { message },
      ).fields[0]!.sensitive;
    expect(judge(asks)).not.toBe(false);
    expect(judge(honest)).toBe(false);
  },
);
