import { ElicitContentError } from '../core/index.ts';
import { createElicitationQueue } from '../host/createElicitationQueue.ts';
import { ElicitResultError, type ElicitResult } from '../protocol/index.ts';
import {
  loadFormRules,
  RequestFailure,
  type PendingRequest,
  type QueueEvent,
} from '../queue/index.ts';
import type { BridgedRequest, BridgeReply, BridgeState } from '../remote/wire.ts';
import { Coalesced } from './Coalesced.ts';
import { Endings } from './Endings.ts';
import { createPeers } from './createPeers.ts';
import type { ElicitationBridge, ElicitationBridgeOptions } from './ElicitationBridge.ts';
import { ServerNames } from './ServerNames.ts';
import { Pages } from './Pages.ts';
import { fingerprint, randomId } from './identity.ts';
import { writableRequest } from './writableRequest.ts';
import { readMessage, type ReadAct } from './readMessage.ts';

/**
 * The back end's side of a host whose MCP client does not run in the page. Make one for each signed-in person, and let
 * nobody else reach it: in URL mode, the person who opens the page must be the one who was asked (MCP, "URL mode").
 *
 * A request waits until a page comes (`rendererTimeout`: `Infinity`); the client's own timeout ends it.
 *
 * @throws {TypeError} for a `bus` without an `id`
 * @example
 * const bridge = createElicitationBridge();
 * const github = bridge.queue.connection({ name: 'GitHub', url });
 * await client.connect(github.wrapTransport(transport));
 * // in a route: return handleElicitation(bridge, request)
 */
