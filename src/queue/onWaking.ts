const waking = ['online', 'pageshow', 'focus'] as const;

/** Calls `wake` when the window comes to the front or the network comes back. Outside a page, that never happens. */
export function onWaking(wake: () => void): () => void {
  for (const type of waking) globalThis.addEventListener?.(type, wake);
  return () => {
    for (const type of waking) globalThis.removeEventListener?.(type, wake);
  };
}
