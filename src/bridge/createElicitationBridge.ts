import { ElicitContentError } from '../core/index.ts';
import {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from '../host/createElicitationQueue.ts';
import { ElicitResultError, type ElicitResult } from '../protocol/index.ts';
import {
  loadFormRules,
  RequestFailure,
  serverKey,
  type ElicitationServer,
  type PendingRequest,
  type QueueEvent,
} from '../queue/index.ts';
import type { BridgedRequest, BridgeReply, BridgeState } from '../remote/wire.ts';
import { readMessage, type ReadAct } from './readMessage.ts';

/** One person's queue on a back end, and the pages that show it. */
export interface ElicitationBridge {
  /** Where servers are connected: `queue.connection(server)`. */
  readonly queue: ElicitationQueue;
  /**
   * Adds a page. It gets the state at once, and then whole after each change; changes that come together are one.
   *
   * @returns takes it away again
   */
  attach: (send: (state: BridgeState) => void) => () => void;
  /** Takes a message of a page. It never throws, and what is no valid message changes nothing. */
  receive: (message: unknown) => Promise<BridgeReply>;
  /** Cancels what is pending. */
  dispose: () => void;
}

/** In milliseconds, and how many: what pages are told of requests that are over. A window may have slept. */
const toldFor = 3_600_000;
const mostTold = 100;

interface Ended {
  readonly request: BridgedRequest;
  readonly at: number;
  /** Of the answer that ended it: a page that lost the reply sends it again. */
  readonly digest: string | undefined;
}

/**
 * The back end's side of hosts whose MCP client does not run in the page. Make one for each signed-in person, and let nobody
 * else reach it: URL mode is bound to who opens the page (MCP, "URL mode").
 *
 * A request waits until a page comes (`rendererTimeout`: `Infinity`); the client's own timeout ends it.
 *
 * @example
 * const bridge = createElicitationBridge();
 * const github = bridge.queue.connection({ name: 'GitHub', url });
 * await client.connect(github.wrapTransport(transport));
 * // in a route: return handleElicitation(bridge, request)
 */
export function createElicitationBridge(options: ElicitationQueueOptions = {}): ElicitationBridge {
  const epoch = randomId();
  const ended = new Map<string, Ended>();
  /** Of answers that are being given. */
  const digests = new Map<string, string>();
  const servers = new Map<string, ElicitationServer>();
  /** What pages know of a server, and how they call it. */
  function publish(server: ElicitationServer): ElicitationServer {
    const id = fingerprint(serverKey(server));
    servers.set(id, server);
    const { name, icon } = server;
    return { id, name, ...(icon !== undefined && { icon }), ...originOf(server) };
  }
  const toBridged = (pending: PendingRequest): BridgedRequest => {
    const bridged: BridgedRequest & { signal?: AbortSignal } = {
      ...pending,
      server: publish(pending.server),
      draft: queue.getDraft(pending),
    };
    delete bridged.signal;
    return bridged;
  };
  let last: Promise<unknown> = Promise.resolve();
  const queue = createElicitationQueue({
    ...options,
    rendererTimeout: options.rendererTimeout ?? Infinity,
    createId: options.createId ?? randomId,
    onEvent(event) {
      note(event);
      options.onEvent?.(event);
    },
  });

  const find = (id: string) => queue.getSnapshot().find((pending) => pending.id === id);

  function note(event: QueueEvent): void {
    if (event.type !== 'answered' && event.type !== 'withdrawn') return;
    const { request } = event;
    const isLate = request.deadline !== undefined && request.deadline <= Date.now();
    const without = isLate ? 'timed-out' : 'withdrawn';
    remember(request, event.type === 'answered' ? 'answered-elsewhere' : without);
  }

  function remember(request: PendingRequest, closed: NonNullable<PendingRequest['closed']>): void {
    const { id } = request;
    // Accepted, while the URL's own page is open: it stays until that is put away.
    if (ended.has(id) || find(id)) return;
    const digest = digests.get(id);
    digests.delete(id);
    const { mode } = request.request;
    const empty = { mode, message: '' } as PendingRequest['request'];
    const told = { ...toBridged({ ...request, request: empty }), closed, draft: undefined };
    ended.set(id, { request: told, at: Date.now(), digest });
    forget();
  }

  function forget(): void {
    for (const [id, { at }] of ended) {
      if (ended.size > mostTold || Date.now() - at > toldFor) ended.delete(id);
    }
  }

  function state(): BridgeState {
    forget();
    return {
      v: 1,
      epoch,
      now: Date.now(),
      silenced: queue.getSilenced().map((server) => publish(server).id!),
      servers: queue.getSilenced().map(publish),
      pending: [
        ...queue.getSnapshot().map(toBridged),
        ...[...ended.values()].map(({ request }) => request),
      ],
    };
  }

  async function respond(id: string, result: unknown): Promise<BridgeReply> {
    const digest = await digestOf(result);
    await loadFormRules();
    const pending = find(id);
    if (!pending || pending.isAnswered) {
      const isSame = digest === (ended.get(id)?.digest ?? digests.get(id));
      return isSame ? done : no('gone');
    }
    digests.set(id, digest);
    try {
      const arrival = queue.respond(id, result as ElicitResult);
      // Before the pages are told: the event may come later.
      remember(pending, 'answered-elsewhere');
      await arrival;
      return done;
    } catch (error) {
      digests.delete(id);
      if (!(error instanceof ElicitResultError)) throw error;
      const issues = error instanceof ElicitContentError ? error.issues : undefined;
      return { ...no('invalid'), ...(issues && { issues }) };
    }
  }

  async function act(read: ReadAct): Promise<BridgeReply> {
    switch (read.type) {
      case 'respond':
        return respond(read.id, read.result);
      case 'fail': {
        if (!find(read.id)) return no('gone');
        queue.fail(read.id, new RequestFailure(read.code, read.message));
        return done;
      }
      case 'opened':
      case 'dismiss': {
        if (!find(read.id)) return no('gone');
        if (read.type === 'opened') queue.opened(read.id);
        else {
          digests.delete(read.id);
          queue.dismiss(read.id);
        }
        return done;
      }
      case 'silence':
      case 'unsilence': {
        const server = servers.get(read.serverId);
        if (!server) return no('gone');
        if (read.type === 'silence') queue.silence(server);
        else queue.unsilence(server);
        return done;
      }
    }
  }

  return {
    queue,
    attach(send) {
      let isAttached = true;
      let isDue = false;
      const push = () => {
        if (isDue) return;
        isDue = true;
        queueMicrotask(() => {
          isDue = false;
          tell();
        });
      };
      // What is withdrawn leaves the queue at once: each page knows whether it was on its screen.
      const endings = [queue.subscribe(push), queue.attachRenderer(() => undefined)];
      tell();
      return detach;

      function tell(): void {
        if (!isAttached) return;
        try {
          send(state());
        } catch (error) {
          // A page that is gone takes none of the others with it.
          detach();
          console.error(error);
        }
      }

      function detach(): void {
        isAttached = false;
        for (const end of endings) end();
      }
    },
    async receive(message) {
      try {
        const read = readMessage(message);
        if (!read) return no('malformed');
        if (read.epoch !== epoch) return no('stale');
        // One after the other, as they came: the first answer is the one that counts.
        const turn = last.then(() => act(read.act));
        last = turn.catch(() => {});
        return await turn;
      } catch {
        return no('malformed');
      }
    },
    dispose: queue.dispose,
  };
}

const done: BridgeReply = { ok: true };
const no = (reason: Extract<BridgeReply, { ok: false }>['reason']) =>
  ({ ok: false, reason }) as const;

/** Of an address its origin: the rest may hold a key. */
function originOf({ url }: ElicitationServer): { url?: string } {
  if (url === undefined || !URL.canParse(url)) return {};
  const { origin, protocol, host } = new URL(url);
  return { url: origin === 'null' ? `${protocol}//${host}` : origin };
}

/** Tells servers apart without their addresses, the same after a new start: FNV-1a, twice 32 bits. */
function fingerprint(key: string): string {
  return [0x811c9dc5, 0x9747b28c]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < key.length; at++) {
        hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

/** 128 random bits: not to be guessed, and never the same again. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells answers apart without keeping them, which may hold secrets. */
async function digestOf(result: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(result) ?? '');
  const digest = await crypto.subtle.digest('SHA-256', text);
  return [...new Uint8Array(digest)].join();
}
