/** In UTF-16 code units. The rest is not judged either: a text that is not shown asks for nothing. */
export const shownLengths = {
  label: 500,
  description: 2000,
  message: 10_000,
  default: 10_000,
} as const;
