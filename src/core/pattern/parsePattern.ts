import { checkSyntax } from './checkSyntax.ts';
import type { StepBudget } from './StepBudget.ts';

export type CharacterNode = { kind: 'character'; accepts: (character: string) => boolean };

export type PatternNode =
  | CharacterNode
  | { kind: 'alternatives'; branches: readonly PatternNode[] }
  | { kind: 'sequence'; terms: readonly PatternNode[] }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'word-boundary'; negated: boolean }
  | { kind: 'group'; body: PatternNode; capture: number }
  | { kind: 'backreference'; capture: number }
  | { kind: 'look'; body: PatternNode; negated: boolean; behind: boolean }
  | ({ kind: 'repeat'; body: PatternNode; min: number; max: number; lazy: boolean } & Captures);

/** The capture groups inside a node: those numbered above `capturesFrom`, up to `capturesTo`. */
interface Captures {
  capturesFrom: number;
  capturesTo: number;
}

export interface ParsedPattern {
  root: PatternNode;
  captureCount: number;
  /** Whether characters are code points (flag `u`) or UTF-16 units. */
  unicode: boolean;
  /** Takes the steps for the pattern's Unicode properties from the budget, once. False if they are not left. */
  prepare: (budget: StepBudget) => boolean;
}

/** What the engine's work for one Unicode property (`\p{L}`) counts as. */
const propertySteps = 300;

/** One code point may be tested thousands of times, but a hostile text has many different ones. */
const rememberedAnswers = 4096;

/**
 * Splits an expression into combinators, which could backtrack catastrophically, and native single-character atoms.
 * @throws {SyntaxError} for a pattern that the engine does not compile, or that is not interpreted here
 */
