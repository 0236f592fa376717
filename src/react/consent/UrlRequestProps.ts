import type { UrlSettings } from '../settings/ElicitationSettings.ts';

/** The props of a URL request, apart from those of every request. */
export interface UrlRequestProps extends UrlSettings {
  /**
   * URL mode: called when the page has been opened. Keep that, and pass it as `stage` if the request is mounted again.
   */
  onOpen?: (() => void) | undefined;
  /**
   * URL mode: what is known of its page. `opened`: it was opened before, so that the panel waits for the person to finish there.
   * `finished`: the server has said that it is done (`notifications/elicitation/complete`). It is no yes of a person who has
   * not opened it.
   */
  stage?: 'opened' | 'finished' | undefined;
  /** URL mode: no answer is expected, and none is sent. Close takes the place of Decline and Cancel. */
  isAdvisory?: boolean | undefined;
}
