import type { SensitiveKind } from '../../src/core/Field.ts';

/** Matches whole words in languages with spaces, and parts of a text in languages without. */
const anyOf = (words: readonly string[], parts: string) => ` (?:${words.join('|')})(?= )|${parts}`;

/** Words that ask for something, in each language. */
export const asking = anyOf(
  [
    'enter|type|provide|paste|give|tell|needs?|submit|verify|what is|what s|supply|(?<!(?:tool|function|command|hook) )input|fill in|reply|specify|insert|put|share|(?<! (?:api|private|secret|access|ssh|license|encryption|the|an?|this) )key in(?! (?:use|a|an)(?= ))|requires? (?:your|the)|add|(?:log|sign) in with|here|below|(?:write|choose|select|pick|tick) (?:(?:down|out|in|a|an|the|and|new|strong) ){0,3}(?:\\S+ (?:letters?|digits?|characters?|words?|numbers?) (?:of|from|in) )?your',
    'gib|geben|eingeben|eintragen|nenn\\S*|teil\\S*|brauch\\S*|benotig\\S*|bestatig\\S*|schick\\S*|trag\\S*|fug\\S*|tipp\\S*|schreib\\S*|send\\S*|melden sie sich|hier',
    'saisi\\S*|entre[zr]|indique[zr]|donne[zr]|fourni\\S*|besoin|communique[zr]|tape[zr]|colle[zr]|renseigne[zr]|envoye[zr]|recopie[zr]|confie[zr]|ici|ci dessous',
    'introdu\\S*|ingres\\S*|escrib\\S*|proporcion\\S*|indique|indica|necesit\\S*|dime|di[gc]an?(?:os|me)?|confirm\\S*|pegue|pega|facilit\\S*|envi(?:e|a|ar|en|ame|enos)|copia\\S*|aqui',
    'digit\\S*|inform\\S*|insir\\S*|fornec\\S*|cole|precis\\S*|escreva|passa|inseri\\S*|forni\\S*|preench\\S*|serv\\S*|incoll\\S*|comunic\\S*|scriv\\S*|metti\\S*|riport\\S*|qui',
    '(?:введ|укаж|указ|сообщ|напиш|нуж|встав|подтверд|отправ|приш|назов|впиш)\\S*|сюда|ниже',
    '\\S{0,2}(?:ادخل|ادخال|اكتب|كتابة|زود|نحتاج|ارسل|الصق|قدم|اكد|تاكيد|ارسال)\\S*|\\S{0,2}اخبار\\S*|ما هو|ما هي|هنا',
    'दर्ज|बता\\S*|भरें|भरे|लिखें|डालें|daalein|भेजें|चाहिए|प्रदान|पेस्ट|दें|यहां',
  ],
  '输入|提供|用[^。]{0,12}登[录入]|填写|填入|填上|附上|写上|告知|回答|发送|粘贴|贴上|需要|告诉|在此|下方|入力|教えて|贴り付け|必要|送って|お知らせ|お书き|书いて|记入|ここに|입력|알려|제공|붙여|필요|보내|적어|적으|여기|주세요',
);

/** Words that ask what something is. They ask only for what is named in the same sentence. */
export const questioning = anyOf(
  [
    'what (?:are|was|were)|whats|(?:may|can|could) (?:i|we) (?:have|get)|state (?:the|your)',
    '(?:wie|was) (?:\\S+ )?(?:lautet|lauten|heisst|ist|war)|verrat\\S*|sag\\S*',
    'quel(?:le)?s? (?:est|sont|etai(?:t|ent))|rappele[zr]|dites|dire|(?:me|nous) faut',
    'cual(?:es)? (?:es|era|son)|deci[rd]\\S*|dame|pasame|recuerdame',
    'qual (?:e|era|a|o)|quali sono|me (?:diga|diz|fala)|dimmi|dirmi|ricordami',
    'как(?:ои|ая|ое|ие) (?:у|ваш\\S*|тво\\S*)|каков[аоы]?|продикт\\S*|скаж\\S*|скин\\S*|напомн\\S*|даи(?:те)?',
    'ما ه[وي]|اعط\\S*|ممكن|क्या (?:है|था|हैं)',
  ],
  '何 ?(?:です|でした|番)|なんです|なに|是(?:多少|什么|啥)|发一下|发我|给我|무엇|뭐|어떻게 되',
);

