import type { ElicitationConnection } from '../host/ElicitationConnection.ts';
import type { ElicitResult } from '../protocol/index.ts';
import { patiently } from '../queue/index.ts';

/** A session of ext-tasks, as far as it is needed. `result` polls until the task is over. */
interface TaskSession {
  task: (taskId: never) => { result: (options: { signal: AbortSignal }) => Promise<unknown> };
}

interface TaskContext {
  readonly taskId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The handler for elicitations of a session of `@modelcontextprotocol/ext-tasks`: `onRequest`, but a prompt closes when
 * its task is done, has failed or is canceled. The session (0.2) does not poll while it waits for the answer.
 * @param session asked for only when a task asks: the handler is needed before there is one
 */
export const untilTaskEnds =
  ({ onRequest }: Pick<ElicitationConnection, 'onRequest'>, session: () => TaskSession) =>
  (request: unknown, context: TaskContext): Promise<ElicitResult> => {
    const { taskId } = context;
    if (taskId === undefined) return onRequest(request, context);
    const answered = new AbortController();
    const ended = new AbortController();
    const { signal } = answered;
    const end = () => ended.abort();
    const result = () =>
      session()
        .task(taskId as never)
        .result({ signal });
    // With an error of JSON-RPC, the server no longer knows the task. With another, it may go on.
    const isWorthIt = (error: unknown) => !((error as { code?: number }).code! < 0);
    patiently(result, { signal, isWorthIt }).then(end, end);
    const signals = context.signal ? [ended.signal, context.signal] : [ended.signal];
    return onRequest(request, { signal: AbortSignal.any(signals) }).finally(() => answered.abort());
  };
