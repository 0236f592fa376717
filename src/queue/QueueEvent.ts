import type { ContentIssue } from '../core/index.ts';
import type { ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';

/** What happened to a request or a server, for a host's log. */
export type QueueEvent =
  | RequestEvent
  | {
      readonly type: 'refused';
      readonly server: ElicitationServer;
      /** What was asked: the params of an elicitation, or the result of a round. */
      readonly params: unknown;
      readonly error: Error;
    }
  | { readonly type: 'silenced' | 'unsilenced'; readonly server: ElicitationServer };

type RequestEvent = { readonly request: PendingRequest } & (
  | { readonly type: 'pending' }
  | {
      readonly type: 'answered';
      readonly action: ElicitResult['action'];
      /** Without secrets, unless the host asks for them (`events`). */
      readonly result: ElicitResult;
      /** The properties that were answered and are not in `result`. */
      readonly withheld: readonly string[];
      /** What the schema does not allow in an answer that was sent anyway. Only with `validation: 'warn'`. */
      readonly issues?: readonly ContentIssue[] | undefined;
    }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'completed' }
  | { readonly type: 'failed'; readonly error: Error }
);
