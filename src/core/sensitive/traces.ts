/** What the name of a secret has in it, in any of the languages. */
export const traces = new RegExp(
  [
    // In alphabetical order: engines merge the search for neighboring words that begin alike.
    '25519|2fa|account n|address bar|amex|auth(?!or(?!iz))|backup|bango|bearer|begin and',
    'beonho|browser|card',
    'cart[ae]|cash machine|ccv|chave|chiave|clave|code|codi[cg]|connection|copy as|contrase|cookie',
    'cred|crypto|csc|cv[cnv]|daten|frase|geheim|ghp|gupt|identifiant|jeton|jwt|kalimat|karte|keyst',
    'kennwr|kunji|li_at|llave|localhost|maiden|mdp|mfa|mnemonic|murur|ninsho|n(?:et|pm)rc|pala[bv]ra|pan n',
    'parol|pass|pasu|phrase|prue?f|prv|psid|psw|pwo?r?d|ramz|recovery|redirected|reponse|respuesta|r[ei]sposta',
    'schl|se ?cret|securi[dt]|seed|segre[dt]|senha|sent you|sessd|[_jp]sess|net_s|t\\.sid|shabd|shamir|ssw|s with|whsec|akia|aiza|glpat|har f|ification n|\\b[rs]k[-_]|tarjeta|texted',
    'to ?ken|twelve|valid t|visa|wallet|words|wort|xox|zheng',
    'unlock|sign[ -]?in|n[ou]mer|cifr|chiffre|zahl|ziffer|sperr|verrouill|bloque|blocc|sirri|kagi|mpin|xing ?ma|nip\\b|usr|pw\\d*\\b|wd\\b|keys?(?![a-z])|\\Bkey|private.?pem|id.?(?:rsa|ecdsa)|stringa? d[ei]|(?:12|24) mots|log ?in[ _]?(?:d|i)|\\bcc|\\bpem|ka ?hao|kod.iz|codverif|cod[_ ]|mi ?ma|mots? de|cle[fs]?[ _]|\\bcb\\b',
    'magi[csq]|verbindungsz|jeune fille|soltei?ra|nubile|mailed|link d[ei] ac|link aus|enlace de ac|lien de con|pas s|kube.?config|account.?json|(?:db|base|gres|sas).?ur|pasw|woord|adgang|salasana|h[ae]slo|lozin|sandi|puk\\b|kod[eu]?\\b|memorable|groq|gemini|mistral|wi ?fi|wpa|losenord|da[dt]os de|dati di|psk\\b|(?:al|on) ?storage|\\benv\\b|sifre|jelszo|mat.khau|chaine de con|cad(?:ena|eia) de con|bitaqa|bi ?beon',
    // Another script, a sign in the middle of a word, or letters that stand apart. An e-mail address does not count.
    '[^\\x20-\\x7e\\s]|[a-z][\\d@$!|+]+[a-z](?!\\S{0,64}\\.(?:com|net|org|edu|gov|io|dev|co|de|example|test)\\b)|(?:^|[\\s_-])[\\d@$][a-z]{2}|(?:^|[\\W_])[a-z][\\W_]+[a-z][\\W_]+[a-z](?:[\\W_]|$)',
  ].join('|'),
  'i',
);
/** What a text may say of digits that somebody was sent. The search is too slow for texts without digits. */
export const digitThatCame = /sms|text|auth|sent|phone|app|bank|cash/i;
/** Short words that are part of many others. They count if they stand apart, or if a capital letter sets them off. */
export const shortTraces =
  /(?<![A-Za-z])(?:[Pp]ins?|PINS?|[Tt]?[Oo]tps?|T?OTPS?|[Mm]?(?:[Tt]an|TAN)|[Pp]at|PAT|[Aa]tm|ATM|[Pp][Ww])(?![a-z])|[a-z\d](?:Pw|Pin|PIN|Otp|OTP|Tan|TAN|Pat|PAT)(?![a-z])/;
