import type { MouseEvent } from 'react';
import { listen } from '../dom/listen.ts';
import { viewOf } from '../dom/viewOf.ts';

/** A press of a pointer or a key. */
export interface Press {
  /** When it began, on the clock of `performance.now()`. */
  readonly at: number;
  /** The key's name; undefined for a pointer. */
  readonly key: string | undefined;
  /** Whether it began within an element. */
  startedIn: (element: Element) => boolean;
}

/** The presses on a page. Each is tracked by itself: the release of one does not affect the others. */
export interface Presses {
  /** Tracks the presses that begin from now on. Returns a function that stops it, in all windows. */
  watch: () => () => void;
  /** Tracks them in another window as well, while those of the page are tracked. */
  watchIn: (view: Window) => void;
  /**
   * The press that a click ended. Undefined for a press that began before `watch` was called. `assistive`: no pointer and
   * no key was pressed, as far as is known. Screen readers, voice control and switches click like that.
   */
  endedBy: (click: MouseEvent) => Press | 'assistive' | undefined;
}

/** The keys that press a button. */
const pressingKeys = new Set(['Enter', ' ']);
/** A tap's click comes after the end of its pointer, but less than this many milliseconds after it. */
const longestTap = 1000;

export function createPresses(): Presses {
  /** Ends the listening in each window. Undefined for a window to listen in once `watch` is called. */
  const watched = new Map<Window, (() => void) | undefined>();
  const pointers = new Map<number, Press & { endedAt: number }>();
  const keys = new Map<string, Press>();
  let lastPointer: number | undefined;
  let isWatching = false;
  /** The key press that may be clicking a button right now. Null for a press that began before `watch` was called. */
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
    // A repeat of a key whose press was not tracked: the press began before `watch` was called.
    if (!event.repeat) keys.set(event.code, pressOf(event, performance.now()));
    else if (!keys.has(event.code)) keys.set(event.code, pressOf(event, -Infinity));
    // Enter clicks as it goes down, and each time that it is repeated.
    if (event.key === 'Enter') clicking = keys.get(event.code);
  }

  function onKeyUp({ key, code }: KeyboardEvent): void {
    // Space clicks as it comes up.
    if (key === ' ') clicking = keys.get(code) ?? null;
    const ended = clicking;
    // The click comes within the same task, so the press is forgotten after it. macOS reports no release while Meta is
    // held, and no browser reports one while the list of a select is open.
    setTimeout(() => {
      if (key === 'Meta') keys.clear();
      else keys.delete(code);
      if (pressingKeys.has(key) && clicking === ended) clicking = undefined;
    });
  }

  function watchIn(view: Window): void {
    if (watched.get(view)) return;
    const listeners = {
      pointerdown: onPointerDown,
      pointerup: onPointerUp,
      pointercancel: ({ pointerId }: PointerEvent) => pointers.delete(pointerId),
      keydown: onKeyDown,
      keyup: onKeyUp,
      blur({ target }: FocusEvent) {
        if (target !== view) return;
        keys.clear();
        clicking = undefined;
      },
    };
    // Captured on the window: presses that begin elsewhere matter as well, and a host may stop events that bubble.
    // A guard starts once more as its panel goes, when nobody would end the listening any more.
    watched.set(view, isWatching ? listen(view, listeners, { capture: true }) : undefined);
  }

  return {
    watch() {
      isWatching = true;
      for (const view of [window, ...watched.keys()]) watchIn(view);
      return () => {
        isWatching = false;
        for (const end of watched.values()) end?.();
        watched.clear();
        // What was pressed leads to all that was around it, and a conversation may keep hundreds of answered panels.
        pointers.clear();
        keys.clear();
        clicking = undefined;
      };
    },
    watchIn,
    endedBy({ nativeEvent, detail, currentTarget }) {
      if (!watched.get(viewOf(currentTarget as Element))) return 'assistive';
      // A click is not a `PointerEvent` in every browser.
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
      // A closed shadow root hides which of its elements was pressed, and what is in shadow trees within it.
      let root = element.getRootNode() as Partial<ShadowRoot>;
      for (; root.host; root = root.host.getRootNode() as Partial<ShadowRoot>) {
        if (root.mode === 'closed' && path[0] === root.host) return true;
      }
      return false;
    },
  };
}
