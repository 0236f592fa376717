const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** In the proleptic Gregorian calendar; month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : daysInMonths[month - 1]!;
}

export function isCalendarDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** RFC 3339 §5.6 full-date. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, year = 0, month = 0, day = 0] = parts.map(Number);
  return isCalendarDay(year, month, day);
}

/** An early year is mostly two digits that a picker took for four. Python's `datetime` has no year 0. */
export const dateAdvice = (text: string): string | undefined =>
  text.startsWith('0') ? 'early-year' : undefined;
