'use client';
import { useState } from 'react';
import { serverKey, type ElicitationServer } from '../../queue/index.ts';

/**
 * Keeps returning the first request while the host passes equal ones. Otherwise an object literal in the host's
 * markup would empty a half-filled form at every render.
 *
 * @param server tells the requests of several servers apart
 * @param signal tells equal requests apart: each has a signal of its own
 * @returns the first of the equal requests, and a key that changes when another one comes
 */
export function useSameRequest<Request>(
  request: Request,
  server: ElicitationServer,
  signal?: AbortSignal,
): readonly [Request, number] {
  const asker = serverKey(server);
  const [known, setKnown] = useState({ latest: request, request, asker, signal, key: 0 });
  const isSameAsker = known.asker === asker && known.signal === signal;
  if (isSameAsker && known.latest === request) return [known.request, known.key];
  const next =
    isSameAsker && isSameJson(known.request, request)
      ? { ...known, latest: request }
      : { latest: request, request, asker, signal, key: known.key + 1 };
  setKnown(next);
  return [next.request, next.key];
}

function isSameJson(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // A cyclic object cannot be compared as JSON, so it counts as another request.
    return false;
  }
}
