/** What engines have said about a property, which takes them long. */
const knownProperties = new Map<string, boolean>();
const mostKnown = 1000;

/**
 * Compiles a source for its syntax alone, never to be run on a person's text; each property in it once for all.
 *
 * @throws {SyntaxError}
 */
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
        // Like one, a class of characters that takes no time.
        return isProperty ? '\\d' : escape;
      })
    : source;
  new RegExp(plain, flags);
}

function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
