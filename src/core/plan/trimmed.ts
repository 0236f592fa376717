/** Invisible characters that come along as a text is copied: marks of direction, zero-width spaces, a byte order mark. */
const marks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A typed text without blanks at its ends and without invisible marks, for a format that allows neither. */
export const trimmed = (text: string): string => text.replace(marks, '').trim();
