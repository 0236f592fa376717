import { isRecord, isToken, relatedTask } from '../protocol/index.ts';
import { paused } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';

/** How often progress is sent, in milliseconds: well within the SDKs' default timeout of a minute. */
const progressInterval = 15_000;

/**
 * Tells a server that a person is still at it, so that it does not time the request out (MCP, Progress). It does so
 * only if the request carries a `progressToken`. Revision 2026-07-28 has no way to send progress.
 *
 * @returns a function that stops it
 */
export function sendProgress(sent: unknown, context: RequestContext): () => void {
  const meta = isRecord(sent) ? sent['_meta'] : undefined;
  const progressToken = isRecord(meta) ? meta['progressToken'] : undefined;
  const notify = context.sendNotification ?? context.mcpReq?.notify;
  if (!notify || !(isToken(progressToken) || typeof progressToken === 'number')) return () => {};
  const over = new AbortController();
  const keepTelling = async () => {
    for (let progress = 1; ; progress++) {
      // No interval: in a page that is hidden for minutes, Chromium runs timers that timers set once a minute only, and a
      // server may time out by then. One that is set when a message has been sent is not set by a timer.
      // https://developer.chrome.com/blog/timer-throttling-in-chrome-88
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
