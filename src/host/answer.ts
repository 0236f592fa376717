import { isRecord, relatedTask, type ElicitResult } from '../protocol/index.ts';
import { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
import { ask, prepare } from './ask.ts';
import type { TrackedPrompt } from './CallTracker.ts';
import type { Connection } from './Connection.ts';
import { askInTask } from './askInTask.ts';
import type { RequestContext } from './RequestContext.ts';
import { sendProgress } from './sendProgress.ts';

/**
 * Answers the params of an `elicitation/create` request.
 *
 * @param onTask called with the task that a request is answered with, before anything is asked
 */
export async function answer(
  server: Connection,
  params: unknown,
  context: RequestContext | undefined,
  calls: TrackedPrompt | undefined,
  onTask: (created: ElicitResult) => void,
): Promise<ElicitResult> {
  const request = server.read(params, () => parseElicitRequest(params, server.reading));
  const put = (signal?: AbortSignal, foreign?: AbortSignal) =>
    ask(server, { signal, foreign, calls }, prepare(server, request), (show, draft) =>
      show(request, { draft }),
    );
  if (context?.taskStore && isRecord(request['task'])) {
    return askInTask(server, request['task'], context, put, onTask);
  }
  const endProgress = sendProgress(params, context);
  const signal = context?.signal ?? context?.mcpReq?.signal;
  const given = await put(undefined, signal).finally(endProgress);
  return { ...given, ...relatedTask(params) };
}
