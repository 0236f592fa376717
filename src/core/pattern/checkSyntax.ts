/** Kept, since engines take long to tell. */
const knownProperties = new Map<string, boolean>();
const mostKnown = 1000;

/** Compiles a source only to check its syntax. It never runs on a person's text. @throws {SyntaxError} */
export function checkSyntax(source: string, flags: string): void {
  const plain = flags
    ? source.replace(/\\(?:[pP]\{[^}]*\}|[^])/g, (escape) => {
        if (!/^\\p\{/i.test(escape)) return escape;
        const name = escape.slice(3, -1);
        let isProperty = knownProperties.get(name);
        if (isProperty === undefined) {
          isProperty = isExpression(`\\p{${name}}`, flags);
          if (knownProperties.size < mostKnown) knownProperties.set(name, isProperty);
        }
        // `\d` is a class of characters too, and it compiles at once.
        return isProperty ? '\\d' : escape;
      })
    : source;
  new RegExp(plain, flags);
}

export function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
