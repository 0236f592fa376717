'use client';
import { useMemo, useRef, useState } from 'react';
import type { Option } from '../../../core/index.ts';
import { shownLengths } from '../../../core/shownLengths.ts';

/**
 * Searches a long list of options, ignoring case and diacritics. The chosen ones stay listed first,
 * whether they match or not; ticking one does not move it until the next search, so that nothing jumps.
 * @param pageSize how many options are drawn before "Show more"
 */
export function useOptionSearch(
  options: readonly Option[],
  pageSize: number,
  readChosen: () => ReadonlySet<string>,
) {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const [pinned, setPinned] = useState(readChosen);
  // Made when it is first read: most lists are never searched.
  const known = useRef<string[]>(undefined);
  const matches = useMemo(() => {
    const needle = fold(query.trim());
    if (needle === '') return options;
    const spellings = (known.current ??= spellingsOf(options));
    // Of very long lists, the last are searched as they are written.
    const written = query.trim().toLowerCase();
    return options.filter((_, index) => {
      const spelling = spellings[index]!;
      return spelling.includes(needle) || spelling.includes(written);
    });
  }, [options, query]);
  const { chosen, matching, count } = useMemo(() => {
    const first = pinned.size === 0 ? [] : options.filter(({ id }) => pinned.has(id));
    const others = pinned.size === 0 ? matches : matches.filter(({ id }) => !pinned.has(id));
    return {
      chosen: first.slice(0, limit),
      matching: others.slice(0, Math.max(0, limit - first.length)),
      count: first.length + others.length,
    };
  }, [options, matches, pinned, limit]);
  return {
    query,
    search(next: string) {
      setQuery(next);
      setLimit(pageSize);
      setPinned(readChosen());
    },
    /** What to draw first: the options chosen when the query was last changed. */
    chosen,
    /** What to draw after that: the first matches. */
    matching,
    matches,
    /** How many there are to draw. */
    count,
    /** Undefined when all are drawn. */
    showMore: count > limit ? () => setLimit(limit + pageSize) : undefined,
  };
}

/** How many code units of all labels are searched at most, since each is normalized at the first key. */
const mostSearched = 1_000_000;
/** So many of each are searched in any case, though without regard to accents. */
const leastSearched = 20;

function spellingsOf(options: readonly Option[]): string[] {
  const length = Math.min(shownLengths.label, Math.ceil(mostSearched / options.length));
  // Some letters are many once they are normalized: U+FDFA is eighteen.
  let left = 2 * mostSearched;
  return options.map((option) => {
    if (left <= 0) return textOf(option, Math.min(length, leastSearched)).toLowerCase();
    const spelling = fold(textOf(option, length));
    left -= spelling.length;
    return spelling;
  });
}

function textOf({ label, value, description = '' }: Option, length: number): string {
  const texts = label === value ? [label, description] : [label, String(value), description];
  return texts.map((text) => text.slice(0, length)).join('\n');
}

/** One spelling for all cases and accents. Marks go first: normalizing a heap of them takes the square of its height. */
const fold = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? withoutMarks(withoutMarks(text).normalize('NFKD')).toLowerCase()
    : text.toLowerCase();

const withoutMarks = (text: string) => text.replace(/\p{M}+/gu, '');
