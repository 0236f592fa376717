import { codeNames, credentialNames } from './concepts.ts';

/**
 * The words that name secrets, in the languages that the library ships in. They are regular expressions for the
 * readings that `readingsOf` makes of a text: lower case, without accents, one space between words.
 */

/** Bounds of a number. Not whatever begins like one, such as MinIO and Minecraft. */
const bounds = '(?:max|min)(?:im(?:um|al\\S*|[aeo]s?)|len\\S*)?|mas+im[aio]|mindest\\S*';

/** What is about a secret, in English, whether it stands before the secret or behind it. */
const aspects =
  'polic(?:y|ies)|lengths?|limits?|counts?|amount|names?|paths?|locations?|labels?|titles?|descriptions?|environments?|regions?|kinds?|colou?rs?|size|strength|prefix|formats?|scopes?|alias|urls?|links?|dates?|status|styles?|preferences|owners?|days|retries|attempts?|budget|costs?|prices?|rules?|fingerprints?|screens?|pages?|e ?mails?|messages?|texts?|templates?|age';

/**
 * Words for things about a secret that are not secret: its length, how many, how long. These stand before the secret,
 * in the same clause, at most a few words away.
 */
export const aboutBefore = [
  // English
  '(?:how (?:many|often|long)|num|total|whose|reasons? for)',
  `(?:${aspects}|number|types?(?! in )|expiry|variables?|purpose|weeks|months|hours|minutes|seconds|characters?|article|chapter|files?|folder) (?:\\S+ )?(?:of|for|to|in|on|until|before|after|since|which|that|when|about|does|can|may|allowed|required|per|between|holding|containing|where)`,
  // German
  '(?:\\S*richtlinien?|\\S*lange|starke|ablauf\\S*|\\S+datum|(?:(?<=^ )|datei|file)name|(?:\\S*name|datum) (?:fur|vom|mit|zum|im|in|aus|aller?)|\\S*anzahl|(?:hochst|mindest|maximal|zeichen|wort)?zahl|menge|wie (?:viele?|oft|lange)|(?<=\\S )uber|tage|stunden|zeichen|gultigkeit|komplexitat|anforderungen|regeln|\\S*versuche)',
  // French, Spanish, Portuguese and Italian, where most stands before "of"
  `(?:${bounds}|(?:nombre|longueur|taille|tamano|tamanho|longitud|lunghezza|comprimento) d[ei]|nombre con|cuando|quando|lorsque|wenn|explic\\S*|spieg\\S*|cuant[oa]s|quant[oaie]s?|combien|jours|dias|giorni|duree|dura\\S*|valid(?:ite|ez|ade|ita)|chapitre|capit(?:ulo|olo)|kapitel|caducidad|caduque|lembrar|recordar|recuerd\\S*|masquer|nascond\\S*|variabl\\S*|variavel|variabile|agoten|scade\\S*)`,
  '(?:correo|e ?mail) para',
  // Russian
  'почт\\S* для',
  '(?:политик|длин|менеджер|надежност|сложност|срок|требовани|истори|подсказк|смен|правил|назван|имя(?! пользовател)|дата|минимальн|количеств|числ|лимит|максим|стоимост|цен|тип|бюджет|расход|счетчик|сколько|попыт|переменн|хранени)\\S*',
  // Arabic
  '\\S{0,2}بريد(?: الالكتروني)?(?= ل)',
  '\\S{0,2}(?:سياسة|طول|مدير|قوة|قواعد|صلاحية|تلميح|متطلبات|سجل|وصف|اسم(?! (?:ال)?مستخدم)|مدة|انتهاء|عدد|مسار|ملف|حد|الحد|اقصى|نوع|تكلفة|ميزانية|ادنى)',
  // Hindi
  '(?:अधिकतम|कुल|इनपुट|आउटपुट|न्यूनतम|कितने|कितनी|दिन)',
].join('|');

/** Words for what is done with a secret. Before what is typed into a field they do not tell what else is asked for. */
export const doneWith = 'forgot(?:ten)?|lost|expired|remember|reset|rotate|revoke|hide|show|mask';

/** Words for where and how a secret is asked for. Behind what is typed into a field they change nothing. */
export const askedBy = 'required|fields?|forms?|changed|reset|reminder';

