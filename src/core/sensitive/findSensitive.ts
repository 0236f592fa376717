import { simplify, unmask } from './simplify.ts';
import { honestParts, honestWords, secrets } from './vocabulary.ts';

/** What a text asks for that no server may ask for in a form. */
export type SensitiveKind = 'credential' | 'payment' | 'code';

/** What a field, and the message above it, say. */
export interface SensitiveTexts {
  readonly property: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly pattern: string | undefined;
}

const anyOf = (words: readonly string[], parts: readonly string[]) =>
  new RegExp(`(?<= )(?:${words.join('|')})\\d*(?= )|${parts.join('|')}`, 'gu');

const honest = anyOf(honestWords, honestParts);
const kinds = (Object.keys(secrets) as SensitiveKind[]).map(
  (kind) =>
    [kind, new RegExp(anyOf(secrets[kind].words, secrets[kind].parts).source, 'u')] as const,
);

/** What a label asks for: a title, or the name of a property. */
export function findInLabel(label: string): SensitiveKind | false {
  return findIn(label, (simple) => [simple]);
}

/** What a sentence asks for. Those that say "never" or "the name of" ask for nothing. */
export function findInProse(text: string): SensitiveKind | false {
  for (const sentence of text.split(/[.!?;:。！？；।؟\n]+(?=\s|$)|[。！？]/u)) {
    const kind = findIn(sentence, (simple) => (negated.test(simple) ? [] : [simple]));
    if (kind) return kind;
  }
  return false;
}

const negated = new RegExp(
  ` (?:${[
    '(?:never|do not|don t|must not|should not|will not|won t|cannot|not) (?:\\S+ ){0,3}(?:enter|share|type|paste|give|send|include|provide|put|ask\\S*|request|need|use|post|write|submit|disclose|reveal|store\\S*|required?|an?|your|any)',
    '(?:no|without|instead of|rather than) (?:\\S+ ){0,2}(?:pass\\S*|pins?|codes?|keys?|tokens?|secrets?|cards?|credentials?)',
    '(?:is|are|was|were|has been|have been) (?:\\S+ )?(?:already|never|not|stored|changed|reset|rotated|updated|expired|saved|set)',
    'nie|niemals|kein\\S*|nicht|ohne|jamais|ne|sans|nunca|sin|sem|nao|mai|non|senza|никогда|не|без',
    'لا|لن|ابدا|دون|بدون|नहीं|कभी|बिना|मत',
  ].join(
    '|',
  )}) |不要|请勿|請勿|切勿|不会|不會|无需|無需|不需要|しないで|入力しない|不要です|必要ありません|마세요|않습니다|필요 ?없|없이`,
  'u',
);

/** A key by its issuer's prefix, or a card by its digits. */
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

/** Without any of these a text in plain letters cannot be one. */
const anyTrace =
  /[^\x20-\x7e]|[\d@$!|+]|pass|pw|psw|wd|key|token|jwt|bearer|oauth|secret|cred|cookie|connection|header|phrase|mnemonic|words|seed|answer|maiden|question|pin|otp|tan|code|mfa|digit|card|cc|cv|csc|cvn|pan|number|log|pem|wort|wor|schl|daten|geheim|antwort|ziffer|nummer|mot|mdp|cle|jeton|identifiant|reponse|carte|numero|crypto|contrase|clave|frase|palabra|secreto|respuesta|codigo|tarjeta|venc|cadu|senha|chave|palavra|segredo|resposta|cartao|validade|dados|chiave|parol|segret|risposta|codic|carta|scadenza|dati|expir| \S \S |^\S \S /i;

function findIn(text: string, prepare: (simple: string) => string[]): SensitiveKind | false {
  if (!anyTrace.test(text)) return false;
  const simple = simplify(text);
  for (const variant of [simple, ...unmask(text, simple)].flatMap(prepare)) {
    const rest = variant.replace(honest, ' ');
    for (const [kind, pattern] of kinds) if (pattern.test(rest)) return kind;
  }
  return false;
}
