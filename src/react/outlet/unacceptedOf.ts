import { serverKey, type ElicitationServer, type OutletQueue } from '../../queue/index.ts';

const ofQueues = new WeakMap<OutletQueue, Map<string, Set<string>>>();

/** The requests of a server, by id, that a person saw since they last accepted one of it. The host's page keeps them. */
export function unacceptedOf(queue: OutletQueue, server: ElicitationServer): Set<string> {
  const ofServers = ofQueues.get(queue) ?? new Map<string, Set<string>>();
  ofQueues.set(queue, ofServers);
  const key = serverKey(server);
  const ids = ofServers.get(key) ?? new Set();
  ofServers.set(key, ids);
  return ids;
}
