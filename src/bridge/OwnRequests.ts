import { ElicitContentError } from '../core/index.ts';
import { createHostQueue, type HostQueue } from '../host/createElicitationQueue.ts';
import { ElicitResultError, paramsOf } from '../protocol/index.ts';
import {
  isSameServer,
  loadFormRules,
  publicServer,
  rateLimited,
  serverKey,
  shielded,
  type ElicitationServer,
  type PendingRequest,
} from '../queue/index.ts';
import {
  toldFor,
  type BridgedRequest,
  type BridgeReply,
  type EndedRequest,
  type OpenRequest,
} from '../remote/wire.ts';
import type { ElicitationBridgeOptions } from './ElicitationBridge.ts';
import { fingerprint, randomId } from './identity.ts';
import type { Decision } from './Peers.ts';
import type { ReadMessage } from './readMessage.ts';
import { writableParams } from './writableParams.ts';

/** How long a schema may be as JSON, in characters. */
const longestSchema = 1_000_000;
/** How much longer all pending requests of a server may be together. */
const beyondSchema = 1_000_000;

/** Of how many requests that are over, or whose page is open, pages are told. */
const mostTold = 100;

const no = (reason: Extract<BridgeReply, { ok: false }>['reason']) =>
  ({ ok: false, reason }) as const;

/** The requests of this process's connections: what pages are told of them, and what pages do with them. */
export class OwnRequests {
  readonly queue: HostQueue;
  /** The oldest come first. A page that was accepted is here while it is open, too. */
  readonly #endings = new Map<string, readonly [at: number, told: EndedRequest]>();
  /** By the ids that pages use for them. */
  readonly #servers = new Map<string, ElicitationServer>();
  readonly #decisions = new Map<string, Decision>();
  /** Kept, since it is made with each state. */
  #told = new Map<PendingRequest, OpenRequest>();
  readonly #onDecided: (decision: Decision) => void;
  /** The window whose message the queue is given. */
  #from: string | undefined;

  constructor(
    options: Omit<ElicitationBridgeOptions, 'cluster' | 'id' | 'onSignOut'>,
    onDecided: (decision: Decision) => void,
  ) {
    this.#onDecided = onDecided;
    const { schemaLength = longestSchema } = options.limits ?? {};
    this.queue = createHostQueue({
      ...options,
      limits: { ...options.limits, schemaLength },
      rendererTimeout: options.rendererTimeout ?? Infinity,
      createId: randomId,
      isBehind: true,
      isUnheard: !options.onEvent,
      onEvent: (event) => {
        shielded(() => options.onEvent?.(event));
        if (event.type === 'pending') this.#limit(event.request, schemaLength + beyondSchema);
        if (event.type === 'silenced' || event.type === 'unsilenced')
          this.#noteHost(event.server, event.type === 'silenced');
      },
    });
    this.queue.subscribe(() => this.#note());
  }

  list(): readonly BridgedRequest[] {
    this.#forget();
    const { pending } = this.queue.getSnapshot();
    const known = this.#told;
    this.#told = new Map(pending.map((one) => [one, known.get(one) ?? this.#toOpen(one)]));
    const ended = [...this.#endings.values()].map(([, told]) => told);
    return [...this.#told.values(), ...ended.filter(({ id }) => !this.#find(id))];
  }

  getSilenced(): readonly ElicitationServer[] {
    return this.queue.getSnapshot().silenced.map((server) => this.#publish(server));
  }

  /** Does what a person decided, unless something newer is known. `isHeard`: another process has told it. */
  decide(decision: Decision, isHeard = false): void {
    const { server, isSilenced, at } = decision;
    const key = serverKey(server);
    if (at <= (this.#decisions.get(key)?.at ?? 0)) return;
    this.#decisions.set(key, decision);
    this.queue.setSilenced(server, isSilenced);
    if (!isHeard) this.#onDecided(decision);
  }

  /** The host itself may have muted a server, or unmuted it. */
  #noteHost(server: ElicitationServer, isSilenced: boolean): void {
    const known = this.#decisions.get(serverKey(server));
    if (known?.isSilenced === isSilenced) return;
    this.decide({ server, isSilenced, at: Math.max(Date.now(), (known?.at ?? 0) + 1) });
  }

  /** The reply is `gone` if the message is not about a request or a server of this process, too. */
  async act(message: ReadMessage): Promise<BridgeReply> {
    // All wait for the same, and go on in the order in which they came. So the first answer counts.
    await loadFormRules();
    const { type, at, from } = message;
    if ('serverId' in message) {
      const server = this.#servers.get(message.serverId);
      if (!server) return no('gone');
      this.decide({ server, isSilenced: type === 'silence', at });
      return { ok: true };
    }
    const pending = this.#find(message.id);
    // Sent again, since its reply was lost: the state says whose answer was taken.
    if (type === 'respond' && (!pending || pending.ended))
      return this.#endings.get(message.id)?.[1].by === from ? { ok: true } : no('gone');
    if (!pending) return no('gone');
    if (type === 'dismiss') this.#endings.delete(message.id);
    if (type === 'opened' && pending.request.mode !== 'url') return no('invalid');
    this.#from = from;
    try {
      this.queue.tell(message);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ElicitResultError)) throw error;
      const issues = error instanceof ElicitContentError ? error.issues : undefined;
      return { ...no('invalid'), ...(issues && { issues }) };
    } finally {
      this.#from = undefined;
    }
  }

  /** Refuses what is too long: each change sends all requests of a server to each page. */
  #limit({ id, server }: PendingRequest, longest: number): void {
    const theirs = this.queue
      .getSnapshot()
      .pending.filter((other) => isSameServer(other.server, server))
      .map(({ request }) => writableParams(paramsOf(request)));
    if (JSON.stringify(theirs).length <= longest) return;
    const message = `Too many requests: together they are longer than ${longest} characters.`;
    this.queue.tell({ type: 'fail', id, code: rateLimited, message });
  }

  #note(): void {
    const { left, pending } = this.queue.getSnapshot();
    for (const { id, ended } of left ? [...pending, left] : pending) {
      const told = [...this.#told.values()].find((one) => one.id === id);
      if (!ended || ended === 'lost' || !told || this.#endings.has(id)) continue;
      const server = { id: told.server.id };
      this.#endings.set(id, [Date.now(), { id, server, ended, by: this.#from }]);
    }
  }

  /** An open page stays until a window puts it away, and that window may be gone for good. */
  #forget(): void {
    const oldest = Date.now() - toldFor;
    const beyond = this.#endings.size - mostTold;
    for (const [index, [at, { id }]] of [...this.#endings.values()].entries()) {
      if (index >= beyond && at >= oldest) continue;
      this.#endings.delete(id);
      this.queue.tell({ type: 'dismiss', id });
    }
  }

  #toOpen(pending: PendingRequest): OpenRequest {
    const { id, position, deadline, round, data, until, page, isDone, ended } = pending;
    return {
      id,
      position,
      deadline,
      round,
      data,
      until,
      page,
      isDone,
      ...(ended === 'accept' && { ended }),
      params: writableParams(paramsOf(pending.request)),
      server: this.#publish(pending.server),
      draft: this.queue.getDraft(pending),
    };
  }

  #publish(server: ElicitationServer): ElicitationServer {
    const id = fingerprint(serverKey(server));
    this.#servers.set(id, server);
    return { id, ...publicServer(server) };
  }

  #find(id: string): PendingRequest | undefined {
    return this.queue.getSnapshot().pending.find((pending) => pending.id === id);
  }
}
