import type { OutletQueue } from '../../queue/index.ts';

/** By queue: what of it no slot draws. Only queues that have a slot are here. */
const rests = new Map<OutletQueue, OutletQueue>();
const listeners = new Set<() => void>();

export const restOf = (queue: OutletQueue): OutletQueue => rests.get(queue) ?? queue;

export function onRests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setRest(queue: OutletQueue, rest: OutletQueue | undefined): void {
  if (rest) rests.set(queue, rest);
  else rests.delete(queue);
  for (const listener of listeners) listener();
}
