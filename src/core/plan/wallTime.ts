import { isCalendarDay } from '../formats/date.ts';
import { isDateTime } from '../formats/isDateTime.ts';

const wallTimePattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d{1,3})?)?$/;

/**
 * Reads a wall time, `YYYY-MM-DDTHH:MM[:SS[.sss]]`, into the instants in UTC that it may mean, the earlier first: none
 * if the clocks skipped it, two if they showed it twice. Undefined for any other text.
 * @throws {RangeError} for a time zone that the runtime does not know
 */
export function readWallTime(
  text: string,
  timeZone?: string,
  end = 'Z',
): readonly string[] | undefined {
  const parts = wallTimePattern.exec(text);
  if (!parts) return undefined;
  const numbers = parts.map((digits) => Number(digits || 0));
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, part = 0] = numbers;
  if (!isCalendarDay(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  const wall = utc(year, month, day, hour, minute, second, Math.round(part * 1000));
  const wallClock = wallClockOf(timeZone);
  const instants = new Set<number>();
  // A zone's offset changes at most once within two days.
  for (const probe of [wall - dayLength, wall, wall + dayLength]) {
    const instant = wall - (wallClock(probe) - probe);
    if (wallClock(instant) === wall) instants.add(instant);
  }
  return (
    [...instants]
      .sort((one, other) => one - other)
      .map((instant) => new Date(instant).toISOString().slice(0, -5) + spelled(parts[7] ?? '', end))
      // RFC 3339 has years of four digits.
      .filter(isDateTime)
  );
}

const spelled = (fraction: string, end: string): string =>
  fraction + end.slice(Math.min(fraction.length, end.search(/Z|\+/)));

/** The wall time of an RFC 3339 date-time in a zone. Undefined for what `Date` cannot read, such as a leap second. */
export function toWallTime(dateTime: string, timeZone?: string): string | undefined {
  const instant = isDateTime(dateTime) ? Date.parse(dateTime) : NaN;
  if (Number.isNaN(instant)) return undefined;
  const wall = new Date(wallClockOf(timeZone)(instant)).toISOString();
  return wall.slice(0, -1).replace(/(?::00)?\.000$/, '');
}

const dayLength = 24 * 60 * 60 * 1000;

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, day: number, ...time: [number, number, number, number]) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(...time);
}

const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };

/** The zone of the runtime, where it tells without an `Intl` format: making a page's first one takes a browser about 20 ms. */
export const temporalZone = (): string | undefined => Temporal?.Now.timeZoneId();

/** The zone's clocks at an instant, as if they showed UTC. */
function wallClockOf(timeZone: string | undefined): (instant: number) => number {
  const isRuntimes = timeZone === undefined || timeZone === temporalZone();
  return isRuntimes ? runtimeWallClock : zonedWallClock(timeZone);
}

function runtimeWallClock(instant: number): number {
  const date = new Date(instant);
  return utc(
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  );
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  zoneFormats.set(timeZone, format);
  return format;
}

function zonedWallClock(timeZone: string): (instant: number) => number {
  const format = zoneFormat(timeZone);
  return (instant) => {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(instant)) shown[type] = value;
    const year = shown.era === 'BC' ? 1 - Number(shown.year) : Number(shown.year);
    return utc(
      year,
      Number(shown.month),
      Number(shown.day),
      Number(shown.hour),
      Number(shown.minute),
      Number(shown.second),
      ((instant % 1000) + 1000) % 1000,
    );
  };
}
