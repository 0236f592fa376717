import type { ElicitResult } from '../protocol/index.ts';

/** What a person did: what a panel tells its queue, and a page its back end. It is JSON. */
export type Fact =
  | { readonly type: 'respond'; readonly id: string; readonly result: ElicitResult }
  /** The person has opened the page of a URL request. */
  | { readonly type: 'opened'; readonly id: string }
  /** A request that is withdrawn or answered can be taken off the list. */
  | { readonly type: 'dismiss'; readonly id: string }
  /** The request turned out not to be showable: its server gets this error. */
  | {
      readonly type: 'fail';
      readonly id: string;
      readonly code: number;
      readonly message: string;
    }
  /** Declines all that a server asks, now and until `unsilence`. That is a person's explicit no. */
  | { readonly type: 'silence' | 'unsilence'; readonly serverId: string };
