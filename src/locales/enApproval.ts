import type { Message } from './Message.ts';

/** English words for how long an approval holds. */
export const enApproval = {
  once: 'Just this once',
  session: 'For this session',
  always: 'Always: {server} will not ask about this again',
} as const satisfies Record<string, Message>;