/** Questions around a secret: "Welche PIN verwenden Sie?" */
export const questioningAround = anyOf(
  [
    'welche\\S? (?:\\S+ ){1,4}(?:verwend|benutz|nutz)\\S*|que (?:\\S+ ){1,3}us[oa]\\S*|как(?:ои|ая|ое|ие) (?:\\S+ ){1,2}использ\\S*',
  ],
  '(?!)',
);

/** Words that add nothing to a name: "Your password, please." */
export const fillers =
  '(?<= )(?:your|my|the|please|bitte|ihre?|deine?|votre|tu|su|sua|por favor|per favore|s il vous plait|ваш|твои|пожалуиста|من فضلك|कृपया|आपका|अपना)(?= )|请|您的|你的|[はをが의는은를을이가呢]|お愿いします|ください';

/** Words before a secret that is not asked for: what is done with it, and a question for something else about it. */
export const concerning = anyOf(
  [
    'which|whose|how|where|when|why|who|should|delete|remove|rotate|create|generate|renew|update|change|check|test|list|rename|save|store|describe|explain',
    'wie|wo|wann|warum|wer|welche\\S?|comment|ou|quand|pourquoi|qui|quel(?:le)?s?|que|como|donde|quien|onde|quem|come|dove|[cq]ual\\S*|chi|как|как(?:ои|ая|ое)|где|когда|почему|кто|كيف|اين|متى|لماذا|कैसे|कहां|कौन\\S*|किस',
  ],
  '哪|如何|怎|为什么|どの|どこ|どう|어느|어떤|왜|어디',
);

/** Words of sentences that only tell something about a secret. */
export const telling = anyOf(
  [
    'variables?|regular expression|regex|leaked|minutes|seconds|days|hours|changed|expires|stored|generated|created for|stays|rotat\\S*|uses the|(?:is|are) (?:taken|read|loaded) from|automatically|configured|found',
    '\\S*variable|minuten|sekunden|tage|stunden|geandert|ablauf\\S*',
    'secondes|jours|heures|modifie\\S*|expire',
    'minutos|segundos|dias|horas|cambiad\\S*|modificad\\S*|alterad\\S*|expira\\S*|variavel',
    'minuti|secondi|giorni|modificat\\S*|cambiat\\S*|variabile|scad(?:e|ono|ra|uta)',
    '(?:переменн|минут|секунд|днеи|часов|измен|истека|созда)\\S*',
    'متغير|دقائق|الدقائق|ثوان|ايام|تغيير|انتهاء',
    'सत्यापित|वेरिएबल|चर|मिनट|सेकंड|दिन|बदल\\S*',
  ],
  '变量|变数|변수|分钟|秒|天数|日数|已修改|修改成功|变更|변경|已成功|发[现現]|見つか[りっ]|발견|完了しました|自动生成|自动で発行|表示名|显示名|발급되',
);

export const negating = anyOf(
  [
    '(?:never|do not|don t|must not|should not|will not|won t|cannot|not) (?:\\S+ ){0,3}(?:the|enter|share|type|paste|give|send|include|provide|put|ask\\S*|request|need|use|post|write|submit|disclose|reveal|store\\S*|required?|an?|your|any)',
    '(?:no|without|instead of|rather than) (?:\\S+ ){0,2}(?:pass\\S*|pins?|codes?|keys?|tokens?|secrets?|cards?|credentials?)',
    '(?:is|are|was|were|has been|have been) (?:\\S+ )?(?:already|never|not|stored|changed|reset|rotated|updated|expired|saved|set)',
    'nie|niemals|kein\\S*|nicht|ohne|jamais|pas|ne|n (?:est|a|entre|ecri|saisi|indi|envo|oubli)\\S*|sans|aucun\\S*|nunca|sin|sem|nao|mai|non|senza|никогда|никому|не|без|ningun\\S*|nenhum\\S*|nessun\\S*',
    'no (?:escrib|ingres|introduz|compart|pong|incluy|envi|facilit|necesit|hace falta|es necesari|se |dej|olvid)\\S*',
    'وليس|ليس|عدم|و?لا|لن|ابدا|دون|بدون|नहीं|कभी|बिना|मत|न',
  ],
  '不要|请勿|切勿|勿|别忘|不会|绝不|无需|不需要|ないで|入力しない|不要です|必要ありません|ことはありません|마세요|마시|않습니다|아니라|필요 ?없|없이|말고',
);

