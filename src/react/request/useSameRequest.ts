'use client';
import { useMemo, useState } from 'react';
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
  const asked = useMemo(() => jsonOf(request), [request]);
  const asker = serverKey(server);
  const [known, setKnown] = useState({ request, asked, asker, signal, key: 0 });
  const isSame = known.asked === asked && known.asker === asker && known.signal === signal;
  const shown = isSame ? known : { request, asked, asker, signal, key: known.key + 1 };
  if (!isSame) setKnown(shown);
  return [shown.request, shown.key];
}

function jsonOf(request: unknown): unknown {
  try {
    return JSON.stringify(request);
  } catch {
    // A cyclic object is equal to itself only.
    return request;
  }
}
