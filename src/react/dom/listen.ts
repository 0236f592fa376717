type EventMap = WindowEventMap & DocumentEventMap;

/**
 * Listens until the returned function is called. It does not use an `AbortSignal`, because jsdom accepts only signals
 * that jsdom made itself.
 */
export function listen(
  target: EventTarget,
  listeners: { readonly [Type in keyof EventMap]?: (event: EventMap[Type]) => void },
  options: { capture?: boolean } = {},
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
