import type { ElicitResult } from '../protocol/index.ts';
import {
  besideOthers,
  currentRequest,
  deliveryOf,
  inOrder,
  isDoneUnseen,
  loadFormRules,
  paused,
  serverKey,
  type ClosedReason,
  type ElicitationServer,
  type PendingRequest,
} from '../queue/index.ts';
import { createConnection } from './createConnection.ts';
import { createDecisions, longestState } from './createDecisions.ts';
import { createPersonalDrafts } from './createPersonalDrafts.ts';
import { createEntry } from './createEntry.ts';
import type { Answer, Entry } from './Entry.ts';
import { RemoteError } from './RemoteError.ts';
import type { RemoteQueue, RemoteQueueOptions } from './RemoteQueue.ts';
import { revised } from './revised.ts';
import type {
  BridgeAct,
  BridgedRequest,
  BridgeReply,
  BridgeState,
  ElicitationChannel,
} from './wire.ts';

/**
 * The page's side of a bridge: a queue for `ElicitationOutlet`. Make one, outside React. It is connected while somebody
 * subscribes, so a server may make one as well.
 *
 * @example
 * const queue = createRemoteQueue(httpChannel('/api/elicitation'));
 * // <ElicitationOutlet queue={queue} />
 */
export function createRemoteQueue(
  channel: ElicitationChannel,
  { drafts }: RemoteQueueOptions = {},
): RemoteQueue {
  const store = createPersonalDrafts(drafts);
  const connection = createConnection(channel, take, unlist);
  const renderers = new Set<() => string | undefined>();
  /** What was on screen as the last renderer left, until one comes. Whoever saw it may come back. */
  let left: string | undefined;
  const entries = new Map<string, Entry>();
  /** The ids of requests that were answered or put away in this window. The back end may not know yet. */
  const hidden = new Set<string>();
  /** The requests in the newest state. */
  let listed: ReadonlyMap<string, BridgedRequest> | undefined;
  let epoch: string | undefined;
  let snapshot: readonly PendingRequest[] = [];
  let silenced: readonly ElicitationServer[] = [];
  /** The newest state. Without one, nothing is shown. */
  let latest: { readonly state: BridgeState; readonly skew: number } | undefined;

  function changed(): void {
    // Positions are counted anew when a request comes from another process.
    snapshot = inOrder(latest ? entries.values() : []);
    connection.tell();
  }

  /** Shows nothing until the next state. Whoever comes back may be another person. */
  function unlist(): void {
    latest = undefined;
    silenced = [];
    changed();
  }

  function end(id: string, reason: ClosedReason): void {
    const entry = entries.get(id);
    if (!entry || entry.pending.closed) return;
    const isOnScreen = left === id || [...renderers].some((getShown) => getShown() === id);
    entry.controller.abort(reason);
    // A person who is looking at the request is told. Nobody saw a request that was not on screen.
    if (isOnScreen) entry.pending = { ...entry.pending, closed: reason };
    else entries.delete(id);
  }

  /**
   * Says whose the requests are from now on. Nothing is left of anybody else's, on screen either. Only of those that are
   * `lost` may the page tell that an answer did not arrive: after a restart, and not to the next person.
   */
  function belongTo(person: string, reason: 'lost' | 'forgotten' = 'forgotten'): void {
    if (!store.belongTo(person, entries.values())) return;
    for (const { controller } of entries.values()) controller.abort(reason);
    entries.clear();
    decisions.forget();
  }

  /** @param skew from the back end's clock to this page's, as the state arrived */
  function take(state: BridgeState, skew = Date.now() - state.now): void {
    if (state.epoch !== epoch) {
      // A back end that does not say whose it is may be another person's now.
      const named = state.person ?? latest?.state.person;
      belongTo(state.person ?? state.epoch, named === undefined ? 'lost' : 'forgotten');
      for (const id of entries.keys()) end(id, 'withdrawn');
      hidden.clear();
    }
    latest = { state, skew };
    ({ epoch } = state);
    listed = new Map(state.pending.map((bridged) => [bridged.id, bridged]));
    for (const bridged of state.pending) if (!hidden.has(bridged.id)) update(bridged, skew);
    for (const [id, entry] of entries) {
      if (!listed.has(id)) over(id, entry, 'withdrawn');
    }
    for (const id of hidden) if (!listed.has(id)) hidden.delete(id);
    if (state.silenced.join() !== silenced.map(serverKey).join()) silenced = state.servers;
    changed();
    finish();
  }

  function finish(): void {
    for (const [id, entry] of entries) {
      if (isDoneUnseen(entry, renderers)) respond(id, { action: 'accept' })?.catch(() => {});
    }
  }

  function over(id: string, entry: Entry, reason: ClosedReason): void {
    // Put away in another window, or another request goes on with its page.
    if (entry.pending.isAnswered) entries.delete(id);
    else if (entry.underway[0]) entry.endedAs = reason;
    else end(id, reason);
  }

  function update(bridged: BridgedRequest, skew: number): void {
    const entry = entries.get(bridged.id);
    if (bridged.closed) {
      if (entry) over(bridged.id, entry, bridged.closed);
      return;
    }
    const local = bridged.deadline && bridged.deadline + skew;
    // A request that was missing from one state is asked again: its server still waits.
    if (!entry || entry.pending.closed) {
      if (decisions.hide(bridged)) {
        hidden.add(bridged.id);
        return;
      }
      entries.set(bridged.id, createEntry(bridged, local));
      // These rules find the secrets in drafts. Without them no draft is kept.
      if (bridged.request.mode === 'form') void loadFormRules().catch(() => {});
      return;
    }
    entry.endedAs = undefined;
    entry.pending = revised(entry.pending, bridged, local);
  }

  /** Sends a message until it has arrived, or is not wanted any more. */
  const deliver = (act: BridgeAct, isWanted: () => boolean | Promise<boolean> = () => true) =>
    // The message is made first: the channel may bring another person's state as it is opened.
    connection.deliver({ v: 1, epoch: epoch ?? '', ...act }, isWanted);

  const decisions = createDecisions(deliver);

  async function decideOn(
    server: ElicitationServer,
    type: 'silence' | 'unsilence',
    hid: readonly string[],
  ): Promise<void> {
    const waiting = await decisions.decide(serverKey(server), type, hid);
    if (!waiting[0]) return;
    for (const id of waiting) hidden.delete(id);
    if (latest) take(latest.state, latest.skew);
  }

  async function send(entry: Entry, answer: Answer): Promise<void> {
    const { result } = answer;
    const { id, request, until, signal } = entry.pending;
    const isOpen = () => !signal.aborted && !hidden.has(id);
    /** Whether the newest state has it open. */
    const isAsked = () => isOpen() && !entry.endedAs && !entry.pending.isAnswered;
    entry.underway = [...entry.underway, answer];
    entry.failure = undefined;
    const delivered = deliver({ type: 'respond', id, result }, async () => {
      const cancel = result.action !== 'cancel' && entry.underway.find(({ outcome }) => outcome);
      if (cancel && (await cancel.outcome!).ok) return false;
      return isOpen();
    });
    if (result.action === 'cancel') answer.outcome = delivered;
    const reply = await delivered;
    const { reason } = reply as Partial<Extract<BridgeReply, { ok: false }>>;
    if (reason === 'gone' && isAsked()) await paused(longestState, signal);
    entry.underway = entry.underway.filter((one) => one !== answer);
    const isIdle = !entry.underway[0];
    if (isIdle) for (const resume of entry.idle.splice(0)) resume();
    if (reply.ok) {
      const isPageOpen = request.mode === 'url' && until === 'opened';
      if (isPageOpen && result.action === 'accept' && !entry.endedAs) {
        entry.pending = { ...entry.pending, isAnswered: true };
      } else {
        hidden.add(id);
        entries.delete(id);
      }
    } else if (!isIdle && (reason === 'gone' || !isAsked())) {
      // Another answer of this window may be the one that was accepted.
      await new Promise<void>((resume) => entry.idle.push(resume));
    }
    // Another entry may have its id by now.
    if (!reply.ok && store.isForeign(signal)) throw new RemoteError(reply);
    // A process that does not know the request calls it gone as well, although another has it.
    const error = reason !== 'stale' && isAsked() ? new RemoteError(reply) : undefined;
    entry.failure = error && { action: result.action, error };
    if (!error && !entry.pending.isAnswered) end(id, entry.endedAs ?? 'withdrawn');
    changed();
    if (error) throw error;
  }

  function respond(id: string, result: ElicitResult): Promise<void> | undefined {
    const entry = entries.get(id);
    if (!entry || entry.pending.closed) return undefined;
    const earlier = besideOthers(entry, result);
    if (earlier) return earlier;
    const answer = { result } as Answer;
    answer.arrival = send(entry, answer);
    changed();
    return answer.arrival;
  }

  const { subscribe, getConnection, close } = connection;
  return {
    subscribe,
    getConnection,
    close,
    getSnapshot: () => snapshot,
    getSilenced: () => silenced,
    attachRenderer(getShown = () => currentRequest(snapshot)?.id) {
      const renderer = () => getShown();
      renderers.add(renderer);
      left = undefined;
      return () => {
        renderers.delete(renderer);
        left = getShown();
        finish();
      };
    },
    getDraft: (pending) => store.get(pending) ?? entries.get(pending.id)?.draft,
    setDraft(pending, draft) {
      const entry = entries.get(pending.id);
      // What the person has emptied does not come back.
      if (entry && !draft) entry.draft = undefined;
      store.set(pending, draft);
    },
    reset() {
      epoch = undefined;
      belongTo('nobody');
      connection.reconnect();
    },
    respond,
    getSent: (id) => entries.get(id),
    getDelivery: (id) => deliveryOf(entries.get(id)),
    opened(id) {
      const entry = entries.get(id);
      if (!entry || entry.pending.isOpened) return;
      entry.pending = { ...entry.pending, isOpened: true };
      void deliver({ type: 'opened', id });
      changed();
    },
    fail(id, error) {
      if (!entries.delete(id)) return;
      hidden.add(id);
      const { code, message } = error as { code?: unknown; message: string };
      const known = typeof code === 'number' ? code : -32603;
      void deliver({ type: 'fail', id, code: known, message }).then(({ ok }) => {
        // The server still waits. The next state asks again: at once, the page would fail again.
        if (!ok) hidden.delete(id);
      });
      changed();
    },
    dismiss(id) {
      const { closed, isAnswered } = entries.get(id)?.pending ?? {};
      if (!closed && !isAnswered) return;
      entries.delete(id);
      // If the newest state lacks it, or has it open, it is asked again.
      if (isAnswered || listed?.get(id)?.closed) hidden.add(id);
      if (!closed) void deliver({ type: 'dismiss', id });
      changed();
    },
    silence(server) {
      const serverId = serverKey(server);
      // The requests are removed first, so that this window does not say that another window answered them.
      const theirs: string[] = [];
      for (const [id, { pending, underway }] of entries) {
        if (pending.isAnswered || underway[0] || serverKey(pending.server) !== serverId) continue;
        theirs.push(id);
        entries.delete(id);
        hidden.add(id);
      }
      void decideOn(server, 'silence', theirs);
      changed();
    },
    unsilence: (server) => void decideOn(server, 'unsilence', []),
  };
}
