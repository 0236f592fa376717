import { viewOf } from '../dom/viewOf.ts';

/** So many lines of the body have to be in sight, or head and foot scroll along with it. */
const fewestLines = 8;

/**
 * Tells the stylesheet how much of a dialog is in sight. No media query knows how large the page's text is.
 * @returns whether something else than before scrolls: the whole dialog, or only its body
 * @selector `[data-slot='elicitation'][data-low]` a dialog with little room for its body, as in a low window or with large text
 * @selector `[data-slot='elicitation'][data-zoomed]` a dialog in a window that two fingers or a keyboard leave only a part of
 */
export function markRoom(dialog: HTMLElement): boolean {
  const { visualViewport } = viewOf(dialog);
  const { clientHeight } = dialog.ownerDocument.documentElement;
  // jsdom has no such viewport. The two heights are rounded differently.
  const seen = visualViewport?.height ?? clientHeight;
  dialog.toggleAttribute('data-zoomed', seen < clientHeight - 1);
  const body = dialog.querySelector<HTMLElement>('[data-slot=elicitation-body]');
  if (!body) return false;
  // Whichever of the two scrolls.
  const room = dialog.clientHeight - (dialog.scrollHeight - body.offsetHeight);
  const line = parseFloat(viewOf(body).getComputedStyle(body).lineHeight);
  const wasLow = dialog.hasAttribute('data-low');
  const isLow = room < body.scrollHeight - 1 && room < fewestLines * line;
  return dialog.toggleAttribute('data-low', isLow) !== wasLow;
}
