import type { ElicitFormRequest, ElicitUrlRequest } from '../protocol/index.ts';
import type { ServerIcon } from './readIcons.ts';
import type { RequestState } from './machine.ts';

/** Who asks, in the host's words: nothing here comes from the server's messages. */
export interface ElicitationServer {
  /** Tells servers of one name apart. Default: `url`, or else `name`. */
  readonly id?: string | undefined;
  /** The name under which the host knows the server. */
  readonly name: string;
  /** Where the server is. Its host is shown beside the name. */
  readonly url?: string | undefined;
  /** An image of the host's own, as a URL that its content security policy allows. */
  readonly icon?: string | undefined;
  /** The server's own, as MCP has them, if there is no `icon`. Drawn from a `data:` URL, or over https from the origin of `url`. */
  readonly icons?: readonly ServerIcon[] | undefined;
}

/** What a form holds, by field id: see `FormValues` of `core`. */
export type Draft = Readonly<Record<string, string | string[]>>;

/** Which of several exchanges a request is a part of (MCP 2026-07-28). */
export interface Round {
  /** Counted from 1. */
  readonly round: number;
  readonly maxRounds: number;
}

/** A request that waits, that was withdrawn while a person looked at it, or whose page is open after its accept. */
export interface PendingRequest extends RequestState {
  /** Unique in its queue. */
  readonly id: string;
  /** Who asks. */
  readonly server: ElicitationServer;
  /** What is asked, as `parseElicitRequest` reads it. */
  readonly request: ElicitFormRequest | ElicitUrlRequest;
  /** Aborted when the request is withdrawn. Each request has its own, also if the same is asked again under its id. */
  readonly signal: AbortSignal;
  /** Counted from 1, starting when nothing was pending: the 2 in "2 of 3". */
  readonly position: number;
  /** In milliseconds since the epoch: when its call will be given up. */
  readonly deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  readonly round?: Round | undefined;
  /** What the host gave its call (`track`): JSON. Absent where it is not known whose call asks. */
  readonly data?: unknown;
}

/** All that a queue has to show. Each change makes a new object. */
export interface QueueState {
  /** Oldest first. */
  readonly pending: readonly PendingRequest[];
  /** The muted servers. Their requests are declined until the person unmutes them. */
  readonly silenced: readonly ElicitationServer[];
  /** The request that left the list last, and why: what to tell once its panel has gone. */
  readonly left?: LeftRequest | undefined;
}

export interface LeftRequest {
  readonly id: string;
  /** `lost`: whose answer did not arrive before the back end was started anew. */
  readonly ended: NonNullable<RequestState['ended']> | 'lost';
}
