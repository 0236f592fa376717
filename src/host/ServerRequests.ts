import {
  relatedTask,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
} from '../protocol/index.ts';
import {
  formRules,
  internalError,
  loadFormRules,
  rateLimited,
  RequestFailure,
  type Draft,
  type ElicitationServer,
  type EnqueueOptions,
  type RequestQueue,
} from '../queue/index.ts';
import { CallTracker, type TrackedPrompt } from './CallTracker.ts';
import type { LazyTasks } from './LazyTasks.ts';
import { loadReader, loadRetries, loadTasks, readerAtHand, type RequestReader } from './load.ts';
import type { RateLimit, RequestLimits } from './RateLimit.ts';
import type { RequestContext } from './RequestContext.ts';
import type { SharedPrompts } from './SharedPrompts.ts';
import type { Turns } from './Turns.ts';
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
  /** Keeps requests in the order in which they were asked for. */
  readonly turns: Turns;
  readonly dialects: 'read' | 'refuse';
}

/** How one elicitation is put before the person. */
export interface AskOptions extends Omit<EnqueueOptions, 'signals'> {
  /** Withdraws it. */
  readonly signal?: AbortSignal | undefined;
  /** The same, without its reason: both SDKs take that from the server, and the person would be told of it (`endedAs`). */
  readonly foreign?: AbortSignal | undefined;
  /** The request's earlier answer, not yet trusted. */
  readonly answer?: unknown;
  /** The calls that it may belong to. None for a prompt that came in the result of a call, which is over. */
  readonly calls?: TrackedPrompt | undefined;
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
  readonly #context: ConnectionContext;
  readonly #rate: RateLimit;
  readonly #closing = new AbortController();
  /** Made when it is first needed: it takes more memory than the rest. */
  #closed: AbortSignal | undefined;
  /**
   * Aborts the requests that wait for their turn, or for the person. Each has its own, since Node warns of many listeners on one
   * signal.
   */
  #open: readonly AbortController[] = [];
  /** How many requests wait for their turn, and calls for the code that shows their URLs. */
  #loading = 0;
  /** The ids of pages that were done before their prompts were shown, because code had to be loaded first. */
  #early: readonly (string | undefined)[] = [];

  /** @param server not shared with another connection, since ids are looked up within one */
  constructor(
    context: ConnectionContext,
    server: ElicitationServer,
    modes: readonly ElicitMode[] | undefined,
  ) {
    this.server = server;
    this.#context = context;
    this.#rate = context.rateOf(server);
    const { limits, dialects } = context;
    // Only the modes that this server's client declares.
    const declared = context.modes.filter((mode) => modes?.includes(mode) ?? true);
    this.reading = { modes: declared, limits, dialects };
  }

  get tasks(): LazyTasks {
    return this.#context.tasks;
  }