/** Such words that stand behind the secret. */
export const aboutAfter = [
  // English
  `(?:${aspects}|managers?|hints?|rotation|expir\\S+|requirements?|complexity|history|generator|types?|protect\\S+|storage|hash\\S*|algorithm|providers?|updates?|visibility|level|settings?|tips?|usage|lifetime|ttl|window|quota|endpoint|issuers?|audience|cap|refresh|last|versions?|permissions?|vault|references?|identifiers?|interval|methods?|channels?|frequency|delivery|timeout|ids?|same ?site|less|in browser|enabled(?= $))`,
  // German
  '(?:richtlinien?|lange|starke|regeln?|ablauf\\S*|alter|verwaltung|schutz|wechsel\\S*|anforderung\\S*|komplexitat|speicher\\S*|gultigkeit|anderung\\S*|anzahl|typ|verbrauch|grenze|kosten|bezeichnung|obergrenze|zahl|art|im browser|l(?:au|a)f(?:en|t) ab|gelten|gilt)',
  // Romance
  `(?:oublie|${bounds}|p[aeo]r (?:minut\\S*|second\\S*|re[qs]\\S*|rich\\S*|reponse|rispost\\S*|day|dia|jour|giorno|hour|call|user|month)|de atendimento|d entree|de sortie|de (?:entrada|salida|saida)|d[ei] input|nome|nombre|nom)`,
  // Russian
  '(?:истека|действу|на один|за ответ|политик)\\S*',
  // Hindi
  '(?:में |की |का |के |को )?(?:न्यूनतम|दिया|नीति|लंबाई|प्रबंधक|मैनेजर|नियम|अवधि|समाप्ति|आवश्यकताएं?|इतिहास|संख्या|सीमा|गणना|नाम|प्रकार|बजट|लागत|वैधता|समय\\S*|क्रमांक|रीसेट|बदलने|बदलना|कम से कम|खर्च|कितनी|अधिकतम|lambai)',
  // In Latin letters
  '(?:guoqi|tianshu|seema|pratidin|zuiduan|changdu|cuowu|ketasu|choeso|giri|lambai|dlina|yuko|nissu|kigen|mallyo\\S*|jours|dias|giorni|tage|d validite)',
].join('|');

/** Such words behind the secret in languages without spaces, with the particles between. */
export const aboutAfterParts = [
  '(?:的|文件|档案|输入|短信|重发| )*(?:策略|间隔|锁|强度|长度|提示|规则|有效|管理|过期|到期|复杂度|要求|历史|政策|原则|最短|最长|环境|保护|类型|重置|重设|最小|更换|变更|数(?!字)|上限|限制|名称|桶|预算|用量|消耗|价格|总数|个数|轮换|轮替|标识|用途|别名|版本|位数|次数|所在|图片|学|课程|路径|错误|重试|时间|显示|通知|邮件|算法|演算法|格式|位置|说明|列表|天数|主旨|更新|页|输入框|字符|字元|服务|负责|前)|子[^。]{0,4}(?:频率|表)',
  '(?: |の|を|が)*(?:ポリシー|长さ|长|强度|ヒント|管理|マネージャ|有効|要件|ルール|履歴|变更日|规则|最小|文字|複雑|桁数|数(?!字)|上限|名(?!前)|の名前|种类|制限|使用量|予算|最大|单価|ローテーション|ファイル|再设定|リセット|再送|变更|说明|画面|入力欄|试行|失敗|ロック|表示|伏せ|保管|保存|件名|メール)',
  '(?: |이|의|를|가|에|붙일)*(?:정책|재전송|대기|길이|관리자|강도|힌트|규칙|만료|요구|기록|변경|복잡|최소|유효|수(?![가-힣])|개수|한도|제한|이름|유형|사용량|예산|비용|가격|주기|심볼|네임스페이스|재설정|초기화|오류|자릿수|안내|화면|입력란|표시|파일|경로|저장|횟수|아니라|없이|며칠|화폐|화 ?(?:방식|알고리즘|유형))',
].join('|');

/** Such words before the secret in languages without spaces. */
export const aboutBeforeParts =
  '(?:最大|最多|最小|最低|存放|保存|输出|几|幾|多少|何|出力|최대|최소|출력|몇)の? ?';

