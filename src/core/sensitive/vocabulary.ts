/**
 * What asks for a secret, in the languages that the library ships in, as regular expressions over texts that `simplify`
 * made: lower case, without accents, words apart by one space. `honest` is taken away first, longest meanings before others.
 */

/** Matched between word boundaries. */
export const honestWords = [
  // English
  'pass ?(?:words?|codes?|phrases?) (?:polic\\S+|length|managers?|strength|hints?|rules?|rotation|expir\\S+|age|requirements?|complexity|fields?|history|generator|format|type|count|attempts?|protect\\S+|last changed|changed|reset (?:link|url|e ?mail|page|date)|storage|hash\\S*|algorithm|label|score|provider|required|update|visibility|settings?|group|tips?|change (?:date|interval|frequency))(?: \\S+){0,2}',
  '(?:days|months|weeks|hours|minutes|seconds|time) (?:\\S+ ){0,4}(?:pass ?words?|tokens?|codes?|keys?) expires?',
  '(?:min|max|minimum|maximum|number of|count of|forgotten) (?:\\S+ )?pass ?words?(?: \\S+)?',
  'pass ?word ?(?:less|protected)',
  'tokens? (?:counts?|limits?|budget|usage|used|prices?|costs?|names?|types?|length|lifetime|expir\\S+|ttl|address|symbol|ratio|per \\S+|supply|standard|ring|bucket|size|window|holders?|sale|ids?|rate|quota|endpoint|url|issuer|scopes?|format|amount|balance|label|decimals|kind|distribution|savings|estimate|allocation|threshold|cap|economics|contract|based \\S+|refresh interval)',
  '(?:max|min|maximum|minimum|number of|num|count of|total|output|input|prompt|context|completion|reserved|generat\\S+|design|css|gas|erc ?\\d+|nft|stop|native|governance|utility|special|padding|start|end|eos|bos|reward|game|cached|reasoning|thinking|how many|non fungible)(?: \\S+)? tokens?(?: \\S+)?',
  '(?:api|access|secret|private|ssh|gpg|encryption|signing|deploy|service account) ?keys? (?:names?|labels?|prefix|scopes?|rotation|expir\\S+|count|owner|type|alias|path|length|size|algorithm|created|last used|location|file ?name|description|status|fingerprint|usage|limits?|version|policy|permissions?|provider|vault|region|environment|reference|identifier|interval|days)(?: \\S+)?',
  'api key id',
  'public (?:\\S+ )?keys?|\\S+ public keys?|primary keys?|foreign keys?|(?:api|app) versions?',
  '(?:secrets?|credentials?) (?:santa|names?|ids?|paths?|managers?|stores?|backend|ingredients?|level|rotation|version|arn|scope|engine|menu|sauce|gist|ref\\S*|location|mission|types?|provider|expir\\S+|helper|label|profile|issuer|url|count|file (?:path|name))(?: \\S+)?',
  '(?:professional|academic|teaching|medical|educational|digital|verifiable|press) credentials?',
  'session (?:id|name|title|length|notes|topic|type|timeout)',
  '(?:business|score|playing|id|graphics?|sound|video|greeting|trading|loyalty|memory|sd|report|title|trello|kanban|index|post|birthday|library|network|membership|flash|time|rate|recipe|product|story|invitation|key|profile|info|member|wild|tarot|insurance|health|green|red|yellow|boarding|sim|punch|place|thank you|holiday|christmas) ?cards?(?: (?:numbers?|no|ids?|details|info|data|codes?|holder))?(?! pin)',
  '(?:(?:credit|debit|payment|bank) )?cards? (?:colou?rs?|types?|titles?|layout|styles?|design|brands?|networks?|issuers?|readers?|games?|counts?|sizes?|limits?|stock|holder(?: name)?|view|width|height|theme|images?|order|deck|labels?|position|spacing|orientation|art|description|template|padding|radius|shadow|face|catalog|variant|background|text|content|header|footer|list|category|set|processing|provider|fees?|statement|points|bill|nickname|supplier|program(?:me)?|accepted|present)(?: \\S+)?',
  '(?:last|final) (?:4|four)(?: digits?)?(?: (?:of|on|from))?(?: \\S+){0,4}|(?:\\S+ ){0,2}cards? (?:last (?:4|four)|ending)(?: \\S+){0,2}',
  '(?:gpio|arduino|outputs?|inputs?|data|digital|analog|led|headers?|connector|board|map|bowling|safety|lapel|dropp?e?d?|clock|reset|ground|power|signal|chip|ic|socket|rolling|hair|enamel|push|firing|pull up|pwm|i2c|spi|uart|interrupt|tx|rx|trigger|echo|servo|sensor|motor|relay|enable|sda|scl|cs|mosi|miso|raspberry pi|esp32|hardware) pins?(?: (?:numbers?|no|mode|name|count|layout|id))?',
  'pins? (?:locations?|boards?|colou?rs?|messages?|posts?|tabs?|map|counts?|layout|mode|to (?:the )?(?:top|profile|board|dashboard|home|bottom|sidebar|start|taskbar|channel|map|front)|positions?|assignments?|mapping|names?|icons?|styles?|size|header|outs?|versions?|labels?|diagram|notes?|comments?|items?|configuration|type|height|width|spacing|pitch|it|this|drop|dependencies|chat|channel)',
  'mi ?ma (?:cuo ?wu|chang ?du|qiang ?du)(?: \\S+){0,3}|ansho ?bango ketasu?|senha de atendimento(?: \\S+){0,3}|essence de bois(?: \\S+){0,3}|bois (?:\\S+ )?pin|pins? (?:chene|hetre|sylvestre|maritime|parasol)|puntos? clave|(?:postal|post|zip|area|delivery|address|city|shipping|indian?|postcode) (?:\\S+ )?pin ?codes?|pin ?codes? (?:postal|of (?:your|the) (?:area|city|address)|zip|area|city|address|delivery)(?: \\S+)?',
  '(?:country|zip|postal|post|error|discount|promo\\S*|coupon|voucher|language|currency|source|dress|qr|bar|area|status|colou?r|airport|product|department|cost ?cent(?:er|re)|booking|order|reservation|flight|hotel|tracking|time ?zone|exit|response|http|diagnosis|icd|cpt|billing|project|course|class|sort|swift|bic|iata|icao|iso|region|state|dial\\S*|referral|campaign|tax|hs|commodity|stock|sku|item|serial|model|event|job|invit\\S+|charge|gl|unit|room|building|clean|morse|machine|byte|open|low|vs|genetic|team|meeting|game|ticket|shipping|vendor|customer|station|branch|store|warehouse|hex|rgb) ?(?:confirmation |reference |security )?(?:codes?|confirmation number)',
  '(?:verification|authentication|confirmation|security|login|access|sms|otp|mfa|2fa|two factor|recovery|backup) (?:codes? )?(?:methods?|status|types?|level|providers?|e ?mail|url|link|page|dates?|channels?|devices?|policy|settings?|groups?|logs?|control|window|score|templates?|required|preferences?|frequency|delivery|expir\\S+|timeout|length|count|attempts?|phone number|phone|contact|schedule|plan|location|team|officer|clearance|name|enabled)(?: \\S+){0,2}',
  'codes? (?:length|count|format|type|name|language|owner|review|style|coverage|samples?|snippets?|block|base|expir\\S+|validity|of conduct)',
  '(?:name|names|id|identifier|path|location|label|number|count|url|link|type|kind|length|title|owner|colou?r|maximum|minimum|size|limit|alias|date|version|environment variable|variable|status|policy|strength|expiry|scope|format|prefix|purpose) (?:of|for|to|in|that (?:holds|contains|stores)) (?:\\S+ ){0,6}(?:pass ?words?|keys?|tokens?|secrets?|credentials?|codes?|pins?|cards?)(?: (?:policy|manager|group|vault|rotation))?',
  'pass ?words? (?:min|max|minimum|maximum|reset) \\S+|(?:o ?auth )?client ids?|\\S+ (?:e ?mails?|links?|messages?|screens?|pages?|templates?|forms?|texts?|notices?|sections?) (?:\\S+ ){0,4}(?:pass ?words?|tokens?|codes?|keys?|pins?)|(?:codes?|pass ?words?|tokens?) (?:e ?mails?|links?|messages?|screens?|pages?|templates?|forms?|texts?)(?: \\S+)?',
  // German
  '\\S*(?:passwort|kennwort|passworter|kennworter) ?(?:richtlinien?|lange|manager|starke|hinweis|regeln?|ablauf\\S*|alter|historie|verwaltung|schutz|wechsel\\S*|anforderung\\S*|komplexitat|speicher\\S*|vorgaben?|gultigkeit|anderung\\S*)(?: \\S+)?',
  '(?:richtlinien?|lange|starke|ablauf|anderungsdatum|mindestlange|name|anzahl) (?:\\S+ ){0,2}(?:passwort\\S*|kennwort\\S*|tokens?|schlussels?)',
  '\\S*(?:token|schlussel) ?(?:anzahl|limit|name|typ|lange|ablauf|verbrauch|budget|grenze|kosten|rotation|bezeichnung|version|obergrenze|zahl|art)|(?:max\\S*|anzahl|zahl|hochstzahl|obergrenze|menge) (?:\\S+ )?tokens?|schlusselw\\S+',
  '(?:visiten|spiel|grafik|speicher|sim|land|speise|fahr|eintritts|kunden|gruss|bord|mitglieds|post|bahn|gesundheits|kreditkarten(?= (?:typ|art)))karten?(?:nummer)?|karten ?(?:farbe|typ|layout|titel|stil|art|design|grosse|spiel|ansicht|inhaber\\S*|anbieter|reihenfolge)|kreditkarten ?(?:typ|art|anbieter|limit|marke|abrechnung)',
  'offentliche\\S* (?:\\S+ )?schlussel|primar ?schlussel',
  '(?:post|lander|lands|fehler|rabatt|gutschein|sprach|wahrungs|farb|quell|buchungs|produkt|vorwahl|strich|aktions|artikel|status|qr|bar|dress)[ ]?codes?',
  // French
  '(?:politiques?|longueur|gestionnaire|force|robustesse|regles?|expiration|duree|indice|historique|complexite|nom|changement|rotation|exigences?|validite|stockage) (?:\\S+ ){0,4}mots? de passe|mots? de passe (?:oublie|minimum|maximum)',
  '(?:nombre|limite|budget|maximum|cout|prix|consommation|type|nom|total|plafond|quantite|duree) (?:\\S+ ){0,2}jetons?(?: \\S+){0,2}|jetons? (?:max\\S*|par \\S+|d entree|de sortie|de design|de jeu|de casino)',
  '(?:type|couleur|marque|titre|plafond|style|disposition|format|nom|taille) (?:de |du |de la )(?:la )?carte(?: \\S+){0,2}|carte (?:de visite|graphique|sim|memoire|de voeux|d embarquement|d identite|vitale|geographique|mentale|routiere|postale|de fidelite|du jour|des vins)(?: \\S+)?|numero de carte de fidelite',
  'code (?:postal|pays|langue|erreur|promo\\S*|source|couleur|barres|produit|devise|d erreur|de reduction|vestimentaire|article|qr|client|projet|de reservation|region|fiscal|a barres|de la (?:route|couleur))',
  'cles? (?:publique|primaire|etrangere|de tri|usb|de repartition)|nom de la cle(?: \\S+){0,2}|mots? cles?',
  // Spanish and Portuguese
  'dias (?:\\S+ ){0,4}(?:contrasenas?|senhas?)|(?:politica|longitud|gestor|administrador|fortaleza|reglas?|caducidad|vencimiento|requisitos|historial|complejidad|pista|indicio|cambio|rotacion|tamanho|comprimento|gerenciador|forca|regras?|expiracao|validade|historico|complexidade|dica|troca|seguridad|nombre|nome|tipo) (?:\\S+ ){0,3}(?:contrasenas?|senhas?)',
  '(?:numero|cantidad|limite|maximo|recuento|presupuesto|costo|coste|precio|nombre|tipo|uso|consumo|quantidade|contagem|orcamento|custo|preco|nome|total|conteo) (?:\\S+ ){0,2}tokens?(?: \\S+)?|tokens? (?:max\\S*|por \\S+|de (?:entrada|salida|saida|diseno|design))',
  '(?:color|cor|tipo|marca|bandeira|titulo|diseno|limite|estilo|layout|formato|tamano|nombre|nome) (?:de |da |do |de la |del )(?:la )?(?:tarjeta|cartao)(?: de \\S+)?|(?:tarjeta|cartao) (?:de visita|de presentacion|grafica|sim|de memoria|de embarque|de cumpleanos|de video|de aniversario|postal|de fidelidad|fidelidade|roja|amarilla|sanitaria|de regalo|de natal)',
  'codigo (?:postal|de (?:pais|error|erro|descuento|desconto|color|cor|barras|idioma|producto|produto|area|moneda|reserva|vestimenta|estado|la moneda)|pais|promocional|fuente|fonte|qr|d[oae]l? (?:pais|cor|idioma|produto|producto|moeda|cliente|erro|curso)|da (?:cor|moeda))',
  '(?:clave|chave) (?:publica|primaria|foranea|estrangeira)|(?:nombre|nome) d[ea] (?:la )?(?:clave|chave)(?: \\S+){0,2}|palabras? clave|palavras? chave|punto clave',
  // Italian
  '(?:criteri|politica|policy|lunghezza|gestore|robustezza|regole|scadenza|requisiti|cronologia|complessita|suggerimento|cambio|nome|durata|validita) (?:\\S+ ){0,3}password',
  '(?:numero|quantita|limite|massimo|conteggio|budget|costo|prezzo|nome|tipo|uso|consumo) (?:\\S+ ){0,2}token|token (?:massimi|per \\S+|di (?:input|output|design))',
  '(?:colore|tipo|circuito|titolo|limite|stile|layout|formato|marca) (?:della |di )?carta(?: di \\S+)?|carta (?:d identita|di identita|d imbarco|di imbarco|geografica|fedelta|da \\S+|intestata|sim|stradale)(?: \\S+)?',
  'codice (?:postale|paese|errore|promozionale|sconto|sorgente|colore|a barre|lingua|prodotto|fiscale|qr|valuta|prenotazione|di errore|cliente|di avviamento|articolo|etico)',
  'chiave (?:pubblica|primaria|esterna)|nome della chiave(?: \\S+){0,2}|parol[ae] chiave',
  // Russian
  '(?:политик|длин|менеджер|надежност|сложност|срок|требовани|истори|подсказк|смен|правил|назван|имя|дата|минимальн)\\S* (?:\\S+ ){0,3}парол\\S+|парольн\\S+ политик\\S+',
  '(?:количеств|числ|лимит|максим|стоимост|цен|названи|имя|тип|бюджет|расход|счетчик|длин)\\S* (?:\\S+ ){0,2}токен\\S*',
  '(?:цвет|тип|дизаин|заголовок|стиль|макет|вид|лимит|размер|название|фон)\\S* (?:\\S+ )?карт\\S+|(?:визитн|игральн|географическ|видео|сим|дисконтн|клубн|дорожн|медицинск)\\S* ?карт\\S*|номер\\S* (?:дисконтн|клубн|медицинск|сим|бонусн)\\S* ?карт\\S+',
  '(?:открыт|публичн|первичн|внешн)\\S+ ключ\\S*|ключев\\S+ \\S+|(?:названи|имя|срок)\\S* (?:\\S+ )?ключа',
  '(?:почтов|исходн|цветов)\\S+ (?:код|индекс)\\S*|код\\S* (?:страны|города|ошибки|валюты|языка|товара|скидки|цвета|региона|бронирования|купона|статуса|продукта)|(?:промо|штрих|qr ?)код\\S*',
  // A secret in the genitive is the secret of something else: the length, the name, the age.
  '(?!confirm|val|cont|repet|nuev|nouv|introdu|ingres|saisi|wert|inhalt|bestatig|wiederhol|eingabe)\\S+ (?:d[eu]|des|del|de las?|de los|di|della|delle|dei|da|do|das|dos|von|der|du|au|al|aux) (?:l |su |tu |sua |seu |votre |ihres |deines )?(?:mots? de passe|jetons?|contrasenas?|senhas?|tokens?|password|kennwort\\S*|passwort\\S*|claves? (?:de )?api|chaves? (?:de )?api|chiavi? api|secrets?)(?: \\S+)?',
  '(?!подтвержд|ввод|введ|значен|содержим|повтор|нов|ваш|сво)\\S+ (?:парол(?:я|еи|ям|ями)|токен(?:а|ов|ам)|ключ(?:а|еи) api)(?: \\S+)?|\\S+ (?:под|для|о|об|при) (?:\\S+ )?(?:парол|токен)\\S+',
  // Arabic
  '(?:سياسة|\\S{0,2}طول|مدير|قوة|قواعد|صلاحية|تلميح|متطلبات|سجل|اسم|مدة|انتهاء) (?:\\S+ ){0,2}\\S{0,2}كلم(?:ة|ات) (?:ال)?(?:مرور|سر)',
  '(?:عدد|مسار|ملف) (?:\\S+ ){0,6}(?:رمز|الرمز|كلمة|مفتاح)(?: \\S+)?|(?:عدد|حد|الحد|اقصى|اسم|نوع|تكلفة|ميزانية|عدد اقصى) (?:\\S+ ){0,2}(?:ال)?(?:رموز|توكن\\S*)(?: \\S+)?',
  '(?:لون|نوع|عنوان|تصميم|شكل|حجم) (?:ال)?بطاقة(?: \\S+)?|(?:ال)?بطاقة (?:ال)?(?:عمل|هوية|ذاكرة|تهنئة|sim|صعود|شخصية|بريدية)|رقم بطاقة (?:ال)?(?:هوية|عضوية|مكتبة|ولاء)',
  '(?:ال)?(?:رمز|كود) (?:ال)?(?:بريد\\S*|بلد|دولة|خطا|لون|لغة|عملة|منتج|خصم|قسيمة|مشروع|كوبون|منطقة)\\S*|(?:ال)?مفتاح (?:ال)?(?:عام|اساسي|رئيسي)|اسم (?:ال)?مفتاح(?: \\S+){0,2}|رمز (?:تاكيد )?(?:ال)?حجز(?: \\S+)?',
  // Hindi
  'पासवर्ड (?:की |का |के )?(?:नीति|लंबाई|प्रबंधक|मैनेजर|संकेत|नियम|अवधि|शक्ति|मजबूती|समाप्ति|आवश्यकताएं?|इतिहास)\\S*(?: \\S+)?',
  '(?:अधिकतम|कुल|इनपुट|आउटपुट|न्यूनतम) टोकन(?: \\S+)?|टोकन (?:की |का )?(?:संख्या|सीमा|गणना|नाम|प्रकार|बजट|लागत)',
  '(?:क्रेडिट |डेबिट )?कार्ड (?:का |की )?(?:रंग|प्रकार|शैली|शीर्षक|डिज़ाइन|डिजाइन|सीमा|लेआउट|आकार)|(?:बिज़नेस|बिजनेस|विज़िटिंग|विजिटिंग|सिम|ग्राफिक्स|मेमोरी|राशन|आधार|पहचान|लाइब्रेरी|पुस्तकालय) कार्ड(?: नंबर| संख्या)?',
  '(?:सार्वजनिक|प्राथमिक) कुंजी|पिन कोड|(?:देश|त्रुटि|मुद्रा|भाषा|छूट|उत्पाद|रंग|पोस्टल|डाक|कूपन) (?:का )?(?:पिन )?कोड|(?:कुंजी|api key) का नाम|(?:कतार|लाइन) (?:\\S+ ){0,4}टोकन(?: \\S+)?|टोकन (?:की )?(?:समय|क्रमांक|अवधि|वैधता)\\S*(?: \\S+)?|पासवर्ड रीसेट(?: \\S+){0,3}|dak pin code|पिन का नाम|नक्शे पर पिन|मैप पर पिन',
] as const;

