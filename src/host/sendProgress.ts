import { isRecord, isToken, relatedTask } from '../protocol/index.ts';
import { paused } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';

/** In milliseconds: well within the SDKs' default timeout of a minute. */
const progressInterval = 15_000;

/** Keeps a request with a `progressToken` from timing out (MCP, Progress; gone in 2026-07-28). Returns what stops it. */
export function sendProgress(sent: unknown, context: RequestContext): () => void {
  const meta = isRecord(sent) ? sent['_meta'] : undefined;
  const progressToken = isRecord(meta) ? meta['progressToken'] : undefined;
  const notify = context.sendNotification ?? context.mcpReq?.notify;
  if (!notify || !(isToken(progressToken) || typeof progressToken === 'number')) return () => {};
  const over = new AbortController();
  const keepTelling = async () => {
    for (let progress = 1; ; progress++) {
      // No interval: hidden pages run timers set by timers once a minute (developer.chrome.com/blog/timer-throttling-in-chrome-88).
      await paused(progressInterval, over.signal);
      if (over.signal.aborted) return;
      const params = { progressToken, progress, ...relatedTask(sent) };
      try {
        await notify({ method: 'notifications/progress', params });
      } catch {
        // A server that cannot be told is no reason to disturb the person.
      }
    }
  };
  void keepTelling();
  return () => over.abort();
}
