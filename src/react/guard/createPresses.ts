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
  /** The key that may be clicking a button just now; null for one that began unseen. */
  let clicking: Press | null | undefined;

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
    clicking = undefined;
    if (!pressingKeys.has(event.key)) return;
    // One that is repeated and was not seen began before.
    if (!event.repeat) keys.set(event.code, pressOf(event, performance.now()));
    else if (!keys.has(event.code)) keys.set(event.code, pressOf(event, -Infinity));
    // Enter clicks as it goes down, and each time that it is repeated.
    if (event.key === 'Enter') clicking = keys.get(event.code);
  }

  function onKeyUp({ key, code }: KeyboardEvent): void {
    // Space clicks as it comes up.
    if (key === ' ') clicking = keys.get(code) ?? null;
    const ended = clicking;
    // The click comes within the same task. macOS tells of no release while Meta is held, and no browser where the list
    // of a select is open.
    setTimeout(() => {
      if (key === 'Meta') keys.clear();
      else keys.delete(code);
      if (pressingKeys.has(key) && clicking === ended) clicking = undefined;
    });
  }

  return {
    watch() {
      const listeners = {
        pointerdown: onPointerDown,
        pointerup: onPointerUp,
        pointercancel: ({ pointerId }: PointerEvent) => pointers.delete(pointerId),
        keydown: onKeyDown,
        keyup: onKeyUp,
        blur({ target }: FocusEvent) {
          if (target !== window) return;
          keys.clear();
          clicking = undefined;
        },
      };
      // Captured: a press that begins elsewhere counts as well, and a host may stop what bubbles.
      return listen(window, listeners, { capture: true });
    },
    endedBy({ nativeEvent, detail }) {
      // Not in every browser is a click a pointer's event.
      const { pointerType, pointerId } = nativeEvent as Partial<PointerEvent>;
      if (pointerType === '' || (pointerType === undefined && detail === 0)) {
        return clicking === undefined ? 'assistive' : (clicking ?? undefined);
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
