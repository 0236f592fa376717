import type { SensitiveKind } from '../Field.ts';
import { simplify, unmask, withoutMarks } from './simplify.ts';
import { hasTrace } from './trace.ts';
import { honestParts, honestWords, secrets } from './vocabulary.ts';

const anyOf = (words: readonly string[], parts: readonly string[]) =>
  withoutMarks(`(?<= )(?:${words.join('|')})\\d*(?= )|${parts.join('|')}`);

const honest = new RegExp(anyOf(honestWords, honestParts), 'gu');
const kinds = (Object.keys(secrets) as SensitiveKind[]).map(
  (kind) => [kind, new RegExp(anyOf(secrets[kind].words, secrets[kind].parts), 'u')] as const,
);

/** What a label asks for: a title, or the name of a property. */
export function findInLabel(label: string): SensitiveKind | false {
  return findIn(label);
}

/** What a description of a field asks for. */
export function findInDescription(text: string): SensitiveKind | false {
  return findInSentences(text, (sentence) =>
    asking.test(sentence) ? Infinity : telling.test(sentence) ? -1 : headWords,
  );
}

/** What the message above a form asks for. It may speak of secrets without asking for one. */
export function findInMessage(text: string): SensitiveKind | false {
  const asks = asking.test(simplify(text));
  return findInSentences(text, (sentence) =>
    asks && (asking.test(sentence) || !telling.test(sentence)) ? Infinity : -1,
  );
}

/** What a description names, it names soon; what comes later is said about it. */
const headWords = 7;

/**
 * A sentence may be one that tells; a part of it may say "never".
 *
 * @param wordsBefore how many words of a sentence may come before what it asks for; below 0 it asks for nothing
 */
