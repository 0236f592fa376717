import { after } from '../../queue/index.ts';
import { listen } from '../dom/listen.ts';
import type { OpenUrl } from '../settings/ElicitationSettings.ts';

/**
 * The result of opening a page. `unknown`: the browser does not tell, so the person has to. `needs-click`: the browser
 * opens pages only after a click, and no recent click counts.
 */
export type Opening = 'opened' | 'blocked' | 'unknown' | 'needs-click';

/**
 * Opens a URL in a new tab. The tab and this page cannot reach each other (`noopener`), and the tab is not told where it
 * was opened from (`noreferrer`). Call it in the click handler itself, with nothing awaited before.
 * `window.open` returns null here even on success. In Chromium and Firefox, a tab that opens uses up the click's user
 * activation, which tells that it opened. In WebKit only a change of this page's focus tells, if anything does.
 * @param view the window that was clicked in, where the click counts
 */
export function openUrl(href: string, view: Window): Opening | Promise<Opening> {
  // Not every browser has it.
  const activation = view.navigator.userActivation as UserActivation | undefined;
  if (activation && !activation.isActive) return 'needs-click';
  try {
    view.open(href, '_blank', 'noopener,noreferrer');
  } catch {
    // Firefox throws in a frame whose sandbox allows no pop-ups.
    return 'blocked';
  }
  return activation?.isActive === false ? 'opened' : untilLeft(view);
}

/** How long a tab takes to open at most, in milliseconds. */
const longestOpening = 1000;

/** Resolves with `opened` once the window loses focus or is hidden, as it is by a tab that opens. */
function untilLeft(view: Window): Promise<Opening> {
  return new Promise((resolve) => {
    const settle = (outcome: Opening) => {
      for (const end of ends) end();
      resolve(outcome);
    };
    const leave = () => settle('opened');
    const ends = [
      listen(view, { blur: leave }),
      listen(view.document, { visibilitychange: leave }),
      after(longestOpening, () => settle('unknown')),
    ];
  });
}

/** Opens a URL with a host's own opener. Call it in the click handler itself. If the opener throws, nothing was opened. */
export function openWith(open: OpenUrl, href: string): Opening | Promise<Opening> {
  const outcomeOf = (isOpened: boolean | void) => (isOpened === false ? 'blocked' : 'opened');
  try {
    const result = open(href);
    if (typeof result !== 'object') return outcomeOf(result);
    return Promise.resolve(result).then(outcomeOf, () => 'blocked');
  } catch {
    return 'blocked';
  }
}
