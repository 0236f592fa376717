import { checkSyntax } from './checkSyntax.ts';
import {
  boundary,
  character,
  either,
  end,
  inTurn,
  look,
  repeat,
  start,
  type Matcher,
} from './matchers.ts';
import type { StepBudget } from './StepBudget.ts';

export interface ParsedPattern {
  readonly matcher: Matcher;
  /** Whether characters are code points (flag `u`) or UTF-16 units. */
  readonly unicode: boolean;
  /** Takes the steps for the pattern's Unicode properties from the budget, once. False if they are not left. */
  readonly prepare: (budget: StepBudget) => boolean;
}

/** What the engine's work for one Unicode property (`\p{L}`) counts as. */
const propertySteps = 300;

/** One code point may be tested thousands of times, but a hostile text has many different ones. */
const rememberedAnswers = 4096;

/**
 * Makes a matcher of an expression: native expressions for single characters, and our own for what could backtrack.
 * @throws {SyntaxError} for a pattern that the engine does not compile, or that is not interpreted here
 */
export function parsePattern(source: string, unicode: boolean): ParsedPattern {
  const flags = unicode ? 'u' : '';
  checkSyntax(source, flags);

  const characters = unicode ? Array.from(source) : source.split('');
  let at = 0;
  let propertyCount = 0;
  const atoms = new Map<string, Matcher>();

  function atom(atomSource: string): Matcher {
    const known = atoms.get(atomSource);
    if (known) return known;
    // Made at the first test, since an engine builds an expression's sets of characters as it compiles it.
    let expression: RegExp | undefined;
    if (unicode) propertyCount += atomSource.match(/\\p\{/gi)?.length ?? 0;
    const answers = new Map<string, boolean>();
    const made = character((candidate) => {
      let answer = answers.get(candidate);
      if (answer === undefined) {
        expression ??= new RegExp(`^(?:${atomSource})$`, flags);
        answer = expression.test(candidate);
        if (answers.size < rememberedAnswers) answers.set(candidate, answer);
      }
      return answer;
    });
    atoms.set(atomSource, made);
    return made;
  }

  function alternatives(): Matcher {
    const branches = [sequence()];
    while (characters[at] === '|') {
      at++;
      branches.push(sequence());
    }
    return branches.length === 1 ? branches[0]! : either(branches);
  }

  function sequence(): Matcher {
    const terms: Matcher[] = [];
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') {
      terms.push(term());
    }
    return terms.length === 1 ? terms[0]! : inTurn(terms);
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

  function term(): Matcher {
    const first = take(1);
    if (first === '^') return start;
    if (first === '$') return end;
    if (first === '(') return quantified(group());
    if (first === '[') return quantified(characterClass());
    if (first === '\\') return quantified(escape());
    return quantified(first === '.' ? atom('.') : character((candidate) => candidate === first));
  }

  function group(): Matcher {
    const [prefix] = /^\?(?:[:=!]|<[=!]?)|^(?!\?)/.exec(take(3)) ?? [];
    if (prefix === undefined) throw notInterpreted();
    at -= 3 - prefix.length;
    if (prefix === '?<') upTo('>');
    const body = alternatives();
    if (take(1) !== ')') throw notInterpreted();
    const isLook = /[=!]$/.test(prefix);
    return isLook ? look(body, prefix.endsWith('!'), prefix.includes('<')) : body;
  }

  function characterClass(): Matcher {
    let text = '[';
    while (at < characters.length) {
      const character = take(1);
      text += character;
      if (character === '\\') text += take(1);
      else if (character === ']') return atom(text);
    }
    throw notInterpreted();
  }

  function escape(): Matcher {
    const escaped = take(1);
    if (escaped === 'b' || escaped === 'B') return boundary(escaped === 'B');
    // What a group matched is not kept, so nothing can refer to it.
    if (/^[1-9k]$/.test(escaped)) throw notInterpreted();
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

  function quantified(body: Matcher): Matcher {
    let last = at + 1;
    while (/^[\d,]$/.test(characters[last] ?? '')) last++;
    const [written = '', sign, least, comma, most] =
      /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(characters.slice(at, last + 2).join('')) ?? [];
    // Without `u`, a brace that is no quantifier is a literal one.
    if (written === '') return body;
    at += written.length;
    if (sign) return repeat(body, Number(sign === '+'), sign === '?' ? 1 : Infinity);
    return repeat(body, Number(least), comma ? Number(most || Infinity) : Number(least));
  }

  const matcher = alternatives();
  if (at < characters.length) throw notInterpreted();
  let isPrepared = propertyCount === 0;
  return {
    matcher,
    unicode,
    prepare(budget) {
      isPrepared ||= budget.spend(propertyCount * propertySteps);
      return isPrepared;
    },
  };
}

/** Nobody reads a message: the pattern is left undecided. */
const notInterpreted = () => new SyntaxError();
