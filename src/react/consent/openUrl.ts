import { listen } from '../dom/listen.ts';
import type { OpenUrl } from '../settings/ElicitationSettings.ts';

/**
 * What came of it. `unknown`: the browser does not tell, and the person has to. `needs-click`: it was not asked by a click
 * that counts.
 */
export type Opening = 'opened' | 'blocked' | 'unknown' | 'needs-click';

/**
 * Opens a URL in a tab that cannot reach this page, nor be reached (`noopener`), and that is not told where
 * it was opened from (`noreferrer`). To be called in the click itself, with nothing awaited before.
 *
 * `window.open` returns null here even on success, so that a tab opened is told by the click's activation, which that uses
 * up in Chromium and Firefox. WebKit leaves it: there the page's own focus tells, or nothing does (URL_CONSENT, Opening).
 */
export function openUrl(href: string): Opening | Promise<Opening> {
  // Not in every browser.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (activation && !activation.isActive) return 'needs-click';
  try {
    window.open(href, '_blank', 'noopener,noreferrer');
  } catch {
    // Firefox, in a frame whose sandbox allows no pop-ups.
    return 'blocked';
  }
  return activation?.isActive === false ? 'opened' : untilLeft();
}

/** How long a tab takes to open at most, in milliseconds. */
const longestOpening = 1000;

/** `opened` once the page loses focus or sight, as it does to a tab that opens. */
function untilLeft(): Promise<Opening> {
  return new Promise((resolve) => {
    const settle = (outcome: Opening) => {
      for (const end of ends) end();
      clearTimeout(timer);
      resolve(outcome);
    };
    const leave = () => settle('opened');
    const ends = [listen(window, { blur: leave }), listen(document, { visibilitychange: leave })];
    const timer = setTimeout(() => settle('unknown'), longestOpening);
  });
}

/**
 * The same by a host's own opener, called in the click itself. What it throws means that nothing was opened.
 *
 * @param onWait called when the opener takes its time
 */
export function openWith(
  open: OpenUrl,
  href: string,
  onSettled: (outcome: Opening) => void,
  onWait: () => void,
): void {
  let result: ReturnType<OpenUrl>;
  try {
    result = open(href);
  } catch {
    result = false;
  }
  const settle = (isOpened: boolean | void) => onSettled(isOpened === false ? 'blocked' : 'opened');
  if (typeof result === 'object') {
    onWait();
    Promise.resolve(result).then(settle, () => settle(false));
  } else {
    settle(result);
  }
}
