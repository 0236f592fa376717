import type { BridgeReply } from './wire.ts';

/** An answer that the back end did not take. Without words: what is shown of it is said in the person's language. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly reply: BridgeReply;

  constructor(reply: BridgeReply) {
    super('');
    this.reply = reply;
  }
}
