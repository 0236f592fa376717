import type { ContentIssue, Receipt } from '../core/index.ts';
import type { ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';

/** What happened to a request or a server, for a host's log. */
export type QueueEvent =
  | RequestEvent
  /** A request was refused before anybody saw it: it is malformed, over a limit, or asks for a secret. */
  | {
      readonly type: 'refused';
      readonly server: ElicitationServer;
      /** What was asked: the params of an elicitation, or the result of a round. */
      readonly params: unknown;
      readonly error: Error;
    }
  | { readonly type: 'silenced' | 'unsilenced'; readonly server: ElicitationServer };

type RequestEvent = { readonly request: PendingRequest } & WhatHappened;

type WhatHappened =
  /** It waits for a person. */
  | { readonly type: 'pending' }
  | {
      readonly type: 'answered';
      readonly action: ElicitResult['action'];
      /** Without secrets. */
      readonly result: ElicitResult;
      /** Answered properties that are not in `result`. */
      readonly withheld: readonly string[];
      /** What the schema does not allow in an answer that was sent anyway, but in no secret. Only with `validation: 'warn'`. */
      readonly issues?: readonly ContentIssue[] | undefined;
      /** For a host to keep, and to show by `ElicitationReceipt`. Without secrets. */
      readonly receipt: Receipt;
    }
  /** Nobody waits for an answer any more: it was canceled, its call has ended, or its connection is gone. */
  | { readonly type: 'withdrawn' }
  /** URL mode: the page is done. The server has said so, or the call in which it asked has succeeded. */
  | { readonly type: 'completed' }
  /** It could not be shown, and the server got the error. */
  | { readonly type: 'failed'; readonly error: Error };
