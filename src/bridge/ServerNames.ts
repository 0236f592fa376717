import { publicServer, serverKey, type ElicitationServer } from '../queue/index.ts';
import { fingerprint, randomId } from './identity.ts';

interface Published {
  readonly server: ElicitationServer;
  readonly told: ElicitationServer;
}

/** What pages know about servers, and the ids that pages use for them. */
export class ServerNames {
  readonly #byKey = new Map<string, Published>();

  /** What pages are told of a server. */
  publish(server: ElicitationServer): ElicitationServer {
    const key = serverKey(server);
    const known = this.#byKey.get(key);
    if (known?.server === server) return known.told;
    const told = { id: known?.told.id ?? this.#idOf(key), ...publicServer(server) };
    this.#byKey.set(key, { server, told });
    return told;
  }

  /** The server that was published under an id. */
  find(id: string): ElicitationServer | undefined {
    return [...this.#byKey.values()].find(({ told }) => told.id === id)?.server;
  }

  /** Two servers must never have the same id: one would get what is meant for the other. */
  #idOf(key: string): string {
    const id = fingerprint(key);
    return this.find(id) ? randomId() : id;
  }
}
