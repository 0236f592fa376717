/**
 * How much of a server's text is shown at most, in UTF-16 code units. A text that is not shown asks for nothing, so the
 * rest is not judged either.
 */
export const shownLengths = {
  label: 500,
  description: 2000,
  message: 10_000,
  default: 10_000,
} as const;
