import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import { backEnd } from './servers.ts';

const listeners = new Set<(event: QueueEvent) => void>();

/** One queue for all servers that the page connects to, outside React. Half-filled forms outlive a reload of their tab. */
export const queue = createElicitationQueue({
  drafts: { storage: sessionStorage, key: 'drafts' },
  onEvent(event) {
    for (const listener of listeners) listener(event);
  },
});

/** What the back end's servers ask. Every open tab shows it. */
export const remoteQueue = createRemoteQueue(httpChannel(`${backEnd}/elicitation`), {
  drafts: { storage: sessionStorage, key: 'remote-drafts' },
});

/** Calls the listener with every event of the queue. Returns a function that stops this. */
export function listenToEvents(listener: (event: QueueEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
