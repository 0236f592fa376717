import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';

const listeners = new Set<(event: QueueEvent) => void>();

/** One queue for all servers, outside React. What is half-filled outlives a reload of its tab. */
export const queue = createElicitationQueue({
  drafts: { storage: sessionStorage, key: 'drafts' },
  onEvent(event) {
    for (const listener of listeners) listener(event);
  },
});

/** Tells of all that becomes of requests; returns the end of that. */
export function listenToEvents(listener: (event: QueueEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
