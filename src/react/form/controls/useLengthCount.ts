'use client';
import { useState } from 'react';
import { countCodePoints } from '../../../core/countCodePoints.ts';
import type { NumberField, TextField } from '../../../core/index.ts';

/** The length is shown from this part of the limit on. */
const nearLimit = 0.8;

/**
 * The length of a text that comes near its `maxLength`. It is counted in code points, as in JSON Schema. The `maxlength`
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