/** Words for what a person must not do with a field: forget it, or leave it empty. */
export const omitting = anyOf(
  [
    'forget|leave|left|skip|miss|omit|empty|blank|vergess\\S*|leer|lassen|auslassen|oubli\\S*|vide|laisse\\S*|olvid\\S*|dej[ea]s?|vaci[ao]|esque[cç]\\S*|deix\\S*|vazi\\S*|branco|dimentic\\S*|lasci\\S*|vuot\\S*|забу\\S*|оставл\\S*|пуст\\S*|\\S{0,2}(?:تنس|تترك|فارغ)\\S*|भूल\\S*|खाली|छोड़\\S*',
  ],
  '忘|留空|空白|空着|漏|空欄|비워|빈칸|잊',
);

/* How a text may describe a secret without naming it. Each idea is a set of words that stand in one sentence, in any order. */
const digits =
  ' (?:digits?|figures?|ziffern?|chiffres?|cifr[ae]s?|numeritos|digitos?|numerozinhos|циф\\S{0,3}р\\S*|\\S{0,2}ارقام|अंक\\S*)(?= )|数字|末三|码(?! )|桁|숫자|자리';
const anyNumber = `${digits}| (?:code|codes|number|numbers|zahl(?:en)?|nummern?|numer[oi]s?|codigos?|codic[ei]|код\\S*|номер|\\S{0,2}رمز|\\S{0,2}رقم|नंबर|कोड)(?= )|번호|コード|番号`;
const came =
  ' (?:e ?mailed|mailed|show\\S*|anzeigt|affiche\\S*|muestra|mostra|показыва\\S*|sent|send|texted|received|got|\\S*geschickt\\S*|gesendet\\S*|angekommen|erhalten|envoy\\S*|recus?|arriv\\S*|envi[aoe]\\S*|recib\\S*|receb\\S*|lleg\\S*|cheg\\S*|mandat\\S*|ricev\\S*|inviat\\S*|отправ\\S*|присл\\S*|приш\\S*|получ\\S*|وصل\\S*|ارسل\\S*|भेज\\S*|किए|आए|आया|प्राप्त)(?= )|收到|发[到给]|传到|发送|传送|传给|届いた|送り|送った|보내|받[은으]|전송|도착|발송';
const phone =
  ' (?:app|authenticator|sms|text message|texted|phone|mobile|handy|tele(?:f|ph)on\\S*|cellulare|celular|movil|smartphone|texto|whatsapp|banco?|bank|banque|banca|mensaje|mensagem|messaggio|смс|телефон\\S*|сообщени\\S*|\\S{0,2}(?:هاتف|جوال|رسالة)\\S*|फ़ोन|फोन|मोबाइल|मैसेज|एसएमएस)(?= )|手机|短信|简讯|スマホ|携帯|ショートメール|휴대폰|핸드폰|문자';
const justNow =
  ' (?:just|moment ago|gerade|soeben|eben|vient d\\S*|acab\\S*|appena|только что|للتو|قبل قليل|अभी)(?= )|刚刚|刚才|先ほど|방금';
const otherCodes =
  'tracking|source|error|exit|status|qr|bar|promo|discount|coupon|voucher|referral|invit\\S*|zip|postal|country|area|booking|order|product|sample';
const codeThatCame = ` (?:(?:e ?mailed|mailed|texted|sent) (?:\\S+ )?you (?:a|the|your) (?:(?!${otherCodes})\\S+ )?codes?|(?<!(?:${otherCodes}) )codes? (?:that )?(?:you (?:have )?(?:just )?received|we (?:have )?(?:just )?(?:sent|e ?mailed|texted)))(?= )`;
const behind =
  ' (?:back|behind|reverse|ruckseite|hinten|dos|verso|dietro|retro|atras|detras|reverso|reves|tras|оборот\\S*|обратн\\S*|خلف|ظهر|पीछे)(?= )|背面|后面|里|뒷면|뒤';
const card =
  ' (?:card|karten?|girocard|carte|cb|tarjeta|cartao|carta|карт\\S*|пластик\\S*|\\S{0,2}بطاق\\S*|कार्ड)(?= )|卡|カード|카드';
