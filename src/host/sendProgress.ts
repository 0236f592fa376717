import type { RequestContext } from './RequestContext.ts';

/** How often, in milliseconds: well within the SDKs' default time-out of a minute. */
const progressInterval = 15_000;

/**
 * Tells a server that a person is still at it, so that it does not time the request out (MCP, Progress).
 * Only where the request carries a `progressToken`; in revision 2026-07-28 there is nothing to send it with.
 *
 * @returns ends it
 */
export function sendProgress(
  progressToken: unknown,
  context: RequestContext | undefined,
): () => void {
  const notify = context?.sendNotification ?? context?.mcpReq?.notify;
  const isToken = typeof progressToken === 'string' || typeof progressToken === 'number';
  if (!isToken || !notify) return () => {};
  let progress = 0;
  const tell = async () =>
    notify({ method: 'notifications/progress', params: { progressToken, progress: ++progress } });
  // A server that cannot be told is no reason to disturb the person.
  const timer = setInterval(() => void tell().catch(() => {}), progressInterval);
  return () => clearInterval(timer);
}
