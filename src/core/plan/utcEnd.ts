import type { TextField } from '../Field.ts';

/** Of date-times without a fraction of a second: patterns of zod's may want its digits. */
const ends = [
  'Z',
  '+00:00',
  '.000+00:00',
  ...[3, 6, 9, 1, 2, 4, 5, 7, 8].map((digits) => `.${'0'.repeat(digits)}Z`),
];

const key = Symbol('utcEnd');

/** Notes how date-times have to end, so that the field's pattern takes what is picked. */
export function noteUtcEnd(field: TextField, accepts: (dateTime: string) => boolean): void {
  const end = ends.find((one) => accepts(`2026-10-20T10:20:30${one}`));
  if (end !== undefined && end !== ends[0]) Object.defineProperty(field, key, { value: end });
}

export const utcEndOf = (field: TextField & { readonly [key]?: string }): string =>
  field[key] ?? ends[0]!;
