import { isRecord, relatedTask, type ElicitResult } from '../protocol/index.ts';
import { ask, prepare, readSent } from './ask.ts';
import type { Call } from './CallTracker.ts';
import type { Connection } from './Connection.ts';
import type { RequestContext } from './RequestContext.ts';
import { parseSent } from './parseSent.ts';
import { sendProgress } from './sendProgress.ts';
import { tie } from './tie.ts';

/** Answers an `elicitation/create`. `onTask` is called with its task, before anything is asked. */
export async function answer(
  server: Connection,
  params: unknown,
  context: RequestContext,
  underWay: readonly Call[],
  onTask: (created: ElicitResult) => void,
): Promise<ElicitResult> {
  const request = readSent(server, params, () => parseSent(params, server.reading));
  const calls = tie(underWay, params);
  const put = (foreign: AbortSignal | undefined) =>
    ask(server, { foreign, calls }, prepare(server, request), (show, draft) =>
      show(request, { draft }),
    );
  const { task } = request;
  if (server.askInTask && isRecord(task)) return server.askInTask(task, context, put, onTask);
  const endProgress = sendProgress(params, context);
  const given = await put(context.signal ?? context.mcpReq?.signal).finally(endProgress);
  const related = relatedTask(params)?._meta;
  return related ? { ...given, _meta: { ...given._meta, ...related } } : given;
}
