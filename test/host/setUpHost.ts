import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { loadReader, loadRetries, loadRounds } from '../../src/host/load.ts';

// Loaded with the first request; here before it, so that what comes first comes at once.
const { signal } = new AbortController();
await Promise.all([loadReader(signal), loadRounds(signal), loadRetries(signal)]);

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
