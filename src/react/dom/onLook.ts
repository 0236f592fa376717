import type { View } from './viewOf.ts';

/** How often a page is looked at, in milliseconds: for what no event tells of, such as what a script or a style has moved. */
const lookInterval = 200;

const looking = new Map<View, { looks: Set<() => void>; timer: number }>();

/**
 * Looks at a page five times a second, together with all others who look at it.
 * @param view the window of the page. The timers of another one may be slow, as it may be out of sight
 * @returns a function that stops it
 */
export function onLook(view: View, look: () => void): () => void {
  const { looks, timer } = looking.get(view) ?? begin(view);
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    view.clearInterval(timer);
    looking.delete(view);
  };
}

function begin(view: View) {
  const looks = new Set<() => void>();
  const timer = view.setInterval(() => {
    for (const look of looks) look();
  }, lookInterval);
  const begun = { looks, timer };
  looking.set(view, begun);
  return begun;
}
