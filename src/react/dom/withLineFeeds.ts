/** A text as a text area has it: its lines end with LF. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');
