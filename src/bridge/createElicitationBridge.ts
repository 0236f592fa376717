import { report, shielded } from '../queue/index.ts';
import type { BridgeReply, BridgeState, BridgedRequest } from '../remote/wire.ts';
import type { ElicitationBridge, ElicitationBridgeOptions } from './ElicitationBridge.ts';
import { fingerprint, randomId } from './identity.ts';
import { OwnRequests } from './OwnRequests.ts';
import { Pages } from './Pages.ts';
import type { JoinPeers } from './Peers.ts';
import { readMessage, type ReadMessage } from './readMessage.ts';

/**
 * The back end's side of a host whose MCP client does not run in the page. Make one for each signed-in person, and let
 * nobody else reach it: in URL mode, who opens the page must be who was asked (MCP, "URL mode").
 * A request waits until a page comes (`rendererTimeout`: `Infinity`); the client's own timeout ends it.
 * @throws {TypeError} for a `cluster` without an `id`
 * @example
 * const bridge = createElicitationBridge({ id: user.id });
 * const github = bridge.queue.connection({ name: 'GitHub', url });
 * await client.connect(github.wrapTransport(transport));
 * // in a route: return handleElicitation(bridge, request)
 */
export function createElicitationBridge({
  cluster,
  id,
  onSignOut,
  ...options
}: ElicitationBridgeOptions = {}): ElicitationBridge {
  if (cluster && !id) {
    throw new TypeError(
      'A bridge of a cluster needs an `id` that names its person, such as the user’s id.',
    );
  }
  // Joined bridges share one epoch, whenever each was started. A request that none of them has is gone.
  const person = id ? fingerprint(`${id}`) : undefined;
  const epoch = (cluster && person) ?? randomId();
  let isSignedOut = false;
  const own = new OwnRequests(options, (decision) => peers?.tellDecision(decision));
  const { queue } = own;
  const pages: Pages = new Pages(state, () => {
    follow();
    peers?.tell();
  });
  let endRendering: (() => void) | undefined;
  const peers = (cluster as JoinPeers | undefined)?.({
    id: `${id}`,
    getNews: () => ({ pending: own.list(), hasPages: pages.count > 0 }),
    onChange() {
      follow();
      pages.tell();
    },
    receive: (message) => receive(message, true),
    onSignOut: leave,
    onDecision: (decision) => own.decide(decision, true),
  });
  queue.subscribe(() => {
    pages.tell();
    peers?.tell();
  });

  /** Requests count as shown while there is a page, of any process. */
  function follow(): void {
    if (pages.count > 0 || peers?.hasPages()) {
      // Nothing counts as on screen here, so a withdrawn request leaves the queue at once. Each page knows what it shows.
      endRendering ??= queue.attachRenderer(() => undefined);
    } else {
      endRendering?.();
      endRendering = undefined;
    }
  }

  function state(): BridgeState | undefined {
    // Nobody's. Pages forget what is not of the same person. Without a name, it would look like a restart to them.
    if (isSignedOut) {
      const nobody = { epoch: randomId(), person: randomId() };
      return { v: 1, ...nobody, now: Date.now(), silenced: [], pending: [] };
    }
    const pending = peers ? peers.join(own.list()) : own.list();
    // Until the other processes are heard, their requests are missing, and pages would take them for withdrawn.
    return (
      pending && { v: 1, epoch, person, now: Date.now(), silenced: own.getSilenced(), pending }
    );
  }

  const isAbout = (message: ReadMessage, { id, server }: BridgedRequest): boolean =>
    'serverId' in message ? server.id === message.serverId : id === message.id;

  /** What another process forwarded is not forwarded a second time. */
  async function receive(message: unknown, isForwarded = false): Promise<BridgeReply> {
    try {
      const read = readMessage(message);
      if (!read) return { ok: false, reason: 'malformed' };
      if (read.epoch !== epoch) return { ok: false, reason: 'stale' };
      const reply = await own.act(read);
      if (!peers || isForwarded || reply.ok || reply.reason !== 'gone') return reply;
      return (await peers.forward(read, (one) => isAbout(read, one))) ?? reply;
    } catch (error) {
      // The code that checks answers or another process is out of reach. `gone` is final, but this is sent again.
      report(error);
      return { ok: false, reason: 'unreachable' };
    }
  }

  function dispose(): void {
    queue.dispose();
    peers?.dispose();
    pages.end();
  }

  function leave(): void {
    if (isSignedOut) return;
    isSignedOut = true;
    dispose();
    shielded(() => onSignOut?.());
  }

  return {
    queue,
    attach: (send, onEnd) => pages.attach(send, onEnd),
    receive: (message) => receive(message),
    dispose,
    signOut() {
      // By a second one, who has signed in anew since would be signed out.
      if (!isSignedOut) peers?.signOut();
      leave();
    },
  };
}
