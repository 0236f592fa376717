// What people take for ASCII in the fonts of address bars, after Chromium's policy (docs/idn.md).

/** Code points that Unicode allows in identifiers and browsers not in domains: first, and last where it is a range. */
export const removed: readonly (readonly [first: number, last?: number])[] = [
  // Like a slash, hyphens, quotation marks, a full stop, k.
  [0x338],
  [0x58a],
  [0x2010],
  [0x2019],
  [0x2027],
  [0x30a0],
  [0x2bb],
  [0x2bc],
  [0x2ec],
  [0x138],
  // Letters of Latin, Greek and Cyrillic so rare that nearly everybody takes them for others.
  [0x1cd, 0x1dc],
  [0x1c80, 0x1c8f],
  [0x1e00, 0x1e9b],
  [0x1f00, 0x1fff],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ff],
];

/** Beside Unicode's own confusables. */
export const furtherLikenesses = {
  p: 'ϼҏ',
  h: 'ħнћңҥӈӊԋԧԩ',
  k: 'ĸκкқҝҟҡӄԟƙ',
  n: 'ŋпԥกחɲ',
  t: 'ŧтҭԏ七丅丆丁',
  b: 'ƅьҍвɓß',
  w: 'ωшщพฟພຟ',
  m: 'мӎ',
  e: 'єҽҿၔɛǝə',
  r: 'ґɍ',
  f: 'ғӻ',
  c: 'ҫင',
  u: 'บບʉ',
  y: 'ұ丫ƴ',
  x: 'χҳӽӿ乂',
  d: 'ԃძđɖɗ',
  g: 'ԍဌ',
  s: 'ടรຣຮ',
  j: '၂',
  o: '०০੦૦ଠ୦೦θøɔ',
  q: '৭੧૧',
  l: 'ł',
  i: 'ɨ',
  z: 'ʒ',
  2: '२২੨૨೩೭շ',
  3: 'зҙӡउওਤ੩૩౩ဒვპკੜ',
  4: '੫丩ㄐ',
  6: 'ճ',
  8: '৪੪୫ȣ',
  9: '૭୨౨',
  '-': '—一―⸺⸻',
};

/**
 * The letters whose words read as Latin ones, of the scripts that have such: Armenian, Cyrillic,
 * Ethiopic, Georgian, Greek, Hebrew, the Indic ones, Burmese, Thai. Thai is the longer of two lists:
 * which letters look alike depends on the font, and that is not known here.
 */
export const latinLookalikes =
  'ագզէլհյոսւօՙ' +
  'аысԁеԍһіюкјӏорԗԛѕтԝхуъьҽпгѵѡ' +
  'ሀሠሰስበነተከዐዕዘጠፐꬅ' +
  'იოყძხჽჿ' +
  'αικνρυωηοτ' +
  'דוחיןסװײ׳ﬦ' +
  '০৭ऽ०ॱડટ૦૧੦੧ಽ೦೧ടഠധനറ൦ଠ୦୮டப௦౦౧' +
  'ခဂငထပဝ၀၂ၔၜ႐႑႕႖႗' +
  'ทนบพรหเแ๐ดลปฟม';

/** What reads as a digit. */
export const digits = 'θ२২੨૨೩೭շзҙӡउওਤ੩૩౩ဒვპੜკ੫丩ㄐճ৪੪୫૭୨౨';

/** What looks like Latin letters or punctuation beside such, and like itself among its own. */
export const cjkLookalikes = '一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳ工ㆲ讠丁丶亅二亠冖宀巛';

/** Words of Russian and Ukrainian that happen to be made of lookalikes alone. */
export const harmlessWords = [
  'секс',
  'как',
  'коса',
  'курс',
  'парк',
  'такий',
  'укроп',
  'сахарок',
  'покраска',
  'театр',
  'астро',
  'пхукет',
];
