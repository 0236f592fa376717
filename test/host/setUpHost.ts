import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';

/** A host with one server, and what its log was told. */
export function setUpHost(options: Parameters<typeof createElicitationQueue>[0] = {}) {
  const events: QueueEvent[] = [];
  const queue = createElicitationQueue({
    rendererTimeout: Infinity,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const pendingCount = () => queue.getSnapshot().pending.length;
  return { queue, events, pendingCount, connection: queue.connection({ name: 'Example' }) };
}

/** Lets what has been resolved take effect. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
