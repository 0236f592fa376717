import type { Opening } from './openUrl.ts';

/**
 * How far a person has come with a URL, by what happened here. That a server calls the page done, or that it was opened
 * before, is known elsewhere.
 */
export interface ConsentProgress {
  /** `unopened`: the page would not open. `open`: it is open elsewhere. */
  readonly at: 'deciding' | 'unopened' | 'open';
  /** A host's own opener is at work, for the first time or again. */
  readonly isOpening: boolean;
  /** What came of the last try to open the page, and how many there were. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  readonly isTicked: boolean;
  /** The panel was closed, with nothing more to be answered. */
  readonly isClosed: boolean;
}

export type ConsentEvent =
  | { readonly type: 'tick'; readonly isTicked: boolean }
  /** A host's opener takes its time. */
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
  isOpening: false,
  opening: undefined,
  isTicked: false,
  isClosed: false,
};

/** Whether a page counts as open after an outcome: where the browser does not tell, it may be. */
export const isOpenAfter = (outcome: Opening): boolean =>
  outcome === 'opened' || outcome === 'unknown';

export const advance = (progress: ConsentProgress, event: ConsentEvent): ConsentProgress => ({
  ...progress,
  ...changeOf(progress, event),
});

function changeOf({ at, opening }: ConsentProgress, event: ConsentEvent): Partial<ConsentProgress> {
  switch (event.type) {
    case 'tick':
      return { isTicked: event.isTicked };
    case 'wait':
      return { isOpening: true };
    case 'settle': {
      const { outcome } = event;
      return {
        // A page that was open stays so, whatever comes of opening it again.
        at: at === 'open' || isOpenAfter(outcome) ? 'open' : 'unopened',
        isOpening: false,
        opening: { outcome, tries: (opening?.tries ?? 0) + 1 },
      };
    }
    case 'confirm':
      return { opening: opening && { ...opening, outcome: 'opened' } };
    case 'opened':
      return { at: 'open' };
    case 'close':
      return { isClosed: true };
  }
}
