import type { ElicitationConnection } from '../host/ElicitationConnection.ts';
import type { RequestContext } from '../host/RequestContext.ts';
import type { ElicitResult } from '../protocol/index.ts';
import { patiently } from '../queue/index.ts';

/** A session of ext-tasks, as far as it is needed. `result` polls until the task is over. */
interface TaskSession {
  task: (taskId: never) => { result: (options: { signal: AbortSignal }) => Promise<unknown> };
}

/** The handler for a session of `@modelcontextprotocol/ext-tasks` (0.2), which does not poll while a person is asked. */
export const untilTaskEnds =
  ({ onRequest }: Pick<ElicitationConnection, 'onRequest'>, session: () => TaskSession) =>
  (request: unknown, context: RequestContext & { taskId?: string }): Promise<ElicitResult> => {
    const { taskId, signal: over } = context;
    if (taskId === undefined) return onRequest(request, context);
    const answered = new AbortController();
    const ended = new AbortController();
    const { signal } = answered;
    const end = () => ended.abort();
    const task = () => session().task(taskId as never);
    // With an error of JSON-RPC, the server no longer knows the task. With another, it may go on.
    const isWorthIt = (error: unknown) => !((error as { code?: number }).code! < 0);
    patiently(() => task().result({ signal }), { signal, isWorthIt }).then(end, end);
    const signals = over ? [ended.signal, over] : [ended.signal];
    return onRequest(request, { signal: AbortSignal.any(signals) }).finally(() => answered.abort());
  };
