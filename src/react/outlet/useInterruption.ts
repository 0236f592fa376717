'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createInterruption } from './createInterruption.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Whether the dialog of a request may be open, or a person is typing elsewhere and is told of it first.
 *
 * @param requestId what asks, if anything does
 * @param isModal what is not modal takes no focus, and may always be there
 */
export function useInterruption(
  requestId: string | undefined,
  isModal: boolean,
): { isOpen: boolean; open: () => void } {
  const [interruption] = useState(createInterruption);
  const openId = useSyncExternalStore(
    interruption.subscribe,
    interruption.getOpen,
    () => undefined,
  );
  useEffect(() => interruption.watch(), [interruption]);
  useBrowserLayoutEffect(() => interruption.present(requestId), [interruption, requestId]);
  return {
    isOpen: !isModal || openId === requestId,
    open: () => requestId !== undefined && interruption.open(requestId),
  };
}
