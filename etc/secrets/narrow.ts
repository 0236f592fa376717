import { foreign } from '../../src/core/sensitive/foreign.ts';

/**
 * A regular expression that finds the same in texts of Latin letters, without what no such text can match: the branches
 * that ask for a letter of another script.
 */
export function narrow(source: string): string {
  const { text, end } = readBranches(source, 0);
  if (end < source.length) throw new Error(`Unexpected "${source.slice(end, end + 20)}".`);
  return text ?? never;
}

export const never = '(?!)';
const opening = /\((?:\?(?:[:=!]|<[=!]))?/y;
const escape = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|.)/y;
const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

interface Read {
  /** Undefined if nothing can match it. */
  readonly text: string | undefined;
  readonly end: number;
}

const take = (pattern: RegExp, source: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
};

function readBranches(source: string, start: number): Read {
  const branches: string[] = [];
  let at = start;
  for (;;) {
    const { text, end } = readBranch(source, at);
    if (text !== undefined) branches.push(text);
    at = end;
    if (source[at] !== '|') break;
    at += 1;
  }
  return { text: branches.length > 0 ? branches.join('|') : undefined, end: at };
}

function readBranch(source: string, start: number): Read {
  let text: string | undefined = '';
  let at = start;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const atom = readAtom(source, at);
    const times = take(quantifier, source, atom.end);
    at = atom.end + times.length;
    const isOptional = /^(?:[*?]|\{0)/.test(times);
    const part = atom.text === undefined && isOptional ? '' : atom.text && `${atom.text}${times}`;
    text = text === undefined || part === undefined ? undefined : text + part;
  }
  return { text, end: at };
}

function readAtom(source: string, at: number): Read {
  const open = take(opening, source, at);
  if (open) {
    const { text, end } = readBranches(source, at + open.length);
    if (text !== undefined) return { text: `${open}${text})`, end: end + 1 };
    // What cannot follow is nothing that has to be ruled out.
    return { text: open.endsWith('!') ? '' : undefined, end: end + 1 };
  }
  if (source[at] === '[') {
    const end = source.indexOf(']', at) + 1;
    const listed = source.slice(at, end);
    return { text: listed.startsWith('[^') ? listed : readClass(listed), end };
  }
  const escaped = take(escape, source, at);
  if (escaped) return { text: escaped, end: at + escaped.length };
  const letter = String.fromCodePoint(source.codePointAt(at)!);
  return { text: foreign.test(letter) ? undefined : letter, end: at + letter.length };
}

/** A class of characters without those of other scripts. */
function readClass(listed: string): string | undefined {
  const kept = listed
    .slice(1, -1)
    .replace(/\\.(?:\{[^}]*\})?|[^\\]-[^\\]|[^\\]/gu, (part) => (foreign.test(part) ? '' : part));
  return kept === '' ? undefined : `[${kept}]`;
}