  /** Aborted when the connection is gone, or its queue. */
  get closed(): AbortSignal {
    const { disposed } = this.#context.queue;
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

  get isSilenced(): boolean {
    return this.#context.queue.isSilenced(this.server);
  }

  close(): void {
    // What waits for its code to load fails with this.
    this.#closing.abort(this.closedError);
    this.withdraw();
  }

  /** Withdraws all that is on screen or waits for it. */
  withdraw(): void {
    for (const open of this.#open) open.abort();
  }

  /** Puts a request before the person, unless the server is silenced or the connection is closed. */
  async ask(
    request: ElicitRequest,
    { signal, foreign, answer, calls, ...options }: AskOptions = {},
  ): Promise<ElicitResult> {
    const { queue, turns } = this.#context;
    const { elicitationId } = request as ElicitUrlRequest;
    const open = new AbortController();
    const { signal: over } = open;
    this.#open = [...this.#open, open];
    for (const one of [signal, calls?.signal, foreign]) {
      const withdraw = () => open.abort(one === foreign ? undefined : one!.reason);
      one?.addEventListener('abort', withdraw, { signal: over });
      if (one?.aborted) withdraw();
    }
    try {
      let draft: Draft | undefined;
      if (!this.isClosed && !this.isSilenced && !over.aborted) {
        const refusing = this.refuseSecrets(request);
        const turn = turns.take(refusing ?? loadRules(request, answer), over);
        if (turn) {
          this.#loading++;
          await turn;
          this.#loading--;
        }
        if (refusing && !over.aborted) await refusing;
        if (answer !== undefined) draft = formRules()?.draftFrom(request, answer);
      }
      const isDone = this.#early.includes(elicitationId);
      // Another request may wait for the same page.
      if (this.#loading === 0) this.#early = this.#early.filter((id) => id !== elicitationId);
      this.#closing.signal.throwIfAborted();
      if (this.isSilenced) return { action: 'decline' };
      const asking = { deadline: calls?.deadline, ...options, draft, signals: [over] };
      const answered = queue.enqueue(this.server, request, asking);
      // Later: the calls that share this prompt do not know it yet.
      if (isDone) queueMicrotask(() => this.complete(elicitationId!));
      return await this.waiting.during(answered);
    } finally {
      // Nothing listens to the other signals any more.
      open.abort();
      this.#open = this.#open.filter((one) => one !== open);
    }
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
    const answer = await this.ask(request, { foreign: signal, calls }).finally(endProgress);
    return { ...answer, ...relatedTask(params) };
  }

  /** @param onTask called with the task, before anything is asked */
  async answerInTask(
    params: unknown,
    { taskStore, sendNotification }: RequestContext,
    onTask: (created: { task: object }) => void,
  ): Promise<void> {
    const calls = this.calls.tie(params);
    const request = this.#parse(readerAtHand() ?? (await loadReader(this.closed)), params);
    const ask = (signal: AbortSignal | undefined) => this.ask(request, { signal, calls });
    const { askInTask } = await loadTasks(this.closed);
    await askInTask(this.tasks, taskStore!, sendNotification, request, ask, onTask);
  }

  /** Loads the code that shows the URLs that a call needs. */
  async loadRetries(): Promise<Awaited<ReturnType<typeof loadRetries>>> {
    this.#loading++;
    try {
      await loadReader(this.closed);
      return await loadRetries(this.closed);
    } finally {
      this.#loading--;
    }
  }

  /** A page is done (`notifications/elicitation/complete`). */
  complete(elicitationId: string): void {
    const known = this.sharedPrompts?.knownAs(elicitationId) ?? elicitationId;
    const asked = this.#context.queue.complete(this.server, known);
    if (asked) {
      if (!asked.isOpened) this.sharedPrompts?.finish(known);
      return;
    }
    const isEarly = !readerAtHand() || this.#loading > 0;
    if (isEarly) this.#early = [known, ...this.#early].slice(0, mostEarly);
  }

  /**
   * Refuses a form that asks for something secret, if the host wants that.
   *
   * @returns rejects with an `ElicitRequestError`. Undefined if the request may be shown
   */
  refuseSecrets(request: ElicitRequest): Promise<void> | undefined {
    const isRefusing = isForm(request) && this.#context.sensitiveFields === 'refuse';
    return isRefusing ? this.#refuseSecrets(request) : undefined;
  }

  async #refuseSecrets(request: ElicitFormRequest): Promise<void> {
    // If loading fails, this throws, so that a form that could not be checked is not shown.
    const refusal = await (await loadFormRules()).secretRefusal(request);
    if (refusal) throw this.#refused(request, refusal);
  }

  /** Counts the requests that a server makes at once. If they are too many, all of them are refused. */
  async limited<Result>(
    count: number,
    params: unknown,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (!this.#rate.enter(count)) {
      const message = 'Too many requests: rate limited.';
      throw this.#refused(params, new RequestFailure(rateLimited, message));
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
      throw this.#refused(sent, error as Error);
    }
  }

  #parse({ parseElicitRequest }: RequestReader, params: unknown): ElicitRequest {
    return this.read(params, () => parseElicitRequest(params, this.reading));
  }

  /** Reports a refusal to the host's log, and returns the error. */
  #refused(params: unknown, error: Error): Error {
    this.#context.queue.refuse(this.server, params, error);
    return error;
  }
}

/** Loads what a form needs, if anything. A draft of its earlier answer is kept once the secrets in it can be told. */
function loadRules(request: ElicitRequest, answer: unknown): Promise<unknown> | undefined {
  if (!isForm(request) || (answer === undefined && formRules())) return undefined;
  return loadFormRules().then((rules) => answer && rules.loadDetectorFor(request));
}

const isForm = (request: ElicitRequest): request is ElicitFormRequest => request.mode === 'form';