/** Matched anywhere: Chinese, Japanese and Korean put no spaces where others do. */
export const honestParts = [
  '(?:密码|密碼|验证码|驗證碼|私钥|私鑰|令牌|权杖|權杖|金鑰|密钥|密鑰|口令)(?:的|文件|檔案)?(?:所在|图片|圖片|学|學|课程|路径|路徑|错误|錯誤|锁定|鎖定|重试|重試|时间|時間|显示名|顯示名|显示|顯示|通知|邮件|郵件|算法|演算法|格式|位置|说明|說明|列表|数量|數量|次数|次數|文件|檔案|天数|天數|管理|主旨|有效时|有效時|更新|页|頁|输入框|字符|字元|服务|服務|負責|负责)|「[^」]*」',
  '(?:パスワード|認証コード|確認コード|トークン|秘密鍵|暗証番号|シークレット|キー) ?(?:の|を)?(?:桁数|ファイル|再設定|リセット|再送|変更|説明|画面|入力欄|試行|失敗|ロック|表示|保管|保存先|有効|名前空間|文字|件名|メール|名)|(?:公開|並べ替え|ショートカット|外部|検索|ソート)キー',
  '(?:비밀 ?번호|암호|패스워드|토큰|시크릿|인증 ?(?:번호|코드)|키)(?:이|의|를|가)? ?(?:변경|주기|심볼|네임스페이스|만료|재설정|초기화|오류|자릿수|안내|화면|입력란|이름|표시|파일|경로|저장|횟수|아니라)|(?:정렬|단축) ?키|키 ?\\(?cm',

  '(?:密码|密碼)(?:策略|强度|強度|长度|長度|提示|规则|規則|有效期|管理器|过期|過期|复杂度|複雜度|要求|历史|歷史|政策|原則|原则|保护|類型|类型|重置链接|最小|更换|變更)',
  '(?:令牌|权杖|權杖|词元|token) ?(?:数|數|数量|數量|上限|限制|名称|名稱|类型|類型|桶|预算|預算|用量|消耗|价格|長度|长度|总数|個數|个数)|(?:最大|最多|输入|輸入|输出|輸出|总) ?(?:令牌|权杖|權杖|token|词元)(?: ?[数數]量?)?',
  '卡片 ?(?:颜色|顏色|样式|樣式|标题|標題|类型|類型|布局|版面|大小|设计|設計)|(?:信用|银行|銀行|借记)卡 ?(?:类型|類型|品牌|额度|額度|账单|帳單|种类|種類|发卡行)|(?:会员|會員|图书|圖書|名|显|顯示|sim|校园|饭|门禁|借书) ?卡 ?(?:号码|號碼|号|號)?',
  '(?:密钥|密鑰|金钥|金鑰) ?(?:名称|名稱|轮换|輪替|标识|用途|别名|別名|类型|類型|版本|长度|長度|有效期)|公钥|公鑰|公開金鑰|主键|主鍵|关键[词字]|關鍵字',
  '邮政编码|邮编|郵遞區號|(?:优惠|優惠|折扣|国家|國家|错误|錯誤|语言|語言|颜色|顏色|二维|源|货币|貨幣|产品|產品|地区|條|条形|邀请|邀請|区域|機場|机场|课程) ?(?:代码|代碼|码|碼)|(?:验证码|驗證碼) ?的?(?:有效时间|有效時間|长度|長度|类型|類型|有效期|位数|位數)',
  'パスワード ?(?:の)?(?:ポリシー|長さ|長|強度|ヒント|管理|マネージャ|有効期[限間]|要件|有効日数|ルール|履歴|変更日|規則|最小文字数|文字数|複雑)',
  'トークン ?(?:の)?(?:数|上限|名|種類|制限|使用量|予算|長|最大数|単価)|最大 ?トークン ?数?|(?:入力|出力|デザイン) ?トークン',
  '(?:クレジット ?)?カード ?(?:の)?(?:色|種類|タイトル|レイアウト|デザイン|形|名|ブランド|会社|限度額|サイズ|スタイル|枚数|順)|(?:sim|グラフィック|ビデオ|ポイント|会員|メモリ|図書館|診察|メッセージ|バースデー) ?カード ?(?:番号)?',
  '(?:api ?|アクセス ?)?キー ?(?:の)?(?:名|種類|有効期限|ローテーション)|公開鍵|公開キー|主キー|外部キー|キーワード',
  '(?:国|郵便|エラー|クーポン|割引|言語|通貨|色|カラー|商品|ソース|地域|qr|バー|プロモ|ドレス|空港|部門|招待) ?コード|郵便番号|ピン留め|予約[^ ]{0,4}(?:確認)? ?番号',
  '(?:비밀 ?번호|암호|패스워드) ?(?:정책|길이|관리자|강도|힌트|규칙|만료|요구|기록|변경일|복잡|최소|유효)|암호 ?화폐|암호화 ?(?:방식|알고리즘|유형)',
  '토큰 ?(?:수|개수|한도|제한|이름|유형|사용량|예산|비용|길이|가격)|최대 ?토큰(?: ?수)?|(?:입력|출력|디자인) ?토큰',
  '(?:신용 ?)?카드 ?(?:색상|색|유형|제목|레이아웃|디자인|스타일|종류|브랜드|한도|회사|크기|모양|수수료)|(?:명함|그래픽|sim|유심|회원|멤버십|메모리|도서관|포인트) ?카드(?: ?번호)?',
  '공개 ?키|기본 ?키|외래 ?키|(?:api|액세스) ?키 ?(?:이름|명|유형|만료)|키 ?이름|키워드|(?:국가|우편|오류|할인|쿠폰|언어|통화|색상|제품|소스|지역|상태|초대|프로모션) ?(?:코드|번호)|우편 ?번호',
] as const;

