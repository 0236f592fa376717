/** How long after a key press a person is taken to be typing, in milliseconds. */
const typingFor = 1000;
/** After so long without a key, with focus outside an editor, a person is taken to be free. */
const idleAfter = 3000;
const checkInterval = 250;

/** Decides when a modal dialog may take the focus from whoever is typing (TRUST-7). */
export interface Interruption {
  subscribe: (listener: () => void) => () => void;
  /** The request whose dialog may be open. */
  getOpen: () => string | undefined;
  /** Listens for keys; returns the end of that. */
  watch: () => () => void;
  /** Something asks, or nothing does any more. */
  present: (requestId: string | undefined) => void;
  /** The person wants to see it. */
  open: (requestId: string) => void;
}

export function createInterruption(): Interruption {
  const listeners = new Set<() => void>();
  let openId: string | undefined;
  let keyAt = -Infinity;
  let timer: ReturnType<typeof setInterval> | undefined;

  function open(requestId: string | undefined): void {
    clearInterval(timer);
    if (openId === requestId) return;
    openId = requestId;
    for (const listener of listeners) listener();
  }

  const sinceKey = () => performance.now() - keyAt;

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getOpen: () => openId,
    watch() {
      const onKey = () => (keyAt = performance.now());
      window.addEventListener('keydown', onKey, { capture: true });
      return () => {
        window.removeEventListener('keydown', onKey, { capture: true });
        clearInterval(timer);
      };
    },
    present(requestId) {
      clearInterval(timer);
      // Whoever has just answered one is here, and not elsewhere.
      const isHere = openId !== undefined;
      if (requestId === undefined || isHere || (!isEditing() && sinceKey() >= typingFor)) {
        open(requestId);
        return;
      }
      timer = setInterval(() => {
        if (!isEditing() && sinceKey() >= idleAfter) open(requestId);
      }, checkInterval);
    },
    open,
  };
}

/** Whether what is typed now goes into something. */
function isEditing(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // A frame's own focus cannot be seen.
  return !!focused?.matches(
    ':read-write, iframe, [role=textbox], [role=searchbox], [role=combobox]',
  );
}
