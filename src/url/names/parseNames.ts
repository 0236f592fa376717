/** `below`: where in the list the names below it are written; 0 if there are none. */
export interface ListedName {
  readonly section: number;
  below: number;
}

/** One level, as `etc/writeNames.ts` wrote it. A capital letter says how much a name repeats of the one before. */
export function parseNames(list: string, start = 0): Map<string, ListedName> {
  const tokens = /[A-Z][^A-Z();]*|[();]/g;
  tokens.lastIndex = start;
  const names = new Map<string, ListedName>();
  let section = 0;
  let name = '';
  let depth = 0;
  for (let found = tokens.exec(list); found; found = tokens.exec(list)) {
    const [token] = found;
    if (token === '(') {
      if (depth === 0) names.get(name)!.below = tokens.lastIndex;
      depth++;
    } else if (token === ')') {
      if (depth === 0) break;
      depth--;
    } else if (depth === 0 && token === ';') {
      section++;
      name = '';
    } else if (depth === 0) {
      name = name.slice(0, token.charCodeAt(0) - 65) + token.slice(1);
      names.set(name, { section, below: 0 });
    }
  }
  return names;
}
