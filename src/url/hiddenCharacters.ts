import { usedIn } from './scripts.ts';

/** Control characters, blanks, and characters without a shape of their own, such as bidi controls and the blank Braille cell. */
const hidden = /[\p{Cc}\p{Z}\p{DI}\u2800]/u;

// Letters and marks of the scripts in which a joiner makes a difference that readers see.
const joined = `(?=[\\p{L}\\p{M}])[${usedIn('Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr')}]`;
// It is seen as a whole.
const emoji = '\\p{Extended_Pictographic}\ufe0f?';
const ofEmoji = `(?<=\\p{Extended_Pictographic})\ufe0f|\ufe0f(?=\u20e3)|(?<=${emoji})\u200d(?=${emoji})`;
const hiddenInText = new RegExp(
  `(?!(?<=${joined})[\u200c\u200d](?=${joined})|${ofEmoji})${hidden.source}`,
  'u',
);

/** The first invisible character of a host, as `U+202E`. Percent-encoded ones count too. */
export const hiddenInHost = (host: string) => firstOf(hidden, host);

/** In the rest of the URL, a joiner between letters that join is a normal part of a word, and a blank is seen. */
export const hiddenInRest = (rest: string) =>
  firstOf(hiddenInText, rest.replace(query, plain).replace(/(?<=\S) (?=\S)/g, '%20'));

const query = /[?#][^]*/;

/** Encoded tabs and line breaks are as easy to see as `%20`, and anchors keep the variation selectors of emoji. */
const plain = (text: string) =>
  text
    .replace(/%0[9ad]/gi, '%20')
    .replace(/#[^]*/, (fragment) => fragment.replace(/%ef%b8%8f/gi, '%20'));

function firstOf(expression: RegExp, text: string): string | undefined {
  const decoded = decodePercent(text);
  // These expressions are slow to compile, and most URLs are plain ASCII.
  const found = /[^!-~]/.test(decoded) && expression.exec(decoded);
  return found ? codePointName(found[0]) : undefined;
}

/** As the Unicode standard writes it: `U+202E`. */
export function codePointName(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Made when it is needed. Jest's jsdom has no such class, and an import must not fail there. */
let utf8: TextDecoder | undefined;

/** An encoded blank stays, since `%20` is common and easy to see. */
export const decodePercent = (text: string) =>
  text.replace(/(?:%(?!20)[0-9a-f]{2})+/gi, (run) => {
    const bytes = run.slice(1).split('%');
    utf8 ??= new TextDecoder('utf-8', { ignoreBOM: true });
    // Not `decodeURIComponent`: one byte that is not UTF-8 must not hide what stands beside it.
    return utf8.decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
  });

// A blank between other characters is plain to see.
const hiddenToEyes = new RegExp(`(?!(?<=\\S) (?=\\S))${hidden.source}`, 'gu');

/** Spells each invisible character out in its place, as `⟨U+202E⟩`. */
export const spellHidden = (text: string): string =>
  text.replace(hiddenToEyes, (character) => `⟨${codePointName(character)}⟩`);
