const surrogatePairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/** The length of a string as JSON Schema counts it: in code points, a lone surrogate being one. */
export const countCodePoints = (text: string): number =>
  text.length - (text.match(surrogatePairs)?.length ?? 0);
