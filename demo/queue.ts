import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import { backEnd } from './servers.ts';

const listeners = new Set<(event: QueueEvent) => void>();

/** One queue for all servers that the page connects to, outside React. What is half-filled outlives a reload of its tab. */
export const queue = createElicitationQueue({
  drafts: { storage: sessionStorage, key: 'drafts' },
  onEvent(event) {
    for (const listener of listeners) listener(event);
  },
});

/** What the back end's servers ask, in as many tabs as are open. */
export const remoteQueue = createRemoteQueue(httpChannel(`${backEnd}/elicitation`), {
  drafts: { storage: sessionStorage, key: 'remote-drafts' },
});

/** Tells of all that becomes of requests; returns the end of that. */
export function listenToEvents(listener: (event: QueueEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