/** Words that show that a secret's name means something else here. They stand anywhere in the same clause. */
export const otherThings: readonly (readonly [secret: string, company: string])[] = [
  [
    '^pass$',
    ' (?:rate|ratio|threshold|percent\\S*|filter|criteria|boarding|ski|lift|bus|train|season|day|hall|mountain|first|second|low|high|band|travel|rail|museum|render|compiler|forward|mark|fail|(?:arguments?|args|values?|param(?:eter)?s|flags?|headers?|options|functions?|inputs?|variables) (?:\\S+ ){0,2}to pass|pass (?:through|along)|(?:must|needed to|answer to) pass)(?= )|^ (?:pass (?:in|the) )',
  ],
  [
    '^tokens?$',
    '^ (?:(?:from|to|next|sync|cursor|syntax|start) tokens?|tokens? (?:in|out|[ab]))\\s*$',
  ],
  ['^(?:credit|debit) ?cards?$', ' (?:expenses?|bill|ending|ends|invoice)(?= )'],
  [
    '^(?:12|24|twelve|twenty ?four) (?:words?)?$|^ (?:12|24|twelve|twenty ?four)$|^(?:12|24|twelve|twenty ?four) words?$',
    '^(?!.* (?:wallet|seed|recovery|backup|mnemonic|phrase|secret|account) ).* (?:(?:in|most|than) (?:12|24|twelve|twenty ?four) words|words (?:or (?:less|fewer)|max|(?:that describe|about) (?:you|your|the)))(?= )',
  ],
  [
    '^secret$',
    ' (?:santa|hangman\\S*|arn|sauces?|ingredients?|what (?:is|s) the secret (?:behind|(?:to|of)(?! (?:the|your|my) )))(?= )',
  ],
  ['^cvc$', ' (?:structure|words?|syllables?)(?= )'],
  ['^credentials$', ' (?:academic|professional)(?= )'],
  // The name of an object of Kubernetes.
  ['^secrets?$', '^ (?:name of (?:the |your )?)?image pull secrets?\\s*$'],
  // The name of a variable, unless its value is asked for.
  ['', '^(?!.* (?:values?|content|enter|paste|provide|for|of|in|the|your) ).* env(?: vars?)?\\s*$'],
  [
    'token|jeton|токен|توكن|رم[وا]ز|टोकन|令牌|权杖|トークン|토큰',
    ' (?:models?|prompts?|context|completion|output(?! of)|input|design|css|gas|erc ?[\\do]+|uri|mint|colou?r|sequence|nft|stop|reward|game|cached|reasoning|thinking|llm|reponse|respuesta|resposta|risposta|antwort|отве\\S*|bucket|contract|address|symbol|swap|ticker|decimals|stake|slippage|(?:progress|(?:next|previous) page|pagination|continuation|cancel\\S*) tokens?|कतार|मॉडल|जवाब|الرد|النموذج)(?= )|回答|回复|回覆|响应|模型|応答|モデル|응답|모델|デザイン|디자인',
  ],
  [
    'pin|пин|पिन|ピン',
    ' (?:foret|gpio|arduino|esp32|raspberry|outputs?|inputs?(?! (?:your|the|my) )|led|headers?|board|maps?|landkarte|mappa|mapa|reset|pwm|sensor|colou?r|colore|cor|messages?|posts?|top|dashboard|channel|notes?|comments?|versions?|postal|zip|area|delivery|address|city|shipping|bois|chene|pin (?:mode|positions?|locations?|layout|diagram)|bowling|rolling|नक्शे|मैप|डाक\\S*|dak|शहर|tree)(?= )|पिन कोड',
  ],
  [
    '^(?!.* pin).*(?:card|kart|cart|tarjeta|карт|بطاق|कार्ड|卡|カード|카드)',
    ' (?:colou?rs?|types?(?! (?:in|your|the|my|an?) )|brands?|issuers?|limits?|statements?|holder|title|layout|styles?|designs?|greeting|business|birthday|loyalty|trello|punch|sus|library|membership|memory|sim|sd|video|boarding|report|score|insurance|health|(?:id|green|student) card(?! code)|vitale|grise|biblioth\\S*|gesund\\S*|sanitaria|residencia|cidadao|color|cor|couleur|marque|marca|limite|tipo|art|typ|farbe|titre|titolo|titulo|visite?a?|postale?|fidel\\S*|embarque|identi\\S*|цвет\\S*|дизайн|визитн\\S*|бонусн\\S*|лояльност\\S*|доск\\S*|товар\\S*|لون|عنوان|\\S{0,2}هوية|रंग|शादी|राशन|आधार|पहचान)(?= )|贺卡|生日|名片|颜色|样式|标题|类型|品牌|额度|社保|マイナンバー|会员|会員|图书|校园|门禁|借书|色|种类|タイトル|デザイン|ブランド|限度|ポイント|診察|색|제목|디자인|종류|브랜드|한도|회원|멤버십|도서관|포인트|명함',
  ],
  [
    'key|schlussel|cle|clave|chave|chiave|ключ|مفتاح|कुंजी|キー|키|钥',
    ' (?:public|primary|foreign|sort\\S*|partition|words?|music\\w*|shortcut|offent\\S*|primar|noten\\S*|verteiler\\S*|publique|tri|usb|fa|(?:local|session) ?storage|publica|primaria|foranea|ordenacao|fecha clave|lada|interbancaria|puntos?|palabras?|palavras?|parol[ae]|pubblica|открыт\\S*|публичн\\S*|первичн\\S*|внешн\\S*|скрипичн\\S*|басов\\S*|гаечн\\S*|عام|اساسي|رئيسي|सार्वजनिक|प्राथमिक)(?= )|公开|主[键キ]|並べ替え|ソート|ショートカット|外部 ?キー|検索 ?キー|曲|공개|기본|외래|정렬|단축|cm',
  ],
  [
    'code|codigo|codice|код|رمز|कोड|コード|番号|码|코드|번호|密码',
    ' (?:country|zip|postal|booking|reservation|order|dress|review|conduct|referral|discount|promo\\S*|coupon|descuento|desconto|sconto|rabatt|gutschein|страны|скидк\\S*|купон\\S*|бронировани\\S*|حجز|خصم|دولة)(?= )|预订|优惠|折扣|予约|割引|할인|예약',
  ],
];