interface Vocabulary {
  /** Matched between word boundaries, digits behind. */
  readonly words: readonly string[];
  /** Matched anywhere. */
  readonly parts: readonly string[];
}

/** In the order in which they are looked for: a card's security code is the card's. */
export const secrets: Readonly<Record<'payment' | 'code' | 'credential', Vocabulary>> = {
  payment: {
    words: [
      '(?:numbers?|digits) (?:\\S+ ){0,8}(?:visa|mastercard|amex)|(?:(?:credit|debit|bank|payment|visa|master ?card|amex|charge|prepaid|gift|billing) ?)?cards? ?(?:numbers?|no|nr|num|details?|data|pan|info\\S*|codes?|cvv|cvc|expir\\S+|verification(?: \\S+)?|security (?:code|number)|digits|pin|valid\\S*(?: (?:thru|until|through))?)',
      'valid (?:thru|through)|(?:numbers?|digits|code) (?:\\S+ ){0,8}cards?',
      '(?:credit|debit) ?cards?|cc ?(?:numbers?|num|no|cvv|exp|details)|cvv2?|cvc2?|csc|cvn|ccv|expir\\S+ (?:\\S+ ){0,6}cards?|pan number|primary account number',
      '(?:kredit|debit|bank|ec|giro)?karten ?(?:nummer|nr|daten|prufnummer|prufziffer|ablauf\\S*|gultig\\S*)|kreditkarten?|prufziffer|(?:karten)?pr(?:u|ue)fnummer|sicherheitscode (?:\\S+ ){0,2}karte|ziffern (?:\\S+ ){0,6}karte',
      '(?:numeros?|num) (?:de )?(?:\\S+ )?cartes?(?: \\S+)?|numero de cb|cartes? (?:bancaires?|bleue|de (?:credit|debit|paiement))|cryptogramme(?: visuel)?|chiffres (?:\\S+ ){0,6}carte|date d expiration de (?:\\S+ )?carte|code de securite de (?:\\S+ )?carte',
      '(?:numeros?|num|nro) (?:de )?(?:\\S+ )?tarjetas?|(?:digitos|cifras|numeros) (?:\\S+ ){0,6}(?:tarjeta|cartao)|tarjetas? (?:de (?:credito|debito)|bancarias?)|(?:vencimiento|caducidad) de (?:\\S+ )?tarjeta|datos de (?:\\S+ )?tarjeta|codigo de seguridad de (?:\\S+ )?tarjeta',
      '(?:numeros?|num|nro) (?:d[oe] )?(?:\\S+ )?cartao|cartao (?:de (?:credito|debito)|bancario)|validade do cartao|dados do cartao|codigo de seguranca do cartao',
      '(?:numero|num) (?:\\S+ )?carta|cifre (?:\\S+ ){0,6}carta|carta (?:di (?:credito|debito)|bancaria)|scadenza (?:\\S+ )?carta|dati (?:\\S+ )?carta|codice di sicurezza (?:\\S+ )?carta',
      'nomer karty|номер\\S* (?:\\S+ ){0,2}карт\\S+|цифр\\S* (?:\\S+ ){0,5}карт\\S+|(?:кредитн|дебетов|банковск|платежн)\\S+ карт\\S+|срок\\S* деиствия (?:\\S+ )?карт\\S+|(?:данн|реквизит)\\S+ (?:\\S+ )?карт\\S+',
      '(?:ال)?رقم \\S{0,2}بطاق\\S*|\\S{0,3}بطاق\\S+ (?:ال)?(?:ائتمان|خصم|بنك|مصرف|فيزا)\\S*|بيانات (?:ال)?بطاق\\S*|رمز (?:ال)?امان (?:ال)?بطاق\\S*',
      '(?:क्रेडिट|डेबिट|बैंक|एटीएम) कार्ड(?: \\S+)?|कार्ड (?:का |की )?(?:नंबर|संख्या|विवरण|समाप्ति\\S*)|सीवीवी',
    ],
    parts: [
      '(?:xin ?yong ?)?ka ?hao|(?:信用|银行|銀行|借记|借記|储蓄|儲蓄|金融|提款|签帐|簽帳)卡|卡号|卡號|卡片(?:号|號)|卡片? ?(?:的)?(?:号码|號碼|有效期|背面|正面)',
      'クレジット ?カード|カード ?(?:の)?(?:番号|情報|有効期限|裏面?|表面)|デビット ?カード|キャッシュ ?カード',
      '카드 ?(?:번호|정보|유효|뒷면|앞면)|(?:신용|체크|직불) ?카드',
    ],
  },
  code: {
    words: [
      '(?:\\S+ )?pins?(?: (?:codes?|numbers?|no))?|pin ?(?:code|number)|[ht]?otps?(?: codes?)?|m?tan',
      '(?:one ?time|1 ?time|single ?use) (?:pass ?(?:word|code)|code|pin|key|token|pwd)s?|onetimecode',
      '(?:verification|verify|security|authentication|authenticator|auth|authorization|log ?in|sign ?in|sms|text|mfa|2 ?fa|tfa|two ?factor|2 ?factor|2 ?step|two ?step|second factor|confirmation|recovery|backup|access|unlock|activation|reset|transaction|temporary|temp|dynamic|validation|otp|e ?mail|\\d ?digit|six ?digit|four ?digit|secret|door|gate|alarm|rescue|scratch|bypass|device|google) ?(?:pass ?)?(?:codes?|pins?)',
      'mfa|2fa|digits (?:\\S+ ){0,4}(?:cash machine|atm)|google authenticator|(?:number|code) (?:\\S+ ){0,4}authenticator|(?:texted|sent|mailed|smsed) (?:to )?you (?:\\S+ ){0,4}(?:digits|code|number)|(?:codes?|digits|number|passcode) (?:\\S+ ){0,6}(?:sms|texted|text message|authenticator|e ?mailed|sent (?:to )?(?:you|your)|your (?:phone|app|bank|mobile|authenticator)|we (?:sent|texted|just sent))',
      '\\S*(?:einmal|bestatigungs|verifizierungs|sicherheits|authentifizierungs|freischalt|zugangs|anmelde|sms|wiederherstellungs|aktivierungs|prufungs|freigabe|zugriffs|notfall)[ ]?(?:codes?|kennwort|passwort|pin|tan)|geheimzahl|(?:sms|push|photo|chip|m) ?tan|tan(?: nummer)?|\\S*pin ?(?:nummer|code)',
      'codes? (?:pin|secret|confidentiel|sms|otp|temporaire|recu|unique|de (?:verification|securite|confirmation|connexion|validation|secours|recuperation)|a usage unique|d (?:acces|authentification|activation|autorisation)|a (?:six|6|quatre|4) chiffres)(?: \\S+)?|mots? de passe a usage unique',
      'cod(?:igos?)? (?:que chegou|enviado|recibido|recebido|verificaci?a?on?\\S*|verificacao|verificacion)(?: \\S+){0,4}|(?:cifras|digitos) (?:\\S+ ){0,6}cajero|sms con (?:\\S+ )?digitos|codigos? (?:pin|sms|otp|temporal|temporario|secreto|unico|d[ea]l? ?(?:verificacion|verificacao|seguridad|seguranca|confirmacion|confirmacao|un solo uso|uso unico|acceso|acesso|autenticacion|autenticacao|validacion|validacao|recuperacion|recuperacao|autorizacion|autorizacao|inicio de sesion|login|respaldo|activacion|ativacao|desbloqueo|desbloqueio|(?:seis|6|4|cuatro|quatro) digitos|dos factores|sms))|numero secreto',
      'codic[ei] (?:pin|monouso|usa e getta|sms|otp|temporane[oi]|segret[oi]|dispositivo|d[i ] ?(?:verifica|sicurezza|conferma|accesso|autenticazione|recupero|attivazione|sblocco|backup)|a (?:sei|6|quattro|4) cifre)',
      'kod iz sms|цифр\\S* (?:\\S+ ){0,4}(?:push|пуш|смс|sms|уведомлен\\S*)|пин ?(?:код\\S*)?|(?:одноразов|проверочн|секретн|резервн|защитн)\\S+ (?:код|парол)\\S*|код\\S* (?:подтверждения|проверки|безопасности|доступа|авторизации|аутентификации|активации|восстановления|входа|верификации|из \\S+)|(?:смс|sms) ?код\\S*',
      '(?:ال)?(?:رمز|كود) (?:ال)?(?:تحقق|تاكيد|امان|pin|otp|تفعيل|مصادقة|دخول|تعريف|استرداد|سري|لمرة)\\S*(?: \\S+)?|(?:ال)?رقم (?:ال)?سري|لمرة واحدة|رمزا?(?:\\S+ ){0,3}(?:ارقام|هاتف)\\S*(?: \\S+)?|(?:ال)?رمز\\S? (?:\\S+ ){0,7}(?:رسالة|وصلك|ارسل\\S*|هاتف\\S*)(?: \\S+)?|ramz (?:al )?tahaqquq',
      'पिन(?: (?:नंबर|संख्या))?|ओटीपी|(?:सत्यापन|सुरक्षा|वेरिफिकेशन|प्रमाणीकरण|पुष्टि|पुष्टिकरण|रिकवरी|लॉगिन|एक्सेस|बैकअप) कोड|वन टाइम(?: \\S+)?|एक बार (?:का|उपयोग)\\S*|(?:एसएमएस|sms|मोबाइल) (?:\\S+ ){0,6}(?:कोड|अंक\\S*)',
    ],
    parts: [
      '(?:取款|atm)[^。]{0,8}(?:数字|數字)|yan ?zheng ?ma|zhi ?fu ?mi ?ma|验证码|驗證碼|校验码|校驗碼|动态码|動態碼|(?:动态|動態|一次性) ?(?:密码|密碼|口令|验证码|驗證碼|代码|代碼|码|碼)|短信码|(?:pin|安全|认证|認證|授权|授權|確認|确认|识别) ?(?:码|碼)|恢复代码|(?:备用|備用)(?:验证|驗證)?[码碼]|[两兩]步(?:骤|驟)?(?:验证|驗證)|(?:取款|支付|交易) ?(?:密码|密碼)',
      '暗証|ワンタイム|(?:携帯|電話|スマホ)[^。]{0,8}届いた[^。]{0,6}(?:数字|コード|番号)|認証 ?アプリ|(?:sms|メール|アプリ)[^。]{0,10}(?:数字|コード)|ansho ?bango|ninsho ?(?:code|bango)|(?:認証|確認|検証|セキュリティ ?|pin ?|ピン ?|sms ?|バックアップ ?|回復 ?|復旧 ?|リカバリー ?|ログイン ?|アクセス ?) ?(?:コード|番号)',
      '문자로[^.]{0,12}(?:숫자|번호|코드)|injeung ?beonho|(?:인증|확인|보안|핀|pin|검증|복구|백업|sms|otp|액세스|승인) ?(?:번호|코드)|일회용|일회성',
    ],
  },
  credential: {
    words: [
      'pasu ?wa-?do|(?:deng ?lu )?mi ?ma|pass ?(?:words?|wd|phrases?|codes?|keys?)|\\S*password\\S{0,3}|p?(?:ass)?wd|pwd|psw|pswd|pword|passwrd|pass|pw|(?:user|db|login|admin|root) ?pass',
      '(?:api|app|access|secret|priv(?:ate)?|ssh priv(?:ate)?|signing|signature|encryption|decryption|master|auth|authentication|authorization|deploy|ssh|gpg|pgp|service ?account|shared access|hmac|aes|rsa|wallet|stripe|openai|anthropic|aws|azure|gcp|google|client|account|license server|storage|root|recovery|session|webhook|jwt|bearer|host|subscription|developer|integration|server|security|azure storage|cloud|twilio|sendgrid|github|gitlab) ?(?:api ?)?keys?(?: id)?',
      '(?:\\S+ )?token|(?:access|api|auth|authentication|authorization|bearer|refresh|session|id|security|oauth|bot|app|deploy|github|gitlab|slack|npm|user|login|identity|device|secret|service|admin) ?tokens|(?:access|api|auth|bearer|refresh|session|oauth|bot|github|gitlab|slack|npm|login|jwt|security)token|jwts?|bearer|\\S* ?pat|value starting with (?:ghp|sk|xox\\S*|akia)(?: \\S+)?',
      '(?:\\S+ )?(?:secrets?|credentials?|creds)|(?:client|app|shared|webhook|signing|consumer|api)secret|log ?in (?:details|data|info\\S*)|(?:session|auth\\S*|login) ?cookies?|connection ?strings?|authorization header|private pem|auth code verifier',
      '(?:seed|recovery|mnemonic|backup|secret|wallet)(?: recovery| seed| backup)? ?(?:phrases?|words?|mnemonics?|sentence)|mnemonics?|(?:12|24|twelve|twenty ?four) (?:\\S+ )?(?:words?|phrase)|wallet seed|id (?:ed ?25519|rsa|ecdsa)(?: \\S+)?|begin and end(?: lines)?',
      '(?:secret|security) (?:answer|question answer)|answer to (?:\\S+ )?(?:security|secret) question|mother s maiden name|security question',
      '\\S*(?:passwort|passworter|kennwort|kennworter|losungswort|zugangswort)\\S{0,2}|\\S*(?:api|zugriffs|zugangs|geheim|privat|privater|sicherheits|verschlusselungs|signatur|wiederherstellungs|haupt|master) ?(?:schlussel|schluessel)|(?:geheime\\S*|private\\S*|api) (?:\\S+ )?schlussel|(?:zugangs|anmelde|login|benutzer)daten|\\S*tokens?|wiederherstellungs ?(?:phrase|satz|worter)|(?:sicherheits|geheim) ?antwort|antwort auf (?:\\S+ )?sicherheitsfrage',
      'mots? de passe|mdp|phrases? (?:de passe|secretes?|de recuperation|mnemonique|de recup|seed)|cl(?:e|ef)s? (?:d )?(?:api|acces|secretes?|privees?|de (?:chiffrement|signature|securite|recuperation|l api)|d (?:api|acces|authentification))|jetons?(?: \\S+){0,2}|identifiants(?: de connexion)?|secret client|reponse (?:secrete|a la question)(?: \\S+)?',
      'llaves? (?:privada|secreta|de acceso|api)|(?:respuesta|resposta) (?:\\S+ ){0,4}(?:pregunta|pergunta) (?:de seguridad|secreta|de seguranca)|contrasenas?|(?<! puntos )claves?(?: (?:secreta|privada|de (?:acceso|api|la api|seguridad|cifrado|encriptacion|firma|usuario)|api|personal|bancaria|dinamica))?|frase (?:de (?:contrasena|recuperacion|seguridad|acceso)|semilla|secreta|mnemonica)|palabras semilla|credenciales|secreto (?:del? cliente|compartido)|respuesta (?:secreta|de seguridad|(?:a )?(?:la )?pregunta (?:secreta|de seguridad))',
      'senhas?|chave (?:d[ea] (?:api|acesso|seguranca|criptografia|assinatura|recuperacao)|api|secreta|privada)|frase (?:secreta|semente|de (?:recuperacao|senha|seguranca)|mnemonica)|palavras semente|credenciais|segredo(?: \\S+){0,2}|resposta (?:secreta|de seguranca|(?:da |a )?pergunta (?:secreta|de seguranca))|palavra passe',
      'chiave (?:api|segreta|privata|d[i ] ?(?:accesso|sicurezza|cifratura|crittografia|firma|recupero)|dell api)|frase (?:segreta|di recupero|seed|mnemonica|d accesso|di accesso)|parol[ae] (?:di recupero|seme|d ordine|segreta|d accesso)|credenziali|segreto (?:client|del client|condiviso)|risposta (?:segreta|di sicurezza|alla domanda (?:segreta|di sicurezza))',
      'парол\\S*|parol|ответ\\S* на (?:контрольн|секретн)\\S+ вопрос\\S*|кодов\\S+ (?:слов|фраз)\\S*|секретн\\S+ (?:ключ|слов|фраз|ответ|вопрос)\\S*|(?:закрыт|приватн|личн)\\S+ ключ\\S*|(?:api|апи) ключ\\S*|ключ\\S* (?:api|апи|доступа|шифрования|подписи|безопасности|восстановления)|\\S*токен\\S*|учетн\\S+ данн\\S+|данные для входа|(?:сид|seed|мнемоническ\\S+|резервн\\S+|секретн\\S+) ?фраз\\S*|фраз\\S+ (?:восстановления|для восстановления)',
      '\\S{0,2}كلم(?:ة|ات) (?:ال)?(?:مرور|سر)\\S*|(?:ال)?رمز (?:ال)?(?:مرور|وصول|مميز)\\S*|عبارة (?:ال)?(?:مرور|سر\\S*|استرداد|استعادة|بذور|بذرة)|(?:ال)?مفتاح (?:ال)?(?:api|سري|خاص|وصول|تشفير|واجهة)\\S*|بيانات (?:ال)?(?:اعتماد|دخول|تسجيل الدخول)|(?:ال)?توكن|كلمات (?:ال)?(?:استرداد|استعادة)|(?:ال)?عبارة (?:ال)?سرية|(?:اجابة )?سؤال (?:ال)?امان|سر (?:ال)?عميل|kalimat (?:al ?)?(?:murur|morour|sirr)|ramz (?:al )?murur',
      'gupt (?:kunji|shabd)|पासवर्ड|पासकोड|पासफ्रेज|पासफ़्रेज़|गुप्त (?:कुंजी|शब्द|वाक्यांश|कोड|संकेत)|निजी कुंजी|(?:एपीआई|api|एक्सेस|सीक्रेट) (?:कुंजी|की)|(?:\\S+ )?टोकन|क्रेडेंशियल\\S*|लॉगिन (?:विवरण|जानकारी)|(?:सीड|रिकवरी) (?:फ्रेज|वाक्यांश|फ़्रेज़|फ्रेज़)|कूटशब्द|सुरक्षा प्रश्न(?: का उत्तर)?',
    ],
    parts: [
      '安全性?(?:问题|問題)|密码|密碼|口令|通行码|密钥|密鑰|金钥|金鑰|私钥|私鑰|令牌|权杖|權杖|助记词|助記詞|(?:恢复|恢復|復原|种子|種子|回復) ?(?:短语|短語|词|詞|片語|單字|单词)|註記詞|通行[码碼]|安全提示(?:问题|問題)|(?:登录|登入|身份|身分) ?(?:凭证|憑證|凭据|憑據)|凭据|密保|访问(?:令牌|密钥)',
      'パスワード|パスフレーズ|パスコード|パスキー|秘密鍵|秘密キー|シークレット|(?:アクセス|api|ライセンス認証|暗号化|署名) ?キー|暗号鍵|トークン|(?:認証|資格|ログイン) ?情報|(?:リカバリー?|シード|復元|回復|復旧) ?フレーズ|ニーモニック|秘密の(?:質問の)?(?:答え|質問|言葉)|合言葉',
      'bimil ?beonho|비밀 ?번호|비번|패스워드|패스프레이즈|암호|(?:비밀|개인|액세스|접근|api|암호화|서명|복구|시크릿) ?키|토큰|(?:인증|로그인) ?정보|자격 ?증명|(?:시드|복구|니모닉) ?(?:구문|문구)|니모닉|보안 ?질문|시크릿',
    ],
  },
};
