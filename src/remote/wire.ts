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
  /**
   * Stands for the person whose requests these are, if the back end names the person. Over a new epoch, a page keeps
   * half-filled answers, and what is on screen, only for the same person.
   */
  readonly person?: string | undefined;
  /** The back end's clock, in milliseconds since the Unix epoch. Deadlines are by this clock. */
  readonly now: number;
  /** The muted servers. */
  readonly silenced: readonly ElicitationServer[];
  /** Oldest first. Requests that are over stay for an hour. */
  readonly pending: readonly BridgedRequest[];
}

/**
 * A pending request without the parts that are not JSON, or that a page knows itself. Its server has only a name, an icon, an
 * origin and an `id`. The `id` stands for the rest, which may be the back end's secret.
 */
export interface OpenRequest extends Pick<
  PendingRequest,
  'id' | 'server' | 'position' | 'deadline' | 'round' | 'until' | 'page' | 'isDone'
> {
  /** What is asked, as the server sent it. The page reads it, once. `null`: as it stood in the state before, as `draft` did. */
  readonly params: Readonly<Record<string, unknown>> | null;
  /** Its page was accepted, and is open. */
  readonly ended?: 'accept' | undefined;
  /** What the form holds at the start. */
  readonly draft?: Draft | undefined;
}

/** A request that is over, and how it ended. A window may still have it on screen. */
export interface EndedRequest {
  readonly id: string;
  readonly server: Pick<ElicitationServer, 'id'>;
  readonly ended: ElicitResult['action'] | ClosedReason;
  /** The window whose answer was taken. */
  readonly by?: string | undefined;
}

/** For how many milliseconds pages are told of a request that is over. A window may have slept. */
export const toldFor = 3_600_000;

/** What pages are told of a request. */
export type BridgedRequest = OpenRequest | EndedRequest;

export const isEnded = (bridged: BridgedRequest): bridged is EndedRequest => !('params' in bridged);

/** What a page tells the back end. It is JSON. */
export type BridgeMessage = {
  readonly v: 1;
  readonly epoch: string;
  /** The window that tells it: a random text of its own. */
  readonly from: string;
  /** When the person did it, by the back end's clock. Of what they decide about a server, the newest counts. */
  readonly at: number;
} & Fact;

/**
 * What became of a message. Whether an answer was taken, only the next state says. `gone`: the request was answered or withdrawn
 * before. `stale`: the message is from another epoch. `invalid`: the answer is not valid for its request. `malformed`: it is not
 * a message. `unreachable`: the process that has the request could not be reached, may not have been heard yet, or could not
 * load the code that checks answers. Send the message again.
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
  /**
   * Opens the channel, and opens it again each time that it is lost. Returns a function that ends this.
   *
   * @param onState takes each state. It also says that the channel is up
   */
  open: (onState: (state: unknown) => void, onDown: () => void) => () => void;
  /** Sends one message. Rejects if it may not have arrived. It is then sent again once the channel is up. */
  send: (message: BridgeMessage) => Promise<BridgeReply>;
}
