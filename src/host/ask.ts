import {
  carriedBy,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import {
  formRules,
  loadFormRules,
  type Draft,
  type EnqueueOptions,
  type RequestQueue,
} from '../queue/index.ts';
import { setAsked, type TrackedPrompt } from './tie.ts';
import type { Connection, ConnectionContext } from './Connection.ts';

export type Elicitation = ElicitFormRequest | ElicitUrlRequest;

export interface Withdrawal {
  readonly signal?: AbortSignal | undefined;
  /** The same, without its reason: both SDKs take that from the server, and the person would be told of it (`endedAs`). */
  readonly foreign?: AbortSignal | undefined;
  /** The calls that they may belong to: none for what came in the result of a call, which is over. */
  readonly calls?: TrackedPrompt | undefined;
}

type Put = (
  request: Elicitation,
  options?: Omit<EnqueueOptions, 'signals'>,
) => Promise<ElicitResult>;

/**
 * Asks when its turn has come. What `show` left open when it settles is withdrawn.
 * @throws what `prepared` rejects with; the reason, if the connection is gone
 */
export async function ask<Made, Answer>(
  server: Connection,
  { signal, foreign, calls }: Withdrawal,
  prepared: Promise<Made> | undefined,
  show: (put: Put, made: Made | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { context } = server;
  const own = new AbortController();
  const { signal: over } = own;
  for (const one of [signal, calls?.signal, foreign]) {
    const withdraw = () => own.abort(one === foreign ? undefined : one!.reason);
    one?.addEventListener('abort', withdraw, { signal: over });
    if (one?.aborted) withdraw();
  }
  const put: Put = async (request, options) => {
    if (isSilenced(server)) return { action: 'decline' };
    const signals = [over];
    const { deadline, data } = calls ?? {};
    const queued = { deadline, data, ...options, signals };
    const result = await context.queue.enqueue(server.server, request, queued);
    void calls?.isDone?.then((isDone) => endPage(context.queue, request, isDone));
    const { toContent } = carriedBy(request) ?? {};
    if (result.action !== 'accept' || !result.content || !toContent) return result;
    return { ...result, content: toContent(result.content) as ElicitContent };
  };
  // Nothing waits for what it needs, once nobody needs it any more.
  const end = new Promise<undefined>((resolve) => {
    over.addEventListener('abort', () => resolve(undefined));
    if (over.aborted) resolve(undefined);
  });
  const needed = prepared && Promise.race([prepared, end]);
  server.asked.add(own);
  setAsked(calls?.calls, true);
  try {
    return await inTurn(context, needed, (made) => {
      if (server.closed.aborted) throw server.closedError;
      return show(put, made);
    });
  } finally {
    // Nothing listens to the other signals any more.
    own.abort();
    server.asked.delete(own);
    setAsked(calls?.calls, false);
  }
}

/** The call is over in which the person was sent to a page. If that is still listed, it is done, or of no use. */
function endPage(queue: RequestQueue, request: Elicitation, isDone: boolean): void {
  const { pending } = queue.getSnapshot();
  const page = pending.find((one) => one.request === request && one.stage === 'opened');
  if (!page) return;
  const { id } = page;
  if (isDone) queue.revise(id, { page: 'finished' });
  else queue.tell({ type: 'dismiss', id });
}

export const isSilenced = ({ context, server }: Connection): boolean =>
  context.queue.isSilenced(server);

/** Runs something after all that came before it (HOST-2): at once if nothing waits. */
export function inTurn<Made, Result>(
  context: ConnectionContext,
  prepared: Promise<Made> | undefined,
  run: (made: Made | undefined) => Promise<Result> | Result,
): Promise<Result> | Result {
  const { lastTurn } = context;
  if (!prepared && !lastTurn) return run(undefined);
  const turn = Promise.allSettled([prepared, lastTurn]);
  context.lastTurn = turn;
  return turn.then(([made]) => {
    if (context.lastTurn === turn) context.lastTurn = undefined;
    if (made.status === 'rejected') throw made.reason;
    return run(made.value);
  });
}

/** Reads something that a server sent. If that throws, the host's log is told. */
export function readSent<Read>(server: Connection, sent: unknown, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw server.refused(sent, error as Error);
  }
}

/**
 * Loads what a form needs before it is shown. Undefined if it may be shown at once. `answer` is not yet trusted.
 * @returns a draft of that answer; rejects with an `ElicitRequestError` for a secret that the host refuses
 */
export function prepare(
  server: Connection,
  request: Elicitation,
  answer?: unknown,
): Promise<Draft | undefined> | undefined {
  const isRefusing = server.context.sensitiveFields === 'refuse';
  // A silenced server's requests are declined, whatever they ask for.
  if (isSilenced(server)) return undefined;
  // For a receipt as well, whatever is asked.
  loadFormRules()
    .then((rules) => (isForm(request) ? rules.loadDetectorFor(request) : undefined))
    .catch(() => {});
  if (!isForm(request)) return undefined;
  if (!isRefusing && answer === undefined && formRules()) return undefined;
  const make = async () => {
    const rules = await loadFormRules();
    const refusal = isRefusing ? await rules.secretRefusal(request) : undefined;
    if (refusal) throw server.refused(request, refusal);
    if (answer === undefined) return undefined;
    // Kept once the secrets in it can be told.
    await rules.loadDetectorFor(request);
    return rules.draftFrom(request, answer);
  };
  // A form that could not be checked is not shown.
  return isRefusing ? make() : make().catch(() => undefined);
}

const isForm = (request: Elicitation): request is ElicitFormRequest => request.mode === 'form';
