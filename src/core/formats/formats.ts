import { dateAdvice, isDate } from './date.ts';
import { isDateTime } from './isDateTime.ts';
import { isEmail } from './email.ts';
import { isIpv4, isIpv6 } from './ipAddress.ts';
import { isDuration, isHostname, isTime, isUuid } from './otherFormats.ts';
import { isUri, uriAdvice } from './uri.ts';

interface FormatRule {
  readonly accepts: (text: string) => boolean;
  /** How a valid text may be read otherwise than it was meant. */
  readonly advice?: (text: string) => string | undefined;
}

const rules = {
  email: { accepts: isEmail },
  uri: { accepts: isUri, advice: uriAdvice },
  date: { accepts: isDate, advice: dateAdvice },
  'date-time': { accepts: isDateTime, advice: dateAdvice },
  uuid: { accepts: isUuid },
  time: { accepts: isTime },
  duration: { accepts: isDuration },
  ipv4: { accepts: isIpv4 },
  ipv6: { accepts: isIpv6 },
  hostname: { accepts: isHostname },
} satisfies Readonly<Record<string, FormatRule>>;

/** The string formats of the MCP subset, and those that other dialects assert. */
export type Format = keyof typeof rules;

export const formats: Readonly<Record<Format, FormatRule>> = rules;

/** JSON Schema ignores the others. */
export function isFormat(name: unknown): name is Format {
  return typeof name === 'string' && Object.hasOwn(formats, name);
}
