import { isToken } from './isToken.ts';
import { isRecord } from './json.ts';

const key = 'io.modelcontextprotocol/related-task';

/** All that is sent about a request has to name the server's own task that it is of (MCP 2025-11-25, Tasks). */
export function relatedTask(params: unknown): { _meta: object } | undefined {
  const meta = isRecord(params) ? params['_meta'] : undefined;
  const task = isRecord(meta) ? meta[key] : undefined;
  const taskId = isRecord(task) ? task['taskId'] : undefined;
  return isToken(taskId) ? { _meta: { [key]: { taskId } } } : undefined;
}
