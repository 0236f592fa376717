'use client';
import { useMemo, useState } from 'react';
import type { Option } from '../core/index.ts';

/** How many options are drawn before "Show more". */
const pageSize = 100;

export interface OptionSearch {
  readonly query: string;
  search: (query: string) => void;
  /** What to draw: the options chosen when the query was last changed, then the first matches. */
  readonly shown: readonly Option[];
  /** How many options match, drawn or not. */
  readonly matchCount: number;
  /** Undefined when all are drawn. */
  readonly showMore: (() => void) | undefined;
}

/**
 * Searches a long list of options, ignoring case and diacritics. The chosen ones stay listed first,
 * whether they match or not; ticking one does not move it until the next search, so that nothing jumps.
 */
export function useOptionSearch(
  options: readonly Option[],
  getChosen: () => readonly string[],
): OptionSearch {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const [pinned, setPinned] = useState<ReadonlySet<string>>(() => new Set(getChosen()));
  const haystacks = useMemo(
    () => options.map(({ label, value }) => fold(label === value ? label : `${label}\n${value}`)),
    [options],
  );
  const matches = useMemo(() => {
    const needle = fold(query.trim());
    return needle === ''
      ? options
      : options.filter((_, index) => haystacks[index]!.includes(needle));
  }, [options, haystacks, query]);
  const listed = useMemo(() => {
    const others = matches.filter(({ id }) => !pinned.has(id));
    return [...options.filter(({ id }) => pinned.has(id)), ...others];
  }, [options, matches, pinned]);
  return {
    query,
    search(next) {
      setQuery(next);
      setLimit(pageSize);
      setPinned(new Set(getChosen()));
    },
    shown: listed.slice(0, limit),
    matchCount: matches.length,
    showMore: listed.length > limit ? () => setLimit(limit + pageSize) : undefined,
  };
}

/** One spelling for all cases and accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
