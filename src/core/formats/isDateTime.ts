import { daysInMonth, isCalendarDay } from './date.ts';

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** RFC 3339 §5.6 date-time, leap seconds (§5.7) included. */
export function isDateTime(text: string): boolean {
  const parts = dateTime.exec(text);
  if (!parts) return false;
  const numbers = parts.map((digits) => Number(digits || 0));
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  const [offsetHour = 0, offsetMinute = 0] = numbers.slice(9);
  if (!isCalendarDay(year, month, day) || hour > 23 || offsetHour > 23) return false;
  if (minute > 59 || offsetMinute > 59 || second > 60) return false;
  if (second < 60) return true;
  const offset = (parts[8] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return isEndOfUtcMonth(year, month, day, hour * 60 + minute - offset);
}

/** Leap seconds are the 23:59:60 UTC of a month's last day. */
function isEndOfUtcMonth(year: number, month: number, day: number, utcMinute: number): boolean {
  const minutesInDay = 24 * 60;
  const shift = utcMinute < 0 ? -1 : utcMinute >= minutesInDay ? 1 : 0;
  if (utcMinute - shift * minutesInDay !== minutesInDay - 1) return false;
  return shift < 0 ? day === 1 : day + shift === daysInMonth(year, month);
}
