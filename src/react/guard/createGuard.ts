import type { MouseEvent } from 'react';
import { listen } from '../dom/listen.ts';
import { viewOf, type View } from '../dom/viewOf.ts';
import { hasMoved, placeOf } from './placeOf.ts';
import type { Press, Presses } from './createPresses.ts';
import { isGuardOff } from './guardSwitch.ts';

/** How often the guard checks whether the page has moved the button, in milliseconds. */
const moveCheckInterval = 200;
/** A move that is noticed so soon after a person typed or scrolled is their own, in milliseconds. */
const ownMove = 300;
/** The steps of a scroll that coasts after a finger's flick come sooner than that one after another, in milliseconds. */
const coastingStep = 100;
/** A flick lasts no longer than that, in milliseconds. A page may go on scrolling, and that is not the person's doing. */
const longestFlick = 3000;

/** `unseen`: out of sight, or nobody looks at the page. `counting`: in plain sight, but not for long enough yet. */
type GuardState = 'unseen' | 'counting' | 'armed';

/**
 * Whether a click counts. `meant`: a person pressed in the right place while the button was armed. `early`: the same, but
 * before the button was armed. `displaced`: early, and something else was in that place until the page moved it.
 * `foreign`: a script's click, the second of a double click, or a press that began elsewhere.
 */
type ClickVerdict = 'meant' | 'early' | 'displaced' | 'foreign';

export interface GuardOptions {
  /** How long the button has to have been in plain sight, in milliseconds. */
  delay: number;
  /** Whether the page has to have focus. */
  needsFocus: boolean;
  presses: Presses;
}

/** Keeps a confirm button from being pressed by a person who means something else, or by a script (URL-7, TRUST-8). */
export interface Guard {
  subscribe: (listener: () => void) => () => void;
  getState: () => GuardState;
  /** The number of the current wait. It changes each time the button is armed. */
  getWait: () => number;
  /** A ref for the button. Its wait starts, and starts again when the button moves, or it or the page goes out of sight. */
  attach: (button: HTMLElement | null) => void;
  /**
   * Starts the wait again, after something beside the button has changed.
   *
   * @param isComplete whether all is there that the person has to see. If not, the wait stops
   */
  restart: (isComplete: boolean) => void;
  /**
   * Tells whether a click on the button counts.
   *
   * @param isOwn whether a press began in the right place; by default, on the button
   */
  judge: (click: MouseEvent, isOwn?: (press: Press) => boolean) => ClickVerdict;
}

interface Former {
  readonly until: number;
  /** Where the button itself was. Undefined if the person moved it, or it was nowhere. */
  readonly own: DOMRect | undefined;
  readonly neighbors: readonly DOMRect[];
}

/** How much of the wait may have passed before the page has drawn the button, in milliseconds. */
const longestFrames = 100;

const acting = { capture: true, passive: true };

/** A person resizes their window, as by a phone's keyboard. A frame may grow with what a server sends, so it has no height. */
const windowHeight = (view: View): number => (view.top === view ? view.innerHeight : 0);

const neighborsOf = (button: HTMLElement): DOMRect[] =>
  [...(button.closest('[data-slot=elicitation-actions]')?.querySelectorAll('button') ?? [])]
    .filter((other) => other !== button)
    .map((other) => other.getBoundingClientRect());