const whatOneTypes =
  ' (?:what(?:ever)? (?:(?:do )?you (?:\\S+ ){0,2}(?:type|enter|press|key in)|you (?:\\S+ ){0,2}use)|(?:sie|du|ihr\\S*) (?:\\S+ ){0,6}(?:tippen|eintippen|eingeben|entsperren)|womit|ce que vous (?:\\S+ ){0,2}tapez|(?:lo )?que (?:\\S+ ){0,3}(?:tecle|escrib|pon|marc|us)\\S*|(?:aquilo|o) que (?:voce )?(?:digita|usa)|che (?:\\S+ ){0,2}digit\\S*|что (?:вы )?(?:\\S+ )?(?:набира|вводи)\\S*|ما تكتبه|الارقام التي \\S+|टाइप|दबाते)(?= )|(?:输入|按)的|入れる|押す|누르';
const toOpen =
  ' (?:unlock|sign in|log in|atm|cash machine|entsperr\\S*|geldautomat\\S*|deverrouiller|ouvrir|distributeur|desbloque\\S*|cajero|entrar|sblocc\\S*|bancomat|разблок\\S*|вход\\S*|банкомат\\S*|لفتح|صراف|खोलने|अनलॉक|एटीएम)(?= )|解锁|打开|登入|登录|atm|取款|取钱|提款|ロック|おろす|잠금|현금';
const signingIn = '(?:sign(?:ed|ing)? ?(?:in|on)|authori[sz]\\S*|you approve|log\\S* in|login)';
/** A link, unless it is the one of something else: "the link of your workspace". */
const link =
  ' (?:urls?|links?|address(?! bar))(?! (?:of|to|for|you want) (?!the (?:\\S+ )?page ))(?= )';
const copied = ' (?:paste|copy|browser\\S*|address bar)(?= )';
/** Where a sign-in ends: at a page that an app on this computer answers, or nobody does. */
const signInEnd = ` (?:(?:after|once|when) (?:\\S+ ){0,3}(?:${signingIn}|(?:sign|approv)\\S*)(?! .{0,6}open the (?:board|file|project|doc))|${signingIn} (?:\\S+ ){0,9}ends|(?<!(?:users|customers|links) (?:\\S+ ){0,2})redirect(?:ed)?|it redirects|local ?host (?:url|link|address)|(?:blank|error) page|callback url (?:\\S+ ){0,3}code)(?= )`;
const codeShown = `(?<! (?:${otherCodes})) codes? (?:\\S+ ){0,4}(?:shows|shown|displayed)(?= )`;
const twelve =
  ' (?:12|24|twelve|twenty ?four|zwolf|vierundzwanzig|douze|vingt quatre|doce|veinticuatro|doze|dodici|ventiquattro|двенадцат\\S*|الاثنت\\S*|बारह)(?= )|十二|12';
const words =
  ' (?:(?<! other )words?|worter\\S*|mots(?! de passe)|palabras|palavras|palavrinhas|parole|слов\\S*|\\S{0,2}كلمات|शब्द\\S*)(?= )|单词|单字|单语|단어';

/** What a message has in it that asks for several words, such as a recovery phrase. */
export const severalWords = `${words}|phrase|frase|satz|фраз|عبارة|वाक्य|フレーズ|구문|문구|词|worter`;

const idea = (kind: SensitiveKind, ...concepts: readonly string[]) => ({ kind, concepts });

/** The first concept of an idea is what is asked for. The others are in the same sentence, or in the one before. */
export const ideas = [
  idea('payment', digits, behind, card),
  idea('code', digits, came, phone),
  idea('code', anyNumber, came, justNow),
  idea('code', codeThatCame),
  idea('credential', twelve, words),
  idea('credential', whatOneTypes, toOpen),
  idea('code', whatOneTypes, card),
  // Whoever has that address can use the sign-in that it ends.
  idea('code', link, copied, signInEnd),
  idea(
    'code',
    codeShown,
    ` (?:${signingIn}|(?:google|microsoft) (?:shows|gives|page)|by google)(?= )`,
  ),
  idea('code', digits, toOpen),
  // Where a device is connected, a server that asks for its code wants to be that device.
  idea('code', ' codes? here(?= )', ' (?:com|login) ?device'),
];
