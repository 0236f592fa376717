/** Secrets whose names are often mistyped, or in pieces, letter by letter. A Korean syllable is several letters. */
export const typedNames = [
  'password',
  'passwort',
  'passphrase',
  'passcode',
  'kennwort',
  'contrasena',
  'credentials',
  'verification',
  'пароль',
  'पासवर्ड',
  '비밀번호',
].map((word) => word.normalize('NFD'));
