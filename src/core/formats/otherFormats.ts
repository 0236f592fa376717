import { isDateTime } from './isDateTime.ts';

/* Formats that MCP does not name, but that are checked by the frameworks that send them. */

/** RFC 4122 §3. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

/** RFC 3339 §5.6: `full-time`, or `partial-time` as .NET and Java write it. A leap second may be of the day before. */
export const isTime = (text: string): boolean =>
  [`2017-01-01T${text}Z`, `2017-01-01T${text}`, `2016-12-31T${text}`].some(isDateTime);

/** RFC 3339 appendix A: weeks, or the other units in their order, none of them in fractions. */
export const isDuration = (text: string): boolean =>
  /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$/.test(text);

/** RFC 1123 §2.1. */
export const isHostname = (text: string): boolean =>
  text.length <= 253 &&
  text.split('.').every((label) => /^[\da-z](?:[\da-z-]{0,61}[\da-z])?$/i.test(label));
