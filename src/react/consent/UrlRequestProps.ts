import type { UrlSettings } from '../settings/ElicitationSettings.ts';

/** The props of a URL request, apart from those of every request. */
export interface UrlRequestProps extends UrlSettings {
  /**
   * URL mode: called when the page has been opened. Keep that, and pass it as `isOpened` if the request is mounted again.
   */
  onOpen?: (() => void) | undefined;
  /** URL mode: the page has been opened before. The panel is shown in its `waiting` state. */
  isOpened?: boolean | undefined;
  /** URL mode: the request has been accepted before, and its page is open. Nothing more is sent. */
  isAnswered?: boolean | undefined;
  /** URL mode: the server has said that the page is done (`notifications/elicitation/complete`). */
  isCompleted?: boolean | undefined;
  /** URL mode: no answer is expected, and none is sent. Close takes the place of Decline and Cancel. */
  isAdvisory?: boolean | undefined;
}
