import { ElicitContentError } from '../core/index.ts';
import { createElicitationQueue, type ElicitationQueue } from '../host/createElicitationQueue.ts';
import { ElicitResultError, type ElicitResult } from '../protocol/index.ts';
import {
  endedAs,
  isSameServer,
  loadFormRules,
  rateLimited,
  RequestFailure,
  type ClosedReason,
  type ElicitationServer,
  type PendingRequest,
  type QueueEvent,
} from '../queue/index.ts';
import type { OpenRequest, BridgeReply, BridgedRequest } from '../remote/wire.ts';
import { AcceptedPages } from './AcceptedPages.ts';
import type { ElicitationBridgeOptions } from './ElicitationBridge.ts';
import { Endings } from './Endings.ts';
import { fingerprint, randomId } from './identity.ts';
import type { ReadAct } from './readMessage.ts';
import { done, no } from './replies.ts';
import { ServerNames } from './ServerNames.ts';
import { writableRequest } from './writableRequest.ts';

/** How long a schema may be here, as JSON, in characters. */
const longestSchema = 1_000_000;
/** How much longer all pending requests of a server may be together. */
const beyondSchema = 1_000_000;

/** Of how many decisions it is known whether they come again, and of how many the other processes are told. */
const mostNonces = 100;
const mostNoncesTold = 20;

/** The requests of this process's connections: what pages are told of them, and what pages do with them. */
export class OwnRequests {
  readonly queue: ElicitationQueue;
  readonly #endings = new Endings();
  readonly #accepted = new AcceptedPages();
  readonly #names = new ServerNames();
  readonly #salt = randomId();
  /** Of the newest decisions about servers. */
  #nonces: Set<string> | undefined;
  readonly #onRepeat: (server: ElicitationServer, isSilenced: boolean) => void;
  /** The digests of answers that are being given, by request. */
  readonly #digests = new Map<string, string>();
  /** How long the pending requests of one server may be together, as JSON, in characters. */
  readonly #longest: number;
  #last: Promise<unknown> = Promise.resolve();
  #isAnswering = false;

  /** @param onRepeat called for a decision about a server that changes nothing here. It may be news elsewhere */
  constructor(
    options: Omit<ElicitationBridgeOptions, 'bus' | 'id' | 'onSignOut'>,
    onRepeat: (server: ElicitationServer, isSilenced: boolean) => void,
  ) {
    const { schemaLength = longestSchema } = options.limits ?? {};
    this.#onRepeat = onRepeat;
    this.#longest = schemaLength + beyondSchema;
    this.queue = createElicitationQueue({
      ...options,
      limits: { ...options.limits, schemaLength },
      rendererTimeout: options.rendererTimeout ?? Infinity,
      createId: options.createId ?? randomId,
      onEvent: (event) => {
        this.#note(event);
        try {
          return options.onEvent?.(event);
        } finally {
          if (event.type === 'pending') this.#limit(event.request);
        }
      },
    });
  }

  /** True while the queue is given an answer. */
  get isAnswering(): boolean {
    return this.#isAnswering;
  }

