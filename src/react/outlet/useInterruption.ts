'use client';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createInterruption } from './createInterruption.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Whether the dialog of a request may be open. If the person is typing elsewhere, a note has to tell them first.
 *
 * @param homeRef an element that is always drawn where requests are
 * @param requestId the request that asks, if there is one
 * @param isModal whether it is shown in a dialog. Otherwise it takes no focus, and may always be there
 */
export function useInterruption(
  homeRef: RefObject<Element | null>,
  requestId: string | undefined,
  isModal: boolean,
): { isOpen: boolean; open: () => void } {
  const [interruption] = useState(() => createInterruption(homeRef));
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
