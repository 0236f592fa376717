import { dateAdvice, isDate } from './date.ts';
import { dateTimeAdvice, isDateTime } from './dateTime.ts';
import { emailAdvice, isEmail } from './email.ts';
import { isUri, uriAdvice } from './uri.ts';

/** The string formats of the MCP subset. */
export type Format = 'email' | 'uri' | 'date' | 'date-time';

interface FormatRule {
  /** The verdict of the format's own RFC. */
  accepts: (text: string) => boolean;
  /** Why some servers refuse a valid text all the same. */
  advice: (text: string) => string | undefined;
}

export const formats: Readonly<Record<Format, FormatRule>> = {
  email: { accepts: isEmail, advice: emailAdvice },
  uri: { accepts: isUri, advice: uriAdvice },
  date: { accepts: isDate, advice: dateAdvice },
  'date-time': { accepts: isDateTime, advice: dateTimeAdvice },
};

/** Whether a `format` is one that is asserted; JSON Schema ignores the others. */
export function isFormat(name: unknown): name is Format {
  return typeof name === 'string' && Object.hasOwn(formats, name);
}
