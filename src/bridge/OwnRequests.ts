import { ElicitContentError } from '../core/index.ts';
import { createHostQueue, type HostQueue } from '../host/createElicitationQueue.ts';
import { ElicitResultError } from '../protocol/index.ts';
import {
  isSameServer,
  loadFormRules,
  rateLimited,
  serverKey,
  type ElicitationServer,
  type LeftRequest,
  type PendingRequest,
} from '../queue/index.ts';
import type { BridgedRequest, BridgeReply, EndedRequest, OpenRequest } from '../remote/wire.ts';
import type { ElicitationBridgeOptions } from './ElicitationBridge.ts';
import { Endings } from './Endings.ts';
import { randomId } from './identity.ts';
import type { Decision } from './Peers.ts';
import type { ReadMessage } from './readMessage.ts';
import { ServerNames } from './ServerNames.ts';
import { writableRequest } from './writableRequest.ts';

/** How long a schema may be here, as JSON, in characters. */
const longestSchema = 1_000_000;
/** How much longer all pending requests of a server may be together. */
const beyondSchema = 1_000_000;

const no = (reason: Extract<BridgeReply, { ok: false }>['reason']) =>
  ({ ok: false, reason }) as const;

/** The requests of this process's connections: what pages are told of them, and what pages do with them. */
export class OwnRequests {
  readonly queue: HostQueue;
  readonly #endings = new Endings();
  /** The pages that are open. Each stays until a window puts it away, and that window may be gone for good. */
  readonly #accepted = new Endings<Pick<EndedRequest, 'id' | 'by'>>();
  readonly #names = new ServerNames();
  /** The newest decision about each server. */
  readonly #decisions = new Map<string, Decision>();
  /** What pages were told of each request last, since that is made with each state. */
  #told = new Map<PendingRequest, OpenRequest>();
  readonly #onDecided: (decision: Decision) => void;
  #isDeciding = false;
  #left: LeftRequest | undefined;
  /** The window whose answer the queue is given. */
  #answering: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param onDecided called with what the person, or the host, decides about a server in this process */
  constructor(
    options: Omit<ElicitationBridgeOptions, 'cluster' | 'id' | 'onSignOut'>,
    onDecided: (decision: Decision) => void,
  ) {
    this.#onDecided = onDecided;
    const { schemaLength = longestSchema } = options.limits ?? {};
    const longest = schemaLength + beyondSchema;
    this.queue = createHostQueue({
      ...options,
      limits: { ...options.limits, schemaLength },
      rendererTimeout: options.rendererTimeout ?? Infinity,
      createId: options.createId ?? randomId,
      isBehind: true,
      onEvent: (event) => {
        try {
          return options.onEvent?.(event);
        } finally {
          if (event.type === 'pending') this.#limit(event.request, longest);
          if (event.type === 'silenced' || event.type === 'unsilenced') this.#noteHost(event);
        }
      },
    });
    this.queue.subscribe(() => this.#note());
  }

  /** True while the queue is given an answer. */
  get isAnswering(): boolean {
    return this.#answering !== undefined;
  }

  /** What pages are told: what is pending, and what is over. */
  list(): readonly BridgedRequest[] {
    for (const { id } of this.#accepted.takeForgotten()) this.queue.tell({ type: 'dismiss', id });
    this.#endings.takeForgotten();
    const { pending } = this.queue.getSnapshot();
    const known = this.#told;
    this.#told = new Map(pending.map((one) => [one, known.get(one) ?? this.#toOpen(one)]));
    return [...this.#told.values(), ...this.#endings.list()];
  }

  /** The muted servers, as pages know them. */
  getSilenced(): readonly ElicitationServer[] {
    return this.queue.getSnapshot().silenced.map((server) => this.#names.publish(server));
  }

  /** Whether a message is about a request or a server of this process. */
  isOwn(message: ReadMessage): boolean {
    if ('serverId' in message) return this.#names.find(message.serverId) !== undefined;
    return this.#find(message.id) !== undefined || this.#endings.get(message.id) !== undefined;
  }

  /**
   * Does what a person decided, unless something newer is known.
   *
   * @param isHeard whether another process has told it
   */
  decide(decision: Decision, isHeard: boolean): void {
    const { server, isSilenced, at } = decision;
    const key = serverKey(server);
    if (at <= (this.#decisions.get(key)?.at ?? 0)) return;
    this.#decisions.set(key, decision);
    this.#isDeciding = true;
    this.queue.setSilenced(server, isSilenced);
    this.#isDeciding = false;
    if (!isHeard) this.#onDecided(decision);
  }

  /** The host itself has muted a server, or unmuted it. */
  #noteHost({ type, server }: { type: string; server: ElicitationServer }): void {
    if (this.#isDeciding) return;
    const known = this.#decisions.get(serverKey(server))?.at ?? 0;
    const at = Math.max(Date.now(), known + 1);
    this.decide({ server, isSilenced: type === 'silenced', at }, false);
  }

  /** Acts on messages one after the other, as they came, so that the first answer counts. */
  act(message: ReadMessage): Promise<BridgeReply> {
    const turn = this.#last.then(() => this.#act(message));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #act(message: ReadMessage): Promise<BridgeReply> {
    const { type, at, from } = message;
    if ('serverId' in message) {
      const server = this.#names.find(message.serverId);
      if (!server) return no('gone');
      this.decide({ server, isSilenced: type === 'silence', at }, false);
      return { ok: true };
    }
    const { id } = message;
    if (message.type === 'respond') {
      await loadFormRules();
      const pending = this.#find(id);
      // Sent again, since its reply was lost: the state says whose answer was taken.
      if (!pending || pending.ended)
        return this.#endings.get(id)?.by === from ? { ok: true } : no('gone');
      return this.#respond(message);
    }
    const pending = this.#find(id);
    if (!pending) return no('gone');
    if (type === 'opened' && pending.request.mode !== 'url') return no('invalid');
    if (type === 'dismiss') this.#accepted.delete(id);
    this.queue.tell(message);
    return { ok: true };
  }

  #respond(message: Extract<ReadMessage, { type: 'respond' }>): BridgeReply {
    this.#answering = message.from;
    try {
      this.queue.tell(message);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ElicitResultError)) throw error;
      const issues = error instanceof ElicitContentError ? error.issues : undefined;
      return { ...no('invalid'), ...(issues && { issues }) };
    } finally {
      this.#answering = undefined;
    }
  }

  /** Refuses a request if it is too long beside the others of its server: each change sends all of them to each page. */
  #limit({ id, server }: PendingRequest, longest: number): void {
    const theirs = this.queue
      .getSnapshot()
      .pending.filter((other) => isSameServer(other.server, server))
      .map(({ request }) => writableRequest(request));
    if (JSON.stringify(theirs).length <= longest) return;
    const message = `Too many requests: together they are longer than ${longest} characters.`;
    this.queue.tell({ type: 'fail', id, code: rateLimited, message });
  }

  /** Remembers how a request ended, and which pages are open. */
  #note(): void {
    const { left, pending } = this.queue.getSnapshot();
    for (const { id, ended } of pending) {
      if (ended === 'accept' && !this.#accepted.get(id))
        this.#accepted.add({ id, by: this.#answering });
    }
    if (!left || left === this.#left || left.ended === 'lost') return;
    this.#left = left;
    const { id, ended } = left;
    const told = [...this.#told.keys()].find((one) => one.id === id);
    const server = { id: told && this.#names.publish(told.server).id };
    // A page that was accepted leaves later, when another request goes on with it.
    const by = this.#answering ?? this.#accepted.get(id)?.by;
    this.#endings.add({ id, server, ended, by });
    this.#accepted.delete(id);
  }

  #toOpen(pending: PendingRequest): OpenRequest {
    const { id, position, deadline, round, until, page, isDone, ended } = pending;
    return {
      id,
      position,
      deadline,
      round,
      until,
      page,
      isDone,
      ...(ended === 'accept' && { ended }),
      request: writableRequest(pending.request),
      server: this.#names.publish(pending.server),
      draft: this.queue.getDraft(pending),
    };
  }

  #find(id: string): PendingRequest | undefined {
    return this.queue.getSnapshot().pending.find((pending) => pending.id === id);
  }
}
