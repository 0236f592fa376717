import type { Message } from './Message.ts';

/** English words that are needed before anything else is loaded. */
export const enOutlet = {
  asks: '{server} is asking for information',
  decline: 'Decline',
  cancel: 'Cancel',
  loadFailed: 'This request could not be displayed.',
  tryAgain: 'Try again',
} as const satisfies Record<string, Message>;
