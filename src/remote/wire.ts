import type { ContentIssue } from '../core/index.ts';
import type { ElicitResult } from '../protocol/index.ts';
import type {
  ClosedReason,
  Draft,
  ElicitationServer,
  Fact,
  PendingRequest,
} from '../queue/index.ts';

/** All pending requests of a person. Each state replaces the one before. It is JSON. */
export interface BridgeState {
  readonly v: 1;
  /** Changes when the back end is restarted. What was pending before is then gone. */
  readonly epoch: string;
  /** Whose requests these are, if named. For the same person, pages keep answers and what is on screen over a new epoch. */
  readonly person?: string | undefined;
  /** The back end's clock, in milliseconds since the Unix epoch. Deadlines are by this clock. */
  readonly now: number;
  readonly silenced: readonly ElicitationServer[];
  /** Oldest first. Requests that are over stay for an hour. */
  readonly pending: readonly BridgedRequest[];
}

/** A pending request as JSON. Its server has a name, an icon, an origin, and an `id` that stands for what is secret. */
export interface OpenRequest extends Pick<
  PendingRequest,
  'id' | 'server' | 'position' | 'deadline' | 'round' | 'data' | 'until' | 'page' | 'isDone'
> {
  /** What is asked, as the server sent it. The page reads it, once. `null`: as it stood in the state before, as `draft` did. */
  readonly params: Readonly<Record<string, unknown>> | null;
  /** Its page was accepted, and is open. */
  readonly ended?: 'accept' | undefined;
  readonly draft?: Draft | undefined;
}

/** A request that is over. A window may still have it on screen. */
export interface EndedRequest {
  readonly id: string;
  readonly server: Pick<ElicitationServer, 'id'>;
  readonly ended: ElicitResult['action'] | ClosedReason;
  /** The window whose answer was taken. */
  readonly by?: string | undefined;
}

/** For how many milliseconds pages are told that a request is over: a window may have slept. */
export const toldFor = 3_600_000;

export type BridgedRequest = OpenRequest | EndedRequest;

export const isEnded = (bridged: BridgedRequest): bridged is EndedRequest => !('params' in bridged);

/** What a page tells the back end, as JSON. */
export type BridgeMessage = {
  readonly v: 1;
  readonly epoch: string;
  /** The window that tells it: a random text of its own. */
  readonly from: string;
  /** When the person did it, by the back end's clock. Of what they decide about a server, the newest counts. */
  readonly at: number;
} & Fact;

/**
 * What became of a message; whether an answer was taken, only the next state says. `gone`: answered or withdrawn before.
 * `stale`: of another epoch. `invalid`: an answer not valid for its request. `malformed`: no message. `unreachable`: the
 * process that has the request, or its code, could not be reached. Send it again.
 */
export type BridgeReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'gone' | 'stale' | 'invalid' | 'malformed' | 'unreachable';
      readonly issues?: readonly ContentIssue[] | undefined;
    };

/** Carries states to the page, and messages to the back end. */
export interface ElicitationChannel {
  /** Opens the channel, and again each time that it is lost. Returns what ends this. `onState` also says that it is up. */
  open: (onState: (state: unknown) => void, onDown: () => void) => () => void;
  /** Rejects if it may not have arrived. It is then sent again once the channel is up. */
  send: (message: BridgeMessage) => Promise<BridgeReply>;
}
