import { spelled } from './spelled.ts';

/**
 * Letters of other alphabets that look like a Latin letter (from Unicode's confusables, those that can spell words).
 * A small letter stands for its capital, too, unless that looks like another letter.
 */
const latin = pairs(
  'aаαɑꓮꭺᴀⲁᗩ bвβьƅ cсςꓚꮯᴄⲥᑕ dԁꓓꭰᴅᗪ∂ eеεєꓰꭼᴇⲉᗴ gɡց hһнհⲏ iіιıӏꓲꭵɪⲓ jјϳ kкκꓗꮶᴋⲕ lł mм nηпոΝꓠɴⲛᑎ oоοօσꓳꮎᴏøⲟ pрρꓑꮲᴘⲣᑭ qԛ rгᴦꓣꭱʀⲅᖇя sѕꜱꓢꮪᔕ§ʃ tтτꓔꭲᴛⲧ uυսцᑌ vνѵꓦꮩᴠᐯ wԝωшꓪꮃᴡⲱᗯ xхχ yуүγΥꓬꭹʏⲩ zᴢ',
);
/** Latin letters and signs that look like a Cyrillic letter. */
const cyrillic = pairs('аa@4 вb еe3 кk мm нh оo0 рp сc тt уy хx иu пn');
/** Signs and digits that are read as a letter. */
const leet = pairs('o0 e3 a4@ s5$ t7+ b8 i1!| e€');

/** Chinese characters and Arabic letters, each with its variants in other places. */
const variants = pairs(
  'كک يیى 码碼 号號 证證証 钥鑰 权權 验驗験 认認 凭憑 据據 动動 态態 输輸 写寫 发發 贴貼 诉訴 数數 变變変 钟鐘 时時 间間 长長 强強 类類 标標 题題 颜顏顔 样樣 设設 额額 账帳 单單単 图圖図 书書 会會 错錯 误誤 锁鎖 试試 邮郵 档檔 说說説 页頁 务務 负負 责責 语語 优優 请請 绝絕 无無 词詞 复復 种種 钱錢銭 后後 机機 简簡 传傳 给給 刚剛 银銀 储儲 签簽 备備 两兩 护護 换換 达達 遗遺 预預 订訂 课課 记記 贺賀 门門 录錄録 键鍵 历歷 规規 则則 称稱 个個 总總 轮輪 讯訊 资資 识識 别別 过過 学學 径徑 显顯 开開 问問 应應 价價 频頻 骤驟 杂雜 约約 里裡裏 电電 话話',
);

/** The title of a book, and a quotation behind words such as "for example". They are not what is asked for. */
const citations =
  /《[^《》]{0,200}》|(?<=(?:[Ee]\. ?g\.|such as|like|for example|z\. ?B\.|wie|par exemple|comme|por ejemplo|como|por exemplo|per esempio|come|например|مثل|जैसे|例如|例|예)[,:]? ?)(?:["«“„‘「『][^"«“„‘「『»”’」』]{0,200}["»”’」』]|[A-Z\d]+(?:_[A-Z\d]+)+(?![a-z]))/gu;
/** The title of a book in a label, where it is an example for sure. */
const titles = /(?<=[例如])《[^《》]{0,200}》/g;
/** The ends of lines that may be the middle of a word. */
const brokenWords = /\p{L}{1,20} ?\s?\n ?\p{L}{1,20}/gu;
/** Cyrillic letters beside Latin ones, in one word or apart. */
const mixedWord =
  /\p{Script=Cyrillic}[a-z\d@]|[a-z\d@]\p{Script=Cyrillic}|(?<!\S)(?:\p{Script=Cyrillic} [a-z\d@]|[a-z\d@] \p{Script=Cyrillic})(?!\S)/u;
const invisible = /[\p{DI}\p{Cf}\p{Cc}\p{Co}]/gu;
/** Long runs of marks, which are cut: the time to put marks in order grows with the square of their number. */
const heaps = /(\p{M}{8})\p{M}+/gu;
/** Marks that no word needs: all on Latin and Cyrillic letters, and those that any script uses, except the kana's. */
const marks =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}])(?<!\p{M})\p{M}+|[\p{Script=Inherited}\p{Me}\u0640](?<![\u3099\u309a])/gu;

function pairs(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups
      .split(' ')
      .flatMap(([letter, ...drawnAlike]) => drawnAlike.map((other) => [other, letter!])),
  );
}

/** The text without accents, and with each Chinese character and Arabic letter in one form. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/[کیى\p{Script=Han}]/gu, (character) => variants.get(character) ?? character);

/** Where a sentence ends, in a reading. */
export const sentenceEnd = '\n';
/** Where a part of a sentence ends, in a reading. */
export const clauseEnd = '\t';

/**
 * The ways in which a person may read a text that somebody disguised: as it is written, without the signs inside words,
 * with lookalike letters replaced, and with signs read as letters. Each reading is made for finding words: lower case,
 * no accents, nothing invisible, one space between words, before the first and behind the last. `mfaCode`, `MFA-code`
 * and `mfa_code` become ` mfa code `, and ` mfacode `.
 * @param isNamed whether a reading names a secret
 * @param isLabel whether a quotation is part of what is asked for, not an example
 */
