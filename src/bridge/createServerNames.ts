import { publicServer, serverKey, type ElicitationServer } from '../queue/index.ts';
import { fingerprint } from './identity.ts';

/** What pages know about servers, and the ids that pages use for them. */
export interface ServerNames {
  publish: (server: ElicitationServer) => ElicitationServer;
  /** The server that was published under an id. */
  find: (id: string) => ElicitationServer | undefined;
}

export function createServerNames(): ServerNames {
  const servers = new Map<string, ElicitationServer>();
  const published = new WeakMap<ElicitationServer, ElicitationServer>();
  return {
    publish(server) {
      const known = published.get(server);
      if (known) return known;
      const id = fingerprint(serverKey(server));
      const told = { id, ...publicServer(server) };
      servers.set(id, server);
      published.set(server, told);
      return told;
    },
    find: (id) => servers.get(id),
  };
}
