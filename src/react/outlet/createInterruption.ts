/** How long after a key press a person is taken to be typing, in milliseconds. */
const typingFor = 1000;
/** After this long without a key press, with focus outside an editor, a person is taken to be free, in milliseconds. */
const idleAfter = 3000;
const checkInterval = 250;
/** What Enter or Space presses. Such a key press types nothing. */
const pressable = `button, summary, a[href], [role=button], [role=link], [role=menuitem], [role=option], [role=tab],
  input:is([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio])`;

/** Decides when a modal dialog may take focus from a person who may be typing (TRUST-7). */
export interface Interruption {
  subscribe: (listener: () => void) => () => void;
  /** The request whose dialog may be open. */
  getOpen: () => string | undefined;
  /** Listens for key presses. Returns a function that stops it. */
  watch: () => () => void;
  /** Tells which request is asked now. Undefined: none is. */
  present: (requestId: string | undefined) => void;
  /** Opens the dialog of a request at once, because the person wants to see it. */
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
      const onKey = (event: KeyboardEvent) => {
        if (!isPress(event)) keyAt = performance.now();
      };
      window.addEventListener('keydown', onKey, { capture: true });
      return () => {
        window.removeEventListener('keydown', onKey, { capture: true });
        clearInterval(timer);
      };
    },
    present(requestId) {
      clearInterval(timer);
      // A person who has just answered another dialog is not typing elsewhere.
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

/** Whether a key press activates a button or the like. */
function isPress(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isPressKey = event.key === 'Enter' || event.key === ' ';
  return isPressKey && target instanceof Element && target.closest(pressable) !== null;
}

/** Whether focus is in something that takes typed text. */
function isEditing(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // What has focus inside a frame cannot be seen, so every frame counts.
  return !!focused?.matches(
    ':read-write, iframe, [role=textbox], [role=searchbox], [role=combobox]',
  );
}