export function readingsOf(
  text: string,
  isNamed: (reading: string) => boolean,
  isLabel: boolean,
): ReadonlySet<string> {
  const readings = new Set<string>();
  const add = (reading: string) => {
    readings.add(reading);
    if (!/[a-z][\d@$!|+€]|[\d@$!|+€][a-z]/.test(reading)) return;
    readings.add(
      reading.replace(/\S*[a-z]\S*/g, (word) =>
        word.replace(/[\d@$!|+€]/g, (sign) => leet.get(sign) ?? sign),
      ),
    );
    readings.add(reading.replace(/1/g, 'l'));
  };
  const written = plainOf(text);
  const cited = written.replace(isLabel ? titles : citations, '');
  const plain = /[\p{L}\d]/u.test(cited) ? cited : written;
  if (isNamed(inWords(String(text.match(brokenWords)).replace(/\s/g, '')))) {
    add(apart(plainOf(text.replace(/(?<=\p{L}) ?\s?\n ?(?=\p{L})/gu, ''))));
  }
  add(apart(plain));
  add(joined(plain, isNamed));
  if (/\P{ASCII}/u.test(plain)) {
    const lower = plain.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());
    const inLatin = plain
      .replace(
        /\P{ASCII}/gu,
        (letter) => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter,
      )
      .toLowerCase();
    if (inLatin !== lower && /[a-z] ?[a-z]/.test(inLatin)) add(joined(inLatin, isNamed));
    if (mixedWord.test(lower)) {
      const inCyrillic = lower.replace(/[a-z\d@]/g, (letter) => cyrillic.get(letter) ?? letter);
      readings.add(joined(inCyrillic, isNamed));
    }
  }
  return readings;
}

/** The text with each letter in one form, and without what nobody sees. */
export const plainOf = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : withoutMarks(
        text
          .replace(/[^\S\n]/g, ' ')
          .replace(/\n+/g, '. ')
          .replace(invisible, '')
          .replace(heaps, '$1')
          // Some characters stand for a whole phrase. Of these the beginning is enough.
          .replace(/[^\x20-\x7e]/gu, (character) => character.normalize('NFKC').slice(0, 4))
          .normalize('NFKC')
          .replace(/(?<=令牌|[权權]杖)\(tokens?\)/g, '')
          .replace(/(?<=\p{Script=Katakana})[一-](?=\p{Script=Katakana})/gu, 'ー'),
      );

/** The words as they are written. Names such as `mfaCode` are split into words. */
export const apart = (text: string): string =>
  inWords(
    text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  );

/**
 * Removes the signs inside words, and joins letters that stand apart into words.
 * @param isNamed whether a word as it is written names a secret. Such a word stays as it is
 */
const joined = (text: string, isNamed: (reading: string) => boolean): string =>
  inWords(
    text.replace(/[^\s,、，،(（]+/g, (word) => {
      const whole = word.replace(
        /[^\p{L}\p{M}\p{N}@$!|+€:：;；]|(?<=\p{L})[:;]|(?<=\|\p{L})\||\|(?=\p{L}\|)/gu,
        '',
      );
      if (whole === word && !/\p{Ll}\p{Lu}/u.test(word)) return word;
      const abbreviated = /^(?:\p{L}\.){2,}$/u.test(word);
      const end = (!abbreviated && /[.!?;:।。]+$/.exec(word)?.[0]) || '';
      const written = apart(word);
      // "D’identité" is no word with a sign inside, which "s'ecret" is.
      const isElided =
        /^(?:\p{L}|qu|\p{L}{0,5}ll)['’]/iu.test(word) && !isNamed(` ${whole.toLowerCase()} `);
      return (isElided || isNamed(written) ? written : whole.toLowerCase()) + end;
    }),
  ).replace(
    /(?<= )(?:(?:[\p{L}\p{N}]\p{M}*(?: [\t\n])? ){2,}[\p{L}\p{N}]\p{M}*|\p{Script=Han} \p{Script=Han})(?= )/gu,
    (letters) => letters.replace(/\s/g, ''),
  );

function inWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\b(mi?nd?|max)\.(?= )/g, '$1')
    .replace(/\b(?:e\. ?g|i\. ?e|z\. ?b|p\. ?ex)\./g, ' ')
    // Two things that are asked for: "Username/password". A path has more than one slash, and is none.
    .replace(/ [/&+] |\/(?<=(?:^|\s)\p{L}+\/)(?=\p{L}+(?:\s|$))/gu, ' and ')
    .replace(/[.!?।؟]+(?=\s|$)|[。！？]/gu, sentenceEnd)
    .replace(/[,，、،;؛；:(（)）«»“”„「」《》]|(?<= )[-–—](?= )/gu, clauseEnd)
    .replace(/[^\p{L}\p{M}\p{N}@$!|+€\n\t]+|[!|](?=\s|$)/gu, ' ')
    .replace(/([a-z\d])(\P{ASCII})/gu, '$1 $2')
    .replace(/(\P{ASCII})([a-z\d])/gu, '$1 $2')
    .replace(/ ?([\n\t]) ?/g, ' $1 ');
  return spelled(` ${words.trim()} `);
}
