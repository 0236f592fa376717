type EventMap = WindowEventMap & DocumentEventMap;

/**
 * Listens until the returned function is called. Not with a `signal`: where jsdom stands in for a browser, it takes none
 * but its own.
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
