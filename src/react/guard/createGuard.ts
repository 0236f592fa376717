import type { MouseEvent } from 'react';
import { listen } from '../dom/listen.ts';
import { onLook } from '../dom/onLook.ts';
import { viewOf, type View } from '../dom/viewOf.ts';
import type { Press, Presses } from './createPresses.ts';
import { isGuardOff } from './guardSwitch.ts';
import { hasMoved, placeOf } from './placeOf.ts';

/** `unseen`: out of sight, or nobody looks at the page. `counting`: in plain sight, but not for long enough yet. */
type GuardState = 'unseen' | 'counting' | 'armed';

/**
 * Whether a click counts. `meant`: a person pressed in the right place while the button was armed. `early`: the same, but
 * before the button was armed. `moved`: early, and the button stood elsewhere before. `foreign`: a script's click, the second
 * of a double click, or a press that began elsewhere.
 */
type ClickVerdict = 'meant' | 'early' | 'moved' | 'foreign';

/**
 * Keeps a confirm button from being pressed by a person who means something else, or by a script (URL-7, TRUST-8).
 * @param options `delay`: how long the button has to have been in plain sight, in milliseconds. `needsFocus`: whether the page has
 *   to have focus
 */
export function createGuard({
  delay,
  needsFocus,
  presses,
}: {
  delay: number;
  needsFocus: boolean;
  presses: Presses;
}) {
  const listeners = new Set<() => void>();
  let state: GuardState = 'unseen';
  let armedAt = Infinity;
  let button: HTMLElement | null = null;
  let referred: HTMLElement | null = null;
  let view: View | undefined;
  let place: readonly number[] = [];
  let attachedAt = -Infinity;
  let isComplete = false;
  let isInView = true;
  let isMoved = false;
  let cameUnfocused = false;
  let stopCounting = () => {};
  let stopWatching = () => {};

  function setState(next: GuardState): void {
    armedAt = next === 'armed' ? performance.now() : Infinity;
    if (state === next) return;
    state = next;
    if (state === 'armed') isMoved = false;
    for (const listener of listeners) listener();
  }

  function start(): void {
    stopCounting();
    // Not before there is something to wait for: as the button is drawn, measuring would lay out the page once more.
    if (button && isComplete) {
      if (viewOf(button) !== view) watch(button);
      presses.watchIn(view!);
      const former = place;
      place = placeOf(button);
      // Dialogs move as they open.
      isMoved ||= performance.now() - attachedAt > delay && hasMoved(former, place);
    }
    const isSeen =
      isComplete &&
      isInView &&
      view?.document.visibilityState === 'visible' &&
      (!needsFocus || view.document.hasFocus());
    setState(isSeen ? 'counting' : 'unseen');
    if (isSeen) stopCounting = afterFrames(view!, delay, () => setState('armed'));
  }

  function checkPlace(): void {
    if (button && (viewOf(button) !== view || hasMoved(place, placeOf(button)))) start();
  }

  /** A host may move a panel to another window while it is there. */
  function watch(watched: HTMLElement): void {
    stopWatching();
    const from = viewOf(watched);
    view = from;
    const onFocus = () => {
      // Who comes back from another window has not read what came meanwhile.
      if (needsFocus || cameUnfocused) start();
      cameUnfocused = false;
    };
    const ends = [
      listen(from, { focus: onFocus, ...(needsFocus && { blur: start }) }),
      listen(from.document, { visibilitychange: start }),
      onLook(from, checkPlace),
    ];
    // jsdom has none.
    if (typeof from.IntersectionObserver === 'function') {
      const onSight = (entries: IntersectionObserverEntry[]) => {
        const wasInView = isInView;
        isInView = entries.at(-1)!.intersectionRatio > 0.9;
        if (wasInView !== isInView) start();
      };
      const observer = new from.IntersectionObserver(onSight, { threshold: [0, 0.91, 1] });
      observer.observe(watched);
      ends.push(() => observer.disconnect());
    }
    stopWatching = () => {
      for (const end of ends) end();
    };
  }

  function change(next: HTMLElement | null): void {
    if (next === button) return;
    stopWatching();
    view = undefined;
    place = [];
    button = next;
    attachedAt = performance.now();
    isInView = true;
    isMoved = false;
    cameUnfocused =
      next !== null && [viewOf(next), window].every(({ document }) => !document.hasFocus());
    start();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): GuardState => (isGuardOff() ? 'armed' : state),
    /** A ref for the button. Its wait starts, and starts again when the button moves, or it or the page goes out of sight. */
    attach: (next: HTMLElement | null) => {
      referred = next;
      if (next) change(next);
      // A ref that is a new function at each render is given null, and then the same button.
      else queueMicrotask(() => change(referred));
    },
    /** Starts the wait again, after something beside the button has changed; or stops it, if not all is there to be seen. */
    restart: (nowComplete: boolean) => {
      isComplete = nowComplete;
      start();
    },
    /** One that came too soon starts the wait again: who presses in a rhythm does not read. `isOwn`: it began in the right place. */
    judge(
      click: MouseEvent,
      isOwn = (press: Press) => press.startedIn(click.currentTarget),
    ): ClickVerdict {
      if (isGuardOff()) return 'meant';
      if (!click.isTrusted) return 'foreign';
      checkPlace();
      const press = presses.endedBy(click);
      const at = press === 'assistive' ? performance.now() : (press?.at ?? -Infinity);
      const isEarly = at < armedAt;
      // Keys press a button wherever it is.
      const early = isMoved && click.detail > 0 ? 'moved' : 'early';
      if (isEarly) start();
      if (press === undefined || click.detail > 1) return 'foreign';
      if (press !== 'assistive' && !isOwn(press)) return 'foreign';
      return isEarly ? early : 'meant';
    },
  };
}

/** Runs something after a time. A page that is frozen shows nothing, so the time begins with the second frame. */
function afterFrames(view: View, time: number, run: () => void): () => void {
  let timer: number | undefined;
  let frame = view.requestAnimationFrame(() => {
    frame = view.requestAnimationFrame(() => {
      timer = view.setTimeout(run, time);
    });
  });
  return () => {
    view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
  };
}
