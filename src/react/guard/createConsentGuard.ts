import type { MouseEvent } from 'react';
import { isConsentGuardOff } from './consentGuardSwitch.ts';

/** How long a confirm button has to have been in plain sight, in milliseconds. */
const guardDelay = 1000;
/** How often it is looked whether the page has moved the button. */
const moveCheckInterval = 200;

/** `unseen`: out of sight, or on a page that nobody looks at. `counting`: in plain sight, not for long enough. */
export type GuardState = 'unseen' | 'counting' | 'armed';

/** Keeps a confirm button from being pressed by a person who means something else, or by a script. */
export interface ConsentGuard {
  subscribe: (listener: () => void) => () => void;
  getState: () => GuardState;
  /** Which wait this is: another number each time that the button is armed. */
  getWait: () => number;
  /** Starts the time, anew whenever the page or the button goes out of sight or moves; returns the end of that. */
  watch: (button: HTMLElement) => () => void;
  /** Whether a click is a person's, begun on the button while it was armed. */
  accepts: (event: MouseEvent) => boolean;
}

/** After the rules of URL mode against click-jacking and key repeat (URL-7). */
export function createConsentGuard(): ConsentGuard {
  const listeners = new Set<() => void>();
  let state: GuardState = 'unseen';
  let wait = 0;
  /** Whether the press that is under way began on the button while it was armed; undefined where none is. */
  let press: boolean | undefined;

  function setState(next: GuardState): void {
    if (state === next) return;
    state = next;
    if (state === 'armed') wait++;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => (isConsentGuardOff() ? 'armed' : state),
    getWait: () => wait,
    watch(button) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isInView = true;
      let place = placeOf(button);

      function start(): void {
        clearTimeout(timer);
        const isSeen = isInView && document.visibilityState === 'visible' && document.hasFocus();
        setState(isSeen ? 'counting' : 'unseen');
        if (isSeen) timer = setTimeout(() => setState('armed'), guardDelay);
      }

      function checkPlace(): void {
        const before = place;
        place = placeOf(button);
        if (before !== place) start();
      }

      function begin(event: Event): void {
        checkPlace();
        const isHere = event.target instanceof Node && button.contains(event.target);
        const isRepeated = event instanceof KeyboardEvent && event.repeat;
        press = isHere && !isRepeated && state === 'armed';
      }

      // The click comes within the same task as the release.
      const end = () => setTimeout(() => (press = undefined));

      const ended = new AbortController();
      const { signal } = ended;
      // Captured: a press that begins elsewhere counts as well, and a host may stop what bubbles.
      const options = { signal, capture: true };
      window.addEventListener('keydown', begin, options);
      window.addEventListener('pointerdown', begin, options);
      for (const type of ['keyup', 'pointerup', 'pointercancel']) {
        window.addEventListener(type, end, options);
      }
      window.addEventListener('focus', start, { signal });
      window.addEventListener('blur', start, { signal });
      window.addEventListener('resize', checkPlace, { signal });
      document.addEventListener('visibilitychange', start, { signal });
      const checking = setInterval(checkPlace, moveCheckInterval);
      const observer =
        typeof IntersectionObserver === 'function'
          ? new IntersectionObserver(
              (entries) => {
                const wasInView = isInView;
                isInView = entries.at(-1)!.intersectionRatio > 0.9;
                if (wasInView !== isInView) start();
              },
              { threshold: [0, 0.91, 1] },
            )
          : undefined;
      observer?.observe(button);
      start();
      return () => {
        ended.abort();
        observer?.disconnect();
        clearTimeout(timer);
        clearInterval(checking);
        setState('unseen');
      };
    },
    accepts({ nativeEvent, detail }) {
      if (isConsentGuardOff()) return true;
      // Screen readers, voice control and switches click without a key or a pointer.
      const began = press ?? true;
      press = undefined;
      return nativeEvent.isTrusted && state === 'armed' && began && detail < 2;
    },
  };
}

function placeOf(button: HTMLElement): string {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}
