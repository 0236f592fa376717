import type { StepBudget } from './StepBudget.ts';

/** Places between the characters of a text. */
export type Places = ReadonlySet<number>;

export interface SearchedText {
  readonly characters: ArrayLike<string>;
  readonly budget: StepBudget;
}

/**
 * Finds all places where a part of a pattern may end, of all where it may begin. None is tried twice, so nothing backtracks, and
 * there is no difference between greedy and lazy repeats.
 */
export type Matcher = ((from: Places, text: SearchedText) => Places) & {
  /** Of a matcher of a single character: whether that is one. */
  accepts?: Accepts;
};

type Accepts = (character: string) => boolean;

const nowhere: Places = new Set();
const only = (place: number, from: Places): Places =>
  from.has(place) ? new Set([place]) : nowhere;

/** How many comparisons take as long as making a set. */
const setSteps = 4;

/** @throws {RangeError} once the budget is used up */
function spend({ budget }: SearchedText, steps: number): void {
  if (!budget.spend(steps)) throw new RangeError();
}

function where(from: Places, text: SearchedText, holds: (place: number) => boolean): Places {
  spend(text, from.size);
  return new Set([...from].filter(holds));
}

export const start: Matcher = (from) => only(0, from);
export const end: Matcher = (from, { characters }) => only(characters.length, from);

export const boundary = (isNegated: boolean): Matcher => {
  const isWord = (character = '') => /^\w$/.test(character);
  return (from, text) =>
    where(from, text, (place) => {
      const { [place - 1]: before, [place]: behind } = text.characters;
      return (isWord(before) !== isWord(behind)) !== isNegated;
    });
};

export const character = (accepts: Accepts): Matcher =>
  Object.assign<Matcher, { accepts: Accepts }>(
    (from, text) => takeRuns(accepts, 1, 1, from, text),
    {
      accepts,
    },
  );

export const inTurn =
  (parts: readonly Matcher[]): Matcher =>
  (from, text) => {
    let places = from;
    for (const part of parts) {
      if (places.size === 0) break;
      places = part(places, text);
    }
    return places;
  };

export const either =
  (branches: readonly Matcher[]): Matcher =>
  (from, text) => {
    const reached = new Set<number>();
    for (const branch of branches) {
      const ends = branch(from, text);
      spend(text, 1 + (ends.size >> 1));
      for (const place of ends) reached.add(place);
    }
    return reached;
  };

export const look =
  (body: Matcher, isNegated: boolean, isBehind: boolean): Matcher =>
  (from, text) => {
    const ends = isBehind ? body(places(0, Infinity, text), text) : undefined;
    spend(text, isBehind ? 0 : from.size * setSteps);
    const isThere = (place: number) => ends?.has(place) ?? body(new Set([place]), text).size > 0;
    return where(from, text, (place) => isThere(place) !== isNegated);
  };

export function repeat(body: Matcher, min: number, max: number): Matcher {
  const { accepts } = body;
  if (accepts) return (from, text) => takeRuns(accepts, min, max, from, text);
  return (from, text) => {
    const next = (begin: Places): Places => {
      spend(text, setSteps + (begin.size >> 1));
      return body(begin, text);
    };
    let last = from;
    for (let turn = 0; turn < min && last.size > 0; turn++) last = next(last);
    const reached = new Set(last);
    for (let turn = min; turn < max && last.size > 0; turn++) {
      // From a place that was reached in fewer turns, nothing new is reached.
      last = new Set([...next(last)].filter((place) => !reached.has(place)));
      for (const place of last) reached.add(place);
    }
    return reached;
  };
}

/** Runs of one character, which need no set for each turn. */
function takeRuns(
  accepts: Accepts,
  min: number,
  max: number,
  from: Places,
  text: SearchedText,
): Places {
  const { characters } = text;
  const reached = new Set<number>();
  for (const begin of from) {
    let place = begin;
    for (; place - begin <= max; place++) {
      // An earlier run has gone on from here.
      if (place - begin >= min) {
        if (max === Infinity && reached.has(place)) break;
        reached.add(place);
      }
      if (place === characters.length || !accepts(characters[place]!)) break;
    }
    spend(text, 1 + ((place - begin) >> 1));
  }
  return reached;
}

/** The places from one to another, or to the end of the text. */
export function places(first: number, last: number, text: SearchedText): Places {
  const all = new Set<number>();
  const end = Math.min(last, text.characters.length);
  for (let place = first; place <= end; place++) all.add(place);
  spend(text, all.size >> 1);
  return all;
}
