import {
  isRecord,
  isUrlRequired,
  type ElicitMode,
  type ElicitResult,
  type Until,
} from '../protocol/index.ts';
import {
  internalError,
  rateLimited,
  RequestFailure,
  serverKey,
  type ElicitationServer,
  type RequestQueue,
} from '../queue/index.ts';
import { CallTracker } from './CallTracker.ts';
import type {
  ConnectableClient,
  ConnectedServer,
  ElicitationConnection,
} from './ElicitationConnection.ts';
import { lateAtHand, loadLate, type Late } from './loadLate.ts';
import type { Flatten, Reading } from './parseSent.ts';
import { RateLimit, type RequestLimits } from './RateLimit.ts';
import type { RequestContext } from './RequestContext.ts';

export interface ConnectionContext {
  readonly queue: RequestQueue;
  readonly modes: readonly ElicitMode[];
  readonly limits: RequestLimits;
  readonly sensitiveFields: 'warn' | 'refuse';
  readonly dialects: 'read' | 'refuse';
  readonly nested: Flatten | undefined;
  readonly until: Until | undefined;
  /** By server. They last as long as the queue, so that a server cannot reset its own by connecting again. */
  readonly rates: Map<string, RateLimit>;
  /** Settles once all that was asked so far has had its turn. Undefined: nothing waits. */
  lastTurn?: Promise<unknown> | undefined;
}

/** A page that calls wait for. Its prompt closes with the last of them. */
export interface Page {
  readonly url: string;
  /** Each call may name it differently. The queue knows it by the first. */
  readonly ids: Set<string>;
  readonly isFinished: Promise<boolean>;
  readonly closing: AbortController;
  users: number;
}

/** Set by `createTasks`: tells the server a task (`onTask`) before it asks (`put`), by which the server fetches the answer. */
export type AskInTask = (
  task: Readonly<Record<string, unknown>>,
  context: RequestContext,
  put: (over: AbortSignal | undefined) => Promise<ElicitResult>,
  onTask: (created: ElicitResult) => void,
) => Promise<ElicitResult>;

/** A client that `connect` has connected, and how. */
export interface Link {
  readonly client: ConnectableClient;
  readonly open: () => Promise<void>;
  readonly canOpenAgain: boolean;
  opened: Promise<void>;
  isLost: boolean;
}

export type HostConnection = Connection & ElicitationConnection;

/** A server may flood, while the completions of pages wait for their turn. */
const mostCompletions = 100;
const longestId = 1000;

/** Its public members are functions of their own, since hosts pass them on without the connection. */
export class Connection implements Omit<ElicitationConnection, 'wrapTransport'> {
  readonly server: ElicitationServer;
  readonly context: ConnectionContext;
  readonly reading: Reading;
  readonly clientOptions: ElicitationConnection['clientOptions'];
  readonly calls = new CallTracker();
  /** Wrapped transports that requests went over. What is asked without one closes with the last of them. */
  readonly wires = new Set<object>();
  /** What withdraws each that is asked. */
  readonly asked = new Set<AbortController>();
  /** The pages that calls wait for, by URL. */
  readonly pages = new Map<string, Page>();
  askInTask?: AskInTask;
  link?: Link;
  readonly #rate: RateLimit;
  readonly #closing = new AbortController();
  /** Made when it is first needed: it takes more memory than the rest. */
  #closed: AbortSignal | undefined;
  #completions = 0;

