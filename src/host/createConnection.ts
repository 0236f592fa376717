import {
  isRecord,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import {
  formRules,
  internalError,
  loadFormRules,
  rateLimited,
  RequestFailure,
  type Draft,
  type ElicitationServer,
  type RequestQueue,
} from '../queue/index.ts';
import type { AskOptions } from './answerInputRequired.ts';
import type { ConnectedServer, ElicitationConnection } from './ElicitationConnection.ts';
import type { RequestTaskStore } from './askInTask.ts';
import type { RateLimit, RequestLimits } from './RateLimit.ts';
import { SharedPrompts } from './SharedPrompts.ts';
import type { RequestContext } from './RequestContext.ts';
import { sendProgress } from './sendProgress.ts';
import type { TaskStore } from './ElicitationTasks.ts';
import type { Turns } from './Turns.ts';
import { Waiting } from './Waiting.ts';
import { wrapTransport } from './wrapTransport.ts';
import { CallTracker, type TrackedPrompt } from './CallTracker.ts';
import {
  loadParking,
  loadReader,
  loadRounds,
  loadTasks,
  readerAtHand,
  type RequestReader,
} from './load.ts';
import { areAllFinished, retryAfterUrl, type AskForUrls } from './retryAfterUrl.ts';

const mostEarly = 100;

interface Asking extends AskOptions {
  /** The calls that it may belong to. None for a prompt that came in the result of a call, which is over. */
  readonly calls?: TrackedPrompt | undefined;
}

/** What all connections of a queue share. */
export interface ConnectionContext {
  readonly queue: RequestQueue;
  readonly modes: readonly ElicitMode[];
  readonly limits: RequestLimits;
  readonly sensitiveFields: 'warn' | 'refuse';
  /** The rate limit of a server. It lasts as long as the queue, so that a server cannot reset it by connecting again. */
  rateOf: (server: ElicitationServer) => RateLimit;
  readonly taskStore: TaskStore;
  /** Keeps forms in the order in which they were asked for. */
  readonly turns: Turns;
  readonly dialects: 'read' | 'refuse';
}

export function createConnection(
  {
    queue,
    modes: allModes,
    limits,
    sensitiveFields,
    rateOf,
    taskStore: ownTaskStore,
    turns,
    dialects,
  }: ConnectionContext,
  { modes: ownModes, ...as }: ConnectedServer,
): ElicitationConnection {
  // A copy, since two connections may be given the same server, and ids are looked up within one connection.
  const server = { ...as };
  const closed = new AbortController();
  const calls = new CallTracker();
  const rate = rateOf(server);
  // Only the modes that this server's client declares.
  const modes = allModes.filter((mode) => ownModes?.includes(mode) ?? true);
  const reading = { modes, limits, dialects };
  const waiting = new Waiting();
  const refuseIfSecret = sensitiveFields === 'refuse' ? refuseSecrets : undefined;
  /** The ids of pages that were done before the parser of their requests was loaded. */
  const early: string[] = [];

  /** Reports a refusal to the host's log, and returns the error. */
  function refused(params: unknown, error: Error): Error {
    queue.refuse(server, params, error);
    return error;
  }

  /** Puts a request before the person, unless the server is silenced or the connection is closed. */
  async function enqueue(
    request: ElicitFormRequest | ElicitUrlRequest,
    { signal, answer, calls: tied, ...options }: Asking = {},
  ): Promise<ElicitResult> {
    const signals = [signal, closed.signal, tied?.signal].filter((one) => one !== undefined);
    let draft: Draft | undefined;
    if (isForm(request) && !closed.signal.aborted && !queue.isSilenced(server)) {
      const refusing = refuseIfSecret?.(request);
      const prepared = refusing ?? (formRules() ? undefined : loadFormRules());
      const turn = turns.take(prepared);
      if (turn) await turn;
      if (refusing) await refusing;
      if (answer !== undefined) draft = formRules()?.draftFrom(request, answer);
    }
    if (closed.signal.aborted) {
      throw new RequestFailure(internalError, 'The connection was closed.');
    }
    if (queue.isSilenced(server)) return { action: 'decline' };
    const asking = queue.enqueue(server, request, {
      deadline: tied?.deadline,
      ...options,
      draft,
      signals,
    });
    const { elicitationId } = request as ElicitUrlRequest;
    if (elicitationId !== undefined && early.includes(elicitationId)) {
      early.splice(early.indexOf(elicitationId), 1);
      queue.complete(server, elicitationId);
    }
    return waiting.during(asking);
  }

  /** @throws {ElicitRequestError} for a form that asks for something secret */
  async function refuseSecrets(request: ElicitFormRequest): Promise<void> {
    // If loading fails, this throws, so that a form that could not be checked is not shown.
    const { needsDetector, loadDetector, secretRefusal } = await loadFormRules();
    if (needsDetector(request)) await loadDetector();
    const refusal = secretRefusal(request);
    if (refusal) throw refused(request, refusal);
  }

  /** Counts the requests that a server makes at once. If they are too many, all of them are refused. */
  async function limited<Result>(
    count: number,
    params: unknown,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (!rate.enter(count)) {
      const message = 'The server asks too much: rate limited.';
      throw refused(params, new RequestFailure(rateLimited, message));
    }
    try {
      return await run();
    } finally {
      rate.leave(count);
    }
  }

  let shared: SharedPrompts | undefined;
  const askForUrls: AskForUrls = (requests, signal) => {
    const prompts = (shared ??= new SharedPrompts((request, unneeded) =>
      enqueue(request, { signal: unneeded, urlAccept: 'onFinished' }),
    ));
    const ask: SharedPrompts['ask'] = (request, unneeded) => prompts.ask(request, unneeded);
    return limited(requests.length, requests, () => areAllFinished(ask, requests, signal));
  };

  function parse({ parseElicitRequest }: RequestReader, params: unknown) {
    try {
      return parseElicitRequest(params, reading);
    } catch (error) {
      throw refused(params, error as Error);
    }
  }

  async function answer(params: unknown, context: RequestContext | undefined) {
    // Tied before the parser is loaded, since the call may be over by then.
    const tied = calls.tie();
    const request = parse(readerAtHand() ?? (await loadReader(closed.signal)), params);
    const { _meta: meta } = request;
    const endProgress = sendProgress(isRecord(meta) ? meta['progressToken'] : undefined, context);
    const signal = context?.signal ?? context?.mcpReq?.signal;
    return enqueue(request, { signal, calls: tied }).finally(endProgress);
  }

  /** @param onTask called with the task, before anything is asked */
  async function answerInTask(
    params: unknown,
    taskStore: RequestTaskStore,
    onTask: (created: { task: object }) => void,
  ) {
    const request = parse(readerAtHand() ?? (await loadReader(closed.signal)), params);
    const { task } = request as { task?: unknown };
    const ttl = isRecord(task) ? task['ttl'] : undefined;
    const ask = (taskId: string) =>
      enqueue(request, { signal: ownTaskStore.signalOf(taskId), calls: calls.tie() });
    const { askInTask } = await loadTasks(closed.signal);
    await askInTask(taskStore, ttl, ask, onTask);
  }

  const parking = {
    server,
    reading,
    isSilenced: () => queue.isSilenced(server),
    limited,
    refused,
    refuseSecrets: refuseIfSecret,
  };

  const connection: ElicitationConnection = {
    server,
    wrapTransport: (transport) =>
      wrapTransport(transport, {
        answer: (message, context) => connection.onRequest(message, context),
        complete: (message) => connection.onComplete(message),
        taskStore: ownTaskStore,
      }),
    // Malformed requests count against the limits as well.
    onRequest(message, context) {
      const params = paramsOf(message, 'elicitation/create', 'message');
      const { taskStore } = context ?? {};
      if (!taskStore || !isRecord(params) || !isRecord(params['task'])) {
        return limited(1, params, () => answer(params, context));
      }
      return new Promise((resolve, reject) => {
        // The SDKs' types for handlers do not know tasks.
        const onTask = (created: object) => resolve(created as ElicitResult);
        limited(1, params, () => answerInTask(params, taskStore, onTask)).catch(reject);
      });
    },
    onComplete(notification) {
      const method = 'notifications/elicitation/complete';
      const params = paramsOf(notification, method, 'elicitationId');
      const elicitationId = isRecord(params) ? params['elicitationId'] : undefined;
      if (typeof elicitationId !== 'string') return;
      if (!readerAtHand() && early.length < mostEarly) early.push(elicitationId);
      queue.complete(server, shared?.knownAs(elicitationId) ?? elicitationId);
    },
    track: (call, options) => calls.track(call, options),
    isWaiting: () => waiting.isWaiting,
    onWaiting: (listener) => waiting.subscribe(listener),
    close: () => closed.abort(),
    silence: () => queue.silence(server),
    unsilence: () => queue.unsilence(server),
    retryAfterUrl: (call, options) =>
      retryAfterUrl(modes.includes('url') ? askForUrls : undefined, closed.signal, call, options),
    async answerInputRequired(exchange) {
      const { answerInputRequired } = await loadRounds(closed.signal);
      const context = { ask: enqueue, limited, refused, reading, closed: closed.signal };
      return answerInputRequired(context, exchange);
    },
    async park(exchange) {
      const { parkRound } = await loadParking(closed.signal);
      return parkRound(parking, exchange);
    },
    async resume(token, answers, options) {
      const { resumeRound } = await loadParking(closed.signal);
      return resumeRound(parking, token, answers, options);
    },
  };
  return connection;
}

const isForm = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitFormRequest =>
  request.mode === 'form';

/**
 * Takes a message or its params, and returns the params. Params may themselves have a member called `method`.
 *
 * @param required a member that params always have
 */
function paramsOf(message: unknown, method: string, required: string): unknown {
  const isMessage = isRecord(message) && message['method'] === method && !(required in message);
  return isMessage ? message['params'] : message;
}
