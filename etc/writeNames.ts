/**
 * Writes names as text, for `parseNames` in src/url. Each name begins with a capital letter, which says how many
 * letters it shares with the name before (A none, B one). Names below it follow in brackets. A `;` separates sections.
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
