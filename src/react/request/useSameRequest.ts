'use client';
import { useMemo, useState } from 'react';
import { serverKey, type ElicitationServer } from '../../queue/index.ts';

/**
 * Keeps returning the first request while the host passes equal ones. Otherwise an object literal in the host's
 * markup would empty a half-filled form at every render.
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
  const [known, setKnown] = useState({ request, asker, signal, key: 0 });
  // Written out only where there are two, since a request may be long.
  const isEqual = useMemo(
    () => known.request === request || jsonOf(known.request) === jsonOf(request),
    [known, request],
  );
  const isSame = isEqual && known.asker === asker && known.signal === signal;
  const shown = isSame ? known : { request, asker, signal, key: known.key + 1 };
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
