import type { PrimitiveSchemaDefinition, RequestedSchema } from '../../protocol/index.ts';
import type { SensitiveKind } from '../Field.ts';
import { isAnswerable, isSecretByItself, patternsOf, textAbove, textsOf } from './textsOf.ts';

const traces = new RegExp(
  [
    // In alphabetical order: engines merge the search for neighboring words that begin alike.
    '25519|2fa|account n|address bar|amex|browser|authenticator|authorization|backup|bango|bearer|begin and|beonho|card',
    'carta|carte|cash machine|ccv|chave|chiave|clave|code|codic|codigo|connection|contrase|cookie',
    'cred|crypto|csc|cvc|cvn|cvv|daten|frase|geheim|ghp|gupt|identifiant|jeton|jwt|kalimat|karte',
    'kunji|llave|maiden|mdp|mfa|mnemonic|murur|ninsho|nomer|numero s|oauth|palabra|palavra|pan n',
    'parol|pass|pasu|phrase|pruef|pruf|psw|pwd|ramz|recovery|reponse|resposta|respuesta|risposta',
    'schl|secret|security|seed|segredo|segret|senha|sent you|shabd|starting with|tarjeta|texted',
    'token|twelve|valid t|visa|wallet|words|wort|zheng|ziffer',
    'unlock|sign in|texted|numer|cifr|chiffre|zahl|ziffer|sperr|verrouill|bloque|blocc|sirri|kagi|gupt|mpin|xing ?ma|bibeon|nip\\b|usr|pw\\d*\\b|wd\\b|keys?(?![a-z])|log ?in (?:d|i)|digits? .{0,80}(?:sms|text|auth|sent|phone|app|bank|cash)|\\bcc|\\bpem|ka ?hao|kod.iz|cod.?verif|cod_|mi ?ma|mots? de|cle[fs]? |cle_|\\bcb\\b',
    // Another script, a sign in the middle of a word, or letters that stand apart. An e-mail address does not count.
    '[^\\x20-\\x7e\\s]|[a-z][\\d@$!|+]+[a-z](?!\\S*\\.(?:com|net|org|edu|gov|io|dev|co|de|example|test)\\b)|(?:^|[\\s_-])[\\d@$][a-z]{2}|(?:^|[\\W_])[a-z][\\W_]+[a-z][\\W_]+[a-z](?:[\\W_]|$)',
  ].join('|'),
  'i',
);
/** Short words that are part of many others. They count if they stand apart, or if a capital letter sets them off. */
const shortTraces =
  /(?<![A-Za-z])(?:[Pp]ins?|PINS?|[Oo]tps?|OTPS?|[Tt]otp|TOTP|[Mm]?[Tt]an|M?TAN|mTAN|[Pp]at|PAT|[Aa]tm|ATM|[Pp][Ww])(?![a-z])|[a-z\d](?:Pw|Pin|PIN|Otp|OTP|Tan|TAN|Pat|PAT)(?![a-z])/;

/** Whether a text may ask for something secret. It is a quick test that rules out most texts. */
export function hasTrace(text: string): boolean {
  return (
    traces.test(text) ||
    shortTraces.test(text) ||
    // Signs inside words may hide a secret's name.
    (/[A-Za-z][^\w\s][A-Za-z]/.test(text) && traces.test(text.replace(/[^\w\s]|_/g, '')))
  );
}

/** Whether a form may ask for something secret. The test needs no vocabulary, and most forms pass without loading it. */
export function mayBeSensitive(schema: RequestedSchema, message: string | undefined): boolean {
  const entries = Object.entries(schema.properties);
  return (
    entries.some(([, schema]) => isAnswerable(schema)) &&
    (hasTrace(textAbove(schema, message)) ||
      entries.some(([property, schema]) => isSuspect(property, schema)))
  );
}

/** Whether a field may be one that asks for something secret, or says that another does. */
export function isSuspect(property: string, schema: PrimitiveSchemaDefinition): boolean {
  const { labels, description, asides } = textsOf(property, schema);
  return (
    isSecretByItself(schema) ||
    [...labels, description, ...asides].some(hasTrace) ||
    patternsOf(schema).some((pattern) => findInPattern(pattern) !== false)
  );
}

/** Recognizes a pattern for a key by its issuer's prefix, or for a card by its digits. */
export function findInPattern(pattern: string): SensitiveKind | false {
  if (
    /\b(?:sk|pk|rk)[-_](?:live|test|ant|proj)?|gh[pousr]_|github_pat|xox[a-z[]|AKIA|ASIA|AIza|glpat|hf_|npm_|eyJ|BEGIN|Bearer/.test(
      pattern,
    )
  ) {
    return 'credential';
  }
  if (
    /\{13,(?:16|19)\}|\\d\{16\}|\[0-9\]\{16\}|(?:(?:\\d|\[0-9\])\{4\}[^{}]{0,12}){3}(?:\\d|\[0-9\])\{4\}|\{12,18\}|5\[1-5\]|3\[47\]/.test(
      pattern,
    )
  ) {
    return 'payment';
  }
  return false;
}
