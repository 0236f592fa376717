import {
  relatedTask,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
  type Until,
} from '../protocol/index.ts';
import {
  internalError,
  rateLimited,
  RequestFailure,
  type ElicitationServer,
  type RequestQueue,
} from '../queue/index.ts';
import { CallTracker } from './CallTracker.ts';
import type { LazyTasks } from './LazyTasks.ts';
import { loadReader, loadRetries, loadTasks, readerAtHand, type RequestReader } from './load.ts';
import type { RateLimit, RequestLimits } from './RateLimit.ts';
import type { RequestContext } from './RequestContext.ts';
import type { SharedPrompts } from './SharedPrompts.ts';
import { Waiting } from './Waiting.ts';

type ElicitRequest = ElicitFormRequest | ElicitUrlRequest;

/** What all connections of a queue share. */
export interface ConnectionContext {
  readonly queue: RequestQueue;
  readonly modes: readonly ElicitMode[];
  readonly limits: RequestLimits;
  readonly sensitiveFields: 'warn' | 'refuse';
  /** The rate limit of a server. It lasts as long as the queue, so that a server cannot reset it by connecting again. */
  rateOf: (server: ElicitationServer) => RateLimit;
  readonly tasks: LazyTasks;
  /** Settles once all that was asked so far has had its turn. Undefined: nothing waits. */
  lastTurn?: Promise<unknown> | undefined;
  readonly dialects: 'read' | 'refuse';
  /** When accepts are sent, if the host says so. */
  readonly until: Until | undefined;
}

const mostEarly = 100;

/** The requests of one connected server, from what it sends to the person's answer. */
export class ServerRequests {
  readonly server: ElicitationServer;
  readonly reading: ParseElicitRequestOptions;
  readonly calls = new CallTracker();
  readonly waiting = new Waiting();
  /** The wrapped transports that requests went over, in any form. What is asked without one closes with the last of them. */
  readonly wires = new Set<object>();
  /** The pages that calls wait for. Made with the first. */
  sharedPrompts: SharedPrompts | undefined;
  readonly context: ConnectionContext;
  readonly #rate: RateLimit;
  readonly #closing = new AbortController();
  /** Made when it is first needed: it takes more memory than the rest. */
  #closed: AbortSignal | undefined;
  /**
   * Aborts the requests that wait for their turn, or for the person. Each has its own, since Node warns of many listeners on one
   * signal.
   */
  open: readonly AbortController[] = [];
  /** How many requests wait for their turn, and calls for the code that shows their URLs. */
  loading = 0;
  /** The ids of pages that were done before their prompts were shown, because code had to be loaded first. */
  early: readonly (string | undefined)[] = [];

  /** @param server not shared with another connection, since ids are looked up within one */
  constructor(
    context: ConnectionContext,
    server: ElicitationServer,
    modes: readonly ElicitMode[] | undefined,
  ) {
    this.server = server;
    this.context = context;
    this.#rate = context.rateOf(server);
    const { limits, dialects } = context;
    // Only the modes that this server's client declares.
    const declared = context.modes.filter((mode) => modes?.includes(mode) ?? true);
    this.reading = { modes: declared, limits, dialects };
  }

  get tasks(): LazyTasks {
    return this.context.tasks;
  }

  /** Aborted when the connection is gone, or its queue. */
  get closed(): AbortSignal {
    const { disposed } = this.context.queue;
    return (this.#closed ??= AbortSignal.any([this.#closing.signal, disposed]));
  }

  /** Why a prompt has closed that nobody answered or withdrew: its queue, connection or transport is gone. */
  get closedError(): unknown {
    return this.closed.reason ?? new RequestFailure(internalError, 'The connection was closed.');
  }

  /** Whether the connection is gone. */
  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** @throws the reason, if the connection is gone */
  throwIfClosed(): void {
    this.#closing.signal.throwIfAborted();
  }

  get isSilenced(): boolean {
    return this.context.queue.isSilenced(this.server);
  }

  close(): void {
    // What waits for its code to load fails with this.
    this.#closing.abort(this.closedError);
    this.withdraw();
  }

  /** Withdraws all that is on screen or waits for it. */
  withdraw(): void {
    for (const open of this.open) open.abort();
  }

  /** Answers the params of an `elicitation/create` request. */
  async answer(params: unknown, context: RequestContext | undefined): Promise<ElicitResult> {
    // Tied before the parser is loaded, since the call may be over by then.
    const calls = this.calls.tie(params);
    const signal = context?.signal ?? context?.mcpReq?.signal;
    // Until its signal is aborted, a request that waits for its code counts against the limits.
    const wanted = () => (signal ? AbortSignal.any([this.closed, signal]) : this.closed);
    const reader = readerAtHand() ?? (await loadReader(wanted()));
    const request = this.#parse(reader, params);
    const endProgress = reader.sendProgress(params, context);
    const answer = await reader.ask(this, request, { foreign: signal, calls }).finally(endProgress);
    return { ...answer, ...relatedTask(params) };
  }

  /** @param onTask called with the task, before anything is asked */
  async answerInTask(
    params: unknown,
    { taskStore, sendNotification }: RequestContext,
    onTask: (created: { task: object }) => void,
  ): Promise<void> {
    const calls = this.calls.tie(params);
    const reader = readerAtHand() ?? (await loadReader(this.closed));
    const request = this.#parse(reader, params);
    const ask = (signal: AbortSignal | undefined) => reader.ask(this, request, { signal, calls });
    const { askInTask } = await loadTasks(this.closed);
    await askInTask(this.tasks, taskStore!, sendNotification, request, ask, onTask);
  }

  /** Loads the code that shows the URLs that a call needs. */
  async loadRetries(): Promise<Awaited<ReturnType<typeof loadRetries>>> {
    this.loading++;
    try {
      await loadReader(this.closed);
      return await loadRetries(this.closed);
    } finally {
      this.loading--;
    }
  }

  /** A page is done (`notifications/elicitation/complete`). */
  complete(elicitationId: string): void {
    const known = this.sharedPrompts?.knownAs(elicitationId) ?? elicitationId;
    const asked = this.context.queue.complete(this.server, known);
    if (asked) {
      if (!asked.isOpened) this.sharedPrompts?.finish(known);
      return;
    }
    const isEarly = !readerAtHand() || this.loading > 0;
    if (isEarly) this.early = [known, ...this.early].slice(0, mostEarly);
  }

  /** Counts the requests that a server makes at once. If they are too many, all of them are refused. */
  async limited<Result>(
    count: number,
    params: unknown,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (!this.#rate.enter(count)) {
      const message = 'Too many requests: rate limited.';
      throw this.refused(params, new RequestFailure(rateLimited, message));
    }
    try {
      return await run();
    } finally {
      this.#rate.leave(count);
    }
  }

  /** Reads something that the server sent. If that throws, the host's log is told of the refusal. */
  read<Read>(sent: unknown, read: () => Read): Read {
    try {
      return read();
    } catch (error) {
      throw this.refused(sent, error as Error);
    }
  }

  #parse({ parseElicitRequest }: RequestReader, params: unknown): ElicitRequest {
    return this.read(params, () => parseElicitRequest(params, this.reading));
  }

  /** Reports a refusal to the host's log, and returns the error. */
  refused(params: unknown, error: Error): Error {
    this.context.queue.refuse(this.server, params, error);
    return error;
  }
}
