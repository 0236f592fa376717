import type { CharacterNode, ParsedPattern, PatternNode } from './parsePattern.ts';
import type { StepBudget } from './StepBudget.ts';

type Span = readonly [from: number, to: number] | undefined;

/** A node to match and what follows it. All have one shape, since a hostile pattern makes hundreds of thousands of them. */
interface Continuation {
  readonly node: PatternNode;
  readonly next: Continuation | null;
  readonly backward: boolean;
  /** Whether the node begins, or goes on once its body has matched. */
  readonly phase: Phase;
  /** The next term of a sequence, or how often a repeat's body has matched. */
  readonly count: number;
  readonly begun: number;
}

type Phase = 'begin' | 'body-matched' | 'once-more';

interface Choice {
  readonly continuation: Continuation | null;
  readonly captures: readonly Span[];
  position: number;
  /** How many characters a greedy repeat may still give back, one at a time. */
  spare: number;
  readonly giveBack: 1 | -1;
}

type Outcome = { captures: readonly Span[] } | null | undefined;

/** How many comparisons take as long as making, keeping and collecting one record. */
const recordSteps = 2;

/** Whether the pattern matches anywhere (ECMA-262). Undefined once the budget ran out. Only lookarounds recurse. */
export function searchPattern(
  { root, captureCount, unicode }: ParsedPattern,
  text: string,
  budget: StepBudget,
): boolean | undefined {
  // Most texts have no surrogates: then units are code points, and the string needs no copy.
  const needsCodePoints = unicode && /[\ud800-\udfff]/.test(text);
  if (!budget.spend(text.length >> (needsCodePoints ? 3 : 8))) return undefined;
  const characters: ArrayLike<string> = needsCodePoints ? Array.from(text) : text;
  const length = characters.length;
  const isWord = (at: number) => at >= 0 && at < length && /^\w$/.test(characters[at]!);

  function takes({ accepts }: CharacterNode, position: number, backward: boolean): boolean {
    const index = backward ? position - 1 : position;
    return index >= 0 && index < length && accepts(characters[index]!);
  }

  function match(start: PatternNode, from: number, back: boolean, known: readonly Span[]): Outcome {
    const choices: Choice[] = [];
    let captures = known;
    let position = from;
    let node = start;
    let next: Continuation | null = null;
    let backward = back;
    let phase: Phase = 'begin';
    let count = 0;
    let begun = -1;

    const again = (nextPhase: Phase, nextCount: number): Continuation => ({
      node,
      next,
      backward,
      phase: nextPhase,
      count: nextCount,
      begun: position,
    });
    const choose = (continuation: Continuation | null, spare = 0, giveBack: 1 | -1 = 1) => {
      choices.push({ continuation, captures, position, spare, giveBack });
    };
    const copyCaptures = () =>
      budget.spend(captures.length >> 3) ? (captures.slice() as Span[]) : undefined;

    for (;;) {
      if (--budget.left < 0) return undefined;
      let matched = true;
      let body: PatternNode | undefined;
      // Frequent kinds first: until an engine has optimized the switch, it tries the cases in order.
      switch (node.kind) {
        case 'character':
          matched = takes(node, position, backward);
          position += backward ? -1 : 1;
          break;
        case 'sequence': {
          const { terms } = node;
          let term = count;
          // Going on within a sequence is not a step of its own.
          if (term > 0) budget.left++;
          let child = terms[backward ? terms.length - 1 - term : term];
          // A run of characters needs no continuations.
          while (child?.kind === 'character' && --budget.left >= 0) {
            matched = takes(child, position, backward);
            if (!matched) break;
            position += backward ? -1 : 1;
            term++;
            child = terms[backward ? terms.length - 1 - term : term];
          }
          if (!matched || !child) break;
          if (term + 1 < terms.length) next = again('body-matched', term + 1);
          body = child;
          break;
        }
        case 'repeat': {
          const { min, max, lazy } = node;
          if (phase === 'begin' && node.body.kind === 'character' && !lazy) {
            // For a repeated single character: take as many as possible, and give back one at a time.
            let taken = 0;
            while (taken < max && takes(node.body, position, backward)) {
              position += backward ? -1 : 1;
              taken++;
            }
            if (!budget.spend(taken >> 1)) return undefined;
            matched = taken >= min;
            if (taken > min) choose(next, taken - min, backward ? 1 : -1);
            break;
          }
          if (phase !== 'once-more') {
            // ECMA-262 RepeatMatcher: beyond the minimum, a turn that consumed nothing fails.
            if (begun === position && count > min) {
              matched = false;
              break;
            }
            if (count >= max) break;
            if (count >= min && lazy) {
              choose(again('once-more', count));
              break;
            }
            if (count >= min) choose(next);
          }
          if (node.capturesTo > node.capturesFrom) {
            const copy = copyCaptures();
            if (!copy || !budget.spend(node.capturesTo - node.capturesFrom)) return undefined;
            copy.fill(undefined, node.capturesFrom + 1, node.capturesTo + 1);
            captures = copy;
          }
          if (!budget.spend(recordSteps)) return undefined;
          next = again('body-matched', count + 1);
          body = node.body;
          break;
        }
        case 'alternatives': {
          const { branches } = node;
          if (!budget.spend(branches.length * recordSteps)) return undefined;
          for (let index = branches.length - 1; index > 0; index--) {
            const branch = branches[index]!;
            choose({ node: branch, next, backward, phase: 'begin', count: 0, begun: -1 });
          }
          body = branches[0]!;
          break;
        }
        case 'start':
          matched = position === 0;
          break;
        case 'end':
          matched = position === length;
          break;
        case 'word-boundary':
          matched = (isWord(position - 1) !== isWord(position)) !== node.negated;
          break;
        case 'group': {
          if (phase === 'begin') {
            next = again('body-matched', 0);
            body = node.body;
            break;
          }
          const copy = copyCaptures();
          if (!copy) return undefined;
          copy[node.capture] = backward ? [position, begun] : [begun, position];
          captures = copy;
          break;
        }
        case 'backreference': {
          const span = captures[node.capture];
          if (!span) break;
          const size = span[1] - span[0];
          if (!budget.spend(size)) return undefined;
          const at = backward ? position - size : position;
          matched = at >= 0 && at + size <= length;
          for (let offset = 0; matched && offset < size; offset++) {
            matched = characters[at + offset] === characters[span[0] + offset];
          }
          position += backward ? -size : size;
          break;
        }
        case 'look': {
          const found = match(node.body, position, node.behind, captures);
          if (found === undefined) return undefined;
          matched = (found !== null) !== node.negated;
          if (found && !node.negated) captures = found.captures;
          break;
        }
      }
      if (matched && body) {
        node = body;
        phase = 'begin';
        count = 0;
        begun = -1;
        continue;
      }
      let following: Continuation | null = next;
      if (!matched) {
        const choice = choices.at(-1);
        if (!choice) return null;
        if (!budget.spend(recordSteps)) return undefined;
        if (choice.spare > 0) {
          choice.spare--;
          choice.position += choice.giveBack;
        }
        if (choice.spare === 0) choices.pop();
        following = choice.continuation;
        ({ position, captures } = choice);
      }
      if (following === null) return { captures };
      ({ node, next, backward, phase, count, begun } = following);
    }
  }

  const first = root.kind === 'sequence' ? root.terms[0] : root;
  const anchored = first?.kind === 'start';
  const noCaptures: readonly Span[] = Array.from<Span>({ length: captureCount + 1 });
  for (let from = 0; from <= (anchored ? 0 : length); from++) {
    const found = match(root, from, false, noCaptures);
    if (found === undefined) return undefined;
    if (found) return true;
  }
  return false;
}
