'use client';
import { useEffect } from 'react';
import type { OutletQueue } from '../../queue/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/**
 * Tells a queue that this component draws its requests, as `<ElicitationOutlet>` does. Without it, requests fail after
 * `rendererTimeout`.
 *
 * @param shownId the request that is on screen. If it is withdrawn, it stays on the list, as closed, so that the person
 *   can be told. A withdrawn request that nobody saw goes at once
 */
export function useElicitationRenderer(queue: OutletQueue, shownId: string | undefined): void {
  const latest = useLatest(shownId);
  useEffect(() => queue.attachRenderer(() => latest.current ?? ''), [queue, latest]);
}
