/**
 * Carries text between the processes of a back end: Redis or Valkey, NATS, Postgres' LISTEN and NOTIFY. A subscriber
 * gets everything that is published after it subscribed, in order. A text has all that waits in one process: up to
 * 2,000,000 characters for each server, unless the host sets other limits. Pass a bus that is already connected.
 */
export interface BridgeBus {
  publish: (topic: string, text: string) => unknown;
  /** @returns ends the subscription */
  subscribe: (topic: string, listener: (text: string) => void) => () => void;
}
