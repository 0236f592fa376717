import type { Until } from '../../protocol/index.ts';

export interface UrlRequestProps {
  /** URL mode: called when the page has been opened. Keep that, and pass it as `stage` if the request is mounted again. */
  onOpen?: (() => void) | undefined;
  /**
   * URL mode: what is known of its page. `opened`: it was opened before, so that the panel waits for the person to finish there.
   * `finished`: the server has said that it is done (`notifications/elicitation/complete`). It is no yes of a person who has
   * not opened it.
   */
  stage?: 'opened' | 'finished' | undefined;
  /** URL mode: until when a yes is waited for. Default: the page is `opened` if the request has an `elicitationId`, else `finished`. */
  until?: Until | undefined;
}
