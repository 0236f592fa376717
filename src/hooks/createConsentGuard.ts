import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isConsentGuardOff } from './consentGuardSwitch.ts';

/** How long a confirm button has to have been in plain sight, in milliseconds. */
const guardDelay = 1000;

/** Keeps a confirm button from being pressed by a person who means something else, or by a script. */
export interface ConsentGuard {
  subscribe: (listener: () => void) => () => void;
  /** Whether the button has been in plain sight for long enough. */
  isArmed: () => boolean;
  /** Starts the time, anew whenever the page or the button goes out of sight or moves; returns the end of that. */
  watch: (button: HTMLElement | null) => () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  /** Whether a click is a person's, made while the button was in plain sight. */
  accepts: (event: MouseEvent) => boolean;
}

/** After the rules of URL mode against click-jacking and key repeat (URL-7). */
export function createConsentGuard(): ConsentGuard {
  const listeners = new Set<() => void>();
  let armed = false;
  /** Whether the press that is under way began while the button was armed; undefined where none is. */
  let press: boolean | undefined;

  const isArmed = () => armed || isConsentGuardOff();

  function setArmed(next: boolean): void {
    if (armed === next) return;
    armed = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isArmed,
    watch(button) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isInView = true;
      let place = placeOf(button);
      const start = () => {
        clearTimeout(timer);
        setArmed(false);
        const isInSight = isInView && document.visibilityState === 'visible' && document.hasFocus();
        if (isInSight) timer = setTimeout(() => setArmed(true), guardDelay);
      };
      const ended = new AbortController();
      const { signal } = ended;
      window.addEventListener('focus', start, { signal });
      window.addEventListener('blur', start, { signal });
      document.addEventListener('visibilitychange', start, { signal });
      window.addEventListener(
        'resize',
        () => {
          const before = place;
          place = placeOf(button);
          if (before !== place) start();
        },
        { signal },
      );
      const observer =
        button && typeof IntersectionObserver === 'function'
          ? new IntersectionObserver((entries) => {
              const wasInView = isInView;
              isInView = entries.at(-1)!.isIntersecting;
              if (wasInView !== isInView) start();
            })
          : undefined;
      if (button) observer?.observe(button);
      start();
      return () => {
        ended.abort();
        observer?.disconnect();
        clearTimeout(timer);
        setArmed(false);
      };
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      press = isArmed() && !event.repeat;
      // A key that is held down was pressed for something else.
      if (event.repeat) event.preventDefault();
    },
    onPointerDown() {
      press = isArmed();
    },
    accepts({ nativeEvent, detail }) {
      // Screen readers, voice control and switches click without a key or a pointer.
      const began = press ?? true;
      press = undefined;
      if (isConsentGuardOff()) return true;
      return nativeEvent.isTrusted && isArmed() && began && detail < 2;
    },
  };
}

function placeOf(button: HTMLElement | null): string {
  if (!button) return String(performance.now());
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x, y, width, height].join();
}
