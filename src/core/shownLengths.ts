/**
 * How much of a server's text is shown at most, in UTF-16 code units. What is not shown asks for nothing, so no more than
 * that is judged either.
 */
export const shownLengths = {
  label: 500,
  description: 2000,
  message: 10_000,
  default: 10_000,
} as const;