export function createGuard({ delay, needsFocus, presses }: GuardOptions): Guard {
  const listeners = new Set<() => void>();
  let state: GuardState = 'unseen';
  let wait = 0;
  let armedAt = Infinity;
  let button: HTMLElement | null = null;
  let referred: HTMLElement | null = null;
  let isComplete = false;
  let isInView = true;
  let cameUnfocused = false;
  let place: readonly number[] = [];
  /** Where this button and the others of its row are, and where they were until the page moved them a moment ago. */
  let box: DOMRect | undefined;
  let neighbors: readonly DOMRect[] = [];
  let former: readonly Former[] = [];
  let attachedAt = -Infinity;
  let actedAt = -Infinity;
  let touchedAt = -Infinity;
  let height = 0;
  let view: View | undefined;
  let timer: number | undefined;
  let end = () => {};

  function setState(next: GuardState): void {
    if (state === next) return;
    state = next;
    armedAt = Infinity;
    if (state === 'armed') {
      wait++;
      armedAt = performance.now();
    }
    for (const listener of listeners) listener();
  }

  function start(): void {
    view?.clearTimeout(timer);
    if (button) {
      watchFrom(viewOf(button), button);
    }
    // Not before there is something to wait for: as the button is drawn, measuring would lay out the page once more.
    if (button && isComplete) {
      place = placeOf(button);
      const until = performance.now();
      // Dialogs move as they open.
      const isSettled = until - attachedAt > delay;
      const own = isSettled && until - actedAt > ownMove ? box : undefined;
      former = [...former.filter((one) => until - one.until < delay), { until, own, neighbors }];
      box = button.getBoundingClientRect();
      neighbors = neighborsOf(button);
    }
    const isSeen =
      isComplete &&
      button !== null &&
      isInView &&
      view?.document.visibilityState === 'visible' &&
      (!needsFocus || view.document.hasFocus());
    setState(isSeen ? 'counting' : 'unseen');
    if (isSeen) count(view!);
  }

  /** A page that is frozen shows nothing, so the time counts from the second frame on. */
  function count(from: View): void {
    let drawnAt = Infinity;
    from.requestAnimationFrame(() =>
      from.requestAnimationFrame(() => {
        drawnAt = performance.now();
      }),
    );
    const arm = () => {
      const left = drawnAt + delay - longestFrames - performance.now();
      if (left > 0) timer = from.setTimeout(arm, Math.min(left, delay));
      else setState('armed');
    };
    timer = from.setTimeout(arm, delay);
  }

  function checkPlace(): void {
    if (view && windowHeight(view) !== height) {
      height = windowHeight(view);
      actedAt = performance.now();
    }
    if (button && (viewOf(button) !== view || hasMoved(place, placeOf(button)))) start();
  }

  /** A host may move a panel to another window while it is there. */
  function watchFrom(next: View, watched: HTMLElement): void {
    presses.watchIn(next);
    if (next === view) return;
    end();
    view = next;
    height = windowHeight(next);
    end = watch(next, watched);
  }

  function watch(from: View, watched: HTMLElement): () => void {
    const note = () => (actedAt = performance.now());
    const act = () => {
      // What the page has moved before this is not the person's doing.
      checkPlace();
      note();
    };
    const onTouch = () => {
      act();
      touchedAt = actedAt;
    };
    const onScroll = () => {
      const now = performance.now();
      if (now - actedAt < coastingStep && now - touchedAt < longestFlick) act();
    };
    // A press seldom moves a button, and a server may guess when somebody ticks a box: no move is excused by that.
    const onInput = ({ target }: Event) => {
      const { type } = target as Partial<HTMLInputElement>;
      if (type !== 'checkbox' && type !== 'radio') note();
    };
    const onFocus = () => {
      // Who comes back from another window has not read what came meanwhile.
      if (needsFocus || cameUnfocused) start();
      cameUnfocused = false;
    };
    const ends = [
      listen(
        from,
        {
          wheel: act,
          touchmove: onTouch,
          scroll: onScroll,
          pointerdown: checkPlace,
          keydown: act,
          input: onInput,
        },
        acting,
      ),
      listen(from, { resize: checkPlace, focus: onFocus, ...(needsFocus && { blur: start }) }),
      listen(from.document, { visibilitychange: start }),
    ];
    const checking = setInterval(checkPlace, moveCheckInterval);
    const observer =
      typeof from.IntersectionObserver === 'function'
        ? new from.IntersectionObserver(
            (entries) => {
              const wasInView = isInView;
              isInView = entries.at(-1)!.intersectionRatio > 0.9;
              if (wasInView !== isInView) start();
            },
            { threshold: [0, 0.91, 1] },
          )
        : undefined;
    observer?.observe(watched);
    return () => {
      for (const stop of ends) stop();
      observer?.disconnect();
      clearInterval(checking);
    };
  }

  function change(next: HTMLElement | null): void {
    if (next === button) return;
    end();
    end = () => {};
    view?.clearTimeout(timer);
    view = undefined;
    button = next;
    attachedAt = performance.now();
    cameUnfocused =
      next !== null && [viewOf(next), window].every(({ document }) => !document.hasFocus());
    isInView = true;
    start();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => (isGuardOff() ? 'armed' : state),
    getWait: () => wait,
    attach(next) {
      referred = next;
      if (next) change(next);
      // A ref that is a new function at each render is given null, and then the same button.
      else queueMicrotask(() => change(referred));
    },
    restart(nowComplete) {
      isComplete = nowComplete;
      start();
    },
    judge(click, isOwn = (press) => press.startedIn(click.currentTarget)) {
      if (isGuardOff()) return 'meant';
      const press = presses.endedBy(click);
      if (!click.isTrusted || click.detail > 1 || press === undefined) return 'foreign';
      if (press !== 'assistive' && !isOwn(press)) return 'foreign';
      checkPlace();
      const at = press === 'assistive' ? performance.now() : press.at;
      if (at >= armedAt) return 'meant';
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < click.clientX &&
        click.clientX < right &&
        top < click.clientY &&
        click.clientY < bottom;
      const wasAnother = former.some(
        ({ until, own, neighbors: others }) =>
          at - until < delay && (others.some(isUnder) || (own && !isUnder(own))),
      );
      return click.detail > 0 && wasAnother ? 'displaced' : 'early';
    },
  };
}
