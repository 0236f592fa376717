import type { Opening } from './openUrl.ts';

/**
 * How far a person has come with a URL, by what happened in this panel. It does not know whether the server says that the
 * page is done, or whether the page was opened before.
 */
export interface ConsentProgress {
  /** `unopened`: the page did not open, or nobody can tell whether it did. `open`: the page is open elsewhere. */
  readonly at: 'deciding' | 'unopened' | 'open';
  /** The page is being opened: a host's own opener has not finished, or the browser has not reported yet. */
  readonly isOpening: boolean;
  /** The result of the last try to open the page, and the number of tries. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  readonly isTicked: boolean;
  /** The panel was closed when no answer was expected any more. */
  readonly isClosed: boolean;
}

export type ConsentEvent =
  | { readonly type: 'tick'; readonly isTicked: boolean }
  /** It is not known yet whether the page opens. */
  | { readonly type: 'wait' }
  /** It is known whether the page opened, or that nobody can tell. */
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
        // A page that was open stays open, whatever the result of opening it again.
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
