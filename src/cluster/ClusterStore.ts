/** Joins processes: a connected Valkey, Redis, Postgres or NATS. Topics have named texts, which expire, and subscribers. */
export interface ClusterStore {
  /** Keeps a text under a name of a topic, in place of the one before, for so many seconds. */
  put: (topic: string, name: string, text: string, seconds: number) => unknown;
  /** The texts of a topic that have not expired, in any order. */
  list: (topic: string) => PromiseLike<readonly string[]>;
  /** Brings a text to all who have subscribed to the topic. Whoever misses one learns a few seconds later what it said. */
  publish: (topic: string, text: string) => unknown;
  /** @returns ends the subscription */
  subscribe: (topic: string, listener: (text: string) => void) => () => void;
}
