import { plainOf } from './readings.ts';
import { isTypedOften } from './spelled.ts';

/** The longest word has so many letters, so no more fields than that can spell it. */
const longest = 12;

/** Which labels make one word for a secret together, read one after the other: "Pass" and "word", or a letter each. */
export function findInRow(labels: readonly string[]): ReadonlySet<number> {
  const parts = labels.map((label) =>
    plainOf(label.slice(0, longest)).toLowerCase().replace(/\P{L}/gu, ''),
  );
  const found = new Set<number>();
  for (const [start, first] of parts.entries()) {
    let word = first;
    for (let end = start + 1; word !== '' && word.length < longest && parts[end]; end += 1) {
      word += parts[end];
      if (!isTypedOften(word)) continue;
      for (let index = start; index <= end; index++) found.add(index);
    }
  }
  return found;
}