  /** What pages are told: what is pending, and what is over. */
  list(): readonly BridgedRequest[] {
    this.#putAway();
    const pending = this.queue.getSnapshot().map((request) => this.#toBridged(request));
    return [...pending, ...this.#endings.list()];
  }

  /** The silenced servers, as pages know them. */
  getSilenced(): readonly ElicitationServer[] {
    return this.queue.getSilenced().map((server) => this.#names.publish(server));
  }

  /** The nonces of the newest decisions, for the other processes. */
  get nonces(): readonly string[] {
    return [...(this.#nonces ?? [])].slice(-mostNoncesTold);
  }

  /** Remembers the nonce of a decision, here or in another process. Returns false if it is known. */
  takeNonce(nonce: string): boolean {
    const known = (this.#nonces ??= new Set());
    if (known.has(nonce)) return false;
    if (known.size === mostNonces) known.delete(known.values().next().value!);
    known.add(nonce);
    return true;
  }

  /** Whether a message is about a request or a server of this process. */
  isOwn(act: ReadAct): boolean {
    if ('serverId' in act) return this.#names.find(act.serverId) !== undefined;
    return this.#find(act.id) !== undefined || this.#endings.has(act.id);
  }

  /** Acts on messages one after the other, as they came, so that the first answer counts. */
  act(act: ReadAct, onGone: () => void): Promise<BridgeReply> {
    const turn = this.#last.then(() => this.#act(act, onGone));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #act(act: ReadAct, onGone: () => void): Promise<BridgeReply> {
    switch (act.type) {
      case 'respond':
        return this.#respond(act.id, act.result, onGone);
      case 'fail': {
        if (!this.#find(act.id)) return no('gone');
        this.queue.fail(act.id, new RequestFailure(act.code, act.message));
        return done;
      }
      case 'opened':
      case 'dismiss': {
        const pending = this.#find(act.id);
        if (!pending) return no('gone');
        if (act.type === 'opened' && pending.request.mode !== 'url') return no('invalid');
        if (act.type === 'opened') this.queue.opened(act.id);
        else this.#dismiss(act.id);
        return done;
      }
      case 'silence':
      case 'unsilence': {
        const server = this.#names.find(act.serverId);
        if (!server) return no('gone');
        this.#decide(server, act.type === 'silence', act.nonce);
        return done;
      }
    }
  }

  #decide(server: ElicitationServer, isSilenced: boolean, nonce: string | undefined): void {
    if (nonce !== undefined && !this.takeNonce(nonce)) return;
    const isKnown = this.queue.getSilenced().some((known) => isSameServer(known, server));
    if (isKnown === isSilenced) this.#onRepeat(server, isSilenced);
    else if (isSilenced) this.queue.silence(server);
    else this.queue.unsilence(server);
  }

  async #respond(id: string, result: unknown, onGone: () => void): Promise<BridgeReply> {
    const digest = this.#digestOf(result);
    await loadFormRules();
    const pending = this.#find(id);
    if (!pending || pending.isAnswered || pending.closed) {
      const known = this.#endings.digestOf(id) ?? this.#digests.get(id);
      if (digest === known) return done;
      onGone();
      return no('gone');
    }
    this.#digests.set(id, digest);
    try {
      const arrival = this.#answer(id, result as ElicitResult);
      // Remembered before the pages are told, since the event may come later.
      this.#remember(pending, 'answered-elsewhere');
      await arrival;
      return done;
    } catch (error) {
      this.#digests.delete(id);
      if (!(error instanceof ElicitResultError)) throw error;
      const issues = error instanceof ElicitContentError ? error.issues : undefined;
      return { ...no('invalid'), ...(issues && { issues }) };
    }
  }

  #answer(id: string, result: ElicitResult): void | PromiseLike<void> {
    this.#isAnswering = true;
    try {
      return this.queue.respond(id, result);
    } finally {
      this.#isAnswering = false;
    }
  }

  /** Refuses a request if it is too long beside the others of its server: each change sends all of them to each page. */
  #limit({ id, server }: PendingRequest): void {
    const theirs = this.queue
      .getSnapshot()
      .filter((other) => isSameServer(other.server, server))
      .map(({ request }) => writableRequest(request));
    if (JSON.stringify(theirs).length <= this.#longest) return;
    const message = `Too many requests: together they are longer than ${this.#longest} characters.`;
    this.queue.fail(id, new RequestFailure(rateLimited, message));
  }

  #note(event: QueueEvent): void {
    if (event.type === 'pending') {
      // The windows may not have heard of the accept before another request went on with its page.
      const followed = this.#accepted.takeUnlisted((id) => this.#find(id) !== undefined);
      for (const request of followed) this.#remember(request, 'answered-elsewhere');
    }
    if (event.type !== 'answered' && event.type !== 'withdrawn') return;
    const { request } = event;
    const isAnswered = event.type === 'answered';
    this.#remember(request, isAnswered ? 'answered-elsewhere' : endedAs(request.signal));
    if (!request.isAnswered) return;
    this.#accepted.add(request);
    this.#putAway();
  }

  /** Puts pages away that nobody else does: the windows that could are gone. */
  #putAway(): void {
    for (const id of this.#accepted.takeForgotten()) this.#dismiss(id);
  }

  #dismiss(id: string): void {
    this.#accepted.delete(id);
    this.#digests.delete(id);
    this.queue.dismiss(id);
  }

  #remember(request: PendingRequest, closed: ClosedReason): void {
    const { id } = request;
    // An accepted URL request stays on the list until its page is put away. Then it is gone in all windows.
    if (this.#endings.has(id) || this.#find(id)) return;
    this.#endings.add(this.#toBridged(request), closed, this.#digests.get(id));
    this.#digests.delete(id);
  }

  #toBridged(pending: PendingRequest): OpenRequest {
    const { signal: _signal, closed: _closed, ...told } = pending;
    return {
      ...told,
      request: writableRequest(pending.request),
      server: this.#names.publish(pending.server),
      draft: this.queue.getDraft(pending),
    };
  }

  #find(id: string): PendingRequest | undefined {
    return this.queue.getSnapshot().find((pending) => pending.id === id);
  }

  /** Tells answers apart without keeping the answers themselves, which may hold secrets. */
  #digestOf(result: unknown): string {
    return fingerprint(this.#salt + JSON.stringify(result));
  }
}
