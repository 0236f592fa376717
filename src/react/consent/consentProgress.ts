import type { Opening } from './openUrl.ts';

/**
 * How far a person has come with a URL, by what happened here. That a server calls the page done, or that it was opened
 * before, is known elsewhere.
 */
export interface ConsentProgress {
  /** `unopened`: the page would not open, or nobody can tell whether it did. `open`: it is open elsewhere. */
  readonly at: 'deciding' | 'unopened' | 'open';
  /** It is being opened, for the first time or again: by a host's own opener, or until the browser tells. */
  readonly isOpening: boolean;
  /** What came of the last try to open the page, and how many there were. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  readonly isTicked: boolean;
  /** The panel was closed, with nothing more to be answered. */
  readonly isClosed: boolean;
}

export type ConsentEvent =
  | { readonly type: 'tick'; readonly isTicked: boolean }
  /** Whether it opens takes its time. */
  | { readonly type: 'wait' }
  /** It is known whether it opened, or that nobody can tell. */
  | { readonly type: 'settle'; readonly outcome: Opening }
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
        at: at === 'open' || outcome === 'opened' ? 'open' : 'unopened',
        isOpening: false,
        opening: { outcome, tries: (opening?.tries ?? 0) + 1 },
      };
    }
    case 'opened':
      return { at: 'open' };
    case 'close':
      return { isClosed: true };
  }
}
