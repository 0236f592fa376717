import type { ParsedPattern, PatternNode, RepeatNode } from './parsePattern.ts';
import type { StepBudget } from './StepBudget.ts';

type Span = readonly [from: number, to: number] | undefined;

/** What is still to be matched after the node at hand: a linked list, shared between choices. */
interface Continuation {
  readonly node: PatternNode | CaptureEnd | RepeatTurn | RepeatEnter;
  /** The next term, where the node is a sequence. */
  readonly term: number;
  readonly backward: boolean;
  readonly next: Continuation | null;
}

type CaptureEnd = { kind: 'capture-end'; capture: number; from: number };
type RepeatEnter = { kind: 'repeat-enter'; repeat: RepeatNode; done: number };
type RepeatTurn = { kind: 'repeat-turn'; repeat: RepeatNode; done: number; startedAt: number };

interface Choice {
  readonly continuation: Continuation | null;
  readonly position: number;
  readonly captures: readonly Span[];
}

type Outcome = { captures: readonly Span[] } | null | undefined;

const then = (
  node: Continuation['node'],
  next: Continuation | null,
  backward: boolean,
  term = 0,
): Continuation => ({ node, term, backward, next });

/**
 * Whether the pattern matches anywhere in the text, as ECMA-262 defines it, or undefined when the budget
 * ran out first. Every kind of work is charged, copies of captures included. Only lookarounds recurse.
 */
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

  function match(node: PatternNode, from: number, back: boolean, known: readonly Span[]): Outcome {
    const choices: Choice[] = [];
    let captures = known;
    let position = from;
    let current: Continuation | null = then(node, null, back);

    const copyCaptures = () =>
      budget.spend(captures.length >> 3) ? (captures.slice() as Span[]) : undefined;

    for (;;) {
      if (!budget.spend(1)) return undefined;
      if (current === null) return { captures };
      const continuation: Continuation = current;
      const { node: at, next, backward, term } = continuation;
      let matched = true;
      switch (at.kind) {
        case 'character': {
          const index = backward ? position - 1 : position;
          matched = index >= 0 && index < length && at.accepts(characters[index]!);
          position += backward ? -1 : 1;
          current = next;
          break;
        }
        case 'sequence': {
          const { terms } = at;
          const child = terms[backward ? terms.length - 1 - term : term];
          if (!child) {
            current = next;
            break;
          }
          const rest = term + 1 === terms.length ? next : then(at, next, backward, term + 1);
          current = then(child, rest, backward);
          break;
        }
        case 'alternatives': {
          const { branches } = at;
          if (!budget.spend(branches.length)) return undefined;
          for (let index = branches.length - 1; index > 0; index--) {
            const branch = then(branches[index]!, next, backward);
            choices.push({ continuation: branch, position, captures });
          }
          current = then(branches[0]!, next, backward);
          break;
        }
        case 'start':
          matched = position === 0;
          current = next;
          break;
        case 'end':
          matched = position === length;
          current = next;
          break;
        case 'word-boundary':
          matched = (isWord(position - 1) !== isWord(position)) !== at.negated;
          current = next;
          break;
        case 'group': {
          const end = { kind: 'capture-end' as const, capture: at.capture, from: position };
          current = then(at.body, then(end, next, backward), backward);
          break;
        }
        case 'capture-end': {
          const copy = copyCaptures();
          if (!copy) return undefined;
          copy[at.capture] = backward ? [position, at.from] : [at.from, position];
          captures = copy;
          current = next;
          break;
        }
        case 'backreference': {
          const span = captures[at.capture];
          current = next;
          if (!span) break;
          const size = span[1] - span[0];
          if (!budget.spend(size)) return undefined;
          const start = backward ? position - size : position;
          matched = start >= 0 && start + size <= length;
          for (let offset = 0; matched && offset < size; offset++) {
            matched = characters[start + offset] === characters[span[0] + offset];
          }
          position += backward ? -size : size;
          break;
        }
        case 'look': {
          const found = match(at.body, position, at.behind, captures);
          if (found === undefined) return undefined;
          matched = (found !== null) !== at.negated;
          if (found && !at.negated) captures = found.captures;
          current = next;
          break;
        }
        case 'repeat':
          current = then(
            { kind: 'repeat-turn', repeat: at, done: 0, startedAt: -1 },
            next,
            backward,
          );
          break;
        case 'repeat-turn': {
          const { repeat, done } = at;
          // ECMA-262 RepeatMatcher: beyond the minimum, a turn that consumed nothing fails.
          if (at.startedAt === position && done > repeat.min) {
            matched = false;
            break;
          }
          const again =
            done < repeat.max ? then({ kind: 'repeat-enter', repeat, done }, next, backward) : null;
          if (done < repeat.min) current = again;
          else if (!again) current = next;
          else if (repeat.lazy) {
            choices.push({ continuation: again, position, captures });
            current = next;
          } else {
            choices.push({ continuation: next, position, captures });
            current = again;
          }
          break;
        }
        case 'repeat-enter': {
          const { repeat, done } = at;
          if (repeat.capturesTo > repeat.capturesFrom) {
            const copy = copyCaptures();
            if (!copy || !budget.spend(repeat.capturesTo - repeat.capturesFrom)) return undefined;
            copy.fill(undefined, repeat.capturesFrom + 1, repeat.capturesTo + 1);
            captures = copy;
          }
          const turn: RepeatTurn = {
            kind: 'repeat-turn',
            repeat,
            done: done + 1,
            startedAt: position,
          };
          current = then(repeat.body, then(turn, next, backward), backward);
          break;
        }
      }
      if (!matched) {
        const choice = choices.pop();
        if (!choice) return null;
        ({ continuation: current, position, captures } = choice);
      }
    }
  }

  const anchored = root.kind === 'sequence' && root.terms[0]?.kind === 'start';
  const noCaptures: readonly Span[] = Array.from<Span>({ length: captureCount + 1 });
  for (let from = 0; from <= (anchored ? 0 : length); from++) {
    const found = match(root, from, false, noCaptures);
    if (found === undefined) return undefined;
    if (found) return true;
  }
  return false;
}
