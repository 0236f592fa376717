/** Invisible characters that come along as a text is copied: soft hyphens, marks of direction, spaces without a width. */
const marks = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text for a format that allows neither blanks at its ends nor invisible marks. */
export const trimmed = (text: string): string => text.replace(marks, '').trim();
