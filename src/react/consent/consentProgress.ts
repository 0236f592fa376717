import type { Opening } from './openUrl.ts';

/**
 * How far a person has come with a URL, by what happened here. That a server calls the page done, or that it was opened
 * before, is known elsewhere.
 *
 * - `deciding`: nothing was pressed yet
 * - `opening`: a host's own opener takes its time
 * - `unopened`: the page would not open
 * - `open`: the page is open elsewhere
 * - `reopening`: it is, and a host's own opener is opening it once more
 */
export interface ConsentProgress {
  readonly at: 'deciding' | 'opening' | 'unopened' | 'open' | 'reopening';
  /** What came of the last try to open the page, and how many there were. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  readonly isAcknowledged: boolean;
  /** The panel was closed, with nothing more to be answered. */
  readonly isClosed: boolean;
}

export type ConsentEvent =
  | { readonly type: 'acknowledge'; readonly isAcknowledged: boolean }
  /** A host's opener is at work. */
  | { readonly type: 'wait' }
  /** An opener has finished. */
  | { readonly type: 'settle'; readonly outcome: Opening }
  /** The window lost focus to the tab that opened. */
  | { readonly type: 'confirm' }
  /** The person says that they opened it. */
  | { readonly type: 'opened' }
  | { readonly type: 'close' };

export const firstProgress: ConsentProgress = {
  at: 'deciding',
  opening: undefined,
  isAcknowledged: false,
  isClosed: false,
};

/** Whether a page counts as open after an outcome: where the browser does not tell, it may be. */
export const isOpenAfter = (outcome: Opening): boolean =>
  outcome === 'opened' || outcome === 'unknown';

export function advance(progress: ConsentProgress, event: ConsentEvent): ConsentProgress {
  const { at, opening } = progress;
  const wasOpen = at === 'open' || at === 'reopening';
  switch (event.type) {
    case 'acknowledge':
      return { ...progress, isAcknowledged: event.isAcknowledged };
    case 'wait':
      return { ...progress, at: wasOpen ? 'reopening' : 'opening' };
    case 'settle':
      return {
        ...progress,
        at: wasOpen || isOpenAfter(event.outcome) ? 'open' : 'unopened',
        opening: { outcome: event.outcome, tries: (opening?.tries ?? 0) + 1 },
      };
    case 'confirm':
      return { ...progress, opening: opening && { ...opening, outcome: 'opened' } };
    case 'opened':
      return { ...progress, at: 'open' };
    case 'close':
      return { ...progress, isClosed: true };
  }
}
