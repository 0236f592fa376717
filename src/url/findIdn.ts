import { codePointName } from './hiddenCharacters.ts';
import { isAllowed } from './isAllowed.ts';
import type { ParsedUrl } from './parseUrl.ts';
import { readCharacters } from './readNumbers.ts';
import { isLimitedUse, scriptUse, usedIn } from './scripts.ts';
import { skeleton } from './skeleton.ts';
import { cjkLookalikes } from './unicode.generated.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';
import { isDigitLookalike, isWholeScriptConfusable } from './wholeScriptConfusables.ts';

/** After Chromium's docs/idn.md: `restricted-character`, `mixed-script`, `confusable`, and always `punycode`. */
export function findIdn({ asciiLabels, unicodeLabels }: ParsedUrl): UrlFinding[] {
  if (unicodeLabels === asciiLabels) return [];
  const found = unicodeLabels.flatMap((label, at) =>
    label === asciiLabels[at]
      ? []
      : judgeLabel(label, asciiLabels[at]!, asciiLabels.at(-1)!, unicodeLabels.at(-1)!),
  );
  const isDangerous = found.some(({ level }) => level === 'danger');
  return [...found, finding('punycode', isDangerous ? 'danger' : 'info')];
}

function judgeLabel(
  label: string,
  asciiLabel: string,
  tld: string,
  unicodeTld: string,
): UrlFinding[] {
  const found = Array.from(label)
    .filter((character) => !isPermitted(character))
    .map((restricted) => {
      const level = isOnlyUnusual(restricted, label) ? 'caution' : 'danger';
      const character = codePointName(restricted);
      return finding('restricted-character', level, { label, character });
    });
  const { isSingle, isHighlyRestrictive, hasCjk } = scriptUse(label);
  if (!isHighlyRestrictive || (hasCjk && /(?![a-z])\p{sc=Latn}/u.test(label))) {
    found.push(finding('mixed-script', 'danger', { label }));
  }
  const isConfusable =
    mixesDigits(label) ||
    repeatsMark(label) ||
    isForeignToTld(label, tld) ||
    isDigitLookalike(label) ||
    (isSingle && isWholeScriptConfusable(label, asciiLabel, tld, unicodeTld)) ||
    ((!isSingle || exceptions.test(label)) && dangerousPattern.test(label));
  if (isConfusable) found.push(finding('confusable', 'danger', { label }));
  return found;
}

// Letters so rare that nearly everybody takes them for others.
const rare =
  /[\u01cd-\u01dc\u1c80-\u1c8f\u1e00-\u1e9b\u1f00-\u1fff\u2c60-\u2c7f\u2de0-\u2dff\ua640-\ua69f\ua720-\ua787\ua790-\ua7ff\uab30-\uab6f]/;

const isPermitted = (character: string) =>
  /[a-z0-9_-]/.test(character) || isAllowed(character.codePointAt(0)!);

const asciiAndEmoji =
  /^(?:[a-z_-]|\p{Emoji_Component}|(?=[\u2190-\u{1ffff}])\p{Extended_Pictographic})+$/u;

/** Whether a character that is not permitted is only unusual, and not a disguise. */
const isOnlyUnusual = (character: string, label: string) =>
  asciiAndEmoji.test(label) ||
  rare.test(character) ||
  // Letters that spell a name in ASCII letters throughout are a disguise in any script.
  (isLimitedUse(character) && !/^[a-z0-9-]+$/.test(skeleton(label)));

function mixesDigits(label: string): boolean {
  const zeros = new Set<number>();
  for (const digit of label.match(/\p{Nd}/gu) ?? []) {
    let zero = digit.codePointAt(0)!;
    // The ten digits of a system follow each other in Unicode, so its zero is found by stepping back.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    zeros.add(zero);
  }
  return zeros.size > 1;
}

/** UTS 39 §5.4: a mark upon the same mark looks like one. */
const repeatsMark = (label: string) =>
  (label.normalize('NFD').match(/\p{Mn}+/gu) ?? []).some(
    (marks) => new Set(marks).size < Array.from(marks).length,
  );

/** Letters that look like p, o, e or a full stop to everybody but readers of some languages. */
function isForeignToTld(label: string, tld: string): boolean {
  if (label.length > 1 && /[þð]/.test(label) && tld !== 'is' && tld !== 'fo') return true;
  if (label.length > 1 && label.includes('ə') && tld !== 'az') return true;
  return label.includes('·') && (tld !== 'cat' || /(?<!l)·|·(?!l)/.test(label));
}

// Kana like each other or like punctuation, and marks that join any letter, are suspect even in one script.
const exceptions = /[\u3078-\u307a\u30d8-\u30da\u30fb-\u30fe]|[\u0300-\u0339]/;

const latinLike = readCharacters(cjkLookalikes).join('');
const notKana = `[^${usedIn('Kana Hira')}]`;
const notJapanese = `[^${usedIn('Kana Hira Hani')}]`;
const notCjk = `[^${usedIn('Kana Hira Hani Bopo')}]`;

const dangerousPattern = new RegExp(
  [
    // Characters like a slash, with no Japanese on either side. The first is not on Chromium's list.
    `${notJapanese}[\u3093\u30ce\u30f3\u30bd\u30be\u4e36\u4e40\u4e41\u4e3f]${notJapanese}`,
    // Iteration marks without a character to repeat.
    '(?:^|[^\\p{scx=Kana}])[\u30fd\u30fe]',
    // Hiragana among Katakana that look the same, and the reverse.
    '^\\p{scx=Kana}+[\u3078-\u307a]\\p{scx=Kana}+$',
    '^\\p{scx=Hira}+[\u30d8-\u30da]\\p{scx=Hira}+$',
    // Characters like a dash and a dot, outside Japanese.
    `(?:^|${notKana})\u30fc`,
    `${notJapanese}\u30fb|\u30fb(?:$|${notJapanese})`,
    // Characters like Latin letters or punctuation, beside a character that is not Chinese or Japanese.
    `${notCjk}[${latinLike}]|[${latinLike}]${notCjk}`,
    // Marks on letters that never carry them.
    '[^\\p{scx=Latn}\\p{scx=Grek}\\p{scx=Cyrl}][\u0300-\u0339]',
    '\u0131[\u0300-\u0339]|[\u3099\u309a]|[ijl]\u0307',
  ].join('|'),
  'u',
);
