import { dateAdvice, isDate } from './date.ts';
import { dateTimeAdvice, isDateTime } from './dateTime.ts';
import { emailAdvice, isEmail } from './email.ts';
import { isAnyIpv6, isDuration, isHostname, isIpv4, isTime, isUuid } from './otherFormats.ts';
import { isUri, uriAdvice } from './uri.ts';

/** The string formats of the MCP subset, and those that other dialects assert. */
export type Format =
  | 'email'
  | 'uri'
  | 'date'
  | 'date-time'
  | 'uuid'
  | 'time'
  | 'duration'
  | 'ipv4'
  | 'ipv6'
  | 'hostname';

interface FormatRule {
  accepts: (text: string) => boolean;
  /** Why some servers refuse a valid text, or read it otherwise than it was meant. */
  advice: (text: string) => string | undefined;
}

const noAdvice = () => undefined;

export const formats: Readonly<Record<Format, FormatRule>> = {
  email: { accepts: isEmail, advice: emailAdvice },
  uri: { accepts: isUri, advice: uriAdvice },
  date: { accepts: isDate, advice: dateAdvice },
  'date-time': { accepts: isDateTime, advice: dateTimeAdvice },
  uuid: { accepts: isUuid, advice: noAdvice },
  time: { accepts: isTime, advice: noAdvice },
  duration: { accepts: isDuration, advice: noAdvice },
  ipv4: { accepts: isIpv4, advice: noAdvice },
  ipv6: { accepts: isAnyIpv6, advice: noAdvice },
  hostname: { accepts: isHostname, advice: noAdvice },
};

/** JSON Schema ignores the others. */
export function isFormat(name: unknown): name is Format {
  return typeof name === 'string' && Object.hasOwn(formats, name);
}