function findInSentences(
  text: string,
  wordsBefore: (sentence: string) => number,
): SensitiveKind | false {
  if (!hasTrace(text)) return false;
  for (const sentence of text
    .replace(/《[^》]{0,200}》|\b(?:e\. ?g|i\. ?e|z\. ?B|p\. ?ex)\./gi, '')
    .split(sentenceEnds)) {
    const most = wordsBefore(simplify(sentence));
    if (most < 0) continue;
    let isNegated = false;
    for (const clause of sentence.split(/[,，、،(（]/)) {
      const simple = simplify(clause);
      // "Do not give us your phone number, PIN or password", until something is asked for again.
      isNegated = negated.test(simple) || (isNegated && !asking.test(simple));
      const kind = !isNegated && findIn(clause, most);
      if (kind) return kind;
    }
  }
  return false;
}

const sentenceEnds = /(?<![.!?;؛।؟\n])[.!?;؛।؟\n]+(?=\s|$)|[。！？；]/u;

/** Words with which one asks for something, in each language. */
const asking = new RegExp(
  withoutMarks(
    ` (?:${[
      'enter|type|provide|paste|give|tell|need|needs|submit|send|confirm|verify|what is|what s|supply|input|fill in|reply|specify|insert|put|share|key in|requires?',
      'gib|geben|eingeben|nenn\\S*|teil\\S*|brauch\\S*|benotig\\S*|bestatig\\S*|schick\\S*|trag\\S*|fug\\S*|tipp\\S*|send\\S*',
      'saisi\\S*|entre[zr]|indique[zr]|donne[zr]|fourni\\S*|besoin|communique[zr]|confirme[zr]|tape[zr]|colle[zr]|renseigne[zr]|envoye[zr]',
      'introdu\\S*|ingres\\S*|escrib\\S*|proporcion\\S*|indique|indica|necesit\\S*|dime|confirm\\S*|pegue|pega|facilit\\S*|envi(?:e|a|ar|en|ame|enos)',
      'digit\\S*|inform\\S*|insir\\S*|fornec\\S*|cole|precis\\S*|escreva|inseri\\S*|forni\\S*|serv[eo]\\S*|incoll\\S*|comunic\\S*|scriv\\S*',
      '(?:введ|укаж|сообщ|напиш|нуж|встав|подтверд|отправ|приш|назов|впиш)\\S*',
      '\\S{0,2}(?:ادخل|ادخال|اكتب|كتابة|زود|نحتاج|ارسل|الصق|قدم|اكد|تاكيد|ارسال)\\S*|ما هو|ما هي',
      'दर्ज|भरें|भरे|बताएं|बताए|बताइए|लिखें|डालें|भेजें|चाहिए|प्रदान|पेस्ट|दें',
    ].join(
      '|',
    )}) |输入|輸入|提供|填写|填寫|填入|告知|回答|发送|發送|粘贴|貼上|需要|告诉|告訴|入力|教えて|貼り付け|必要|送って|お知らせ|입력|알려|제공|붙여|필요|보내|적어|주세요`,
  ),
  'u',
);

/** Words of sentences that tell of a secret, or ask for something about it. */
const telling = new RegExp(
  withoutMarks(
    ` (?:${[
      'variables?|regular expression|regex|leaked|minutes|seconds|days|hours|changed|expires|stored|generated|created for|stays|rotat\\S*',
      '\\S*variable|minuten|sekunden|tage|stunden|geandert|ablauf\\S*',
      'secondes|jours|heures|modifie\\S*|expire|genere\\S*',
      'minutos|segundos|dias|horas|cambiad\\S*|modificad\\S*|alterad\\S*|expir\\S*|variavel|generad\\S*',
      'minuti|secondi|giorni|modificat\\S*|cambiat\\S*|variabile|scad\\S*',
      '(?:переменн|минут|секунд|днеи|часов|измен|истека|созда)\\S*',
      'متغير|دقائق|الدقائق|ثوان|ايام|تغيير|انتهاء',
      'वेरिएबल|चर|मिनट|सेकंड|दिन|बदल\\S*',
    ].join(
      '|',
    )}) |变量|變數|変数|변수|分钟|分鐘|秒|天数|天數|日数|已修改|修改成功|変更|변경|已成功|完了しました|सत्यापित|自动生成|自動生成|自動で発行|表示名|显示名|顯示名|발급`,
  ),
  'u',
);

const negated = new RegExp(
  withoutMarks(
    ` (?:${[
      '(?:never|do not|don t|must not|should not|will not|won t|cannot|not) (?:\\S+ ){0,3}(?:the|enter|share|type|paste|give|send|include|provide|put|ask\\S*|request|need|use|post|write|submit|disclose|reveal|store\\S*|required?|an?|your|any)',
      '(?:no|without|instead of|rather than) (?:\\S+ ){0,2}(?:pass\\S*|pins?|codes?|keys?|tokens?|secrets?|cards?|credentials?)',
      '(?:is|are|was|were|has been|have been) (?:\\S+ )?(?:already|never|not|stored|changed|reset|rotated|updated|expired|saved|set)',
      'nie|niemals|kein\\S*|nicht|ohne|jamais|ne|n (?:est|a|entre|ecri|saisi|indi|envo)\\S*|sans|aucun\\S*|nunca|sin|sem|nao|mai|non|senza|никогда|не|без|ningun\\S*|nenhum\\S*|nessun\\S*',
      'no (?:escrib|ingres|introduz|compart|pong|incluy|envi|facilit|necesit|hace falta|es necesari|se )\\S*',
      'وليس|ليس|و?لا|لن|ابدا|دون|بدون|नहीं|कभी|बिना|मत|न',
    ].join(
      '|',
    )}) |不要|请勿|請勿|切勿|不会|不會|无需|無需|不需要|ないで|入力しない|不要です|必要ありません|마세요|않습니다|아니라|필요 ?없|없이`,
  ),
  'u',
);

function findIn(text: string, wordsBefore = Infinity): SensitiveKind | false {
  if (!hasTrace(text)) return false;
  const simple = simplify(text);
  for (const variant of [simple, ...unmask(text, simple)]) {
    // Most texts have no such word at all, honest or not.
    if (!kinds.some(([, pattern]) => pattern.test(variant))) continue;
    const rest = variant.replace(honest, ' ');
    for (const [kind, pattern] of kinds) {
      const found = pattern.exec(rest);
      if (found && rest.slice(0, found.index).split(' ').length - 2 <= wordsBefore) return kind;
    }
  }
  return false;
}
