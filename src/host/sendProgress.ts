import { isRecord, isToken, relatedTask } from '../protocol/index.ts';
import { after } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';

/** How often progress is sent, in milliseconds: well within the SDKs' default timeout of a minute. */
const progressInterval = 15_000;

/**
 * Tells a server that a person is still at it, so that it does not time the request out (MCP, Progress). It does so
 * only if the request carries a `progressToken`. Revision 2026-07-28 has no way to send progress.
 *
 * @returns a function that stops it
 */
export function sendProgress(params: unknown, context: RequestContext): () => void {
  const meta = isRecord(params) ? params['_meta'] : undefined;
  const progressToken = isRecord(meta) ? meta['progressToken'] : undefined;
  const notify = context.sendNotification ?? context.mcpReq?.notify;
  if (!notify || !(isToken(progressToken) || typeof progressToken === 'number')) return () => {};
  let progress = 0;
  const task = relatedTask(params);
  const tell = async () =>
    notify({
      method: 'notifications/progress',
      params: { progressToken, progress: ++progress, ...task },
    });
  let isEnded = false;
  let stop = () => {};
  // No interval: in a page that is hidden for minutes, Chromium runs timers that timers set once a minute only, and a server
  // may time out by then. One that is set when a message has been sent is not set by a timer.
  // https://developer.chrome.com/blog/timer-throttling-in-chrome-88
  const wait = () => {
    if (!isEnded) stop = after(progressInterval, send);
  };
  // A server that cannot be told is no reason to disturb the person.
  const send = () => void tell().then(wait, wait);
  wait();
  return () => {
    isEnded = true;
    stop();
  };
}