export function parsePattern(source: string, unicode: boolean): ParsedPattern {
  const flags = unicode ? 'u' : '';
  checkSyntax(source, flags);

  const characters = unicode ? Array.from(source) : source.split('');
  let at = 0;
  let captureCount = 0;
  let propertyCount = 0;
  // Without a back reference, what a group captured has no effect.
  const isReferredTo = /\\[1-9k]/.test(source);
  const names = new Map<string, number>();
  const namedReferences: { node: { capture: number }; name: string }[] = [];
  const atoms = new Map<string, CharacterNode>();

  function atom(atomSource: string): CharacterNode {
    let node = atoms.get(atomSource);
    if (!node) {
      // Made at the first test, since an engine builds an expression's sets of characters as it compiles it.
      let expression: RegExp | undefined;
      if (unicode) propertyCount += atomSource.match(/\\p\{/gi)?.length ?? 0;
      const answers = new Map<string, boolean>();
      node = {
        kind: 'character',
        accepts(character) {
          let answer = answers.get(character);
          if (answer === undefined) {
            expression ??= new RegExp(`^(?:${atomSource})$`, flags);
            answer = expression.test(character);
            if (answers.size < rememberedAnswers) answers.set(character, answer);
          }
          return answer;
        },
      };
      atoms.set(atomSource, node);
    }
    return node;
  }

  function alternatives(): PatternNode {
    const branches = [sequence()];
    while (characters[at] === '|') {
      at++;
      branches.push(sequence());
    }
    return branches.length === 1 ? branches[0]! : { kind: 'alternatives', branches };
  }

  function sequence(): PatternNode {
    const terms: PatternNode[] = [];
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') {
      terms.push(term());
    }
    return terms.length === 1 ? terms[0]! : { kind: 'sequence', terms };
  }

  function upTo(end: string): string {
    let text = '';
    while (at < characters.length && characters[at] !== end) text += characters[at++];
    at++;
    return text;
  }

  function take(count: number): string {
    const text = characters.slice(at, at + count).join('');
    at += count;
    return text;
  }

  function term(): PatternNode {
    const capturesFrom = captureCount;
    const character = take(1);
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    let node: PatternNode;
    if (character === '(') node = group();
    else if (character === '[') node = characterClass();
    else if (character === '\\') node = escape();
    else if (character === '.') node = atom('.');
    else node = { kind: 'character', accepts: (candidate) => candidate === character };
    return quantified(node, capturesFrom);
  }

  function group(): PatternNode {
    const closed = (): PatternNode => {
      const body = alternatives();
      if (take(1) !== ')') throw notInterpreted();
      return body;
    };
    const captured = (): PatternNode => {
      const capture = ++captureCount;
      const body = closed();
      return isReferredTo ? { kind: 'group', body, capture } : body;
    };
    const lookaround = (prefixLength: number, negated: boolean, behind: boolean): PatternNode => {
      at += prefixLength;
      const body = closed();
      return { kind: 'look', body, negated, behind };
    };
    const prefix = characters.slice(at, at + 3).join('');
    if (!prefix.startsWith('?')) return captured();
    if (prefix.startsWith('?:')) {
      at += 2;
      return closed();
    }
    if (prefix.startsWith('?=')) return lookaround(2, false, false);
    if (prefix.startsWith('?!')) return lookaround(2, true, false);
    if (prefix === '?<=') return lookaround(3, false, true);
    if (prefix === '?<!') return lookaround(3, true, true);
    if (!prefix.startsWith('?<')) throw notInterpreted();
    at += 2;
    const name = upTo('>');
    // Which of two groups of one name is meant depends on the branch taken.
    if (names.has(name) || name.includes('\\')) throw notInterpreted();
    names.set(name, captureCount + 1);
    return captured();
  }

  function characterClass(): PatternNode {
    let text = '[';
    while (at < characters.length) {
      const character = take(1);
      text += character;
      if (character === '\\') text += take(1);
      else if (character === ']') return atom(text);
    }
    throw notInterpreted();
  }

  function escape(): PatternNode {
    const escaped = take(1);
    if (escaped === 'b' || escaped === 'B') {
      return { kind: 'word-boundary', negated: escaped === 'B' };
    }
    if (escaped >= '1' && escaped <= '9') {
      let number = escaped;
      while (/^[0-9]$/.test(characters[at] ?? '')) number += take(1);
      // Without `u` a number above the last group is an octal escape.
      if (!unicode) throw notInterpreted();
      return { kind: 'backreference', capture: Number(number) };
    }
    if (escaped === 'k') {
      if (!unicode) throw notInterpreted();
      at++;
      const node = { kind: 'backreference' as const, capture: 0 };
      namedReferences.push({ node, name: upTo('>') });
      return node;
    }
    return atom(`\\${escaped}${escapeRest(escaped)}`);
  }

  function escapeRest(escaped: string): string {
    switch (escaped) {
      case 'p':
      case 'P':
        return unicode ? `${upTo('}')}}` : '';
      case 'u': {
        if (characters[at] === '{') return unicode ? `${upTo('}')}}` : '';
        const unit = digits(/^[\da-f]{4}$/i, 4);
        const trail = characters.slice(at, at + 6).join('');
        const isPair = /^d[89ab]/i.test(unit) && /^\\ud[c-f][0-9a-f]{2}$/i.test(trail);
        return unicode && isPair ? unit + take(6) : unit;
      }
      case 'x':
        return digits(/^[\da-f]{2}$/i, 2);
      case 'c':
        return digits(/^[a-z]$/i, 1);
      default:
        return '';
    }
  }

  /** Without `u`, an escape that is not complete stands for other characters. */
  function digits(expected: RegExp, count: number): string {
    const text = take(count);
    if (!expected.test(text)) throw notInterpreted();
    return text;
  }

  function quantified(body: PatternNode, capturesFrom: number): PatternNode {
    let min: number;
    let max: number;
    switch (characters[at]) {
      case '*':
        [min, max] = [0, Infinity];
        at++;
        break;
      case '+':
        [min, max] = [1, Infinity];
        at++;
        break;
      case '?':
        [min, max] = [0, 1];
        at++;
        break;
      case '{': {
        let end = at + 1;
        while (/^[\d,]$/.test(characters[end] ?? '')) end++;
        const braces = /^\{(\d+)(?:(,)(\d*))?\}/.exec(characters.slice(at, end + 1).join(''));
        // Without `u`, a brace that is no quantifier is a literal one.
        if (!braces) return body;
        min = Number(braces[1]);
        max = braces[2] ? (braces[3] ? Number(braces[3]) : Infinity) : min;
        at += braces[0].length;
        break;
      }
      default:
        return body;
    }
    const lazy = characters[at] === '?';
    if (lazy) at++;
    return {
      kind: 'repeat',
      body,
      min,
      max,
      lazy,
      capturesFrom,
      capturesTo: isReferredTo ? captureCount : capturesFrom,
    };
  }

  const root = alternatives();
  if (at < characters.length) throw notInterpreted();
  for (const { node, name } of namedReferences) {
    const capture = names.get(name);
    if (capture === undefined) throw notInterpreted();
    node.capture = capture;
  }
  let isPrepared = propertyCount === 0;
  return {
    root,
    captureCount: isReferredTo ? captureCount : 0,
    unicode,
    prepare(budget) {
      isPrepared ||= budget.spend(propertyCount * propertySteps);
      return isPrepared;
    },
  };
}

/** Nobody reads a message: the pattern is left undecided. */
const notInterpreted = () => new SyntaxError();
