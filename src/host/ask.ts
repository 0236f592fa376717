import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { formRules, loadFormRules, type Draft, type EnqueueOptions } from '../queue/index.ts';
import type { TrackedPrompt } from './CallTracker.ts';
import type { ConnectionContext, ServerRequests } from './ServerRequests.ts';

type ElicitRequest = ElicitFormRequest | ElicitUrlRequest;

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

/** Puts a request before the person, unless the server is silenced or the connection is closed. */
export async function ask(
  server: ServerRequests,
  request: ElicitRequest,
  { signal, foreign, answer, calls, ...options }: AskOptions = {},
): Promise<ElicitResult> {
  const { context } = server;
  const { elicitationId } = request as ElicitUrlRequest;
  const open = new AbortController();
  const { signal: over } = open;
  server.open = [...server.open, open];
  for (const one of [signal, calls?.signal, foreign]) {
    const withdraw = () => open.abort(one === foreign ? undefined : one!.reason);
    one?.addEventListener('abort', withdraw, { signal: over });
    if (one?.aborted) withdraw();
  }
  try {
    let draft: Draft | undefined;
    if (!server.isClosed && !server.isSilenced && !over.aborted) {
      const refusing = refuseSecrets(server, request);
      const turn = takeTurn(context, refusing ?? loadRules(request, answer), over);
      if (turn) {
        server.loading++;
        await turn;
        server.loading--;
      }
      if (refusing && !over.aborted) await refusing;
      if (answer !== undefined) draft = formRules()?.draftFrom(request, answer);
    }
    const isDone = server.early.includes(elicitationId);
    // Another request may wait for the same page.
    if (server.loading === 0) server.early = server.early.filter((id) => id !== elicitationId);
    server.throwIfClosed();
    if (server.isSilenced) return { action: 'decline' };
    const asking = { deadline: calls?.deadline, ...options, draft, signals: [over] };
    const answered = context.queue.enqueue(server.server, request, asking);
    // Later: the calls that share this prompt do not know it yet.
    if (isDone) queueMicrotask(() => server.complete(elicitationId!));
    return await server.waiting.during(answered);
  } finally {
    // Nothing listens to the other signals any more.
    open.abort();
    server.open = server.open.filter((one) => one !== open);
  }
}

/**
 * Refuses a form that asks for something secret, if the host wants that.
 *
 * @returns rejects with an `ElicitRequestError`. Undefined if the request may be shown
 */
export function refuseSecrets(
  server: ServerRequests,
  request: ElicitRequest,
): Promise<void> | undefined {
  if (!isForm(request) || server.context.sensitiveFields !== 'refuse') return undefined;
  return (async () => {
    // If loading fails, this throws, so that a form that could not be checked is not shown.
    const refusal = await (await loadFormRules()).secretRefusal(request);
    if (refusal) throw server.refused(request, refusal);
  })();
}

/** Loads what a form needs, if anything. A draft of its earlier answer is kept once the secrets in it can be told. */
function loadRules(request: ElicitRequest, answer: unknown): Promise<unknown> | undefined {
  if (!isForm(request)) return undefined;
  const isReady = answer === undefined && formRules();
  const loaded = loadFormRules();
  // Before the answer comes, so that its form is compiled once.
  const words = loaded.then((rules) => rules.loadDetectorFor(request)).catch(() => {});
  if (isReady) return undefined;
  return answer === undefined ? loaded : words;
}

/**
 * Waits until all earlier requests have had their turn: one that has to load something is not overtaken by a later one.
 *
 * @param prepare what this request itself has to wait for. Whether it succeeds does not matter
 * @param over aborted once nobody asks this request any more: nothing waits for what it prepares then
 * @returns undefined if there is nothing to wait for
 */
function takeTurn(
  context: ConnectionContext,
  prepare: Promise<unknown> | undefined,
  over: AbortSignal,
): Promise<unknown> | undefined {
  const { lastTurn } = context;
  if (!prepare && !lastTurn) return undefined;
  const end = new Promise((resolve) => over.addEventListener('abort', resolve));
  const turn = Promise.allSettled([lastTurn, prepare && Promise.race([prepare, end])]);
  context.lastTurn = turn;
  void turn.then(() => {
    if (context.lastTurn === turn) context.lastTurn = undefined;
  });
  return turn;
}

const isForm = (request: ElicitRequest): request is ElicitFormRequest => request.mode === 'form';
