import { usedIn } from './scripts.ts';

/** Controls, blanks, and what has no shape of its own, the bidi controls and tag characters among it. */
export const hidden = /[\p{Cc}\p{Z}\p{DI}]/u;

// Letters and marks of the scripts in which a joiner makes a difference that readers see.
const joined = `(?=[\\p{L}\\p{M}])[${usedIn('Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr')}]`;
const hiddenInText = new RegExp(
  `(?!(?<=${joined})[\u200c\u200d](?=${joined}))${hidden.source}`,
  'u',
);

/** The first character of a host that cannot be seen, as `U+202E`, percent-encoded ones included. */
export const hiddenInHost = (host: string) => firstOf(hidden, host);

/** The same after the host, where joiners between letters that join are how words are written. */
export const hiddenInRest = (rest: string) => firstOf(hiddenInText, rest);

function firstOf(expression: RegExp, text: string): string | undefined {
  const decoded = decodePercent(text);
  // The expressions are dear to compile, and most URLs are plain ASCII.
  const found = /[^!-~]/.test(decoded) && expression.exec(decoded);
  return found ? codePointName(found[0]) : undefined;
}

/** A character's name as the Unicode standard writes it: `U+202E`. */
export function codePointName(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Percent-encoded UTF-8 as what it stands for; an encoded blank stays, since `%20` is plain to see and common. */
const decodePercent = (text: string) =>
  text.replace(/(?:%(?!20)[0-9a-f]{2})+/gi, (run) =>
    // Not `decodeURIComponent`: one byte that is not UTF-8 must not hide what stands beside it.
    utf8.decode(Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))),
  );