export function createElicitationBridge({
  bus,
  id: person,
  ...options
}: ElicitationBridgeOptions = {}): ElicitationBridge {
  if (bus && !person) {
    throw new TypeError(
      'A bridge with a bus needs an `id` that names its person, such as the user’s id.',
    );
  }
  // Joined bridges share one epoch, whenever each was started. A request that none of them has is gone.
  const epoch = bus ? fingerprint(`${person}`) : randomId();
  const endings = new Endings();
  const salt = randomId();
  /** Tells answers apart without keeping the answers themselves, which may hold secrets. */
  const digestOf = (result: unknown) => fingerprint(salt + JSON.stringify(result));
  /** The digests of answers that are being given, by request. */
  const digests = new Map<string, string>();
  const names = new ServerNames();
  const toBridged = (pending: PendingRequest): BridgedRequest => {
    const { signal: _signal, ...told } = pending;
    return {
      ...told,
      request: writableRequest(pending.request),
      server: names.publish(pending.server),
      draft: queue.getDraft(pending),
    };
  };
  let last: Promise<unknown> = Promise.resolve();
  const queue = createElicitationQueue({
    ...options,
    rendererTimeout: options.rendererTimeout ?? Infinity,
    createId: options.createId ?? randomId,
    // Where no host listens, nobody sees the answers in events, so finding the secrets in them would be in vain.
    events: options.onEvent ? options.events : { secrets: true },
    onEvent(event) {
      note(event);
      options.onEvent?.(event);
    },
  });

  const pages: Pages = new Pages({
    state,
    // Until the other processes are heard, their requests are missing, and pages would take them for withdrawn.
    isReady: () => peers?.isReady() ?? true,
    attachRenderer: queue.attachRenderer,
    onCount: () => peers?.tell(),
  });
  const tellPages = new Coalesced(() => pages.tell());
  /** Set while another process has a page, which shows this process's requests. */
  let endRemoteRendering: (() => void) | undefined;
  /** True while a change from another process is applied. It must not be sent back there. */
  let isHearing = false;
  const peers = bus
    ? createPeers({
        bus,
        topic: `elicitation:${person}`,
        getNews: () => ({
          pending: ownPending(),
          silenced: queue.getSilenced(),
          pages: pages.count,
        }),
        onChange() {
          if (peers?.hasPages()) endRemoteRendering ??= queue.attachRenderer(() => undefined);
          else {
            endRemoteRendering?.();
            endRemoteRendering = undefined;
          }
          tellPages.soon();
        },
        receive: (message) => receive(message, true),
        onSilence(server, isSilenced) {
          isHearing = true;
          try {
            if (isSilenced) queue.silence(server);
            else queue.unsilence(server);
          } finally {
            isHearing = false;
          }
        },
      })
    : undefined;
  const tellPeers = peers && new Coalesced(() => peers.tell());
  /** True while an answer is given. It goes to the server first, and then the pages are told. */
  let isAnswering = false;
  queue.subscribe(() => {
    if (isAnswering) tellPages.later();
    else tellPages.soon();
    tellPeers?.soon();
  });

  function whileAnswering<Result>(run: () => Result): Result {
    isAnswering = true;
    try {
      return run();
    } finally {
      isAnswering = false;
    }
  }

  const find = (id: string) => queue.getSnapshot().find((pending) => pending.id === id);

  function note(event: QueueEvent): void {
    if (event.type === 'silenced' || event.type === 'unsilenced') {
      if (!isHearing) peers?.tellSilence(event.server, event.type === 'silenced');
      return;
    }
    if (event.type !== 'answered' && event.type !== 'withdrawn') return;
    const { request } = event;
    const isLate = request.deadline !== undefined && request.deadline <= Date.now();
    const without = isLate ? 'timed-out' : 'withdrawn';
    remember(request, event.type === 'answered' ? 'answered-elsewhere' : without);
  }

  function remember(request: PendingRequest, closed: NonNullable<PendingRequest['closed']>): void {
    const { id } = request;
    // An accepted URL request stays on the list until its page is put away. Then it is gone in all windows.
    if (endings.has(id) || find(id)) return;
    endings.add(toBridged(request), closed, digests.get(id));
    digests.delete(id);
  }

  const ownPending = () => [...queue.getSnapshot().map(toBridged), ...endings.list()];

  function state(): BridgeState {
    const servers = queue.getSilenced().map((server) => names.publish(server));
    const own = ownPending();
    return {
      v: 1,
      epoch,
      now: Date.now(),
      silenced: servers.map(({ id }) => id!),
      servers,
      pending: peers ? peers.join(own) : own,
    };
  }

  async function respond(id: string, result: unknown): Promise<BridgeReply> {
    const digest = digestOf(result);
    await loadFormRules();
    const pending = find(id);
    if (!pending || pending.isAnswered) {
      const isSame = digest === (endings.digestOf(id) ?? digests.get(id));
      if (isSame) return done;
      // The page should know first why the request is over.
      tellPages.catchUp();
      return no('gone');
    }
    digests.set(id, digest);
    try {
      const arrival = whileAnswering(() => queue.respond(id, result as ElicitResult));
      // Remembered before the pages are told, since the event may come later.
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
        const server = names.find(read.serverId);
        if (!server) return no('gone');
        if (read.type === 'silence') queue.silence(server);
        else queue.unsilence(server);
        return done;
      }
    }
  }

  /** Acts on messages one after the other, as they came, so that the first answer counts. */
  function actInTurn(read: ReadAct): Promise<BridgeReply> {
    const turn = last.then(() => act(read));
    last = turn.catch(() => {});
    return turn;
  }

  /** The process that has to take a message. Undefined if it is this one. */
  function ownerOf(read: ReadAct): string | undefined {
    if ('serverId' in read) {
      if (names.find(read.serverId)) return undefined;
      return peers?.findOwner(({ server }) => server.id === read.serverId);
    }
    if (find(read.id) || endings.has(read.id)) return undefined;
    return peers?.findOwner(({ id }) => id === read.id);
  }

  /** @param isForwarded whether another process forwarded the message. It is not forwarded a second time */
  async function receive(message: unknown, isForwarded = false): Promise<BridgeReply> {
    try {
      const read = readMessage(message);
      if (!read) return no('malformed');
      if (read.epoch !== epoch) return no('stale');
      if (peers && !isForwarded) {
        await peers.ready;
        const owner = ownerOf(read.act);
        if (owner !== undefined) return await peers.forward(owner, { v: 1, epoch, ...read.act });
      }
      return await actInTurn(read.act);
    } catch {
      return no('malformed');
    }
  }

  return {
    queue,
    attach: (send, onEnd) => pages.attach(send, onEnd),
    receive: (message) => receive(message),
    dispose() {
      queue.dispose();
      peers?.dispose();
      pages.end();
    },
  };
}

const done: BridgeReply = { ok: true };
const no = (reason: Extract<BridgeReply, { ok: false }>['reason']) =>
  ({ ok: false, reason }) as const;
