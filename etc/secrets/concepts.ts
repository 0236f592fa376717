/** The languages that the library ships in. Both kinds of Chinese are read alike. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'ru' | 'ar' | 'hi' | 'ja' | 'ko' | 'zh';
/** How a secret is called in each language, as in the vocabulary. So none can lack a word for it. */
type Concept = Readonly<Record<Language, string>>;

/** Whoever has the cookie of a session is signed in. */
const sessionCookie: Concept = {
  en: '(?:session|auth\\S*|login|sid|linkedin|slack(?: d)?) ?cookies?|cookies? ?(?:values?|headers?(?! image)|strings?(?! light)|\\t json)|(?<! nutri\\S+ )val(?:ue|eur|ore?) (?:of|d\\S{1,2}) (?!these |an? |\\d)(?:\\S+ ){0,3}cookies?|(?<=^ )(?:cookies?|(?:local|session) ?storage)(?= $)|sessdata|(?:php|j|net) ?sess(?:ion)? ?id|connect ?sid|laravel ?session|\\S*\\d ?psid(?:ts|cc)?',
  de: '(?:sitzungs|anmelde) ?cookies?|cookie ?wert',
  fr: 'cookies? de session',
  es: 'cookies? de sesion',
  it: 'cookies? di sessione',
  pt: 'cookies? de sessao',
  ru: 'сессионн\\S+ (?:кук\\S*|cookies?)|(?:кук\\S*|cookies?) (?:сессии|сеанса)',
  ar: '(?:ملف|ملفات) (?:تعريف )?(?:ال)?ارتباط (?:ال)?جلسة|كوكيز? (?:ال)?جلسة',
  hi: '(?:सेशन|सत्र) कुकी\\S*',
  ja: 'セッション ?(?:クッキー|cookie)|(?:クッキー|cookie) ?の?値',
  ko: '세션 ?쿠키|쿠키 ?값',
  zh: '(?:会话|工作[阶階]段) ?cookie|cookie ?的?值',
};

const connectionString: Concept = {
  en: 'connection ?strings?',
  de: 'verbindungs ?(?:zeichenfolge|string)',
  fr: 'chaines? de connexion',
  es: 'cadenas? de conexion',
  it: 'string\\S? di connessione',
  pt: '(?:string|cadeia)s? de conexao',
  ru: 'строк\\S* подключения',
  ar: '(?:سلسلة|نص) (?:ال)?اتصال\\S*',
  hi: 'कनेक्शन स्ट्रिंग',
  ja: '接続 ?文字列',
  ko: '연결 ?문자열',
  zh: '(?:[连連]接|[连連][线線])字符?串',
};

const maidenName: Concept = {
  en: 'mother (?:s )?maiden name|maiden name of (?:\\S+ )?mother',
  de: '(?:madchen|geburts)name (?:\\S+ )?mutter',
  fr: 'nom de (?:jeune fille|naissance) de (?:\\S+ )?mere',
  es: 'apellidos? de soltera de (?:\\S+ )?madre',
  it: 'cognome da (?:nubile|ragazza) d\\S+ (?:\\S+ )?madre',
  pt: '(?:nome|sobrenome) de solteira d[ae] (?:\\S+ )?mae',
  ru: 'девичь\\S+ фамили\\S+ (?:\\S+ )?матери',
  ar: '(?:اسم|لقب) (?:ال)?عائلة (?:والدتك|الوالدة|امك|الام)|اسم (?:والدتك|امك|الام) قبل الزواج',
  hi: '(?:माँ|मां|माता) (?:का|के) (?:शादी|विवाह|मायके) (?:\\S+ ){0,4}(?:उपनाम|कुलनाम|सरनेम|नाम)',
  ja: '母[^。]{0,3}の旧姓',
  ko: '어머[니님]의? ?(?:결혼 ?전|처녀 ?때)의? ?(?:성|이름)',
  zh: '母[亲親]的?(?:娘家|婚前)的?姓',
};

/** Whoever has the link that a person signs in by can sign in. "We will send you a magic link" asks for none. */
const signInLink: Concept = {
  en: '(?<! (?:an?|einen|un|um) (?:\\S+ )?)magic ?links?|links? (?:from|in|of) (?:\\S+ ){0,2}(?:sign|log) ?in e? ?mail|link that was e? ?mailed to you',
  de: '(?<! einen )magische[rn]? links?|link (?:aus|in) (?:\\S+ )?(?:anmelde|login) ?e? ?mail',
  fr: '(?<! un )liens? (?:magiques?|de connexion recu(?: par e ?mail)?)',
  es: '(?<! un )enlaces? (?:magicos?|de acceso que (?:\\S+ )?envi\\S+)',
  it: '(?<! un )link (?:magic[oi]|di accesso ricevuto(?: (?:via|per) e ?mail)?)',
  pt: '(?<! um )links? (?:magicos?|de acesso que (?:\\S+ )?envi\\S+(?: por e ?mail)?)',
  ru: '(?:волшебн|магическ)\\S+ ссылк\\S*|ссылк\\S* для входа из \\S+',
  ar: '(?:ال)?رابط (?:ال)?(?:سحري|دخول المرسل)',
  hi: '(?:मैजिक|जादुई) लिंक|ईमेल (?:में|पर) (?:आया|मिला) (?:साइन ?इन|लॉग ?इन) लिंक',
  ja: 'マジック ?リンク|メール(?:で届いた|に届いた|の|内の)(?:ログイン|サインイン)[^。]{0,4}リンク',
  ko: '매직 ?링크|메일(?:로 (?:받은|온)|의) ?(?:로그인|접속) ?링크',
  zh: '魔[法术術] ?[链鏈连連][接结結]|邮件?[里中内]?的?登[录入] ?[链鏈连連][接结結]',
};

/** Until when something is valid, as a whole label. In a form with a card it is the card. */
const validity: Concept = {
  en: 'exp(?:iry|iration)?(?: date)?|expires(?: on)?|valid (?:until|thru|through|to)|mm ?yy',
  de: 'gultig bis|gultigkeit|ablauf(?:datum)?|verfallsdatum',
  fr: '(?:date d )?(?:expiration|echeance)|valable jusqu ?(?:au|en)|validite',
  es: '(?:fecha de )?(?:caducidad|vencimiento|expiracion)|valida hasta',
  it: '(?:data di )?scadenza|valida fino al?',
  pt: '(?:data de )?(?:validade|vencimento|expiracao)|valido ate',
  ru: 'срок деиствия|деиствительна до|годна до',
  ar: '(?:تاريخ )?(?:ال)?انتهاء(?: (?:ال)?(?:صلاحية|بطاقة))*|(?:ال)?صلاحية|صالحة حتى',
  hi: '(?:समाप्ति|वैधता)(?: (?:तिथि|तारीख))?|कब तक मान्य',
  ja: '有効 ?期限',
  ko: '유효 ?기[간한]|만료일',
  zh: '有效期[至限]?|到期日期?',
};

/** The languages whose words are not set apart by spaces, or take endings. */
const joined: ReadonlySet<string> = new Set<Language>(['ja', 'ko', 'zh']);

function namesOf(concepts: readonly Concept[]) {
  const names = concepts.flatMap((concept) => Object.entries(concept));
  const inLanguages = (isJoined: boolean) =>
    names.filter(([language]) => joined.has(language) === isJoined).map(([, name]) => name);
  return { words: inLanguages(false), parts: inLanguages(true) };
}

export const credentialNames = namesOf([sessionCookie, connectionString, maidenName]);
export const codeNames = namesOf([signInLink]);
export const wholeValidity = `^ (?:${Object.values(validity).join('|')}) $`;
