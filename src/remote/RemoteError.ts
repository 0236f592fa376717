import type { ContentIssue } from '../core/index.ts';
import type { BridgeReply } from './wire.ts';

/** An answer that the back end did not accept. Its message is empty: the UI says what happened. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly reply: BridgeReply;

  constructor(reply: BridgeReply) {
    super('');
    this.reply = reply;
  }

  /** If the content is the reason. The form shows each issue at its field. */
  get issues(): readonly ContentIssue[] {
    return this.reply.ok ? [] : (this.reply.issues ?? []);
  }
}