interface Vocabulary {
  /** Matched as whole words. Digits may follow. */
  readonly words: readonly string[];
  /** Matched anywhere. */
  readonly parts: readonly string[];
}

/** In the order of the search: a card's security code counts as a part of the card, not as a code. */
export const secrets: Readonly<Record<'payment' | 'code' | 'credential', Vocabulary>> = {
  payment: {
    words: [
      '(?:numbers?|digits) (?:\\S+ ){0,8}(?:visa|mastercard|amex)|(?:(?:credit|debit|bank|payment|visa|master ?card|amex|charge|prepaid|gift|billing) ?)?cards? ?(?:numbers?|no|nr|num|details?|data|pan|info\\S*|codes?|cvv|cvc|expir\\S+|verification(?: \\S+)?|security (?:code|number)|digits|pin|valid\\S*(?: (?:thru|until|through))?)',
      'valid (?:thru|through)|(?:numbers?|digits|code) (?:\\S+ ){0,8}cards?',
      '(?:credit|debit) ?cards?|cc ?(?:numbers?|num|no|cvv|exp|details)|cv[vc]2?|csc|cvn|ccv|expir\\S+ (?:(?:\\S+|\\t) ){0,6}cards?|pan number|primary account number',
      '(?:kredit|debit|bank|ec|giro)?karten ?(?:nummer|nr|daten|prufnummer|prufziffer|ablauf\\S*|gultig\\S*)|kreditkarten?|prufziffer|(?:karten)?prue?fnummer|sicherheitscode (?:\\S+ ){0,2}karte|ziffern (?:\\S+ ){0,6}karte',
      '(?:numeros?|num) (?:de )?(?:\\S+ )?cartes?(?: \\S+)?|numero de cb|cartes? (?:bancaires?|bleue|de (?:credit|debit|paiement))|cryptogramme(?: visuel)?|chiffres (?:\\S+ ){0,6}carte|(?:date d expiration|code de securite) de (?:\\S+ )?carte',
      '(?:numeros?|num|nro) (?:d[oe] )?(?:\\S+ )?(?:tarjetas?|cartao)|(?:digitos|cifras|numeros) (?:\\S+ ){0,6}(?:tarjeta|cartao)|(?:tarjetas?|cartao|carta) (?:d[ei] (?:credito|debito)|bancari\\S+)|(?:vencimiento|caducidad|datos) de (?:\\S+ )?tarjeta|codigo (?:de )?segur\\S+ (?:d[eo] )?(?:\\S+ )?(?:tarjeta|cartao)|(?:validade|dados) do cartao',
      'cifre (?:\\S+ ){0,6}carta|(?:numero|num|scadenza|dati|codice di sicurezza) (?:\\S+ )?carta',
      'nomer karty|raqm ?bita\\S*|номер\\S* (?:\\S+ ){0,2}карт\\S+|цифр\\S* (?:\\S+ ){0,5}карт\\S+|(?:кредитн|дебетов|банковск|платежн)\\S+ карт\\S+|срок\\S* деиствия (?:\\S+ )?карт\\S+|(?:данн|реквизит)\\S+ (?:\\S+ )?карт\\S+',
      '(?:ال)?رقم \\S{0,2}بطاق\\S*|\\S{0,3}بطاق\\S+ (?:ال)?(?:ائتمان|خصم|بنك|مصرف|فيزا)\\S*|بيانات (?:ال)?بطاق\\S*|رمز (?:ال)?امان (?:ال)?بطاق\\S*',
      '(?:क्रेडिट|डेबिट|बैंक|एटीएम) कार्ड(?: \\S+)?|कार्ड (?:का |की )?(?:नंबर|संख्या|विवरण|समाप्ति\\S*)|सीवीवी',
    ],
    parts: [
      '(?:xin ?yong ?)?ka ?hao|(?:信用|银行|借记|储蓄|金融|提款|签帐|签账)卡|卡片?号|卡片? ?的?(?:号码|有效期|[背正]面)',
      '(?:クレジット|デビット|キャッシュ) ?カード|カード ?の?(?:番号|情報|有効期限|里面?|表面)',
      '카드 ?(?:번호|정보|유효|뒷면|앞면)|(?:신용|체크|직불) ?카드',
    ],
  },
  code: {
    words: [
      ...codeNames.words,
      '(?:verifi|engang|bekr|s[ai]k+erhe[td]s|toegangs)\\S{0,9}[ck]ode?|eenmalige code|(?:[ck]od[eu]? (?:de )?(?:verifi|weryf|rahasia)|kod jednoraz|cod de unic)\\S*|(?:dogrulama|onay|guvenlik) kodu|ma xac (?:nhan|minh)(?! đ)|код підтвердження|пін код|קוד אימות|کد تایید',
      'verification numbers?|nip|puk(?: codes?)?|mpin|codigo ?2 ?fa|(?:\\S+ )?pins?(?: (?:codes?|numbers?|no))?|pinnumber|[ht]?otps?(?: codes?)?',
      '(?:one ?time|1 ?time|single ?use) ?(?:pass ?(?:word|code)|code|pin|key|token|pwd)s?',
      '(?:verification|verify|security|auth(?!ors? )\\S*|log ?in|sign ?in|sms|text|[mt2] ?fa|(?:2|two|second) ?(?:factor|step)|confirmation|recovery|backup|access|unlock|activation|reset|transaction|temp\\S*|dynamic|validation|otp|e ?mail|(?:\\d|six|four) ?digit|secret|door|gate|alarm|rescue|scratch|bypass|device|google) ?(?:pass ?)?(?:codes?|pins?)',
      '(?:whatsapp|telegram|guard|mitid|bankid|blik|itsme|digid) codes?|kod blik|(?:mit|bank) id kode?|secur ?id|mfa|2fa|digits (?:\\S+ ){0,4}(?:cash machine|atm)|google authenticator|(?:texted|sent|mailed|smsed) (?:to )?you (?:\\S+ ){0,4}(?:digits|code|number)|(?:codes?|digits|number|passcode) (?:\\S+ ){0,6}(?:sms|texted|text message|authenticator|e ?mailed|sent (?:to )?(?:you|your)|your (?:phone|app|bank|mobile)|we (?:sent|just sent))',
      '\\S*(?:einmal|bestatigungs|verifizierungs|sicherheits|authentifizierungs|freischalt|zugangs|anmelde|sms|wiederherstellungs|aktivierungs|prufungs|freigabe|zugriffs|notfall|entsperr)[ ]?(?:codes?|kennwort|passwort|pin|tan)|geheimzahl|(?:push|photo|chip|m) ?tan|tan(?: nummer)?|\\S*pin ?(?:nummer|code)',
      'codes? (?:secret|confidentiel|temporaire|recu|unique|de (?:verification|securite|confirmation|connexion|validation|secours|recuperation)|a usage unique|d (?:acces|authentification|activation|autorisation)|a (?:six|6|quatre|4) chiffres)(?: \\S+)?|mots? de passe a usage unique',
      'cod(?:igos?)? (?:que chegou|enviado|recibido|recebido|verificaci?a?on?\\S*)(?: \\S+){0,4}|(?:cifras|digitos) (?:\\S+ ){0,6}cajero|sms con (?:\\S+ )?digitos|codigos? (?:temporal|temporario|secreto|unico|(?:d[ea]l? ?)?(?:(?:verific|confirm|autentic|valid|recuper|autoriz|activ|ativ)aca?i?on?|seguridad|seguranca|un solo uso|uso unico|acceso|acesso|inicio de sesion|login|respaldo|backup|desbloquei?o|(?:seis|6|4|cuatro|quatro) digitos|dos factores|sms))|numero secreto',
      'codic[ei] (?:(?:del )?bancomat|monouso|usa e getta|sms|temporane[oi]|segret[oi]|dispositivo|d[i ] ?(?:verifica|sicurezza|conferma|accesso|autenticazione|recupero|attivazione|sblocco|backup)|a (?:sei|6|quattro|4) cifre)',
      'kod iz sms|цифр\\S* (?:\\S+ ){0,4}(?:push|пуш|смс|sms|уведомлен\\S*)|пин ?(?:код\\S*)?|(?:одноразов|проверочн|секретн|резервн|защитн)\\S+ (?:код|парол)\\S*|код\\S* (?:подтверждения|проверки|безопасности|доступа|авторизации|аутентификации|активации|восстановления|входа|верификации|из \\S+)|(?:смс|sms) ?код\\S*',
      '(?:ال)?(?:رمز|كود) (?:ال)?(?:تحقق|تاكيد|امان|pin|otp|تفعيل|مصادقة|دخول|تعريف|استرداد|سري|لمرة)\\S*(?: \\S+)?|(?:ال)?رقم (?:ال)?سري|(?:ال)?رموز (?:ال)?(?:احتياط|استرداد)\\S*|لمرة واحدة|رمزا?(?:\\S+ ){0,3}(?:ارقام|هاتف)\\S*(?: \\S+)?|(?:ال)?رمز\\S? (?:\\S+ ){0,7}(?:رسالة|وصلك|ارسل\\S*|هاتف\\S*)(?: \\S+)?|ramz ?(?:al ?)?tahaqq?uq',
      'एम ?पिन|पिन(?: (?:नंबर|संख्या))?|ओटीपी|(?:सत्यापन|सुरक्षा|वेरिफिकेशन|प्रमाणीकरण|पुष्टि|पुष्टिकरण|रिकवरी|लॉगिन|एक्सेस|बैकअप) कोड|वन टाइम(?: \\S+)?|एक बार (?:का|उपयोग)\\S*|(?:एसएमएस|sms|मोबाइल) (?:\\S+ ){0,6}(?:कोड|अंक\\S*)',
    ],
    parts: [
      ...codeNames.parts,
      'รหัสยืนยัน',
      '(?:取款|atm)[^。]{0,8}(?:数字)|yan ?zheng ?ma|zhi ?fu ?mi ?ma|验证码|校验码|(?:动态|一次性) ?(?:密码|口令|验证码|代码|码)|短信码|简讯码|恢复码|备份码|复原码|(?:pin|安全|认证|授权|確认|确认|识别) ?(?:码)|恢复代码|(?:备用)(?:验证)?码|两步(?:骤)?(?:验证)|(?:取款|支付|交易) ?(?:密码)',
      '暗证|ワンタイム|(?:携帯|电话|スマホ)[^。]{0,8}届いた[^。]{0,6}(?:数字|コード|番号)|认证 ?アプリ|(?:sms|メール|アプリ)[^。]{0,10}(?:数字|コード)|ansho ?bango|ninsho ?(?:code|bango)|(?:认证|確认|検证|セキュリティ ?|pin ?|ピン ?|sms ?|バックアップ ?|回复 ?|复旧 ?|リカバリー ?|ログイン ?|アクセス ?) ?(?:コード|番号)',
      '문자로[^.]{0,12}(?:숫자|번호|코드)|injeung ?beonho|(?:인증|확인|보안|핀|pin|검증|복구|백업|sms|otp|액세스|승인) ?(?:번호|코드)|일회용|일회성',
    ],
  },
  credential: {
    words: [
      ...credentialNames.words,
      // One word each in languages that the library does not ship in. An Italian label is seldom "word" alone.
      '(?:(?:wachtwoord|sifre|losenord|adgangskode|passord|salasana|jelszo|lozinka|kata sandi)\\S{0,3}|h[ae]slo)(?= (?:[\\t\\n]|$))|(?<=^ )(?:parola|sandi|to ken|se cret)(?= $)|mat khau|κωδικος προσβασης|رمز عبور|گذرواژه',
      'mdp\\S*|\\S{3,}pw|senha\\S{0,3}|clave ?(?:de ?)?acceso\\S*|paaswar?d\\S*|parola ?di ?accesso|himitsu ?kagi|gupt ?(?:sanket|kod)|tongxing ?ma|psw\\S*|\\S{0,6}pwd|(?:al)?raqa?m ?(?:al ?)?sirri|bi ?beon|\\S*(?:wlan|wifi|netzwerk) ?schlussel|الباسوو?رد|باسوو?رد|tarjeta de coordenadas',
      'pasu ?wa?-?do|(?:deng ?lu )?mi ?ma|pass ?(?:words?|wd|phrases?|codes?|keys?)|\\S*password\\S{0,3}|ps{0,2}wo?rd|p?s{0,2}wd|pass|pw|(?:user|db|login|admin|root) ?pass',
      'access ?key ?id|keys? that this \\S+ requires|(?:api|app|live|access|secret|priv(?:ate)?|signing|signature|encryption|decryption|master|auth(?!ors? )\\S*|deploy|ssh|gpg|pgp|service ?account|hmac|aes|rsa|wallet|stripe|openai|anthropic|aws|azure|gcp|google|client|account|storage|root|recovery|session|webhook|jwt|bearer|host|subscription|channel|developer|integration|server|security|cloud|twilio|sendgrid|github|gitlab|ssl|tls|licen[cs]e|consumer|gemini|groq|mistral|deepseek|openrouter|hugging ?face|pinecone|notion|datadog|mailgun|cloudflare|supabase|firebase|algolia|binance|coinbase|kraken|wi ?fi|wpa2?|vpn|(?:pre ?)?shared) ?(?:(?:api|admin|anon|global|service role) ?)?keys?',
      'token|(?:access|refresh|session|security|oauth|bot|app|deploy|github|gitlab|slack|npm|user|login|jwt|id(?:entity)?|device|service|admin) ?tokens?|jwts?|bearer|\\S* ?pat|xox[bcdp]|(?:start|begin)\\S+ with [rs]k|[rs]k (?:ant|live|test|proj)|whsec|gh[op]|akia|aiza',
      '(?:secrets?|credentials?|creds)|(?:client|app|shared|webhook|signing|consumer|api)secret|log ?in (?:details|data|info\\S*)|auth\\S* ?headers?|kube ?config|service ?account ?json|(?:database|db|postgres|sas) ?ur[li]|user\\S* \\t pass\\S*@\\S+|liat|private pem|auth code verifier|psk|copy as (?:fetch|curl)|har file|da[dt](?:os|i) d[ei] (?:ac+es+o|login|inicio de sesion)|client geheimnis',
      '(?:seed|recovery|mnemonic|backup|secret|wallet|unlock) ?(?:phrases?|words?|mnemonics?|sentence)|mnemonics?|(?:12|24|twelve|twenty ?four) (?:\\S+ )?(?:words?|phrase)|wallet seed|[xz]prv|shamir (?:\\S+ )?shares?|keystore|netrc|(?:contents? of|paste|cat) (?:\\S+ ){0,2}(?:env|npmrc)(?: file)?|id (?:ed ?25519|rsa|ecdsa)(?: \\S+)?|begin and end(?: lines)?',
      '(?<! most )memorable word|(?:secret|security) (?:answer|question answer)|security question',
      '\\S*(?:pass|kenn|losungs|zugangs|geheim)wort\\S{0,2}|\\S*(?:api|zugriffs|zugangs|geheim|privat(?:er)?|sicherheits|verschlusselungs|signatur|wiederherstellungs|haupt|master) ?schlue?ssel|(?:geheime\\S*|private\\S*|api) (?:\\S+ )?schlussel|(?:zugangs|anmelde|login|benutzer)daten|(?:zugriffs|zugangs|sitzungs|sicherheits|api|auth\\S*|bearer)[ -]?tokens?|wiederherstellungs ?(?:phrase|satz|worter)|(?:sicherheits|geheim) ?antwort|antwort auf (?:\\S+ )?sicherheitsfrage',
      'mots? ?(?:de|2) ?pass\\S{0,2}|phrases? (?:de passe|secretes?|de recuperation|mnemonique|de recup|seed)|cl(?:e|ef)s? (?:d )?(?:wi ?fi|wpa\\d?|api|acces|secretes?|privees?|de (?:chiffrement|signature|securite|recuperation|l api)|d (?:api|acces|authentification))|jetons?(?: \\S+){0,2}|identifiants(?: de connexion)?|reponse (?:secrete|a la question)(?: \\S+)?',
      'resp(?:ue|o)sta (?:(?:\\S+ ){0,4}p[er]+gunta )?(?:secreta|de segur\\S+)|contrasenas?|(?:(?<!\\p{L}s )clave|(?<! (?:puntos|datos|indicadores) )claves)(?! catastral| unica de reg| del? (?:la |el )?(?:product\\S* (?!de )|(?:servicio|unidad) (?:$|[\\t\\n]|de medida)|centro de tra|pais|sol |fa |exito|fecha|articulo|entidad fed|elector|rastreo))|pala[bv]ras? (?:semilla|semente|secreta)|credencia(?:le|i)s|secreto (?:del? cliente|compartido)',
      '(?:llaves?|chi?ave) (?:d\\S* )?(?:wi ?fi|api|se[cg]reta|priva[dt]a|ac+es+o|seguranca|sicurezza|cri\\S+grafia|cifratura|assinatura|firma|recuper\\S+)|segredo(?: \\S+){0,2}|palavra passe',
      'frase (?:se(?:creta|greta|milla|mente|me|ed)|mnemonica|d[ei]? (?:contrasena|senha|ac+es+o|recuper\\S+|segur\\S+))|parol[ae] (?:di recupero|seme|d ordine|segreta|d accesso)|credenziali|segreto (?:client|del client|condiviso)|risposta (?:alla domanda )?(?:segreta|di sicurezza)',
      'парол\\S*|пасс|приватник\\S*|пассворд\\S*|parol(?![ea])\\S*|sekretn\\S* kl\\S*|ответ\\S* на (?:контрольн|секретн)\\S+ вопрос\\S*|кодов\\S+ (?:слов|фраз)\\S*|секретн\\S+ (?:ключ|слов|ответ|вопрос)\\S*|(?:закрыт|приватн|личн)\\S+ ключ\\S*|(?:api|апи) ключ\\S*|ключ\\S* (?:wi ?fi|api|апи|доступа|шифрования|подписи|безопасности|восстановления)|\\S*токен\\S*|учетн\\S+ данн\\S+|данные для входа|(?:сид|seed|мнемоническ\\S+|резервн\\S+|секретн\\S+) ?фраз\\S*|фраз\\S+ (?:восстановления|для восстановления)',
      '\\S{0,2}كلم(?:ة|ه|ات) ?(?:ال)?(?:مرور|سر)\\S*|\\S{0,2}(?:رمز|رقم)\\S? (?:ال)?سري|(?:ال)?رمز (?:ال)?(?:مرور|وصول|نفاذ|مميز)\\S*|عبارة (?:ال)?(?:مرور|سر\\S*|استرداد|استعادة|بذور|بذرة)|(?:ال)?مفتاح (?:ال)?(?:واي فاي|api|سري|خاص|وصول|تشفير|واجهة)\\S*|بيانات (?:ال)?(?:اعتماد|دخول|تسجيل الدخول)|(?:ال)?توكن|كلمات (?:ال)?(?:استرداد|استعادة)|(?:ال)?عبارة (?:ال)?سرية|(?:اجابة )?سؤال (?:ال)?امان|سر (?:ال)?عميل|k[ae]l[ie]?m[ae]t ?(?:[ae]l ?)?(?:m[ou]r\\S*|s[ei]r+)|ramz (?:al )?(?:murur|sirri)(?: \\S+)?',
      'gupt ?(?:kunji|shabd)|पास ?वर्ड|पास(?:कोड|फ़?्रेज़?)|गुप्त (?:कुंजी|शब्द|वाक्यांश|कोड|संकेत)|निजी कुंजी|(?:एपीआई|api|एक्सेस|सीक्रेट) (?:कुंजी|की)|(?:\\S+ )?टोकन|क्रेडेंशियल\\S*|लॉगिन (?:विवरण|जानकारी)|(?:सीड|रिकवरी) (?:वाक्यांश|फ़?्रेज़?)|कूटशब्द|सुरक्षा प्रश्न(?: का उत्तर)?',
    ],
    parts: [
      ...credentialNames.parts,
      'סיסמ[הא]|รหัสผ่าน',
      '安全性?问题|密码|[秘密金私]钥|ㄇㄧˋ? ?ㄇㄚ|口令(?!红包)|通行码|令牌|权杖|助记词|(?:恢复|复原|种子|回复) ?(?:短语|词|片语|单字|单词)|註记词|安全提示问题|(?:登[录入]|身[份分]) ?凭[证据]|密保',
      '(?:プライベート|マスター) ?キー|パス(?:ワード|フレーズ|コード|キー)|ぱすわーど|秘密键|秘密キー|シークレット|(?:アクセス|api|ライセンス认证|暗号化|署名) ?キー|暗号化?键|トークン|(?:认证|资格|ログイン) ?情報|(?:リカバリー?|シード|复元|回复|复旧) ?フレーズ|ニーモニック|秘密の(?:質问の)?(?:答え|質问|言葉)|合い?言葉(?!クイズ)',
      '보안 ?카드|bimil ?beonho|비밀 ?번호|비번|패스(?:워드|프레이즈|코드)|암호|(?:비밀|개인|액세스|접근|api|암호화|서명|복구|시크릿|마스터) ?키|토큰|(?:인증|로그인) ?정보|자격 ?증명|(?:시드|복구|니모닉) ?(?:구문|문구)|니모닉|보안 ?질문|시크릿',
    ],
  },
};
