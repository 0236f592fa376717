'use client';
import { useState } from 'react';

/**
 * Holds on to a request while the host passes equal ones, so that an object literal in the host's markup
 * does not empty a half-filled form at every render.
 *
 * @param signal tells equal requests apart: each has a signal of its own
 * @returns the first of the equal requests, and a key that changes when another one comes
 */
export function useSameRequest<Request>(
  request: Request,
  signal?: AbortSignal,
): readonly [Request, number] {
  const [held, setHeld] = useState({ latest: request, request, signal, key: 0 });
  if (held.latest === request && held.signal === signal) return [held.request, held.key];
  const next =
    held.signal === signal && isSameJson(held.request, request)
      ? { ...held, latest: request }
      : { latest: request, request, signal, key: held.key + 1 };
  setHeld(next);
  return [next.request, next.key];
}

function isSameJson(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // Cyclic: only identity is left, and that differs.
    return false;
  }
}