  /** @param server copied, since ids are looked up within one connection */
  constructor(context: ConnectionContext, { modes, icons, ...server }: ConnectedServer) {
    this.server = {
      ...server,
      get icons() {
        return icons?.();
      },
    };
    this.context = context;
    const { limits, rates } = context;
    const key = serverKey(this.server);
    this.#rate = rates.get(key) ?? new RateLimit(limits);
    rates.set(key, this.#rate);
    const declared = context.modes.filter((mode) => modes?.includes(mode) ?? true);
    this.reading = { ...context, modes: declared };
    const elicitation = Object.fromEntries(declared.map((mode) => [mode, {}]));
    this.clientOptions = { capabilities: { elicitation }, versionNegotiation: { mode: 'auto' } };
  }

  readonly connect: ElicitationConnection['connect'] = (client, transport) =>
    this.late((late) => late.connect(this, client, transport));

  readonly onRequest: ElicitationConnection['onRequest'] = (message, extra = {}) => {
    const params = paramsOf(message, 'elicitation/create');
    // Looked up before anything is loaded, since the call may be over by then.
    const { underWay } = this.calls;
    const signal = extra.signal ?? extra.mcpReq?.signal;
    return new Promise((resolve, reject) => {
      // A task is answered before it is over. Malformed requests count against the limits as well.
      this.limited(1, params, () =>
        this.late((late) => late.answer(this, params, extra, underWay, resolve), signal),
      ).then(resolve, reject);
    });
  };

  readonly onComplete = (notification: unknown): void => {
    const params = paramsOf(notification, 'notifications/elicitation/complete');
    const elicitationId = isRecord(params) ? params['elicitationId'] : undefined;
    if (typeof elicitationId !== 'string' || elicitationId.length > longestId) return;
    if (this.#completions === mostCompletions) return;
    this.#completions++;
    // It counts for what was asked before it, which may still be loading.
    void this.late((late) => late.complete(this, elicitationId))
      .catch(() => {})
      .finally(() => this.#completions--);
  };

  readonly track: ElicitationConnection['track'] = (run, options) =>
    this.calls.track(
      (own) =>
        run().catch((error: unknown) => {
          if (!isUrlRequired(error)) throw error;
          return this.late((late) => late.retryAfterUrl(this, run, error, own));
        }),
      options,
    );

  readonly call: ElicitationConnection['call'] = (client, params, options) =>
    this.late(
      (late) => late.call(this, client, params as object, options),
      options?.signal,
    ) as never;

  readonly close = (): void => {
    // What waits for its code to load fails with this.
    this.#closing.abort(this.closedError);
    this.withdraw();
  };

  readonly setSilenced = (isSilenced: boolean): void =>
    this.context.queue.setSilenced(this.server, isSilenced);

  readonly answerInputRequired: ElicitationConnection['answerInputRequired'] = (exchange) =>
    this.late((late) => late.answerInputRequired(this, exchange));

  /** Runs something of the late code: at once if that is there, and otherwise in the order of these calls. */
  async late<Result>(run: (late: Late) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const late = lateAtHand();
    if (late) return run(late);
    // Until its signal is aborted, a request that waits for its code counts against the limits.
    const wanted = signal ? AbortSignal.any([this.closed, signal]) : this.closed;
    wanted.throwIfAborted();
    const given = new Promise<never>((_, reject) => {
      wanted.addEventListener('abort', () => reject(wanted.reason as Error));
    });
    return run(await Promise.race([loadLate(), given]));
  }

  get closed(): AbortSignal {
    const { disposed } = this.context.queue;
    return (this.#closed ??= AbortSignal.any([this.#closing.signal, disposed]));
  }

  /** Why a prompt has closed that nobody answered or withdrew. */
  get closedError(): unknown {
    return this.closed.reason ?? new RequestFailure(internalError, 'The connection was closed.');
  }

  withdraw(): void {
    for (const asked of this.asked) asked.abort();
  }

  /** Counts the requests that a server makes at once. If they are too many, all are refused. */
  async limited<Result>(
    count: number,
    params: unknown,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (!this.#rate.enter(count)) {
      throw this.refused(params, new RequestFailure(rateLimited, 'Too many requests.'));
    }
    return run().finally(() => this.#rate.leave(count));
  }

  refused(params: unknown, error: Error): Error {
    this.context.queue.refuse(this.server, params, error);
    return error;
  }
}

/** Of a request, of one as the client of the tasks extension hands it over (`kind`), or the params alone. */
const paramsOf = (message: unknown, method: string): unknown =>
  isRecord(message) && (message['method'] === method || message['kind'] === 'elicitation')
    ? message['params']
    : message;
