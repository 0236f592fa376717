/** In characters. A UUID has 36, a signed token some hundreds. What is longer would fill the person's line each time. */
const longestToken = 1000;

/** Whether this is a text for a server to recognize something by, short enough to be sent back often. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestToken;
