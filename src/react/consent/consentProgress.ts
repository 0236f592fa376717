import type { Opening } from './openUrl.ts';

/** What happened in this panel. What has become of the page is the request's own stage. */
export interface ConsentProgress {
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
  | { readonly type: 'close' };

export const firstProgress: ConsentProgress = {
  isOpening: false,
  opening: undefined,
  isTicked: false,
  isClosed: false,
};

export function advance(progress: ConsentProgress, event: ConsentEvent): ConsentProgress {
  switch (event.type) {
    case 'tick':
      return { ...progress, isTicked: event.isTicked };
    case 'wait':
      return { ...progress, isOpening: true };
    case 'settle': {
      const tries = (progress.opening?.tries ?? 0) + 1;
      return { ...progress, isOpening: false, opening: { outcome: event.outcome, tries } };
    }
    case 'close':
      return { ...progress, isClosed: true };
  }
}
