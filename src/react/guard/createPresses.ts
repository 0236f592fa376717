import type { MouseEvent } from 'react';
import { after } from '../../queue/index.ts';
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

export type Presses = ReturnType<typeof createPresses>;

const pressingKeys = new Set(['Enter', ' ']);

/** The last press of a pointer and of a key on a page. The release of one does not affect the other. */
export function createPresses() {
  /** Ends the listening in each window. Undefined for a window to listen in once `watch` is called. */
  const watched = new Map<Window, (() => void) | undefined>();
  let isWatching = false;
  let pointed: (Press & { id: number }) | undefined;
  let held: (Press & { code: string }) | undefined;
  /** The key press that may be clicking a button right now. Null for a press that began before `watch` was called. */
  let clicking: Press | null | undefined;

  function onPointerDown(event: PointerEvent): void {
    pointed = { ...pressOf(event, performance.now()), id: event.pointerId };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, code, repeat } = event;
    clicking = undefined;
    if (!pressingKeys.has(key)) return;
    // A repeat of a key whose press was not tracked: the press began before `watch` was called.
    if (!repeat) held = { ...pressOf(event, performance.now()), code };
    else if (held?.code !== code) held = { ...pressOf(event, -Infinity), code };
    // Enter clicks as it goes down, and each time that it is repeated.
    if (key === 'Enter') clicking = held;
  }

  function onKeyUp({ key, code }: KeyboardEvent): void {
    if (!pressingKeys.has(key)) return;
    const ended = held?.code === code ? held : null;
    if (ended) held = undefined;
    // Space clicks as it comes up.
    if (key === ' ') clicking = ended;
    // The click comes within the same task, so the press is forgotten after it.
    after(0, () => {
      if (clicking === ended) clicking = undefined;
    });
  }

  /** Tracks the presses in another window as well, while those of the page are tracked. */
  function watchIn(view: Window): void {
    if (watched.get(view)) return;
    const listeners = {
      pointerdown: onPointerDown,
      keydown: onKeyDown,
      keyup: onKeyUp,
      // Of what is pressed then, no release is reported.
      blur({ target }: FocusEvent) {
        if (target === view) held = clicking = undefined;
      },
    };
    // Captured on the window: presses that begin elsewhere matter as well, and a host may stop events that bubble.
    // A guard starts once more as its panel goes, when nobody would end the listening any more.
    watched.set(view, isWatching ? listen(view, listeners, { capture: true }) : undefined);
  }

  return {
    /** Tracks the presses that begin from now on. Returns a function that stops it, in all windows. */
    watch: () => {
      isWatching = true;
      for (const view of [window, ...watched.keys()]) watchIn(view);
      return () => {
        isWatching = false;
        for (const end of watched.values()) end?.();
        watched.clear();
        // What was pressed leads to all that was around it, and a conversation may keep hundreds of answered panels.
        pointed = held = clicking = undefined;
      };
    },
    watchIn,
    /**
     * The press that a click ended. Undefined for a press that began before `watch` was called. `assistive`: no pointer and no key
     * was pressed, as far as is known. Screen readers, voice control and switches click like that.
     */
    endedBy: ({
      nativeEvent,
      detail,
      currentTarget,
    }: MouseEvent): Press | 'assistive' | undefined => {
      if (!watched.get(viewOf(currentTarget as Element))) return 'assistive';
      // A click is not a `PointerEvent` in every browser.
      const { pointerType, pointerId } = nativeEvent as Partial<PointerEvent>;
      if (pointerType === '' || (pointerType === undefined && detail === 0)) {
        return clicking === undefined ? 'assistive' : (clicking ?? undefined);
      }
      return pointerId === undefined || pointed?.id === pointerId ? pointed : undefined;
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
