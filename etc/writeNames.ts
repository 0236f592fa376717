/**
 * Names as text, for `parseNames` in src/url: each begins with a capital, which counts what it shares with
 * the one before (A nothing, B one letter), and what stands below it follows in brackets. Sections are
 * parted by `;`.
 */
export function writeNames(
  sections: readonly (readonly string[])[],
  below: (name: string) => string = () => '',
): string {
  return sections
    .map((names) => {
      let previous = '';
      return names
        .toSorted()
        .map((name) => {
          const shared = sharedLength(previous, name);
          previous = name;
          const nested = below(name);
          const written = String.fromCharCode(65 + shared) + name.slice(shared);
          return nested ? `${written}(${nested})` : written;
        })
        .join('');
    })
    .join(';')
    .replace(/;+$/, '');
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < 25 && length < one.length && one[length] === other[length]) length++;
  return length;
}
