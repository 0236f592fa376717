import { isToken } from './isToken.ts';
import { isRecord } from './json.ts';

const key = 'io.modelcontextprotocol/related-task';

/**
 * The task of the server's own that a request belongs to, if there is one. All that is sent about the request has to name it
 * as well (MCP 2025-11-25, Tasks).
 */
export function relatedTask(params: unknown): { _meta: object } | undefined {
  const meta = isRecord(params) ? params['_meta'] : undefined;
  const task = isRecord(meta) ? meta[key] : undefined;
  const taskId = isRecord(task) ? task['taskId'] : undefined;
  return isToken(taskId) ? { _meta: { [key]: { taskId } } } : undefined;
}
