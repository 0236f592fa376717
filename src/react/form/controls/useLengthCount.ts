'use client';
import { useState } from 'react';
import { countCodePoints } from '../../../core/countCodePoints.ts';
import type { NumberField, TextField } from '../../../core/index.ts';

/** From this part of the limit on, how much is left is worth knowing. */
const nearLimit = 0.8;

/**
 * How long a text is, once it comes near its `maxLength`, as JSON Schema counts: in code points. The
 * attribute would count UTF-16 units, and cut an emoji in two.
 */
export function useLengthCount(
  field: TextField | NumberField,
  initial: string,
): { count: number | undefined; measure: (text: string) => void } {
  const limit = field.kind === 'text' ? field.maxLength : undefined;
  const countNear = (text: string) => {
    if (limit === undefined || text.length < limit * nearLimit) return undefined;
    const count = countCodePoints(text);
    return count < limit * nearLimit ? undefined : count;
  };
  const [count, setCount] = useState(() => countNear(initial));
  return { count, measure: (text) => setCount(countNear(text)) };
}
