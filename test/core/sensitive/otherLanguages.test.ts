import { expect, test } from 'vitest';
import { hasTrace } from '../../../src/core/sensitive/trace.ts';
import { titled } from './sensitivitiesOf.ts';

/** Languages that the library does not ship in, each secret beside an honest word that looks like it. */
test.each([
  ['Пароль', 'Пара'],
  ['Пін-код', 'Пінгвін'],
  ['Код підтвердження', 'Код країни'],
  ['Mật khẩu', 'Mật độ'],
  ['Mã xác nhận', 'Mã xác nhận đơn hàng'],
  ['Mã xác minh', 'Mã bưu chính'],
  ['סיסמה', 'סיסמולוגיה'],
  ['קוד אימות', 'קוד קופון'],
  ['Säkerhetskod', 'Rabattkod'],
  ['Engångskod', 'Landskod'],
  ['Eenmalige code', 'Eenmalige kortingscode'],
  ['Toegangscode', 'Kortingscode'],
  ['Kod jednorazowy', 'Kod rabatowy'],
  ['Onay kodu', 'Onay tarihi'],
  ['Sandi', 'SanDisk'],
  ['Kode rahasia', 'Kode promo'],
  ['รหัสยืนยัน', 'รหัสสินค้า'],
  ['گذرواژه', 'واژه'],
  ['کد تأیید', 'کد تخفیف'],
  ['Cod de unică folosință', 'Cod unic de înregistrare'],
  ['Cod de verificare', 'Cod poștal'],
])(
  'TRUST-3 a text field called %s asks for a secret, and one called %s does not',
  (asks, honest) => {
    expect(hasTrace(asks)).toBe(true);
    expect(titled(asks)).not.toBe(false);
    expect(titled(honest)).toBe(false);
  },
);
