import type { ElicitMode } from '../protocol/index.ts';
import {
  createRequestQueue,
  type BehindOptions,
  type OutletQueue,
  type RequestQueue,
  type RequestQueueOptions,
} from '../queue/index.ts';
import type { Flatten } from './parseSent.ts';
import type { RequestLimits } from './RateLimit.ts';
import { Connection, type ConnectionContext } from './Connection.ts';
import type { ConnectedServer, ElicitationConnection } from './ElicitationConnection.ts';
import { wrapTransport } from './wrapTransport.ts';

/** The options of `createElicitationQueue`. */
export interface ElicitationQueueOptions extends RequestQueueOptions {
  /** How servers may ask. Default: `['form', 'url']`. */
  modes?: readonly ElicitMode[] | undefined;
  /** How much one server may ask. More fails with -32000, and a form that is too large with -32602. */
  limits?: RequestLimits | undefined;
  /** What to do with a schema outside MCP's subset: read it, or refuse it, as a host that tests servers does. Default: read. */
  dialects?: 'read' | 'refuse' | undefined;
  /** Makes a form of what MCP does not allow: `flattenNested` of `./nested`. Default: it is refused. */
  nested?: Flatten | undefined;
  /** What to do with a form that asks for a password or another secret. `refuse` answers it with -32602. Default: `warn`. */
  sensitiveFields?: 'warn' | 'refuse' | undefined;
}

/** The pending requests of all servers, and the connections through which they come. */
export interface ElicitationQueue extends OutletQueue {
  /** Makes a connection. Make one for each connected server. */
  connection: (server: ConnectedServer) => ElicitationConnection;
  /** Cancels all pending requests. Later requests fail. */
  dispose: () => void;
}

export type HostQueue = RequestQueue & ElicitationQueue;

/**
 * Makes the queue of a host. Make one, outside React, and keep it.
 * @example
 * const queue = createElicitationQueue();
 * const github = queue.connection({ name: 'GitHub', url: 'https://api.example.com/mcp' });
 */
export const createElicitationQueue = (options: ElicitationQueueOptions = {}): ElicitationQueue =>
  createHostQueue(options);

export function createHostQueue({
  modes = ['form', 'url'],
  limits = {},
  sensitiveFields = 'warn',
  dialects = 'read',
  nested,
  ...options
}: ElicitationQueueOptions & BehindOptions): HostQueue {
  const queue = createRequestQueue(options);
  const context: ConnectionContext = {
    queue,
    modes,
    limits,
    sensitiveFields,
    dialects,
    nested,
    until: options.until,
    rates: new Map(),
  };
  // Added, not copied: of a copy with so many members, V8 makes a hash table, which is three times as large.
  return Object.assign(queue, {
    connection(server: ConnectedServer): ElicitationConnection {
      const connection = new Connection(context, server);
      const wrap: ElicitationConnection['wrapTransport'] = (transport) =>
        wrapTransport(transport, connection);
      return Object.assign(connection, { wrapTransport: wrap });
    },
  });
}
