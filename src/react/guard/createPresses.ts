import type { MouseEvent } from 'react';
import { listen } from '../dom/listen.ts';

/** A press of a pointer or a key. */
export interface Press {
  /** When it began, on the clock of `performance.now()`. */
  readonly at: number;
  /** The key's name; undefined for a pointer. */
  readonly key: string | undefined;
  /** Whether it began within an element. */
  startedIn: (element: Element) => boolean;
}

/** The presses on a page, each by itself: releasing one forgets none of the others. */
export interface Presses {
  /** Remembers the presses that begin from now on; returns the end of that. */
  watch: () => () => void;
  /**
   * The press that a click ended; undefined for one that began before it was watched. `assistive`: no pointer and no key
   * was pressed. Screen readers, voice control and switches click like that.
   */
  endedBy: (click: MouseEvent) => Press | 'assistive' | undefined;
}

/** What presses a button on a keyboard. */
const pressingKeys = new Set(['Enter', ' ']);
/** A tap's click comes later than the end of its pointer, by less than this, in milliseconds. */
const longestTap = 1000;

export function createPresses(): Presses {
  const pointers = new Map<number, Press & { endedAt: number }>();
  const keys = new Map<string, Press>();
  let lastPointer: number | undefined;

  function onPointerDown(event: PointerEvent): void {
    const now = performance.now();
    for (const [id, { endedAt }] of pointers) {
      if (now - endedAt > longestTap) pointers.delete(id);
    }
    pointers.set(event.pointerId, { ...pressOf(event, now), endedAt: Infinity });
    lastPointer = event.pointerId;
  }

  function onPointerUp({ pointerId }: PointerEvent): void {
    const press = pointers.get(pointerId);
    if (press) press.endedAt = performance.now();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!pressingKeys.has(event.key)) return;
    // One that is repeated and was not seen began before.
    if (!event.repeat) keys.set(event.code, pressOf(event, performance.now()));
    else if (!keys.has(event.code)) keys.set(event.code, pressOf(event, -Infinity));
  }

  function onKeyUp({ key, code }: KeyboardEvent): void {
    // The click comes within the same task as the release. macOS tells of no release while Meta is held.
    setTimeout(() => (key === 'Meta' ? keys.clear() : keys.delete(code)));
  }

  return {
    watch() {
      const listeners = {
        pointerdown: onPointerDown,
        pointerup: onPointerUp,
        pointercancel: ({ pointerId }: PointerEvent) => pointers.delete(pointerId),
        keydown: onKeyDown,
        keyup: onKeyUp,
        blur: ({ target }: FocusEvent) => target === window && keys.clear(),
      };
      // Captured: a press that begins elsewhere counts as well, and a host may stop what bubbles.
      return listen(window, listeners, { capture: true });
    },
    endedBy({ nativeEvent, detail }) {
      // Not in every browser is a click a pointer's event.
      const { pointerType, pointerId } = nativeEvent as Partial<PointerEvent>;
      if (pointerType === '' || (pointerType === undefined && detail === 0)) {
        // Of two keys at once the earlier: nobody can tell whose click it is.
        const [first] = [...keys.values()].sort((one, other) => one.at - other.at);
        return first ?? 'assistive';
      }
      return pointers.get(pointerId ?? lastPointer ?? NaN);
    },
  };
}

function pressOf(event: Event, at: number): Press {
  const path = event.composedPath();
  return {
    at,
    key: (event as Partial<KeyboardEvent>).key,
    startedIn(element) {
      if (path.includes(element)) return true;
      // A closed shadow root hides which of its elements it was.
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.mode === 'closed' && path[0] === root.host;
    },
  };
}
