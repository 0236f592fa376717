import type { ContentIssue } from '../core/index.ts';
import type { BridgeReply } from './wire.ts';

/** An answer that the back end did not take. Without words: what is shown of it is said in the person's language. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly reply: BridgeReply;

  constructor(reply: BridgeReply) {
    super('');
    this.reply = reply;
  }

  /** What is wrong with the content, where that is why. The form shows it at its fields. */
  get issues(): readonly ContentIssue[] {
    return this.reply.ok ? [] : (this.reply.issues ?? []);
  }
}
