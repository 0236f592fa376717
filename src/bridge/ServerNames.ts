import { publicServer, serverKey, type ElicitationServer } from '../queue/index.ts';
import { fingerprint } from './identity.ts';

interface Published {
  readonly server: ElicitationServer;
  readonly told: ElicitationServer;
}

/** What pages know about servers, and the ids that pages use for them. */
export class ServerNames {
  readonly #byId = new Map<string, Published>();

  /** What pages are told of a server. */
  publish(server: ElicitationServer): ElicitationServer {
    const id = fingerprint(serverKey(server));
    const known = this.#byId.get(id);
    if (known?.server === server) return known.told;
    const told = { id, ...publicServer(server) };
    this.#byId.set(id, { server, told });
    return told;
  }

  /** The server that was published under an id. */
  find(id: string): ElicitationServer | undefined {
    return this.#byId.get(id)?.server;
  }
}
